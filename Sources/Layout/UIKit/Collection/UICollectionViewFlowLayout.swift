import Numbers

/// Items in lines, one after another, with headers and footers.
///
/// In a line items keep their sizes; the room that is left is shared between them, except in a last
/// line that is not full, where the distance is that of a full line of as many items as fit. A line
/// is as thick as its thickest item, and the others are centred in it. Sizes come from the delegate,
/// from `itemSize`, or, with an `estimatedItemSize`, from the cells.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  /// The distances in points that Apple documents as defaults, between lines and items.
  static let usualSpacing: CGFloat = 10
  /// The size in points that Apple documents as default.
  static let usualItemSize = CGSize(width: 50, height: 50)

  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  /// The smallest distance between lines, in points.
  open var minimumLineSpacing = UICollectionViewFlowLayout.usualSpacing {
    didSet { invalidateLayout() }
  }
  /// The smallest distance between items of a line, in points.
  open var minimumInteritemSpacing = UICollectionViewFlowLayout.usualSpacing {
    didSet { invalidateLayout() }
  }
  /// The size of items in points.
  open var itemSize = UICollectionViewFlowLayout.usualItemSize {
    didSet { invalidateLayout() }
  }
  /// The size of items before they are asked; zero does not ask them.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of headers; the length along the direction counts.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of footers; the length along the direction counts.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The margins of sections, in points.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// Without effect here.
  open var sectionInsetReference = SectionInsetReference.fromContentInset
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }

  private var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var supplements: [UICollectionViewLayoutAttributes] = []
  private var ordered: [UICollectionViewLayoutAttributes] = []
  private var contentSize = CGSize.zero
  private var preferredSizes: [IndexPath: CGSize] = [:]

  public override init() { super.init() }

  /// Creates a layout; there is no archive to decode here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var collectionViewContentSize: CGSize { contentSize }
  override var selfSizes: Bool { estimatedItemSize != .zero }

  open override func prepare() {
    super.prepare()
    (items, supplements, ordered) = ([:], [], [])
    guard let collectionView else { return }
    var position: CGFloat = 0
    for section in 0..<collectionView.numberOfSections {
      position = layOut(section, in: collectionView, from: position)
    }
    let breadth = breadth(of: collectionView)
    contentSize =
      isVertical
      ? CGSize(width: breadth, height: position) : CGSize(width: position, height: breadth)
    if flipsHorizontallyInOppositeLayoutDirection,
      collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    {
      for attributes in ordered {
        attributes.frame.origin.x = contentSize.width - attributes.frame.maxX
      }
    }
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    ordered.filter {
      let frame = $0.frame
      return frame.minX < rect.maxX && frame.maxX > rect.minX && frame.minY < rect.maxY
        && frame.maxY > rect.minY
    }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { items[indexPath] }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    supplements.first {
      $0.representedElementKind == elementKind && $0.indexPath.section == indexPath.section
    }
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    return isVertical
      ? newBounds.width != collectionView.bounds.width
      : newBounds.height != collectionView.bounds.height
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything { preferredSizes = [:] }
    super.invalidateLayout(with: context)
  }

  override func adopt(
    _ preferred: UICollectionViewLayoutAttributes,
    instead original: UICollectionViewLayoutAttributes
  ) -> Bool {
    let grid = collectionView?.environment.pixelGrid
    let size = CGSize(
      width: grid?.roundedUp(preferred.size.width) ?? preferred.size.width,
      height: grid?.roundedUp(preferred.size.height) ?? preferred.size.height)
    guard original.representedElementCategory == .cell, size.width.isFinite, size.height.isFinite,
      preferredSizes[original.indexPath] != size
    else { return false }
    preferredSizes[original.indexPath] = size
    return size != original.size
  }

  // MARK: Lines

  private var isVertical: Bool { scrollDirection == .vertical }

  private func breadth(of view: UICollectionView) -> CGFloat {
    let insets = view.adjustedContentInset
    return max(
      0,
      isVertical
        ? view.bounds.width - insets.left - insets.right
        : view.bounds.height - insets.top - insets.bottom)
  }

  private func layOut(
    _ section: Int, in view: UICollectionView, from start: CGFloat
  ) -> CGFloat {
    let values = SectionValues(section, self, view)
    var position = addSupplement(
      UICollectionView.elementKindSectionHeader, values.header, section, view, at: start)
    let count = view.numberOfItems(inSection: section)
    let inset = values.inset
    position += isVertical ? inset.top : inset.left
    let first = isVertical ? inset.left : inset.top
    let room = max(
      0, breadth(of: view) - first - (isVertical ? inset.right : inset.bottom))
    let sizes = (0..<count).map { size(of: IndexPath(item: $0, section: section), view) }
    var index = 0
    while index < count {
      let end = lineEnd(from: index, sizes, room, values.spacing)
      if index > 0 { position += values.lineSpacing }
      let line = FlowLine(
        sizes: sizes[index..<end].map {
          isVertical ? ($0.width, $0.height) : ($0.height, $0.width)
        },
        isLast: end == count, room: room, spacing: values.spacing)
      for (offset, place) in line.places.enumerated() {
        let path = IndexPath(item: index + offset, section: section)
        add(
          path, sizes[index + offset], across: first + place.across, along: position + place.along)
      }
      position += line.thickness
      index = end
    }
    position += isVertical ? inset.bottom : inset.right
    return addSupplement(
      UICollectionView.elementKindSectionFooter, values.footer, section, view, at: position)
  }

  /// The items of a line that begins with `index`: as many as find room, one at least.
  private func lineEnd(
    from index: Int, _ sizes: [CGSize], _ room: CGFloat, _ spacing: CGFloat
  ) -> Int {
    var end = index
    var used: CGFloat = 0
    while end < sizes.count {
      let length = isVertical ? sizes[end].width : sizes[end].height
      let next = used + (end > index ? spacing : 0) + length
      if end > index, next > room + Tolerance.fit { break }
      used = next
      end += 1
    }
    return end
  }

  private func size(of path: IndexPath, _ view: UICollectionView) -> CGSize {
    if selfSizes, let preferred = preferredSizes[path] { return preferred }
    if let size = view.flowDelegate?.collectionView(view, layout: self, sizeForItemAt: path),
      size.width.isFinite, size.height.isFinite
    {
      return CGSize(width: max(0, size.width), height: max(0, size.height))
    }
    guard selfSizes, estimatedItemSize != Self.automaticSize else { return itemSize }
    return estimatedItemSize
  }

  private func add(_ path: IndexPath, _ size: CGSize, across: CGFloat, along: CGFloat) {
    let made =
      (Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type)?.init()
      ?? UICollectionViewLayoutAttributes()
    made.indexPath = path
    let origin = isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
    made.frame = CGRect(origin: origin, size: size)
    items[path] = made
    ordered.append(made)
  }

  private func addSupplement(
    _ kind: String, _ size: CGSize, _ section: Int, _ view: UICollectionView, at position: CGFloat
  ) -> CGFloat {
    let length = isVertical ? size.height : size.width
    guard length > 0, length.isFinite else { return position }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    let breadth = breadth(of: view)
    attributes.frame =
      isVertical
      ? CGRect(x: 0, y: position, width: breadth, height: length)
      : CGRect(x: position, y: 0, width: length, height: breadth)
    supplements.append(attributes)
    ordered.append(attributes)
    return position + length
  }

  /// The values of a section: the delegate's, else the layout's.
  private struct SectionValues {
    let inset: UIEdgeInsets
    let lineSpacing: CGFloat
    let spacing: CGFloat
    let header: CGSize
    let footer: CGSize

    init(_ section: Int, _ layout: UICollectionViewFlowLayout, _ view: UICollectionView) {
      let delegate = view.flowDelegate
      inset =
        delegate?.collectionView(view, layout: layout, insetForSectionAt: section)
        ?? layout.sectionInset
      lineSpacing =
        delegate?.collectionView(
          view, layout: layout, minimumLineSpacingForSectionAt: section)
        ?? layout.minimumLineSpacing
      spacing =
        delegate?.collectionView(
          view, layout: layout, minimumInteritemSpacingForSectionAt: section)
        ?? layout.minimumInteritemSpacing
      header =
        delegate?.collectionView(
          view, layout: layout, referenceSizeForHeaderInSection: section)
        ?? layout.headerReferenceSize
      footer =
        delegate?.collectionView(
          view, layout: layout, referenceSizeForFooterInSection: section)
        ?? layout.footerReferenceSize
    }
  }
}

/// The items of a line: their distances across the direction of scrolling, and along it.
struct FlowLine {
  private(set) var places: [(across: CGFloat, along: CGFloat)] = []
  private(set) var thickness: CGFloat = 0

  /// - Parameters:
  ///   - sizes: the length of each item in the line, and its thickness.
  ///   - isLast: whether the line ends its section.
  ///   - room: the length of the line.
  ///   - spacing: the smallest distance between items.
  init(
    sizes: [(length: CGFloat, thickness: CGFloat)], isLast: Bool, room: CGFloat, spacing: CGFloat
  ) {
    thickness = sizes.map(\.thickness).max() ?? 0
    let used = sizes.reduce(0) { $0 + $1.length }
    var gap = spacing
    if sizes.count > 1 { gap = max(spacing, (room - used) / CGFloat(sizes.count - 1)) }
    if isLast { gap = Self.lastGap(sizes.map(\.length), room, spacing) }
    var across = sizes.count == 1 && !isLast ? max(0, (room - used) / 2) : 0
    for size in sizes {
      places.append((across, (thickness - size.thickness) / 2))
      across += size.length + gap
    }
  }

  /// The gap between items of the last line: that of a full line if all are equally long.
  private static func lastGap(_ lengths: [CGFloat], _ room: CGFloat, _ spacing: CGFloat) -> CGFloat
  {
    guard let length = lengths.first, length > 0, lengths.allSatisfy({ $0 == length }) else {
      return spacing
    }
    let fitting = ((room + spacing + Tolerance.fit) / (length + spacing)).rounded(.down)
    guard fitting > 1 else { return spacing }
    return max(spacing, (room - fitting * length) / (fitting - 1))
  }
}
