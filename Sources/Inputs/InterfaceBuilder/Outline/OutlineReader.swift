import LayoutTree

/// Reads the declaration of a scene: its views with their properties, and its constraints.
///
/// Leaves out values that change without an edit: those that Interface Builder computes (frames,
/// `misplaced`), its own settings, and other size classes.
struct OutlineReader {
  private let outlets: [String: String]
  private var outline = SceneDeclaration()
  /// The names of objects in anchors: views by their ids, guides by their owner's and their own.
  private var anchors: [String: String] = [:]
  private var constraints: [(element: Element, holder: String)] = []

  /// Reads the declaration of a scene; `outlets` are the names of outlets by their destination.
  static func read(_ scene: InterfaceScene, outlets: [String: String]) -> SceneDeclaration {
    var reader = OutlineReader(outlets: outlets)
    reader.visitRoot(scene)
    reader.outline.constraints = reader.constraints.map { reader.constraint($0, in: $1) }
    return reader.outline
  }

  private init(outlets: [String: String]) {
    self.outlets = outlets
  }

  // MARK: Views

  /// Reads the root: of a table cell the content view, with the scene's properties.
  private mutating func visitRoot(_ scene: InterfaceScene) {
    let root = scene.element
    guard scene.kind == .tableCell else { return visit(root, id: scene.id, parent: nil) }
    outline.properties = PropertyReader.properties(of: root)
    addNames(of: root, as: "cell")
    addConstraints(of: root, holder: "cell")
    if let content = root.child(key: "contentView") {
      visit(content, id: "contentView", parent: nil)
    }
  }

  private mutating func visit(_ element: Element, id: String, parent: String?) {
    guard outline.items.count < InterfaceLimits.views else { return }
    outline.items.append(
      SceneDeclaration.Item(
        id: id, label: element["userLabel"], outlet: element.id.flatMap { outlets[$0] },
        kind: element.className, parent: parent,
        properties: PropertyReader.properties(of: element)))
    addNames(of: element, as: id)
    for child in element.views {
      if let childID = child.id { visit(child, id: childID, parent: id) }
    }
    addConstraints(of: element, holder: id)
  }

  private mutating func addNames(of element: Element, as id: String) {
    if let own = element.id { anchors[own] = id }
    for child in element.children where child.isLayoutGuide {
      if let guide = child.id { anchors[guide] = "\(id).\(child.key ?? "guide")" }
    }
  }

  // MARK: Constraints

  private mutating func addConstraints(of element: Element, holder: String) {
    for child in element.elements(in: "constraints") where child.name == "constraint" {
      constraints.append((child, holder))
    }
  }

  private func constraint(_ element: Element, in holder: String) -> LayoutTree.Constraint {
    let first = anchor(element, "first", holder) ?? holder
    let second = anchor(element, "second", holder)
    let relation: LayoutTree.Relation =
      switch element["relation"] {
      case "lessThanOrEqual": .lessThanOrEqual
      case "greaterThanOrEqual": .greaterThanOrEqual
      default: .equal
      }
    return LayoutTree.Constraint(
      id: element.id ?? "\(first) \(relation.rawValue) \(second ?? "")",
      first: LayoutTree.Anchor(first), relation: relation,
      second: second.map { LayoutTree.Anchor($0) },
      multiplier: Double(element["multiplier"].flatMap(ValueText.ratio) ?? 1),
      constant: Double(element.number("constant") ?? 0),
      priority: element["priority"].flatMap(ValueText.priority).map { Double($0.rawValue) }
        ?? PriorityScale.required)
  }

  /// `title.top`; nil if the constraint does not have this side.
  private func anchor(_ element: Element, _ side: String, _ holder: String) -> String? {
    guard let attribute = element["\(side)Attribute"] else { return nil }
    let item = element["\(side)Item"].map { anchors[$0] ?? $0 } ?? holder
    return "\(item).\(attribute)"
  }
}

extension Element {
  /// The subviews in the scene. Headers of tables are scenes of their own.
  fileprivate var views: [Element] {
    let content = children.filter { $0.key == "contentView" && $0.id != nil }
    return content + elements(in: "subviews")
  }

  /// `PhotoView`, `UILabel`, `someView`.
  fileprivate var className: String {
    self["customClass"] ?? ViewClass.named(name)?.name ?? name
  }
}

extension InterfaceLayout {
  /// The declarations of scenes, in the order of `scenes`.
  ///
  /// - Complexity: linear in the size of the document.
  public func outlines(of scenes: [InterfaceScene]) -> [SceneDeclaration] {
    var outlets: [String: String] = [:]
    document.root.forEach { element in
      guard element.name == "outlet", let property = element["property"],
        let target = element["destination"], outlets[target] == nil
      else { return }
      outlets[target] = property
    }
    return scenes.map { OutlineReader.read($0, outlets: outlets) }
  }
}
