/// HTML or XML that is put together from literals. Text that is interpolated is escaped, so that what
/// a user wrote can become neither an element nor an attribute, whatever it says:
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
