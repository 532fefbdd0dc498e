import Reading

/// A text with fields, `Von {sender | "unbekannt"}`, parsed once and filled for each row.
struct TextPattern: Sendable {
  enum Piece: Sendable {
    case literal(String)
    case field(FieldPipeline)
  }

  let pieces: [Piece]
  /// Learns of texts that are too long; nil for patterns whose texts are only compared.
  var limit: TextLimit?

  init(pieces: [Piece]) { self.pieces = pieces }

  /// Whether the text is the same for every row.
  var isConstant: Bool {
    pieces.allSatisfy { if case .literal = $0 { true } else { false } }
  }

  /// The fields of the pattern, whether it shows nothing without one, and their offsets.
  var fields: [(path: FieldPath, isRequired: Bool, offset: Int)] {
    pieces.flatMap { piece -> [(path: FieldPath, isRequired: Bool, offset: Int)] in
      guard case .field(let pipeline) = piece else { return [] }
      let others = pipeline.steps.compactMap { step -> FieldPath? in
        if case .otherwiseField(let path) = step { path } else { nil }
      }
      return [(pipeline.path, pipeline.isRequired, pipeline.offset)]
        + others.map { ($0, false, pipeline.offset) }
    }
  }

  /// The text for a row, cut at `TextLimit.bytes`; nil only for a missing field alone.
  func text(for row: DataRecord) -> String? {
    guard let text = wholeText(for: row) else { return nil }
    guard text.utf8.count > TextLimit.bytes else { return text }
    limit?.note()
    return text.prefix(ofBytes: TextLimit.bytes)
  }

  private func wholeText(for row: DataRecord) -> String? {
    if pieces.count == 1, case .field(let pipeline) = pieces[0] {
      return pipeline.value(in: row).text
    }
    var text = ""
    for piece in pieces where text.utf8.count <= TextLimit.bytes {
      switch piece {
      case .literal(let literal): text += literal
      case .field(let pipeline): text += pipeline.value(in: row).text ?? ""
      }
    }
    return text
  }
}

/// `title | subtitle | "[No Title]" | cut(200)`: a field, alternatives for a missing value, and
/// filters.
struct FieldPipeline: Sendable {
  enum Step: Sendable {
    /// A literal that replaces a missing value.
    case otherwise(DataValue)
    /// Another field that replaces a missing value.
    case otherwiseField(FieldPath)
    case filter(TextFilter)
  }

  let path: FieldPath
  let steps: [Step]
  let offset: Int

  /// Whether the pattern shows nothing if the field is missing.
  fileprivate var isRequired: Bool {
    steps.allSatisfy { step in
      switch step {
      case .otherwise, .otherwiseField: false
      case .filter: true
      }
    }
  }

  /// Applies the steps from left to right; an absent or null field is missing, "" a value.
  func value(in row: DataRecord) -> DataValue {
    var value = row.value(at: path) ?? .null
    if case .text(let text) = value, !steps.isEmpty {
      value = .text(text.prefix(ofBytes: TextLimit.bytes + 1))
    }
    for step in steps {
      switch step {
      case .otherwise(let fallback): if value == .null { value = fallback }
      case .otherwiseField(let path): if value == .null { value = row.value(at: path) ?? .null }
      case .filter(let filter): value = filter.apply(to: value)
      }
    }
    return value
  }
}

extension ValueReader<TextPattern> {
  /// A text with fields in braces, or a mapping with one text per language.
  static let pattern = ValueReader(
    "text", schema: .localizable(.anyScalar)
  ) { node, context throws(ValueFailure) in
    let node = node.localized(context)
    guard let scalar = node.scalar, !scalar.isNull || !scalar.text.isEmpty else {
      throw .mismatch(hint: languageHint(node, context) ?? node.braceHint)
    }
    do throws(ExpressionError) {
      var pattern = try TextPatternParser.parse(scalar.text)
      pattern.limit = context.texts.limit(at: context.location(node.mark))
      return pattern
    } catch {
      // Report here, because only here is the node of the language known.
      context.error(node, error)
      throw .reported
    }
  }
}

/// A hint for a mapping whose keys look like languages, but are not languages of the template.
private func languageHint(_ node: YAMLNode, _ context: TemplateReading) -> String? {
  let known = context.languages.declared
  guard let names = node.entries?.map(\.key), !names.isEmpty else { return nil }
  if let stranger = names.first(where: { !known.contains($0) }), !known.isEmpty {
    return "\(Diagnostic.quoted(stranger)) is none of the template's languages,"
      + " \(Diagnostic.choices(known))"
  }
  let isTagged = names.count > 1 && names.allSatisfy(LanguageTag.isWellFormed)
  return isTagged
    ? "say which languages there are: languages: [\(names.joined(separator: ", "))]" : nil
}

/// Reads a text pattern. `{{` and `}}` stand for braces themselves.
///
/// ```
/// field := path ("|" (path | literal | number | filter))*
/// path  := name ("." name)* | "field" "(" literal ")"
/// filter := name "(" [argument] ")"
/// ```
struct TextPatternParser {
  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var pieces: [TextPattern.Piece] = []
  private var literal = String.UnicodeScalarView()

  static func parse(_ text: String) throws(ExpressionError) -> TextPattern {
    guard text.unicodeScalars.contains(where: { $0 == "{" || $0 == "}" }) else {
      return TextPattern(pieces: [.literal(text)])
    }
    var parser = TextPatternParser(scalars: Array(text.unicodeScalars))
    return try parser.pattern()
  }

  private init(scalars: [Unicode.Scalar]) {
    self.scalars = scalars
  }

  private mutating func pattern() throws(ExpressionError) -> TextPattern {
    while position < scalars.count {
      let scalar = scalars[position]
      let isDoubled = position + 1 < scalars.count && scalars[position + 1] == scalar
      switch scalar {
      case "{" where isDoubled, "}" where isDoubled:
        literal.append(scalar)
        position += 2
      case "{":
        try field()
      case "}":
        throw ExpressionError(
          offset: position, message: "'}' without '{'", hint: "write '}}' for the brace itself")
      default:
        literal.append(scalar)
        position += 1
      }
    }
    finishLiteral()
    return TextPattern(pieces: pieces)
  }

  private mutating func finishLiteral() {
    if !literal.isEmpty { pieces.append(.literal(String(literal))) }
    literal = String.UnicodeScalarView()
  }

  private mutating func field() throws(ExpressionError) {
    finishLiteral()
    let opening = position
    let content = try fieldContent()
    do {
      pieces.append(.field(try FieldPipelineParser.parse(content, offset: opening + 1)))
    } catch {
      throw ExpressionError(
        offset: opening + 1 + error.offset, message: error.message, expected: error.expected,
        hint: error.hint)
    }
  }

  /// Reads the text between the braces; braces inside quotes do not count.
  private mutating func fieldContent() throws(ExpressionError) -> String {
    let opening = position
    var content = String.UnicodeScalarView()
    var quote: Unicode.Scalar?
    position += 1
    while position < scalars.count {
      let scalar = scalars[position]
      let isEscaped = content.last == "\\"
      position += 1
      if quote == nil, scalar == "}" { return String(content) }
      if scalar == quote, !isEscaped {
        quote = nil
      } else if quote == nil, scalar == "\"" || scalar == "'" {
        quote = scalar
      }
      content.append(scalar)
    }
    throw ExpressionError(
      offset: opening, message: "'{' is not closed", expected: "'}'",
      hint: "write '{{' for the brace itself")
  }
}

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
  /// `...`; the whole text if it fits. Complexity: O(limit), however long the text.
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
