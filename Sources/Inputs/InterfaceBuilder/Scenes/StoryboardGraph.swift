/// Which controller of a storyboard stands in which: what decides about the bars on the canvas.
struct StoryboardGraph {
  /// A segue as its destination sees it.
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
  /// controller, or pushed by one that is below such a bar.
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

  /// Whether a tab bar is below the controller's view.
  func isInTabs(_ controller: Element) -> Bool {
    guard let id = controller.id else { return false }
    return (entrances[id] ?? []).contains { $0.source.name == "tabBarController" }
  }
}
