import LayoutTree

/// What a document says of one object, flattened: `<fontDescription key="fontDescription"
/// type="system" pointSize="17"/>` is the property `fontDescription`, `system 17`.
struct PropertyReader {
  private var properties: [SceneDeclaration.Property] = []
  private var taken: [String: Int] = [:]

  /// The properties of a view or cell, without what lies in it.
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

  // MARK: What does not count

  private static let ignoredOfViews: Set<String> = [
    "id", "key", "keyPath", "userLabel", "customClass", "customModule", "customModuleProvider",
    "misplaced",
    "ambiguous", "fixedFrame", "translatesAutoresizingMaskIntoConstraints", "sceneMemberID",
    "verifyAmbiguity",
  ]

  /// Names, and what a value is in all documents alike.
  private static let ignoredOfValues: Set<String> = [
    "key", "id", "keyPath", "destination", "colorSpace", "customColorSpace",
    "cocoaTouchSystemColor",
  ]

  private static let groups: Set<String> = [
    "subviews", "constraints", "connections", "viewLayoutGuide", "layoutGuides", "variation",
    "freeformSimulatedSizeMetrics", "prototypes", "sections", "mask", "extendedEdge", "point",
    "accessibility", "simulatedMetricsContainer",
  ]

  /// Whether an element is told elsewhere: other views, and what is computed.
  private static func isApart(_ child: Element) -> Bool {
    if groups.contains(child.name) || child.key == "contentView" { return true }
    if isFrame(child) { return true }
    return child.key.map { $0.hasSuffix("View") } == true && ViewClass.named(child.name) != nil
  }

  private static func isFrame(_ child: Element) -> Bool {
    child.name == "rect" && (child.key == "frame" || child.key == "bounds")
  }

  // MARK: Values

  /// Values lie no deeper in each other than this; documents have three or four levels.
  private static let deepest = 20

  /// An element with nothing inside is one value; another is a path to those in it.
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

  /// Elements whose attributes are told one by one: a button's states.
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

  /// What users read.
  private static let texts: Set<String> = [
    "text", "title", "placeholder", "content", "prompt", "headerTitle", "footerTitle",
  ]

  /// The attributes in one line: words alone, numbers with their names, in an order that does not
  /// depend on the Xcode that wrote them.
  private static func words(of element: Element) -> String {
    let attributes = element.attributes.filter { !ignoredOfValues.contains($0.name) }
      .sorted { (rank($0.name), $0.name) < (rank($1.name), $1.name) }
    return attributes.map { name, value in
      let isNumber = Double(value) != nil && name != "pointSize" && name != "value"
      return isNumber || value == "YES" || value == "NO" ? "\(name) \(value)" : value
    }.joined(separator: " ")
  }

  /// A font is read as `system semibold 17`, a colour as red, green, blue, alpha.
  private static func rank(_ name: String) -> Int {
    let order = ["type", "family", "name", "weight", "pointSize", "red", "green", "blue", "white"]
    return order.firstIndex(of: name) ?? (name == "alpha" ? order.count + 1 : order.count)
  }

  /// The name, with a number from the second of a kind on.
  private mutating func unique(_ name: String) -> String {
    let number = taken[name, default: 0] + 1
    taken[name] = number
    return number == 1 ? name : "\(name)[\(number)]"
  }
}
