/// HTML or XML built from literals. Interpolated text is escaped, so that text from users can
/// become neither an element nor an attribute:
///
///     let title: Markup = "<h3>\(result.name)</h3>"
package struct Markup: ExpressibleByStringInterpolation, Sendable {
  package private(set) var text: String

  /// Creates markup from a literal, without escaping.
  package init(stringLiteral value: String) { text = value }

  /// Creates markup from literals and escaped text.
  package init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  package init(_ parts: [Markup]) { text = parts.map(\.text).joined() }

  /// Creates markup from our own text that is no literal: a style sheet, a script.
  package init(trusted: String) { text = trusted }

  package static let nothing: Markup = ""

  package static func += (markup: inout Markup, more: Markup) { markup.text += more.text }

  /// Keeps literals; escapes everything else.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    package init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity * 2)
    }

    package mutating func appendLiteral(_ literal: String) { text += literal }

    package mutating func appendInterpolation(_ user: String) { text += Markup.escaped(user) }

    package mutating func appendInterpolation(_ number: Int) { text += String(number) }

    package mutating func appendInterpolation(_ markup: Markup) { text += markup.text }

    package mutating func appendInterpolation(_ parts: [Markup]) {
      for part in parts { text += part.text }
    }
  }
}

extension Markup {
  /// Text escaped for use between tags and in quotes of either kind. Line ends become references,
  /// since attributes would turn them into spaces (XML 1.0, 3.3.3); characters that XML does not
  /// allow (2.2) are removed.
  package static func escaped(_ text: String) -> String {
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

  /// Whether a byte is printable ASCII without a meaning in markup.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
      UInt8(ascii: "'"):
      false
    default: (0x20..<0x7f).contains(byte)
    }
  }

  /// Whether XML 1.0 allows the character.
  private static func isSayable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7f, 0xa0...0xd7ff, 0xe000...0xfffd, 0x1_0000...0x10_ffff: true
    default: false
    }
  }
}
