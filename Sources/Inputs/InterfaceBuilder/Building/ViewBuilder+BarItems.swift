import UIKit

extension ViewBuilder {
  /// Gives a bar the items of its element; the views in them become part of the scene.
  func addItems(to view: UIView, _ element: Element) {
    let items = element.elements(in: "items").prefix(InterfaceLimits.items)
    switch view {
    case let bar as UIToolbar:
      bar.items = items.filter { $0.name == "barButtonItem" }.map(barButtonItem)
    case let bar as UINavigationBar:
      bar.items = items.filter { $0.name == "navigationItem" }.map(navigationItem)
    case let bar as UITabBar:
      let tabs = items.filter { $0.name == "tabBarItem" }
      bar.items = tabs.map(tabBarItem)
      let chosen = tabs.firstIndex { $0.id != nil && $0.id == element["selectedItem"] }
      bar.selectedItem = chosen.flatMap { bar.items?[$0] }
    default: break
    }
  }

  private func barButtonItem(_ element: Element) -> UIBarButtonItem {
    let item = element["systemItem"].flatMap(Self.systemItem).map {
      UIBarButtonItem(systemItem: $0)
    }
    let result = item ?? UIBarButtonItem(title: element.string("title"))
    result.name = element.id
    result.image = context.image(element)
    if element["style"] == "done" { result.style = .done }
    result.width = element.number("width") ?? 0
    result.isEnabled = element.flag("enabled") ?? true
    result.tintColor = context.colors.color(of: element, "tintColor")
    result.customView = element.child(key: "customView").flatMap(view)
    return result
  }

  private func navigationItem(_ element: Element) -> UINavigationItem {
    let item = UINavigationItem(title: element.string("title") ?? "")
    item.titleView = element.child(key: "titleView").flatMap(view)
    item.leftBarButtonItems = barButtonItems(element, "leftBarButtonItem")
    item.rightBarButtonItems = barButtonItems(element, "rightBarButtonItem")
    return item
  }

  /// One item under a key, or several in an element of that name; nil for none.
  private func barButtonItems(_ element: Element, _ key: String) -> [UIBarButtonItem]? {
    let single = element.child("barButtonItem", key: key).map { [$0] }
    let elements = single ?? element.elements(in: key + "s").filter { $0.name == "barButtonItem" }
    return elements.isEmpty ? nil : elements.prefix(InterfaceLimits.items).map(barButtonItem)
  }

  private func tabBarItem(_ element: Element) -> UITabBarItem {
    if let name = element["systemItem"], let place = Self.tabNames.firstIndex(of: name),
      let system = UITabBarItem.SystemItem(rawValue: place)
    {
      return UITabBarItem(tabBarSystemItem: system)
    }
    return UITabBarItem(title: element.string("title"), image: context.image(element))
  }

  private static let tabNames = [
    "more", "favorites", "featured", "topRated", "recents", "contacts", "history", "bookmarks",
    "search", "downloads", "mostRecent", "mostViewed",
  ]

  private static func systemItem(_ name: String) -> UIBarButtonItem.SystemItem? {
    itemNames.first { $0.name == name }?.item
  }

  private static let itemNames: [(name: String, item: UIBarButtonItem.SystemItem)] = [
    ("done", .done), ("cancel", .cancel), ("edit", .edit), ("save", .save), ("add", .add),
    ("flexibleSpace", .flexibleSpace), ("fixedSpace", .fixedSpace), ("compose", .compose),
    ("reply", .reply), ("action", .action), ("organize", .organize), ("bookmarks", .bookmarks),
    ("search", .search), ("refresh", .refresh), ("stop", .stop), ("camera", .camera),
    ("trash", .trash), ("play", .play), ("pause", .pause), ("rewind", .rewind),
    ("fastForward", .fastForward), ("undo", .undo), ("redo", .redo), ("close", .close),
  ]
}
