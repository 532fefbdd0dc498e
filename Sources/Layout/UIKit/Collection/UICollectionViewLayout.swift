open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  public typealias ElementCategory = UICollectionView.ElementCategory

  /// The position and size in the collection view's coordinates, in points.
  open var frame = CGRect.zero { didSet { if !frame.isFinite { frame = oldValue } } }
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  open var transform = CGAffineTransform.identity
  /// `transform` as a map of space; depth and perspective of a new value are dropped.
  open var transform3D: CATransform3D {
    get { CATransform3D(transform) }
    set { transform = newValue.plane }
  }
  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  open var indexPath = IndexPath(item: 0, section: 0)
  public internal(set) final var representedElementCategory = ElementCategory.cell
  public internal(set) final var representedElementKind: String?
  /// The axes in which the layout does not take the content's size.
  final var fixedAxes: UIAxis = []
  final var listRow: ListRow?

  public required override init() { super.init() }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init(forCellWith: indexPath)
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  public convenience init(forDecorationViewOfKind kind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    representedElementCategory = .decorationView
    representedElementKind = kind
  }

  /// Of the same class; a subclass copies what it adds.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    (copy.frame, copy.transform, copy.alpha) = (frame, transform, alpha)
    (copy.zIndex, copy.isHidden, copy.indexPath) = (zIndex, isHidden, indexPath)
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    copy.fixedAxes = fixedAxes
    copy.listRow = listRow
    return copy
  }

  /// A copy, of the same class if that copies itself.
  final var copied: UICollectionViewLayoutAttributes {
    copy(with: nil) as? UICollectionViewLayoutAttributes ?? self
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return indexPath == other.indexPath && frame == other.frame && alpha == other.alpha
      && zIndex == other.zIndex && isHidden == other.isHidden && transform == other.transform
      && representedElementKind == other.representedElementKind
  }

  open override var hash: Int { indexPath.hashValue }
}

open class UICollectionViewLayoutInvalidationContext: NSObject {
  open internal(set) var invalidateEverything = false
  /// Whether the numbers of items are no longer valid.
  open internal(set) var invalidateDataSourceCounts = false
  open var contentSizeAdjustment = CGSize.zero
  open var contentOffsetAdjustment = CGPoint.zero
  /// The items that are no longer valid.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?

  /// Nothing is invalid yet.
  public required override init() { super.init() }

  /// Appends them to `invalidatedItemIndexPaths`, even if they are there already.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
}

/// Decides where the elements of a collection view are.
open class UICollectionViewLayout: NSObject {
  public internal(set) final weak var collectionView: UICollectionView?
  private var decorations: [String: AnyClass] = [:]
  final var isPrepared = false

  /// Belongs to no view until one is made with it.
  public override init() { super.init() }

  /// Creates a layout; there is no archive to decode here.
  public required init?(coder: NSCoder) { super.init() }

  /// A subclass may name one of its own.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// Never asked here.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  open func prepare() {}
  /// The size of the content, in points.
  open var collectionViewContentSize: CGSize { .zero }
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }
  /// Nil unless a subclass says otherwise.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Nil unless a subclass says otherwise; never asked here.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Asks for `prepare()` before the next layout.
  open func invalidateLayout() { invalidateLayout(with: .init()) }

  /// Asks for `prepare()` before the next layout.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isPrepared = false
    collectionView?.setNeedsLayout()
  }

  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  open func finalizeCollectionViewUpdates() {}
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  open func finalizeAnimatedBoundsChange() {}
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { .init() }
  /// Never asked here.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { .init() }

  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  { proposedContentOffset }

  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }

  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }

  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)
  }

  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)
  }

  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Views of decorations of that kind are made of it; nil takes it back.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass
  }

  final func makeDecoration(_ kind: String) -> UICollectionReusableView? {
    (decorations[kind] as? UICollectionReusableView.Type)?.init(registeredAs: kind)
  }

  func adopt(
    _ preferred: UICollectionViewLayoutAttributes,
    instead original: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  var selfSizes: Bool { false }
}

extension IndexPath {
  /// Creates the path of an item: section first, then item.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The item inside its section.
  /// - Precondition: the path has two indexes.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
