/// An element of the file. Elements own what is below them; they are made by `ElementReader` and
/// never changed afterwards, so that one tree may be laid out for several devices.
final class Element {
  /// `tableViewCell`, `label`, `rect`.
  let name: String
  /// In the order of the file.
  let attributes: [(name: String, value: String)]
  /// What lies directly inside, in the order of the file.
  let children: [Element]
  /// Character data directly inside, pieces joined.
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

  /// The attribute of that name.
  subscript(attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value
  }

  /// The object id: three groups of letters and digits, `EuI-TD-shm`.
  var id: String? { self["id"] }

  /// The role in the element around it: `contentView`, `frame`, `textColor`.
  var key: String? { self["key"] }

  /// The first child of that name.
  func child(_ name: String) -> Element? { children.first { $0.name == name } }

  /// The first child with that key.
  func child(key: String) -> Element? { children.first { $0.key == key } }

  /// The first child of that name with that key.
  func child(_ name: String, key: String) -> Element? {
    children.first { $0.name == name && $0.key == key }
  }

  /// What a child that only groups holds: `<subviews>`, `<constraints>`.
  func elements(in group: String) -> [Element] { child(group)?.children ?? [] }

  /// Calls `body` for this element and everything below it, in the order of the file.
  func forEach(_ body: (Element) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }
}
