/// HTML or XML that is put together from literals. Text that is interpolated is escaped, so that
/// what a user wrote can become neither an element nor an attribute, whatever it says:
///
///     let title: Markup = "<h3>\(result.name)</h3>"
struct Markup: ExpressibleByStringInterpolation, Sendable {
  /// The markup as it is written.
  private(set) var text: String

  /// Markup that says what it says.
  init(stringLiteral value: String) { text = value }

  /// Markup of literals and escaped text.
  init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Markup put behind each other.
  init(_ parts: [Markup]) { text = parts.map(\.text).joined() }

  /// Markup of our own that is no literal: a style sheet, a script.
  init(trusted: String) { text = trusted }

  /// Nothing.
  static let nothing: Markup = ""

  static func += (markup: inout Markup, more: Markup) { markup.text += more.text }

  /// Literals stay; everything else is escaped.
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity * 2)
    }

    mutating func appendLiteral(_ literal: String) { text += literal }

    mutating func appendInterpolation(_ user: String) { text += Markup.escaped(user) }

    mutating func appendInterpolation(_ number: Int) { text += String(number) }

    mutating func appendInterpolation(_ markup: Markup) { text += markup.text }

    mutating func appendInterpolation(_ parts: [Markup]) { for part in parts { text += part.text } }
  }
}

extension Markup {
  /// Text as it may stand between tags and between quotes of either kind. Line ends become
  /// references, since attributes would turn them into spaces (XML 1.0, 3.3.3), and what XML cannot
  /// say (2.2) is left out.
  static func escaped(_ text: String) -> String {
    if text.utf8.allSatisfy(isPlain) { return text }
    var result = ""
    result.reserveCapacity(text.utf8.count + 16)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      default: if isSayable(scalar) { result.unicodeScalars.append(scalar) }
      }
    }
    return result
  }

  /// Printable ASCII that means nothing in markup.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
      UInt8(ascii: "'"):
      false
    default: (0x20..<0x7f).contains(byte)
    }
  }

  /// Whether XML 1.0 has the character.
  private static func isSayable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7f, 0xa0...0xd7ff, 0xe000...0xfffd, 0x1_0000...0x10_ffff: true
    default: false
    }
  }
}
