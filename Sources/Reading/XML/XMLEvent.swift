/// One step through an XML document.
package enum XMLEvent: Equatable {
  case start(XMLElement)
  case end(name: String)
  /// Character data or a CDATA section, references resolved. One text may come in several pieces.
  case text(String)
}

/// A start tag. Names keep their prefix as written.
package struct XMLElement: Equatable {
  package let name: String
  package let attributes: [(name: String, value: String)]

  package subscript(name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }

  package static func == (left: XMLElement, right: XMLElement) -> Bool {
    left.name == right.name
      && left.attributes.elementsEqual(right.attributes) {
        $0.name == $1.name && $0.value == $1.value
      }
  }
}

/// Why a document is refused, at which byte.
package struct XMLFailure: Error {
  package let offset: Int
  package let message: String
  package var expected: String?
  package var hint: String?

  package init(offset: Int, message: String, expected: String? = nil, hint: String? = nil) {
    self.offset = offset
    self.message = message
    self.expected = expected
    self.hint = hint
  }
}
