@_spi(UIKit) import UIKitCore

/// Items that a layout puts into place, with cells only for those in the viewport.
open class UICollectionView: UIScrollView {
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
  /// Whether items can be dragged; no effect.
  public final var dragInteractionEnabled = true
  /// Whether the focus selects; no effect.
  public final var selectionFollowsFocus = false
  /// Whether the focus comes back; no effect.
  public final var remembersLastFocusedIndexPath = false
  /// Whether editing lets items be chosen; no effect.
  public final var allowsSelectionDuringEditing = false
  /// Whether editing lets several be chosen; no effect.
  public final var allowsMultipleSelectionDuringEditing = false
  /// How soon items make room; no effect.
  public final var reorderingCadence: ReorderingCadence = .immediate
  /// When items are measured again; no effect.
  public final var selfSizingInvalidation: SelfSizingInvalidation = .enabled

  public enum ElementCategory: Int, Sendable { case cell, supplementaryView, decorationView }
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public var rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }

  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      collectionViewLayout.invalidateLayout()
    }
  }

  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  open weak var delegate: (any UICollectionViewDelegate)? { didSet { reloadData() } }
  /// Whether cells are asked for before they are visible; without effect here.
  open var isPrefetchingEnabled = true
  /// Loads items before they are visible; never called here.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  final var cells = ReuseQueue<UICollectionReusableView>()
  final var shownElements: [ElementKey: UICollectionReusableView] = [:]
  final var selected: Set<IndexPath> = []
  /// Keeps the names of registrations from being given to others.
  final var registrations: [RegistrationToken] = []
  private var counts: [Int]?
  private var preparedBounds = CGRect.null

  /// The name of a shown element.
  struct ElementKey: Hashable {
    let kind: String?
    let indexPath: IndexPath

    init(_ attributes: UICollectionViewLayoutAttributes) {
      kind = attributes.representedElementKind
      indexPath = attributes.indexPath
    }

    init(_ indexPath: IndexPath) {
      kind = nil
      self.indexPath = indexPath
    }
  }

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Creates a view with a flow layout; there is no archive to decode here.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  final var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    delegate as? any UICollectionViewDelegateFlowLayout
  }

  // MARK: Numbers

  private var loadedCounts: [Int] {
    if let counts { return counts }
    guard let dataSource else { return [] }
    let made = (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
    }
    counts = made
    return made
  }

  /// Asked once, until data are loaded again.
  open var numberOfSections: Int { loadedCounts.count }

  /// 0 for a section that there is not.
  open func numberOfItems(inSection section: Int) -> Int {
    loadedCounts.indices.contains(section) ? loadedCounts[section] : 0
  }

  open func reloadData() {
    counts = nil
    recycle(Array(shownElements.keys))
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    collectionViewLayout.invalidateLayout(with: context)
    setNeedsLayout()
  }

  final func recycle(_ keys: [ElementKey]) {
    for key in keys {
      guard let view = shownElements.removeValue(forKey: key) else { continue }
      view.removeFromSuperview()
      if let identifier = view.reuseIdentifier {
        cells.enqueue(view, as: Self.queue(key.kind, identifier))
      }
      if key.kind == nil, let cell = view as? UICollectionViewCell {
        delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.indexPath)
      }
    }
  }

  static func queue(_ kind: String?, _ identifier: String) -> String {
    kind.map { "\($0)\u{0}\(identifier)" } ?? identifier
  }

  // MARK: Layout

  @_spi(UIKit) open override var hostsOwnEngine: Bool { true }
  @_spi(UIKit) open override var isSizedBySuperview: Bool { true }
  @_spi(UIKit) open override var anyScrollDelegate: (any UIScrollViewDelegate)? { delegate }

  open override func layoutSubviews() {
    clearSafeArea()
    prepareLayout()
    showElements()
    backgroundView?.frame = bounds
    super.layoutSubviews()
  }

  /// The rounds after which sizes that never settle are left as they are.
  private static let sizingRounds = 8

  private func prepareLayout() {
    let layout = collectionViewLayout
    if preparedBounds != bounds {
      let isNew = preparedBounds.isNull || preparedBounds.size != bounds.size
      if isNew || layout.shouldInvalidateLayout(forBoundsChange: bounds) {
        layout.isPrepared = false
      }
      preparedBounds = bounds
    }
    guard !layout.isPrepared else { return }
    layout.prepare()
    layout.isPrepared = true
    contentSize = layout.collectionViewContentSize
  }

  private func showElements() {
    let layout = collectionViewLayout
    for _ in 0..<Self.sizingRounds {
      let wanted = layout.layoutAttributesForElements(in: bounds) ?? []
      let keys = Set(wanted.map { ElementKey($0) })
      recycle(
        shownElements.keys.filter { !keys.contains($0) }.sorted { $0.indexPath < $1.indexPath })
      for attributes in wanted.sorted(by: Self.isBelow) { show(attributes) }
      guard layout.selfSizes, adoptSizes(wanted) else { break }
      layout.prepare()
      contentSize = layout.collectionViewContentSize
    }
  }

  private static func isBelow(
    _ a: UICollectionViewLayoutAttributes, _ b: UICollectionViewLayoutAttributes
  ) -> Bool {
    (a.zIndex, a.indexPath) < (b.zIndex, b.indexPath)
  }

  /// Asks the cells for their sizes; returns whether one has changed.
  private func adoptSizes(_ wanted: [UICollectionViewLayoutAttributes]) -> Bool {
    var hasChanged = false
    for attributes in wanted where attributes.representedElementCategory != .decorationView {
      guard let view = shownElements[ElementKey(attributes)] else { continue }
      let preferred = view.preferredLayoutAttributesFitting(attributes.copied)
      if collectionViewLayout.adopt(preferred, instead: attributes) { hasChanged = true }
    }
    return hasChanged
  }

  private func show(_ attributes: UICollectionViewLayoutAttributes) {
    let key = ElementKey(attributes)
    guard let view = shownElements[key] ?? make(attributes) else { return }
    let isNew = shownElements[key] == nil
    shownElements[key] = view
    if view.transform != attributes.transform { view.transform = attributes.transform }
    view.frame = attributes.frame
    view.alpha = attributes.alpha
    view.isHidden = attributes.isHidden
    view.apply(attributes)
    if isNew {
      if attributes.zIndex < 0 { insertSubview(view, at: 0) } else { addSubview(view) }
      if let cell = view as? UICollectionViewCell, key.kind == nil {
        cell.isSelected = selected.contains(key.indexPath)
        delegate?.collectionView(self, willDisplay: cell, forItemAt: key.indexPath)
      } else if let kind = key.kind {
        delegate?.collectionView(
          self, willDisplaySupplementaryView: view, forElementKind: kind, at: key.indexPath)
      }
    }
    view.layoutIfNeeded()
  }

  private func make(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    environment.perform {
      switch attributes.representedElementCategory {
      case .cell: return dataSource?.collectionView(self, cellForItemAt: attributes.indexPath)
      case .supplementaryView:
        return dataSource?.collectionView(
          self, viewForSupplementaryElementOfKind: attributes.representedElementKind ?? "",
          at: attributes.indexPath)
      case .decorationView:
        return collectionViewLayout.makeDecoration(attributes.representedElementKind ?? "")
      }
    }
  }
}
