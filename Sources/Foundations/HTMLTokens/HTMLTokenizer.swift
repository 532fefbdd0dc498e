/// A piece of HTML. Names are in lower case, and character references are resolved.
package enum HTMLToken: Hashable, Sendable {
  /// Text between tags, its white space as written. A CDATA section is text without references.
  case text(String)
  case startTag(HTMLTag)
  case endTag(name: String)
}

/// The tag that begins an element.
package struct HTMLTag: Hashable, Sendable {
  package struct Attribute: Hashable, Sendable {
    package var name: String
    /// Empty for an attribute without one.
    package var value: String

    package init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
  }

  package var name: String
  /// In the order in which they are written, repeated ones too.
  package var attributes: [Attribute]
  /// Whether the tag ends in `/>`.
  package var isSelfClosing: Bool

  package init(_ name: String, _ attributes: [Attribute] = [], isSelfClosing: Bool = false) {
    (self.name, self.attributes, self.isSelfClosing) = (name, attributes, isSelfClosing)
  }
}

/// Divides HTML into text and tags, by the rules of the HTML standard (13.2.5, tokenization) as far
/// as they matter for text: comments, declarations and a tag without its `>` yield nothing.
///
/// Which elements hold no markup is for the reader to say: after the start tag of a script or of
/// anything that it leaves out, it takes the content with `content(of:)`.
///
/// - Complexity: O(n) for all tokens together; any bytes are accepted, nothing recurses.
package struct HTMLTokenizer: IteratorProtocol {
  private let bytes: [UInt8]
  private var position = 0

  package init(_ html: String) { bytes = Array(html.utf8) }

  package mutating func next() -> HTMLToken? {
    while position < bytes.count {
      guard startsMarkup(position) else { return .text(text()) }
      if let token = markup() { return token }
    }
    return nil
  }

  /// Skips past the end tag of an element, or to the end; returns what is before it.
  package mutating func content(of name: String) -> String {
    let start = position
    let tag = Array("</\(name)".utf8)
    while position < bytes.count, !isEndTag(tag) { position += 1 }
    let content = String(decoding: bytes[start..<position], as: UTF8.self)
    position = min(position + tag.count, bytes.count)
    _ = readTagEnd()
    return content
  }

  /// Whether the end tag that begins with `tag` is here, and not that of a longer name.
  private func isEndTag(_ tag: [UInt8]) -> Bool {
    guard starts(with: tag) else { return false }
    let after = position + tag.count
    return after == bytes.count || Self.endsName(bytes[after])
  }

  // MARK: Text

  /// Whether markup begins here: a `<` before a letter, `/`, `!` or `?`. Any other is text (`1 < 2`).
  private func startsMarkup(_ place: Int) -> Bool {
    guard bytes[place] == UInt8(ascii: "<"), place + 1 < bytes.count else { return false }
    let next = bytes[place + 1]
    return Self.isLetter(next) || next == UInt8(ascii: "/") || next == UInt8(ascii: "!")
      || next == UInt8(ascii: "?")
  }

  private mutating func text() -> String {
    let start = position
    while position < bytes.count, !startsMarkup(position) { position += 1 }
    return CharacterReferences.resolved(in: bytes[start..<position])
  }

  // MARK: Markup

  private mutating func markup() -> HTMLToken? {
    if starts(with: Self.commentStart) {
      // `<!-->` is an empty comment.
      position += 2
      _ = skip(past: Self.commentEnd)
      return nil
    }
    if starts(with: Self.sectionStart) {
      position += Self.sectionStart.count
      let content = skip(past: Self.sectionEnd)
      return content.isEmpty ? nil : .text(String(decoding: content, as: UTF8.self))
    }
    let isEnd = bytes[position + 1] == UInt8(ascii: "/")
    position += isEnd ? 2 : 1
    guard position < bytes.count, Self.isLetter(bytes[position]) else {
      _ = skip(past: [UInt8(ascii: ">")])
      return nil
    }
    let name = readName()
    guard let rest = readTagEnd() else { return nil }
    if isEnd { return .endTag(name: name) }
    return .startTag(HTMLTag(name, rest.attributes, isSelfClosing: rest.isSelfClosing))
  }

  private static let commentStart = Array("<!--".utf8)
  private static let commentEnd = Array("-->".utf8)
  private static let sectionStart = Array("<![CDATA[".utf8)
  private static let sectionEnd = Array("]]>".utf8)

  /// Reads the attributes of a tag and its `>`; nil if the text ends before.
  private mutating func readTagEnd() -> (attributes: [HTMLTag.Attribute], isSelfClosing: Bool)? {
    var attributes: [HTMLTag.Attribute] = []
    var isSelfClosing = false
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: ">") {
        position += 1
        return (attributes, isSelfClosing)
      }
      isSelfClosing = byte == UInt8(ascii: "/")
      if isSelfClosing || Self.isSpace(byte) {
        position += 1
      } else {
        attributes.append(readAttribute())
      }
    }
    return nil
  }

  private mutating func readAttribute() -> HTMLTag.Attribute {
    let name = readName()
    let end = position
    skipSpace()
    guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else {
      position = end
      return HTMLTag.Attribute(name, "")
    }
    position += 1
    skipSpace()
    return HTMLTag.Attribute(name, readValue())
  }

  private mutating func readValue() -> String {
    guard position < bytes.count else { return "" }
    let quote = bytes[position]
    let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    if isQuoted { position += 1 }
    let start = position
    while position < bytes.count {
      let byte = bytes[position]
      if isQuoted ? byte == quote : Self.isSpace(byte) || byte == UInt8(ascii: ">") { break }
      position += 1
    }
    let value = CharacterReferences.resolved(in: bytes[start..<position])
    if isQuoted, position < bytes.count { position += 1 }
    return value
  }

  /// Reads a name in lower case: at least one byte, which may be a stray `=`.
  private mutating func readName() -> String {
    let start = position
    position += 1
    while position < bytes.count, !Self.endsName(bytes[position]),
      bytes[position] != UInt8(ascii: "=")
    { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self).lowercased()
  }

  // MARK: Bytes

  private mutating func skipSpace() {
    while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
  }

  /// Skips to after a mark, or to the end without one; returns the bytes before it.
  private mutating func skip(past mark: [UInt8]) -> ArraySlice<UInt8> {
    let start = position
    while position < bytes.count, !starts(with: mark) { position += 1 }
    let content = bytes[start..<position]
    position = min(position + mark.count, bytes.count)
    return content
  }

  /// Whether a mark in lower case begins here in any case; `[`, `!` and their like only as they are.
  private func starts(with mark: [UInt8]) -> Bool {
    guard bytes[position] == mark[0], bytes.count - position >= mark.count else { return false }
    return zip(bytes[position...], mark).allSatisfy { byte, expected in
      byte == expected || Self.isLetter(byte) && byte | 0x20 == expected
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// White space of HTML: space, tab, line feed, form feed, carriage return.
  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0C || byte == 0x0D
  }

  /// Whether the name of a tag ends before this byte.
  private static func endsName(_ byte: UInt8) -> Bool {
    isSpace(byte) || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">")
  }
}
