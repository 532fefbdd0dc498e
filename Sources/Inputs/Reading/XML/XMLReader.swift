/// A small strict reader for XML 1.0 without document type definitions: start and end tags must
/// match, attributes are quoted and unique, references are the five of XML and numeric ones.
///
/// A document type is skipped. One with declarations is rejected, because declared entities are the
/// means of XML bombs and no feed needs them.
///
/// - Complexity: O(n), memory for one event and the open element names.
package struct XMLReader {
  package let bytes: [UInt8]
  private let limits: XMLLimits
  package private(set) var position = 0
  /// The byte offset of the last tag, comment or section.
  package private(set) var tagStart = 0
  private var open: [(name: String, start: Int)] = []
  private var hasRoot = false
  /// The end tag of an element written `<name/>`, to be returned next.
  private var pendingEnd: String?

  package init(_ bytes: [UInt8], limits: XMLLimits) {
    self.bytes = bytes
    self.limits = limits
  }

  /// Reads the next event; nil at the end of a complete document.
  package mutating func next() throws(XMLFailure) -> XMLEvent? {
    if let name = pendingEnd {
      pendingEnd = nil
      return .end(name: name)
    }
    while position < bytes.count {
      if bytes[position] != UInt8(ascii: "<") {
        if let text = try characters() { return text }
      } else if let event = try markup() {
        return event
      }
    }
    guard let unclosed = open.last else {
      if hasRoot { return nil }
      throw failure("the file has no element", expected: "an XML document")
    }
    let opening = SourceText(file: "", bytes: bytes).location(ofByte: unclosed.start)
    throw failure(
      "the file ends inside <\(unclosed.name)>, which line \(opening.line) opens",
      expected: "</\(unclosed.name)>")
  }

  // MARK: Markup

  private mutating func markup() throws(XMLFailure) -> XMLEvent? {
    tagStart = position
    if accept("<!--") { return try skip(past: "-->", what: "a comment") }
    if accept("<?") { return try skip(past: "?>", what: "a processing instruction") }
    if starts(with: "<!DOCTYPE") { return try documentType() }
    if starts(with: "<![CDATA[") { return try characterData() }
    if accept("</") { return try endTag() }
    return try startTag()
  }

  private mutating func startTag() throws(XMLFailure) -> XMLEvent {
    let start = position
    position += 1
    let name = try self.name("an element's name")
    guard !open.isEmpty || !hasRoot else {
      throw XMLFailure(offset: start, message: "<\(name)> is a second root element")
    }
    let attributes = try self.attributes()
    if accept("/>") {
      pendingEnd = name
    } else {
      guard accept(">") else { throw failure("the tag <\(name)> is not closed", expected: "'>'") }
      open.append((name, start))
    }
    guard open.count <= limits.depth else {
      throw XMLFailure(
        offset: start, message: "the elements are nested too deep",
        expected: "at most \(limits.depth) levels")
    }
    hasRoot = true
    return .start(XMLElement(name: name, attributes: attributes))
  }

  private mutating func endTag() throws(XMLFailure) -> XMLEvent {
    let start = position - 2
    let name = try self.name("an element's name")
    skipSpace()
    guard accept(">") else { throw failure("the tag </\(name)> is not closed", expected: "'>'") }
    guard let expected = open.popLast() else {
      throw XMLFailure(offset: start, message: "</\(name)> closes nothing: no <\(name)> is open")
    }
    guard name == expected.name else {
      let opening = SourceText(file: "", bytes: bytes).location(ofByte: expected.start)
      throw XMLFailure(
        offset: start,
        message: "</\(name)> cannot close <\(expected.name)> of line \(opening.line)",
        expected: "</\(expected.name)>")
    }
    return .end(name: name)
  }

  private mutating func attributes() throws(XMLFailure) -> [(name: String, value: String)] {
    var attributes: [(name: String, value: String)] = []
    while true {
      skipSpace()
      guard let byte = peek, byte != UInt8(ascii: ">"), byte != UInt8(ascii: "/") else {
        return attributes
      }
      let start = position
      let name = try self.name("an attribute's name, '>' or '/>'")
      guard !attributes.contains(where: { $0.name == name }) else {
        throw XMLFailure(offset: start, message: "the attribute \(name) is here twice")
      }
      guard attributes.count < limits.attributes else {
        throw XMLFailure(
          offset: start, message: "the element has too many attributes",
          expected: "at most \(limits.attributes)")
      }
      attributes.append((name, try attributeValue(of: name)))
    }
  }

  private mutating func attributeValue(of name: String) throws(XMLFailure) -> String {
    skipSpace()
    guard accept("=") else {
      throw failure("the attribute \(name) has no value", expected: "'='")
    }
    skipSpace()
    guard let quote = peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw failure("the attribute \(name) has a value without quotes", expected: "a quoted value")
    }
    let start = position
    position += 1
    guard let end = bytes[position...].firstIndex(of: quote) else {
      throw XMLFailure(offset: start, message: "the quote is not closed")
    }
    defer { position = end + 1 }
    return try XMLReferences.resolve(bytes[position..<end])
  }

  /// Skips `<!DOCTYPE name …>`; rejects an internal subset without reading it.
  private mutating func documentType() throws(XMLFailure) -> XMLEvent? {
    let start = position
    while let byte = peek, byte != UInt8(ascii: ">") {
      guard byte != UInt8(ascii: "[") else {
        throw XMLFailure(
          offset: start, message: "a document type that declares entities or elements",
          expected: "none", hint: "such declarations are refused: they can expand without end")
      }
      position += 1
    }
    guard accept(">") else { throw XMLFailure(offset: start, message: "<!DOCTYPE is not closed") }
    return nil
  }
}

// MARK: Text and scanning

extension XMLReader {
  /// Reads text up to the next tag; ignores white space around the root element.
  private mutating func characters() throws(XMLFailure) -> XMLEvent? {
    let start = position
    let end = bytes[position...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
    position = end
    if open.isEmpty {
      guard let text = bytes[start..<end].firstIndex(where: { $0 > 0x20 }) else { return nil }
      throw XMLFailure(offset: text, message: "there is text outside of the root element")
    }
    return .text(try XMLReferences.resolve(bytes[start..<end]))
  }

  private mutating func characterData() throws(XMLFailure) -> XMLEvent {
    let start = position
    guard !open.isEmpty else {
      throw XMLFailure(offset: start, message: "there is text outside of the root element")
    }
    position += 9
    let textStart = position
    _ = try skip(past: "]]>", what: "a CDATA section", from: start)
    return .text(String(decoding: bytes[textStart..<(position - 3)], as: UTF8.self))
  }

  private mutating func skip(
    past marker: String, what: String, from start: Int? = nil
  ) throws(XMLFailure) -> XMLEvent? {
    let start = start ?? position
    while position < bytes.count {
      if accept(marker) { return nil }
      position += 1
    }
    throw XMLFailure(offset: start, message: "\(what) is not closed", expected: "'\(marker)'")
  }

  private mutating func name(_ expected: String) throws(XMLFailure) -> String {
    let start = position
    while let byte = peek, Self.isNameByte(byte) { position += 1 }
    guard position > start, !(UInt8(ascii: "-")...UInt8(ascii: "9")).contains(bytes[start]) else {
      throw XMLFailure(offset: start, message: "the markup is broken", expected: expected)
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Letters, digits, `_ : - .` and everything outside ASCII.
  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: ":"),
      UInt8(ascii: "-"), UInt8(ascii: "."), 0x80...0xFF:
      true
    default: false
    }
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  private func starts(with marker: String) -> Bool {
    bytes[position...].starts(with: marker.utf8)
  }

  private mutating func accept(_ marker: String) -> Bool {
    guard starts(with: marker) else { return false }
    position += marker.utf8.count
    return true
  }

  private func failure(_ message: String, expected: String? = nil) -> XMLFailure {
    XMLFailure(offset: position, message: message, expected: expected)
  }
}

/// An event in the reading of an XML document.
package enum XMLEvent: Equatable {
  case start(XMLElement)
  case end(name: String)
  /// Character data or a CDATA section, references resolved; maybe in several events.
  case text(String)
}

/// A start tag. Names keep their prefixes.
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

/// The reason why a document is rejected, with its byte offset.
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

/// The limits of documents. The message for a document that exceeds a limit names it.
package struct XMLLimits: Sendable {
  /// The maximum nesting of elements.
  package let depth: Int
  /// The maximum number of attributes per element.
  package let attributes: Int

  package init(depth: Int, attributes: Int) {
    self.depth = depth
    self.attributes = attributes
  }
}
