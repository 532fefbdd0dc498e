/// Turns HTML into the plain text a label can show.
///
/// The rules, those of the feed browser: entities by name and number become characters, `<br>` and the ends
/// of paragraphs and other blocks become line breaks, other tags vanish whatever their nesting, and comments,
/// scripts and styles vanish with their content. White space collapses as in a browser. CDATA sections
/// are text.
///
/// - Complexity: O(n); any bytes are accepted, nothing recurses.
struct HTMLText {
  private let bytes: [UInt8]
  private var position = 0
  private var output: [UInt8] = []
  /// White space seen since the last character, not yet written: it vanishes at the ends of lines.
  private var pendingSpace = false
  /// A block ended or began since the last character.
  private var pendingBreak = false

  static func plain(_ html: String) -> String {
    var text = HTMLText(bytes: Array(html.utf8))
    while text.position < text.bytes.count { text.step() }
    return String(decoding: text.trimmedOutput, as: UTF8.self)
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
    output.reserveCapacity(bytes.count)
  }

  private mutating func step() {
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "<") where startsMarkup: markup()
    case UInt8(ascii: "&"): reference()
    case 0x20, 0x09, 0x0A, 0x0C, 0x0D:
      pendingSpace = true
      position += 1
    default:
      write(byte)
      position += 1
    }
  }

  // MARK: Output

  private mutating func write(_ byte: UInt8) {
    let isAtLineStart = output.isEmpty || output.last == 0x0A
    if pendingBreak, !isAtLineStart {
      output.append(0x0A)
    } else if pendingSpace, !isAtLineStart {
      output.append(0x20)
    }
    pendingBreak = false
    pendingSpace = false
    output.append(byte)
  }

  /// `<br>`: a line break even after another one.
  private mutating func lineBreak() {
    if pendingBreak, let last = output.last, last != 0x0A { output.append(0x0A) }
    output.append(0x0A)
    pendingBreak = false
    pendingSpace = false
  }

  private var trimmedOutput: ArraySlice<UInt8> {
    let end = output.lastIndex { $0 != 0x0A }.map { $0 + 1 } ?? 0
    return output[..<end].drop { $0 == 0x0A }
  }
}

// MARK: Markup

extension HTMLText {
  /// A `<` begins markup before a letter, `/`, `!` or `?`; otherwise it is text (`1 < 2`).
  private var startsMarkup: Bool {
    guard position + 1 < bytes.count else { return false }
    switch bytes[position + 1] {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "/"), UInt8(ascii: "!"), UInt8(ascii: "?"):
      return true
    default: return false
    }
  }

  private mutating func markup() {
    if starts(with: "<!--") { return skip(past: "-->", from: position + 4) }
    if starts(with: "<![CDATA[") { return characterData() }
    let isEnd = bytes[position + 1] == UInt8(ascii: "/")
    let name = tagName(at: position + (isEnd ? 2 : 1))
    skipTag()
    switch name {
    case "br": if !isEnd { lineBreak() }
    case "script", "style", "head", "title", "template", "noscript":
      if !isEnd { skip(past: "</" + name, from: position) }
    case _ where Self.blocks.contains(name): pendingBreak = true
    default: break
    }
  }

  /// Elements that stand on lines of their own (HTML, section 15.3: `display: block`, list items and rows).
  private static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "body", "center", "dd", "div", "dl", "dt",
    "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6",
    "header", "hr", "html", "li", "main", "nav", "ol", "p", "pre", "section", "table", "tr", "ul",
  ]

  private func tagName(at start: Int) -> String {
    let name = bytes[start...].prefix(12).prefix { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
    return String(decoding: name, as: UTF8.self).lowercased()
  }

  /// Goes past the tag's `>`, which does not count inside a quoted attribute.
  private mutating func skipTag() {
    var quote: UInt8?
    var previous: UInt8 = 0
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == quote {
        quote = nil
      } else if quote == nil {
        if byte == UInt8(ascii: ">") { return }
        let isQuote = byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
        if isQuote, previous == UInt8(ascii: "=") { quote = byte }
      }
      if byte != 0x20 { previous = byte }
    }
  }

  private mutating func characterData() {
    position += 9
    while position < bytes.count {
      if starts(with: "]]>") {
        position += 3
        return
      }
      let byte = bytes[position]
      position += 1
      if byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
        pendingSpace = true
      } else {
        write(byte)
      }
    }
  }

  /// Goes past the next `marker` (letters in any case) and, for an end tag, past its `>`.
  private mutating func skip(past marker: String, from start: Int) {
    position = start
    while position < bytes.count, !starts(with: marker) { position += 1 }
    guard position < bytes.count else { return }
    if marker.hasPrefix("</") { skipTag() } else { position += marker.utf8.count }
  }

  private func starts(with marker: String) -> Bool {
    guard bytes.count - position >= marker.utf8.count else { return false }
    return zip(bytes[position...], marker.utf8).allSatisfy { byte, expected in
      byte == expected || (byte | 0x20 == expected && expected >= UInt8(ascii: "a"))
    }
  }

  // MARK: References

  /// `&name;` and `&#number;` become characters; what names nothing stays as it is written.
  private mutating func reference() {
    let rest = bytes[(position + 1)...].prefix(32)
    guard let end = rest.firstIndex(of: UInt8(ascii: ";")),
      let scalar = HTMLEntities.scalar(
        named: String(decoding: bytes[(position + 1)..<end], as: UTF8.self))
    else {
      write(UInt8(ascii: "&"))
      position += 1
      return
    }
    for byte in String(scalar).utf8 { write(byte) }
    position = end + 1
  }
}
