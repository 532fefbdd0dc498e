open class UITabBar: UIBar {
  private var tabs: [TabView] = []

  open var items: [UITabBarItem]? {
    didSet { itemsDidChange() }
  }

  open var selectedItem: UITabBarItem? { didSet { setNeedsLayout() } }
  /// The colour of the items that are not selected; nil uses grey.
  open var unselectedItemTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// Creates a tab bar with a frame in its superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    standardHeight = 49
  }

  /// As `init(frame:)` with a frame of zero.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    standardHeight = 49
  }

  /// Sets the items; `animated` has no effect here.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    self.items = items
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = tabs.isEmpty ? 0 : bounds.width / CGFloat(tabs.count)
    for (index, tab) in tabs.enumerated() {
      let frame = CGRect(
        x: bounds.minX + CGFloat(index) * width, y: bounds.minY, width: width,
        height: min(bounds.height, standardHeight))
      tab.frame = environment.pixelGrid.rounded(frame.mirrored(in: mirror))
      let isChosen = tab.item === selectedItem
      tab.show(isChosen: isChosen, isChosen ? tintColor : unselectedItemTintColor ?? .systemGray)
    }
  }
}

extension UITabBar: BarItemHost {
  final func itemsDidChange() {
    for item in items ?? [] { item.bar = self }
    let old = tabs
    tabs = environment.perform { (items ?? []).map { TabView($0) } }
    exchange(old, for: tabs)
  }
}

/// An image above a title of 10 points.
private final class TabView: UIView {
  let item: UITabBarItem
  private let picture = UIImageView()
  private let label = UILabel()

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    picture.automaticRendering = .template
    label.font = .systemFont(ofSize: 10, weight: .medium)
    label.text = item.title
    addSubview(picture)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(isChosen: Bool, _ color: UIColor) {
    picture.image = (isChosen ? item.selectedImage : nil) ?? item.image
    picture.tintColor = color
    label.textColor = color
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let grid = environment.pixelGrid
    let text = label.intrinsicContentSize
    let size = picture.image?.size ?? .zero
    let width = min(text.width, bounds.width)
    picture.frame = grid.rounded(
      CGRect(
        x: bounds.midX - size.width / 2, y: 18 - size.height / 2, width: size.width,
        height: size.height))
    label.frame = grid.rounded(
      CGRect(x: bounds.midX - width / 2, y: 34.5, width: width, height: text.height))
  }
}

open class UITabBarItem: UIBarItem {
  public enum SystemItem: Int, Sendable {
    // The names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case more = 0
    case favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed

    var title: String { Self.looks[rawValue].title }
    var symbolName: String { Self.looks[rawValue].symbol }

    private static let looks: [(title: String, symbol: String)] = [
      ("More", "ellipsis"), ("Favorites", "star.fill"), ("Featured", "star.fill"),
      ("Top Rated", "star.fill"), ("Recents", "clock.fill"),
      ("Contacts", "person.circle.fill"), ("History", "clock.fill"), ("Bookmarks", "book.fill"),
      ("Search", "magnifyingglass"), ("Downloads", "square.and.arrow.down"),
      ("Most Recent", "clock.fill"), ("Most Viewed", "list.bullet"),
    ]
  }

  /// The image while the item is selected; nil uses `image`.
  open var selectedImage: UIImage?
  /// The text of the red badge; nil shows no badge.
  open var badgeValue: String?

  public convenience init(title: String?, image: UIImage?, tag: Int = 0) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image)
    self.selectedImage = selectedImage
  }

  /// With the title and the symbol that the system gives it, in English.
  public convenience init(tabBarSystemItem: SystemItem, tag: Int = 0) {
    self.init(
      title: tabBarSystemItem.title, image: UIImage(systemName: tabBarSystemItem.symbolName),
      tag: tag)
  }
}
