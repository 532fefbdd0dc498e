public protocol NSCollectionLayoutContainer: AnyObject {
  /// The size in points.
  var contentSize: CGSize { get }
  /// The size without insets.
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

public protocol NSCollectionLayoutEnvironment: AnyObject {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

/// The container and the traits of a collection view.
final class LayoutSurroundings: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets = NSDirectionalEdgeInsets.zero
  let traitCollection: UITraitCollection

  init(size: CGSize, _ traits: UITraitCollection) {
    contentSize = size
    traitCollection = traits
  }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentSize: CGSize { contentSize }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
}

open class NSCollectionLayoutSection: NSObject {
  /// The group that is repeated for all items.
  final let group: NSCollectionLayoutGroup
  /// The distances around the groups, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero {
    didSet { if !contentInsets.isFinite { contentInsets = oldValue } }
  }
  /// The distance between groups, in points.
  open var interGroupSpacing: CGFloat = 0 {
    didSet { if !interGroupSpacing.isFinite { interGroupSpacing = oldValue } }
  }
  /// No effect.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var supplementariesFollowContentInsets = true
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Called on iOS while the section scrolls; never here.
  open var visibleItemsInvalidationHandler:
    (([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void)?
  /// The list that the section is; nil for others.
  final var list: UICollectionLayoutListConfiguration?

  public init(group: NSCollectionLayoutGroup) { self.group = group }

  /// A section of rows, as a table has them.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.list = configuration
    section.contentInsets = configuration.insets
    let edge = { (kind: String, alignment: NSRectAlignment) in
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: kind, alignment: alignment)
    }
    if configuration.headerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        edge(UICollectionView.elementKindSectionHeader, .top))
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        edge(UICollectionView.elementKindSectionFooter, .bottom))
    }
    return section
  }
}

public protocol NSCollectionLayoutVisibleItem: AnyObject {
  var frame: CGRect { get }
  var indexPath: IndexPath { get }
}

public enum UIContentInsetsReference: Int, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent
}

public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The distance between sections, in points.
  open var interSectionSpacing: CGFloat = 0 {
    didSet { if !interSectionSpacing.isFinite { interSectionSpacing = oldValue } }
  }
  /// Headers and footers of the whole layout; no effect.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// No effect.
  open var contentInsetsReference = UIContentInsetsReference.safeArea
}

public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
  public enum FooterMode: Int, Sendable { case none, supplementary }
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

  public let appearance: Appearance
  public var showsSeparators = true
  /// The colour behind the list; nil is that of its appearance. A colour of the view's own wins.
  public var backgroundColor: UIColor?
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  /// The distance above a header, in points; nil is the system's.
  public var headerTopPadding: CGFloat?
  /// The buttons behind the leading edge; no effect.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The buttons behind the trailing edge; no effect.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var separatorConfiguration: UIListSeparatorConfiguration
  public var itemSeparatorHandler:
    ((IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration)?

  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  var ground: UIColor {
    let isGrouped = appearance == .grouped || appearance == .insetGrouped
    return backgroundColor ?? (isGrouped ? .systemGroupedBackground : .systemBackground)
  }

  /// The distances around the rows: of inset blocks at the sides, above and below.
  var insets: NSDirectionalEdgeInsets {
    switch appearance {
    case .plain, .sidebarPlain: .zero
    case .grouped: NSDirectionalEdgeInsets(top: 18, leading: 0, bottom: 18, trailing: 0)
    case .insetGrouped, .sidebar:
      NSDirectionalEdgeInsets(top: 18, leading: 16, bottom: 18, trailing: 16)
    }
  }
}

public struct UIListSeparatorConfiguration: Hashable {
  public enum Visibility: Int, Sendable { case automatic, visible, hidden }

  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: CGFloat.greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// Whether the line above the row shows; never by itself.
  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The ends of the line above; no effect.
  public var topSeparatorInsets = Self.automaticInsets
  public var bottomSeparatorInsets = Self.automaticInsets
  public var color = UIColor.separator

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  public static func == (a: Self, b: Self) -> Bool {
    (a.topSeparatorVisibility, a.bottomSeparatorVisibility, a.topSeparatorInsets)
      == (b.topSeparatorVisibility, b.bottomSeparatorVisibility, b.topSeparatorInsets)
      && a.bottomSeparatorInsets == b.bottomSeparatorInsets && a.color == b.color
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(topSeparatorVisibility)
    hasher.combine(bottomSeparatorVisibility)
    hasher.combine(color)
  }
}
