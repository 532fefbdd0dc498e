import UIKit

/// The objects of a scene: views and guides by object id, and the constraints still to be made.
struct SceneObjects {
  /// A view and its element; entries are in file order.
  struct Entry {
    let view: UIView
    let element: Element
  }

  private(set) var entries: [Entry] = []
  /// A constraint's element and its view, which is the item of a side that names none.
  private(set) var constraints: [(element: Element, holder: UIView)] = []
  private var items: [String: AnyObject] = [:]

  var count: Int { entries.count }

  func item(_ id: String) -> AnyObject? { items[id] }

  /// The ids that a constraint may name, sorted.
  var itemIDs: [String] { items.keys.sorted() }

  mutating func add(_ view: UIView, _ element: Element) {
    entries.append(Entry(view: view, element: element))
    guard let id = element.id else { return }
    view.name = id
    view.objectID = id
    items[id] = view
  }

  /// Calls views by people's names in place of object ids, unless the name was taken away.
  func takeNames(_ names: SceneNames) {
    for entry in entries where entry.view.name != nil {
      entry.view.name = entry.element.id.flatMap(names.label) ?? entry.view.name
    }
  }

  /// Lets an id mean a guide.
  mutating func add(_ guide: UILayoutGuide, id: String) {
    items[id] = guide
  }

  /// Registers `<viewLayoutGuide key="safeArea">` and similar guides.
  mutating func addGuides(of view: UIView, _ element: Element) {
    for child in element.children where child.isLayoutGuide {
      guard let id = child.id, let guide = view.guide(child.key) else { continue }
      items[id] = guide
    }
  }

  mutating func addConstraints(of view: UIView, _ element: Element) {
    for child in element.elements(in: "constraints") where child.name == "constraint" {
      constraints.append((child, view))
    }
  }
}

extension Element {
  /// Whether it names a guide that views have by themselves.
  var isLayoutGuide: Bool { name == "viewLayoutGuide" || name == "keyboardLayoutGuide" }
}

extension UIView {
  fileprivate func guide(_ key: String?) -> UILayoutGuide? {
    switch key {
    case "safeArea": safeAreaLayoutGuide
    case "keyboard": keyboardLayoutGuide
    case "contentLayoutGuide": (self as? UIScrollView)?.contentLayoutGuide
    case "frameLayoutGuide": (self as? UIScrollView)?.frameLayoutGuide
    case "layoutMargins": layoutMarginsGuide
    case "readableContent": readableContentGuide
    default: nil
    }
  }
}
