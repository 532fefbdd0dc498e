import HTMLTokens

/// The plain text of HTML, as a label can show it.
///
/// The rules are those of the feed browser: `<br>` and the ends of paragraphs and other blocks become
/// line breaks, other tags are removed whatever their nesting, and scripts and styles are removed
/// with their content. White space collapses as in a browser.
///
/// - Complexity: O(n); any bytes are accepted, nothing recurses.
struct PlainTextOfHTML {
  private var output: [UInt8] = []
  /// Whether white space came since the last character; it is written before another one only.
  private var pendingSpace = false
  /// Whether a block ended or began since the last character.
  private var pendingBreak = false

  static func text(of html: String) -> String {
    var text = PlainTextOfHTML()
    text.output.reserveCapacity(html.utf8.count)
    var tokens = HTMLTokenizer(html)
    while let token = tokens.next() {
      switch token {
      case .text(let words): text.write(words)
      case .startTag(let tag) where tag.name == "br": text.lineBreak()
      case .startTag(let tag) where hidden.contains(tag.name): _ = tokens.content(of: tag.name)
      case .startTag(let tag): text.tag(tag.name)
      case .endTag(let name): text.tag(name)
      }
    }
    return String(decoding: text.trimmedOutput, as: UTF8.self)
  }

  /// Elements of which nothing is shown.
  private static let hidden: Set<String> = [
    "script", "style", "head", "title", "template", "noscript",
  ]

  /// Elements that start a new line (HTML, section 15.3: `display: block`, list items and rows).
  private static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "body", "center", "dd", "div", "dl", "dt",
    "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6",
    "header", "hr", "html", "li", "main", "nav", "ol", "p", "pre", "section", "table", "tr", "ul",
  ]

  private mutating func tag(_ name: String) {
    if Self.blocks.contains(name) { pendingBreak = true }
  }

  private mutating func write(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0C, 0x0D: pendingSpace = true
      default: write(byte)
      }
    }
  }

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

  /// Writes the line break of a `<br>`, even after another one.
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
