import LayoutTree

/// The flattened properties of one object in a document: `<fontDescription key="fontDescription"
/// type="system" pointSize="17"/>` is the property `fontDescription`, `system 17`.
struct PropertyReader {
  private var properties: [SceneDeclaration.Property] = []
  private var taken: [String: Int] = [:]

  /// The properties of a view or cell, without those of its content.
  static func properties(of element: Element) -> [SceneDeclaration.Property] {
    var reader = PropertyReader()
    reader.addAttributes(of: element, at: "", without: ignoredOfViews)
    let keepsMask = element.flag("translatesAutoresizingMaskIntoConstraints") != false
    for child in element.children where !isApart(child) {
      if child.name == "autoresizingMask", !keepsMask { continue }
      reader.add(child, at: "", depth: 0)
    }
    return reader.properties
  }

  // MARK: Ignored values

  private static let ignoredOfViews: Set<String> = [
    "id", "key", "keyPath", "userLabel", "customClass", "customModule", "customModuleProvider",
    "misplaced",
    "ambiguous", "fixedFrame", "translatesAutoresizingMaskIntoConstraints", "sceneMemberID",
    "verifyAmbiguity",
  ]

  /// Names of values, and attributes that are the same in all documents.
  private static let ignoredOfValues: Set<String> = [
    "key", "id", "keyPath", "destination", "colorSpace", "customColorSpace",
    "cocoaTouchSystemColor",
  ]

  private static let groups: Set<String> = [
    "subviews", "constraints", "connections", "viewLayoutGuide", "keyboardLayoutGuide",
    "layoutGuides", "variation", "freeformSimulatedSizeMetrics", "prototypes", "sections", "mask",
    "extendedEdge", "point", "accessibility", "simulatedMetricsContainer",
  ]

  /// Whether an element is not a property: other views, and computed values.
  private static func isApart(_ child: Element) -> Bool {
    if groups.contains(child.name) || child.key == "contentView" { return true }
    if isFrame(child) { return true }
    return child.key.map { $0.hasSuffix("View") } == true && ViewClass.named(child.name) != nil
  }

  private static func isFrame(_ child: Element) -> Bool {
    child.name == "rect" && (child.key == "frame" || child.key == "bounds")
  }

  // MARK: Values

  /// The maximum nesting of values; documents have three or four levels.
  private static let deepest = 20

  /// Adds an element: one value if it has no children, else a path to its children's values.
  private mutating func add(_ element: Element, at path: String, depth: Int) {
    guard depth < Self.deepest else { return }
    let name = unique(path + (element["keyPath"] ?? element.key ?? element.name))
    let parts = element.children.filter { !Self.groups.contains($0.name) && !Self.isFrame($0) }
    guard parts.isEmpty, !Self.isStructure(element) else {
      addAttributes(of: element, at: name + ".", without: Self.ignoredOfViews)
      for child in parts { add(child, at: name + ".", depth: depth + 1) }
      return
    }
    if !element.text.isEmpty {
      properties.append(.init(name, .text(element.text)))
    } else {
      properties.append(.init(name, .word(Self.words(of: element))))
    }
  }

  /// Whether the attributes of an element are separate properties, as in a button's states.
  private static func isStructure(_ element: Element) -> Bool {
    element.name == "state" || element.name == "buttonConfiguration"
  }

  private mutating func addAttributes(
    of element: Element, at path: String, without ignored: Set<String>
  ) {
    let attributes = element.attributes.filter { !ignored.contains($0.name) }
    for (name, value) in attributes.sorted(by: { $0.name < $1.name }) {
      properties.append(.init(path + name, Self.value(name, value)))
    }
  }

  private static func value(_ name: String, _ value: String) -> SceneDeclaration.Value {
    if texts.contains(name) { return .text(value) }
    return Double(value).map { $0.isFinite ? .number($0) : .word(value) } ?? .word(value)
  }

  private static let texts: Set<String> = [
    "text", "title", "placeholder", "content", "prompt", "headerTitle", "footerTitle",
  ]

  /// The attributes in one line, in an order that does not depend on the Xcode that wrote them.
  private static func words(of element: Element) -> String {
    let attributes = element.attributes.filter { !ignoredOfValues.contains($0.name) }
      .sorted { (rank($0.name), $0.name) < (rank($1.name), $1.name) }
    return attributes.map { name, value in
      let isNumber = Double(value) != nil && name != "pointSize" && name != "value"
      return isNumber || value == "YES" || value == "NO" ? "\(name) \(value)" : value
    }.joined(separator: " ")
  }

  /// The order of attributes: `system semibold 17` for a font, red, green, blue, alpha for colours.
  private static func rank(_ name: String) -> Int {
    let order = ["type", "family", "name", "weight", "pointSize", "red", "green", "blue", "white"]
    return order.firstIndex(of: name) ?? (name == "alpha" ? order.count + 1 : order.count)
  }

  /// The name; numbered from its second use on.
  private mutating func unique(_ name: String) -> String {
    let number = taken[name, default: 0] + 1
    taken[name] = number
    return number == 1 ? name : "\(name)[\(number)]"
  }
}
