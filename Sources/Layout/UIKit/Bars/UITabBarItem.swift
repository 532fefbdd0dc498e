/// An item of a tab bar: a picture over a text.
open class UITabBarItem: UIBarItem {
  /// The system's own items. Raw values as on iOS.
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

  /// The picture while the item is chosen; nil: the same.
  open var selectedImage: UIImage?
  /// What stands in the red badge; nil: there is none.
  open var badgeValue: String?

  /// A text and a picture.
  public convenience init(title: String?, image: UIImage?, tag: Int = 0) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// One of the system's own items.
  public convenience init(tabBarSystemItem: SystemItem, tag: Int = 0) {
    self.init(
      title: tabBarSystemItem.title, image: UIImage(systemName: tabBarSystemItem.symbolName),
      tag: tag)
  }
}
