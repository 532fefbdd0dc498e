/// One step through an XML document.
enum XMLEvent: Equatable {
  case start(XMLElement)
  case end(name: String)
  /// Character data or a CDATA section, references resolved. One text may come in several pieces.
  case text(String)
}

/// A start tag. Names keep their prefix as written.
struct XMLElement: Equatable {
  let name: String
  let attributes: [(name: String, value: String)]

  subscript(name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }

  static func == (left: XMLElement, right: XMLElement) -> Bool {
    left.name == right.name
      && left.attributes.elementsEqual(right.attributes) {
        $0.name == $1.name && $0.value == $1.value
      }
  }
}

/// Why a document is refused, at which byte.
struct XMLFailure: Error {
  let offset: Int
  let message: String
  var expected: String?
  var hint: String?
}
