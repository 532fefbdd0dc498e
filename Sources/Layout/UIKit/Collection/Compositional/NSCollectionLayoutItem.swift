/// A length of a compositional layout: a share, points, or an estimate for the content.
open class NSCollectionLayoutDimension: NSObject, NSCopying {
  enum Kind: Hashable { case fractionalWidth, fractionalHeight, absolute, estimated }

  let kind: Kind
  /// The share, or the points.
  public final let dimension: CGFloat

  init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension.isFinite ? max(0, dimension) : 0
  }

  /// A share of the container's width, from 0 to 1.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }
  /// A share of the container's height, from 0 to 1.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }
  /// A length in points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }
  /// A length in points that the content replaces.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  /// A length that the content decides, the same for all of a group: here each item's own.
  open class func uniformAcrossSiblings(
    estimate estimatedDimension: CGFloat
  ) -> NSCollectionLayoutDimension { estimated(estimatedDimension) }

  public final var isFractionalWidth: Bool { kind == .fractionalWidth }
  public final var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether it is a number of points.
  public final var isAbsolute: Bool { kind == .absolute }
  public final var isEstimated: Bool { kind == .estimated }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The length in a container, in points.
  final func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: container.width * dimension
    case .fractionalHeight: container.height * dimension
    case .absolute, .estimated: dimension
    }
  }
}

open class NSCollectionLayoutSize: NSObject, NSCopying {
  /// A share of a length around it, or points, exact or estimated.
  public final let widthDimension: NSCollectionLayoutDimension
  /// A share of a length around it, or points, exact or estimated.
  public final let heightDimension: NSCollectionLayoutDimension

  /// The two dimensions need not be of one kind.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The size in a container, in points.
  final func size(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }
}

open class NSCollectionLayoutSpacing: NSObject, NSCopying {
  /// The smallest distance in points.
  public final let spacing: CGFloat
  public final let isFlexible: Bool
  /// Whether it is just its points.
  public final var isFixedSpacing: Bool { !isFlexible }
  public final var isFlexibleSpacing: Bool { isFlexible }

  init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing.isFinite ? spacing : 0
    self.isFlexible = isFlexible
  }

  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }
  /// A distance in points.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class NSCollectionLayoutEdgeSpacing: NSObject {
  public final let leading: NSCollectionLayoutSpacing?
  public final let top: NSCollectionLayoutSpacing?
  public final let trailing: NSCollectionLayoutSpacing?
  public final let bottom: NSCollectionLayoutSpacing?

  /// Creates distances; nil is none.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
  }
}

open class NSCollectionLayoutItem: NSObject {
  public final let layoutSize: NSCollectionLayoutSize
  open var contentInsets = NSDirectionalEdgeInsets.zero {
    didSet { if !contentInsets.isFinite { contentInsets = oldValue } }
  }
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// Views beside the item; no effect.
  public final let supplementaryItems: [NSCollectionLayoutSupplementaryItem]

  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    supplementaryItems = []
  }

  /// Creates an item with views beside it, of which none is shown.
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
  }
}

/// A view beside an item; no effect.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public final let elementKind: String
  open var zIndex = 0

  public init(layoutSize: NSCollectionLayoutSize, elementKind: String) {
    self.elementKind = elementKind
    super.init(layoutSize: layoutSize)
  }

  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor? = nil
  ) { self.init(layoutSize: layoutSize, elementKind: elementKind) }
}

open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  public final let alignment: NSRectAlignment
  /// The distance from its place, in points.
  public final let offset: CGPoint
  /// Whether the section becomes longer by it, and it does not cover items.
  open var extendsBoundary = true
  /// Whether it stays at the edge with its section; without effect, as nothing is scrolled.
  open var pinToVisibleBounds = false

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(layoutSize: layoutSize, elementKind: elementKind)
  }
}

open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public final let elementKind: String
  open var zIndex = -1

  private init(_ elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  /// A ground as large as its section.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }
}

public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

  var isBottom: Bool { [.bottom, .bottomLeading, .bottomTrailing].contains(self) }
}

/// Items in a row or a column, over and over until the group is full.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Flow { case horizontal, vertical, custom(NSCollectionLayoutGroupCustomItemProvider) }

  let flow: Flow
  public final let subitems: [NSCollectionLayoutItem]
  /// The number of times that the single item is repeated; nil as often as there is room.
  let count: Int?
  /// Whether the repeated items share the room, whatever their size says.
  let sharesRoom: Bool
  open var interItemSpacing: NSCollectionLayoutSpacing?

  init(
    _ size: NSCollectionLayoutSize, _ flow: Flow, _ subitems: [NSCollectionLayoutItem],
    count: Int? = nil, sharesRoom: Bool = false
  ) {
    self.flow = flow
    self.subitems = subitems
    self.count = count
    self.sharesRoom = sharesRoom
    super.init(layoutSize: size)
  }

  /// A row of items, repeated in order.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .horizontal, subitems) }

  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, .horizontal, [subitem], count: max(1, count), sharesRoom: true)
  }

  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .horizontal, [subitem], count: max(1, count))
  }

  /// A column of items, repeated in order.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .vertical, subitems) }

  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, .vertical, [subitem], count: max(1, count), sharesRoom: true)
  }

  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .vertical, [subitem], count: max(1, count))
  }

  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .custom(itemProvider), []) }
}

public typealias NSCollectionLayoutGroupCustomItemProvider =
  (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// The frame of an item in a group, in points.
open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// In points, in the group's coordinates.
  public final let frame: CGRect
  public final let zIndex: Int

  /// Keeps both; an item with a greater `zIndex` is above.
  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }
}
