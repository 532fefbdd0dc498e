import Diagnostics
import Reading

/// A text with fields in braces, `Von {sender | "unbekannt"}`, parsed once and filled in for each
/// row.
struct TextPattern: Sendable {
  enum Piece: Sendable {
    case literal(String)
    case field(FieldPipeline)
  }

  let pieces: [Piece]

  /// Whether the text is the same for every row.
  var isConstant: Bool {
    pieces.allSatisfy { if case .literal = $0 { true } else { false } }
  }

  /// The fields without which the pattern shows nothing, with their offsets in the pattern.
  var requiredFields: [(path: FieldPath, offset: Int)] {
    pieces.compactMap { piece in
      guard case .field(let pipeline) = piece, pipeline.isRequired else { return nil }
      return (pipeline.path, pipeline.offset)
    }
  }

  /// The text for a row. Nil only if the pattern consists of one field, and that field is missing.
  func text(for row: DataRecord) -> String? {
    if pieces.count == 1, case .field(let pipeline) = pieces[0] {
      return pipeline.value(in: row).text
    }
    return pieces.reduce(into: "") { text, piece in
      switch piece {
      case .literal(let literal): text += literal
      case .field(let pipeline): text += pipeline.value(in: row).text ?? ""
      }
    }
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
  /// The offset of the field in its pattern.
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

  /// Applies the steps from left to right. An empty text is a value; a field that is absent or null
  /// is missing.
  func value(in row: DataRecord) -> DataValue {
    var value = row.value(at: path) ?? .null
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
