/// Finds what is laid out by itself, in the order of the file.
struct SceneFinder {
  private(set) var scenes: [InterfaceScene] = []
  private let isStoryboard: Bool

  /// The scenes below a document's root element.
  static func scenes(of document: Element, _ header: DocumentHeader) -> [InterfaceScene] {
    var finder = SceneFinder(isStoryboard: header.kind == .storyboard)
    for child in document.children { finder.visit(child, in: Surroundings()) }
    return finder.scenes
  }

  /// What lies around an element.
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
