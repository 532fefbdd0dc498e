import Reading

/// An element of the file. Elements own their children; `ElementReader` creates them and they never
/// change, so that one tree can be laid out for several devices.
final class Element {
  /// `tableViewCell`, `label`, `rect`.
  let name: String
  /// In the order of the file.
  let attributes: [(name: String, value: String)]
  /// The direct children, in the order of the file.
  let children: [Element]
  /// The element's own character data, pieces joined.
  let text: String
  /// The byte at which the start tag begins.
  let offset: Int

  init(
    name: String, attributes: [(name: String, value: String)], children: [Element], text: String,
    offset: Int
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
    self.offset = offset
  }

  /// The value of an attribute; nil if it is absent.
  subscript(attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value
  }

  /// The object id: three groups of letters and digits, `EuI-TD-shm`.
  var id: String? { self["id"] }

  /// The role in the parent element: `contentView`, `frame`, `textColor`.
  var key: String? { self["key"] }

  func child(_ name: String) -> Element? { children.first { $0.name == name } }

  func child(key: String) -> Element? { children.first { $0.key == key } }

  func child(_ name: String, key: String) -> Element? {
    children.first { $0.name == name && $0.key == key }
  }

  /// The children of a child that only groups: `<subviews>`, `<constraints>`.
  func elements(in group: String) -> [Element] { child(group)?.children ?? [] }

  /// Calls `body` for this element and all its descendants, in the order of the file.
  func forEach(_ body: (Element) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }
}

/// Builds the tree of elements from a document's events.
///
/// - Complexity: O(n) time and memory.
struct ElementReader {
  /// An element whose end tag has not been read yet.
  private struct OpenElement {
    let tag: XMLElement
    let offset: Int
    var children: [Element] = []
    var text = ""

    var element: Element {
      Element(
        name: tag.name, attributes: tag.attributes.map(NameAttribute.onOneLine),
        children: children, text: text, offset: offset)
    }
  }

  private var xml: XMLReader
  private var open: [OpenElement] = []
  private var count = 0

  /// Reads the root element of `source`, which must be valid UTF-8.
  static func read(_ source: SourceText) throws(XMLFailure) -> Element {
    var reader = ElementReader(
      xml: XMLReader(source.bytes, limits: InterfaceLimits.xml))
    return try reader.root()
  }

  private init(xml: XMLReader) {
    self.xml = xml
  }

  private mutating func root() throws(XMLFailure) -> Element {
    var root: Element?
    while let event = try xml.next() {
      switch event {
      case .start(let tag): try start(tag)
      case .text(let text): add(text)
      case .end: root = end() ?? root
      }
    }
    guard let root else { throw XMLFailure(offset: 0, message: "the file has no element") }
    return root
  }

  private mutating func start(_ tag: XMLElement) throws(XMLFailure) {
    count += 1
    guard count <= InterfaceLimits.elements else {
      throw XMLFailure(
        offset: xml.tagStart, message: "the document has too many elements",
        expected: "at most \(InterfaceLimits.elements)")
    }
    open.append(OpenElement(tag: tag, offset: xml.tagStart))
  }

  /// Adds character data. White space between tags is formatting of the file, not text.
  private mutating func add(_ text: String) {
    guard !open.isEmpty, text.utf8.contains(where: { $0 > 0x20 }) else { return }
    open[open.count - 1].text += text
  }

  /// Closes the innermost element; returns it if it was the root.
  private mutating func end() -> Element? {
    guard let finished = open.popLast()?.element else { return nil }
    guard !open.isEmpty else { return finished }
    open[open.count - 1].children.append(finished)
    return nil
  }
}

/// Names in attributes, which are printed within a line.
private enum NameAttribute {
  private static let all: Set<String> = [
    "id", "userLabel", "reuseIdentifier", "customClass", "customModule", "identifier",
    "firstItem", "secondItem", "firstAttribute", "secondAttribute", "destination", "property",
    "key", "keyPath", "image", "name", "family", "restorationIdentifier", "storyboardIdentifier",
  ]

  /// Spaces for line breaks in a name, as XML itself has for those that are written without a
  /// reference (XML 1.0, 3.3.3); texts stay as they are.
  static func onOneLine(_ attribute: (name: String, value: String)) -> (
    name: String, value: String
  ) {
    guard attribute.value.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }),
      all.contains(attribute.name)
    else { return attribute }
    return (attribute.name, String(attribute.value.map { $0.isNewline ? " " : $0 }))
  }
}
