import Diagnostics
import Reading

/// Parses the text between the braces of a pattern.
struct FieldPipelineParser {
  private var cursor: ExpressionCursor
  private let base: Int

  /// Parses a pipeline; `offset` is the position of `text` in its pattern.
  static func parse(_ text: String, offset: Int) throws(ExpressionError) -> FieldPipeline {
    var parser = FieldPipelineParser(cursor: try ExpressionCursor(text), base: offset)
    return try parser.pipeline()
  }

  private mutating func pipeline() throws(ExpressionError) -> FieldPipeline {
    let offset = cursor.current.offset
    let path = try FieldPath.parse(&cursor)
    var steps: [FieldPipeline.Step] = []
    while cursor.accept("|") { steps.append(try step()) }
    try cursor.expectEnd("'|' or '}'")
    return FieldPipeline(path: path, steps: steps, offset: base + offset)
  }

  private mutating func step() throws(ExpressionError) -> FieldPipeline.Step {
    switch cursor.current.kind {
    case .literal(let text):
      cursor.advance()
      return .otherwise(.text(text))
    case .number(let value):
      cursor.advance()
      return .otherwise(.number(value.plain))
    default:
      let offset = cursor.current.offset
      let path = try FieldPath.parse(&cursor)
      guard cursor.accept("(") else { return .otherwiseField(path) }
      return .filter(try filter(named: path.description, at: offset))
    }
  }

  // MARK: Filters

  private static let filters = [
    "cut", "html", "joined", "repeated", "uppercased", "lowercased", "trimmed",
  ]

  private mutating func filter(
    named name: String, at offset: Int
  ) throws(ExpressionError) -> TextFilter {
    let filter: TextFilter
    switch name {
    case "cut": filter = .cut(try count(in: 0...1_000_000))
    case "repeated": filter = .repeated(try count(in: 0...1000))
    case "joined": filter = .joined(try separator())
    case "html": filter = .html
    case "uppercased": filter = .uppercased
    case "lowercased": filter = .lowercased
    case "trimmed": filter = .trimmed
    default:
      throw ExpressionError(
        offset: offset, message: "unknown filter \(Diagnostic.quoted(name + "()"))",
        expected: Diagnostic.choices(Self.filters.map { $0 + "()" }),
        hint: Diagnostic.didYouMean(name, in: Self.filters))
    }
    try cursor.expect(")")
    return filter
  }

  private mutating func count(in range: ClosedRange<Int>) throws(ExpressionError) -> Int {
    let expected = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    guard case .number(let value) = cursor.current.kind, value == value.rounded(),
      value <= Double(range.upperBound)
    else { throw cursor.unexpected(expected) }
    cursor.advance()
    return Int(value)
  }

  private mutating func separator() throws(ExpressionError) -> String {
    guard case .literal(let text) = cursor.current.kind else {
      throw cursor.unexpected("a separator in quotes")
    }
    cursor.advance()
    return text
  }
}

extension FieldPath {
  /// `media.thumbnail.url`, or `field("any name, 'quoted'")` for a name that is no identifier.
  static func parse(_ cursor: inout ExpressionCursor) throws(ExpressionError) -> FieldPath {
    var names = [try cursor.name("the name of a field")]
    if names == ["field"], cursor.accept("(") {
      guard case .literal(let name) = cursor.current.kind else {
        throw cursor.unexpected("the field's name in quotes")
      }
      cursor.advance()
      try cursor.expect(")")
      names = [name]
    }
    while cursor.accept(".") { names.append(try cursor.name("the name of a field")) }
    return FieldPath(names: names)
  }
}

/// A function on a value in a pattern: `{body | html() | cut(200)}`. A missing value stays missing.
enum TextFilter: Hashable, Sendable {
  /// The first UTF-16 units, up to a whole character, followed by `...` if the text was cut.
  case cut(Int)
  /// HTML converted to plain text.
  case html
  /// The elements of a list, joined by a separator.
  case joined(String)
  /// The text repeated a number of times.
  case repeated(Int)
  case uppercased
  case lowercased
  /// The text without white space at both ends.
  case trimmed

  func apply(to value: DataValue) -> DataValue {
    if case .joined(let separator) = self, case .list(let values) = value {
      return .text(Self.text(joining: values, separator))
    }
    return value.text.map { .text(apply(to: $0)) } ?? .null
  }

  /// The elements up to the first that makes the text longer than is shown.
  private static func text(joining values: [DataValue], _ separator: String) -> String {
    var text = ""
    var isFirst = true
    for value in values where text.utf8.count <= TextLimit.bytes {
      guard let element = value.text else { continue }
      if !isFirst { text += separator }
      text += element
      isFirst = false
    }
    return text
  }

  private func apply(to text: String) -> String {
    switch self {
    case .cut(let units): text.cut(toUTF16: units)
    case .html: PlainTextOfHTML.text(of: text)
    case .joined: text
    case .repeated(let count):
      String(repeating: text, count: min(count, TextLimit.bytes / max(1, text.utf8.count) + 1))
    case .uppercased: text.uppercased()
    case .lowercased: text.lowercased()
    case .trimmed: text.trimmed
    }
  }
}

extension String {
  /// The longest run of whole characters from the start that fits in `limit` UTF-16 units, and
  /// `...`; the whole text if it fits.
  ///
  /// - Complexity: O(limit), however long the text.
  func cut(toUTF16 limit: Int) -> String {
    var end = startIndex
    var units = 0
    while end < endIndex {
      units += self[end].utf16.count
      guard units <= limit else { return self[..<end] + "..." }
      end = index(after: end)
    }
    return self
  }

  /// The text without white space at both ends.
  var trimmed: String {
    let start = drop(while: \.isWhitespace)
    let length = start.reversed().drop(while: \.isWhitespace).count
    return String(start.prefix(length))
  }
}
