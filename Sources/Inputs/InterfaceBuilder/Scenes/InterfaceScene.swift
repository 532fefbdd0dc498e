/// A cell, or the root of a hierarchy of views: a part of a document that is laid out by itself.
public struct InterfaceScene {
  /// The kind of root.
  public enum Kind: Hashable, Sendable {
    case tableCell
    case collectionCell
    /// A header or footer of a collection.
    case reusableView
    case controllerView
    /// A view above or below the rows of a table.
    case tableHeaderFooter
    /// A top-level view in a XIB.
    case xibView
    /// A top-level view in a storyboard's scene, beside the controller's view.
    case looseView
  }

  /// The kind of root.
  public let kind: Kind
  /// The root's element.
  let element: Element
  var controller: Element?
  var table: Element?

  /// The object id of the cell or root view; the element's name if the file has none.
  public var id: String { element.id ?? element.name }
  /// The reuse identifier of a cell.
  public var reuseIdentifier: String? { element["reuseIdentifier"] }
  /// The scene's name in Xcode: a label, a custom class, or the element.
  public var title: String {
    element["userLabel"] ?? reuseIdentifier ?? element["customClass"] ?? element.name
  }
}

/// Finds the scenes of a document, in the order of the file.
struct SceneFinder {
  private(set) var scenes: [InterfaceScene] = []
  private let isStoryboard: Bool

  /// The scenes below a document's root element.
  static func scenes(of document: Element, _ header: DocumentHeader) -> [InterfaceScene] {
    var finder = SceneFinder(isStoryboard: header.kind == .storyboard)
    for child in document.children { finder.visit(child, in: Surroundings()) }
    return finder.scenes
  }

  /// The enclosing elements of an element.
  private struct Surroundings {
    var controller: Element?
    var table: Element?
    var isTopLevel = false
  }

  private init(isStoryboard: Bool) {
    self.isStoryboard = isStoryboard
  }

  private mutating func visit(_ element: Element, in around: Surroundings) {
    if let kind = kind(of: element, in: around) {
      scenes.append(
        InterfaceScene(
          kind: kind, element: element, controller: around.controller, table: around.table))
    }
    var inside = around
    inside.isTopLevel = element.name == "objects"
    if element.name.hasSuffix("Controller") { inside.controller = element }
    if element.name == "tableView" { inside.table = element }
    for child in element.children { visit(child, in: inside) }
  }

  private func kind(of element: Element, in around: Surroundings) -> InterfaceScene.Kind? {
    switch element.name {
    case "tableViewCell": return .tableCell
    case "collectionViewCell": return .collectionCell
    case "collectionReusableView": return .reusableView
    default: break
    }
    guard ViewClass.named(element.name) != nil else { return nil }
    switch element.key {
    case "tableHeaderView", "tableFooterView": return .tableHeaderFooter
    case "view" where around.controller != nil: return .controllerView
    default: break
    }
    guard around.isTopLevel else { return nil }
    return isStoryboard ? .looseView : .xibView
  }
}

/// The containment of a storyboard's controllers, which decides about the bars on the canvas.
struct StoryboardGraph {
  /// A segue, seen from its destination.
  private struct Entrance {
    let segue: Element
    let source: Element
  }

  private var entrances: [String: [Entrance]] = [:]

  init(_ document: Element) {
    for scene in document.elements(in: "scenes") {
      for object in scene.elements(in: "objects") {
        object.forEach { element in
          guard element.name == "segue", let destination = element["destination"] else { return }
          entrances[destination, default: []].append(Entrance(segue: element, source: object))
        }
      }
    }
  }

  /// Whether a navigation bar is above the controller's view: it is the root of a navigation
  /// controller, or pushed by a controller below such a bar.
  func isInNavigation(_ controller: Element) -> Bool {
    var seen: Set<String> = []
    var open = [controller]
    while let next = open.popLast() {
      guard let id = next.id, seen.insert(id).inserted else { continue }
      for entrance in entrances[id] ?? [] {
        if entrance.segue["relationship"] == "rootViewController",
          entrance.source.name == "navigationController"
        {
          return entrance.source.flag("navigationBarHidden") != true
        }
        if ["show", "push"].contains(entrance.segue["kind"]) { open.append(entrance.source) }
      }
    }
    return false
  }

  /// Whether the view is in a container view, by itself or as the root of a navigation controller.
  func isEmbedded(_ controller: Element) -> Bool {
    guard let id = controller.id else { return false }
    return (entrances[id] ?? []).contains { entrance in
      if entrance.segue["relationship"] == "rootViewController", let outer = entrance.source.id {
        return (entrances[outer] ?? []).contains { $0.segue["kind"] == "embed" }
      }
      return entrance.segue["kind"] == "embed"
    }
  }

  /// Whether the controller's view is in a container view of another controller, or is reached by
  /// segues from one that is. Presentations begin anew.
  func isBelowEmbedding(_ controller: Element) -> Bool {
    var seen: Set<String> = []
    var open = [controller]
    while let next = open.popLast() {
      guard let id = next.id, seen.insert(id).inserted else { continue }
      for entrance in entrances[id] ?? [] {
        if entrance.segue["kind"] == "embed" { return true }
        if !Self.presents(entrance.segue["kind"]) { open.append(entrance.source) }
      }
    }
    return false
  }

  private static func presents(_ kind: String?) -> Bool {
    ["presentation", "modal", "popover", "popoverPresentation", "unwind"].contains(kind)
  }

  /// Whether a tab bar is below the controller's view: a tab bar controller contains it, directly or
  /// in other containers, or it is shown by a controller above such a bar, and nothing on the way
  /// hides bars at the bottom.
  func isInTabs(_ controller: Element) -> Bool {
    var seen: Set<String> = []
    var open = [controller]
    while let next = open.popLast() {
      guard let id = next.id, seen.insert(id).inserted,
        next.flag("hidesBottomBarWhenPushed") != true
      else { continue }
      for entrance in entrances[id] ?? [] {
        let relationship = entrance.segue["relationship"]
        if relationship == "viewControllers", entrance.source.name == "tabBarController" {
          return true
        }
        if relationship != nil || Self.staysInTabs(entrance.segue["kind"]) {
          open.append(entrance.source)
        }
      }
    }
    return false
  }

  private static func staysInTabs(_ kind: String?) -> Bool {
    kind == "show" || kind == "push" || kind == "showDetail"
  }
}
