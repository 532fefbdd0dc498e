import Numbers

public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// Sections of groups of items.
///
/// Sizes are shares of what contains them, points, or estimates; an estimated length of an item is
/// replaced by what its cell asks for, and that of a group by what its items take. Sections that
/// scroll across the layout show their beginning.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  private var ordered: [UICollectionViewLayoutAttributes] = []
  private var contentSize = CGSize.zero
  private var preferred: [PreferredKey: CGSize] = [:]

  /// The owner of a kept size: an item, or a header or footer of a kind.
  private struct PreferredKey: Hashable {
    let kind: String?
    let path: IndexPath

    init(_ attributes: UICollectionViewLayoutAttributes) {
      kind = attributes.representedElementKind
      path = attributes.indexPath
    }
  }

  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: .init())
  }

  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }

  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) { self.init(sectionProvider: sectionProvider, configuration: .init()) }

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// Creates a plain list; there is no archive to decode here.
  public required init?(coder: NSCoder) {
    provider = { .list(using: .init(appearance: .plain), layoutEnvironment: $1) }
    configuration = .init()
    super.init(coder: coder)
  }

  /// Every section is such a list, made anew for its environment.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout {
      .list(using: configuration, layoutEnvironment: $1)
    }
  }

  open override var collectionViewContentSize: CGSize { contentSize }
  override var selfSizes: Bool { true }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { ordered.filter { $0.frame.intersects(rect) } }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    ordered.first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    ordered.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything { preferred = [:] }
    super.invalidateLayout(with: context)
  }

  override func adopt(
    _ preferred: UICollectionViewLayoutAttributes,
    instead original: UICollectionViewLayoutAttributes
  ) -> Bool {
    let key = PreferredKey(original)
    guard let grid = collectionView?.environment.pixelGrid, original.fixedAxes != .both,
      preferred.size.width.isFinite, preferred.size.height.isFinite
    else { return false }
    let size = CGSize(
      width: grid.roundedUp(preferred.size.width), height: grid.roundedUp(preferred.size.height))
    guard self.preferred[key] != size else { return false }
    self.preferred[key] = size
    return size != original.size
  }

  // MARK: Sections

  open override func prepare() {
    super.prepare()
    ordered = []
    guard let view = collectionView else { return }
    let insets = view.adjustedContentInset
    let size = CGSize(
      width: max(0, view.bounds.width - insets.left - insets.right),
      height: max(0, view.bounds.height - insets.top - insets.bottom))
    let surroundings = LayoutSurroundings(size: size, view.traitCollection)
    let isVertical = configuration.scrollDirection == .vertical
    var position: CGFloat = 0
    for index in 0..<view.numberOfSections {
      guard let section = provider(index, surroundings) else { continue }
      if index > 0 { position += configuration.interSectionSpacing }
      if let list = section.list, view.backgroundColor == nil {
        view.backgroundColor = list.ground
      }
      let place = SectionPlace(
        index: index, section: section, container: size, isVertical: isVertical,
        count: view.numberOfItems(inSection: index), surroundings: surroundings)
      position = layOut(place, from: position)
    }
    contentSize =
      isVertical
      ? CGSize(width: size.width, height: position) : CGSize(width: position, height: size.height)
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      for attributes in ordered {
        attributes.frame.origin.x = contentSize.width - attributes.frame.maxX
      }
    }
  }

  /// The position of a section and all that its layout depends on.
  private struct SectionPlace {
    let index: Int
    let section: NSCollectionLayoutSection
    let container: CGSize
    let isVertical: Bool
    let count: Int
    let surroundings: LayoutSurroundings

    var insets: NSDirectionalEdgeInsets { section.contentInsets }
    /// The container without the insets.
    var room: CGSize {
      CGSize(
        width: max(0, container.width - insets.leading - insets.trailing),
        height: max(0, container.height - insets.top - insets.bottom))
    }
    func row(of path: IndexPath) -> ListRow? {
      guard let list = section.list else { return nil }
      let own = list.separatorConfiguration
      let separator = list.itemSeparatorHandler?(path, own) ?? own
      let shows = list.showsSeparators && separator.bottomSeparatorVisibility != .hidden
      return ListRow(
        appearance: list.appearance, isFirst: path.item == 0, isLast: path.item == count - 1,
        separator: shows ? separator : nil)
    }
    /// Whether the groups are in a row.
    var runsAcross: Bool { isVertical == (section.orthogonalScrollingBehavior != .none) }
  }

  private func layOut(_ place: SectionPlace, from start: CGFloat) -> CGFloat {
    let first = ordered.count
    var position = addEdges(of: place, atEnd: false, from: start)
    position += place.isVertical ? place.insets.top : place.insets.leading
    let content = addGroups(of: place, from: position)
    position += content + (place.isVertical ? place.insets.bottom : place.insets.trailing)
    position = addEdges(of: place, atEnd: true, from: position)
    for decoration in place.section.decorationItems {
      let attributes = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: decoration.elementKind,
        with: IndexPath(item: 0, section: place.index))
      let whole =
        place.isVertical
        ? CGRect(x: 0, y: start, width: place.container.width, height: position - start)
        : CGRect(x: start, y: 0, width: position - start, height: place.container.height)
      attributes.frame = whole.inset(by: decoration.contentInsets)
      attributes.zIndex = decoration.zIndex
      ordered.insert(attributes, at: first)
    }
    return position
  }

  /// Adds the headers before a section's content, or the footers after it, and returns their end.
  private func addEdges(of place: SectionPlace, atEnd: Bool, from start: CGFloat) -> CGFloat {
    var position = start
    for item in place.section.boundarySupplementaryItems where item.alignment.isBottom == atEnd {
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: item.elementKind,
        with: IndexPath(item: 0, section: place.index))
      let follows = place.section.supplementariesFollowContentInsets && place.isVertical
      let side = follows ? place.insets.leading : 0
      let width = follows ? place.room.width : place.container.width
      let size = size(
        of: item, in: CGSize(width: width, height: place.container.height), attributes)
      let length = place.isVertical ? size.height : size.width
      let before = item.extendsBoundary ? position : position - (atEnd ? length : 0)
      attributes.frame = CGRect(
        origin: place.isVertical ? CGPoint(x: side, y: before) : CGPoint(x: before, y: 0),
        size: size
      ).offsetBy(dx: item.offset.x, dy: item.offset.y)
      attributes.zIndex = max(1, item.zIndex)
      ordered.append(attributes)
      if item.extendsBoundary { position += length }
    }
    return position
  }

  /// Adds the groups of a section; returns their length in the direction of scrolling.
  private func addGroups(of place: SectionPlace, from start: CGFloat) -> CGFloat {
    let group = place.section.group
    let origin =
      place.isVertical
      ? CGPoint(x: place.insets.leading, y: start) : CGPoint(x: start, y: place.insets.top)
    var next = 0
    var run: CGFloat = 0
    var extent: CGFloat = 0
    while next < place.count {
      if run > 0 { run += place.section.interGroupSpacing }
      let corner =
        place.runsAcross
        ? CGPoint(x: origin.x + run, y: origin.y) : CGPoint(x: origin.x, y: origin.y + run)
      let before = next
      let size = lay(group, at: corner, in: place.room, &next, place)
      guard next > before else { break }
      run += place.runsAcross ? size.width : size.height
      extent = max(extent, place.runsAcross ? size.height : size.width)
    }
    return place.runsAcross == place.isVertical ? extent : run
  }

  // MARK: Groups

  /// The size of an item or a header: what its cell has asked for in place of an estimate.
  private func size(
    of item: NSCollectionLayoutItem, in container: CGSize,
    _ attributes: UICollectionViewLayoutAttributes
  ) -> CGSize {
    var size = item.layoutSize.size(in: container)
    let isWidthFixed = !item.layoutSize.widthDimension.isEstimated
    let isHeightFixed = !item.layoutSize.heightDimension.isEstimated
    if isWidthFixed { attributes.fixedAxes.insert(.horizontal) }
    if isHeightFixed { attributes.fixedAxes.insert(.vertical) }
    if let known = preferred[PreferredKey(attributes)] {
      let insets = item.contentInsets
      if !isWidthFixed { size.width = known.width + insets.leading + insets.trailing }
      if !isHeightFixed { size.height = known.height + insets.top + insets.bottom }
    }
    return size
  }

  /// Puts the next items of a section into a group, and returns the group's size.
  private func lay(
    _ group: NSCollectionLayoutGroup, at corner: CGPoint, in container: CGSize, _ next: inout Int,
    _ place: SectionPlace
  ) -> CGSize {
    var size = group.layoutSize.size(in: container)
    let insets = group.contentInsets
    let inner = CGSize(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    let origin = CGPoint(x: corner.x + insets.leading, y: corner.y + insets.top)
    let content: CGSize
    switch group.flow {
    case .custom(let provider):
      content = inner
      for item in provider(LayoutSurroundings(size: inner, place.surroundings.traitCollection))
      where next < place.count {
        add(item.frame.offsetBy(dx: origin.x, dy: origin.y), item.zIndex, &next, place)
      }
    case .horizontal:
      content = line(of: group, at: origin, in: inner, isRow: true, &next, place)
    case .vertical:
      content = line(of: group, at: origin, in: inner, isRow: false, &next, place)
    }
    if group.layoutSize.widthDimension.isEstimated {
      size.width = content.width + insets.leading + insets.trailing
    }
    if group.layoutSize.heightDimension.isEstimated {
      size.height = content.height + insets.top + insets.bottom
    }
    return size
  }

  private func add(
    _ frame: CGRect, _ zIndex: Int, _ next: inout Int, _ place: SectionPlace
  ) {
    let attributes = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: next, section: place.index))
    attributes.frame = frame
    attributes.zIndex = zIndex
    attributes.fixedAxes = .both
    ordered.append(attributes)
    next += 1
  }

  /// A row or a column: its items in order, over and over, as long as they find room.
  private func line(
    of group: NSCollectionLayoutGroup, at origin: CGPoint, in room: CGSize, isRow: Bool,
    _ next: inout Int, _ place: SectionPlace
  ) -> CGSize {
    let limit = isRow ? room.width : room.height
    let estimated =
      isRow
      ? group.layoutSize.widthDimension.isEstimated : group.layoutSize.heightDimension.isEstimated
    let spacing = group.interItemSpacing?.spacing ?? 0
    let share = group.count.flatMap { count -> CGFloat? in
      group.sharesRoom ? max(0, (limit - spacing * CGFloat(count - 1)) / CGFloat(count)) : nil
    }
    let most = group.count ?? (estimated ? group.subitems.count : Int.max)
    let first = ordered.count
    var starts: [Int] = []
    var used: CGFloat = 0, breadth: CGFloat = 0
    var index = 0
    while index < most, next < place.count, !group.subitems.isEmpty {
      let item = group.subitems[index % group.subitems.count]
      let gap = index > 0 ? spacing : 0
      let length = share ?? self.length(of: item, in: room, isRow, next, place)
      if index > 0, group.count == nil, !estimated, used + gap + length > limit + Tolerance.fit {
        break
      }
      starts.append(ordered.count)
      let corner =
        isRow
        ? CGPoint(x: origin.x + used + gap, y: origin.y)
        : CGPoint(x: origin.x, y: origin.y + used + gap)
      var container = room
      if let share { if isRow { container.width = share } else { container.height = share } }
      let before = next
      let size = put(item, at: corner, in: container, share, isRow, &next, place)
      guard next > before else { break }
      used += gap + (isRow ? size.width : size.height)
      breadth = max(breadth, isRow ? size.height : size.width)
      index += 1
    }
    spread(group, from: first, starts, by: estimated ? 0 : limit - used, isRow)
    return isRow
      ? CGSize(width: used, height: breadth) : CGSize(width: breadth, height: used)
  }

  /// Shares the room that is left between flexible distances.
  private func spread(
    _ group: NSCollectionLayoutGroup, from first: Int, _ starts: [Int], by rest: CGFloat,
    _ isRow: Bool
  ) {
    guard group.interItemSpacing?.isFlexible == true, starts.count > 1, rest > 0 else { return }
    let gap = rest / CGFloat(starts.count - 1)
    for index in first..<ordered.count {
      let number = CGFloat(starts.lastIndex { $0 <= index } ?? 0)
      if isRow {
        ordered[index].frame.origin.x += gap * number
      } else {
        ordered[index].frame.origin.y += gap * number
      }
    }
  }

  /// The length of the next item in a line, before it is put there.
  private func length(
    of item: NSCollectionLayoutItem, in room: CGSize, _ isRow: Bool, _ next: Int,
    _ place: SectionPlace
  ) -> CGFloat {
    let attributes = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: next, section: place.index))
    let size =
      item is NSCollectionLayoutGroup
      ? item.layoutSize.size(in: room) : size(of: item, in: room, attributes)
    return isRow ? size.width : size.height
  }

  private func put(
    _ item: NSCollectionLayoutItem, at corner: CGPoint, in room: CGSize, _ share: CGFloat?,
    _ isRow: Bool, _ next: inout Int, _ place: SectionPlace
  ) -> CGSize {
    if let group = item as? NSCollectionLayoutGroup {
      return lay(group, at: corner, in: room, &next, place)
    }
    let attributes = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: next, section: place.index))
    var size = size(of: item, in: room, attributes)
    if let share {
      if isRow { size.width = share } else { size.height = share }
      attributes.fixedAxes.insert(isRow ? .horizontal : .vertical)
    }
    let spacing = item.edgeSpacing
    let (leading, top) = (spacing?.leading?.spacing ?? 0, spacing?.top?.spacing ?? 0)
    attributes.frame = CGRect(
      origin: CGPoint(x: corner.x + leading, y: corner.y + top), size: size
    ).inset(by: item.contentInsets)
    attributes.listRow = place.row(of: attributes.indexPath)
    ordered.append(attributes)
    next += 1
    return CGSize(
      width: size.width + leading + (spacing?.trailing?.spacing ?? 0),
      height: size.height + top + (spacing?.bottom?.spacing ?? 0))
  }
}

extension CGRect {
  /// The rectangle without insets, whose leading side is the left one.
  fileprivate func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top,
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }
}
