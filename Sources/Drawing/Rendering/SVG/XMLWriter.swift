/// Writes XML element by element, with indentation and escaping.
struct XMLWriter {
  private(set) var bytes: [UInt8] = []
  private var open: [StaticString] = []

  /// Decimal places of a length in points: a thousandth is finer than any screen.
  private static let decimals = 3

  /// An attribute and its value.
  enum Attribute {
    /// Text that needs escaping.
    case text(StaticString, String)
    case number(StaticString, Double)
    /// Numbers and words that need no escaping.
    case raw(StaticString, [UInt8])
  }

  /// Writes an element without content.
  mutating func element(_ name: StaticString, _ attributes: [Attribute] = []) {
    startTag(name, attributes)
    write("/>\n")
  }

  mutating func element(_ name: StaticString, _ attributes: [Attribute] = [], text: String) {
    startTag(name, attributes)
    write(">")
    appendEscaped(text)
    write("</")
    write(name)
    write(">\n")
  }

  /// Writes an element whose content `content` writes.
  mutating func element(
    _ name: StaticString, _ attributes: [Attribute] = [], content: (inout XMLWriter) -> Void
  ) {
    startTag(name, attributes)
    write(">\n")
    open.append(name)
    content(&self)
    open.removeLast()
    indent()
    write("</")
    write(name)
    write(">\n")
  }

  private mutating func startTag(_ name: StaticString, _ attributes: [Attribute]) {
    indent()
    write("<")
    write(name)
    for attribute in attributes {
      write(" ")
      append(attribute)
      write("\"")
    }
  }

  private mutating func append(_ attribute: Attribute) {
    switch attribute {
    case .text(let name, let value):
      write(name)
      write("=\"")
      appendEscaped(value)
    case .number(let name, let value):
      write(name)
      write("=\"")
      ShortNumber.append(value, decimals: Self.decimals, to: &bytes)
    case .raw(let name, let value):
      write(name)
      write("=\"")
      bytes += value
    }
  }

  private mutating func indent() {
    for _ in open { bytes.append(UInt8(ascii: " ")) }
  }

  private mutating func write(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Appends text, with the replacement character for those that XML 1.0 does not allow.
  private mutating func appendEscaped(_ text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": write("&amp;")
      case "<": write("&lt;")
      case ">": write("&gt;")
      case "\"": write("&quot;")
      case "\n", "\r", "\t": write(" ")
      case "\u{0}"..<"\u{20}", "\u{fffe}", "\u{ffff}": write("\u{fffd}")
      default: bytes.append(contentsOf: UTF8.encode(scalar).map(Array.init) ?? [])
      }
    }
  }
}
