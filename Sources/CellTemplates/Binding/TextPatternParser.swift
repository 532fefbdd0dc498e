import Diagnostics

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

  /// What stands between the braces; a brace inside quotes does not close them.
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
