/// Splits an expression into tokens. Names are identifiers as in Swift and in visual formats: a
/// letter or `_`, then letters, digits and `_`.
private struct ExpressionLexer {
  /// Longest first, so that `<=` is not read as `<`.
  fileprivate static let symbols = [
    "==", "<=", ">=", "!=", "=", "<", ">", "+", "-", "*", "/", "(", ")", "@", ".", "|", ",",
  ]

  private let scalars: [Unicode.Scalar]
  private var position = 0

  /// The tokens of `text`, ending with `.end`.
  fileprivate static func tokens(_ text: String) throws(ExpressionError) -> [ExpressionToken] {
    var lexer = ExpressionLexer(scalars: Array(text.unicodeScalars))
    guard lexer.scalars.count <= TemplateLimits.expressionLength else {
      throw ExpressionError(
        offset: 0, message: "an expression of \(lexer.scalars.count) characters",
        expected: "at most \(TemplateLimits.expressionLength)")
    }
    var tokens: [ExpressionToken] = []
    repeat { tokens.append(try lexer.next()) } while tokens.last?.kind != .end
    return tokens
  }

  private init(scalars: [Unicode.Scalar]) {
    self.scalars = scalars
  }

  private mutating func next() throws(ExpressionError) -> ExpressionToken {
    while let scalar = peek(), scalar.properties.isWhitespace { position += 1 }
    let offset = position
    guard let scalar = peek() else { return ExpressionToken(kind: .end, offset: offset) }
    let kind: ExpressionToken.Kind
    if Self.isDigit(scalar) || (scalar == "." && peek(1).map(Self.isDigit) == true) {
      kind = .number(try number(at: offset))
    } else if Self.isNameStart(scalar) {
      kind = .name(take(Self.isNamePart))
    } else if scalar == "\"" || scalar == "'" {
      kind = .literal(try literal(quote: scalar, at: offset))
    } else {
      kind = .symbol(try symbol(at: offset))
    }
    return ExpressionToken(kind: kind, offset: offset)
  }

  // MARK: Kinds

  /// Digits, a fraction, an exponent: `20`, `0.5`, `.5`, `1e3`.
  private mutating func number(at offset: Int) throws(ExpressionError) -> Double {
    var text = take(Self.isDigit)
    if peek() == ".", peek(1).map(Self.isDigit) == true {
      position += 1
      text += "." + take(Self.isDigit)
    }
    if peek() == "e" || peek() == "E" {
      let sign = peek(1) == "-" || peek(1) == "+" ? 1 : 0
      if peek(1 + sign).map(Self.isDigit) == true {
        text += take(first: 1 + sign) + take(Self.isDigit)
      }
    }
    guard let value = Double(text.first == "." ? "0" + text : text), value.isFinite else {
      throw ExpressionError(offset: offset, message: "the number \(text) is too large")
    }
    return value
  }

  private mutating func literal(
    quote: Unicode.Scalar, at offset: Int
  ) throws(ExpressionError) -> String {
    var text = String.UnicodeScalarView()
    position += 1
    while let scalar = peek() {
      position += 1
      if scalar == quote { return String(text) }
      if scalar == "\\", let next = peek(), next == quote || next == "\\" {
        text.append(next)
        position += 1
      } else {
        text.append(scalar)
      }
    }
    throw ExpressionError(offset: offset, message: "the quote \(quote) is not closed")
  }

  private mutating func symbol(at offset: Int) throws(ExpressionError) -> String {
    for symbol in Self.symbols where matches(symbol) {
      position += symbol.unicodeScalars.count
      return symbol
    }
    let hint =
      switch scalars[position] {
      case "≤": "write <="
      case "≥": "write >="
      case "×", "·": "write *"
      case "−", "–": "write - (a hyphen)"
      case "{", "}": "fields are written without braces here"
      default: nil as String?
      }
    throw ExpressionError(
      offset: offset, message: "unexpected \(Diagnostic.quoted(String(scalars[position])))",
      hint: hint)
  }

  // MARK: Scanning

  private func peek(_ ahead: Int = 0) -> Unicode.Scalar? {
    position + ahead < scalars.count ? scalars[position + ahead] : nil
  }

  private func matches(_ symbol: String) -> Bool {
    scalars[position...].starts(with: symbol.unicodeScalars)
  }

  private mutating func take(_ belongs: (Unicode.Scalar) -> Bool) -> String {
    var text = String.UnicodeScalarView()
    while let scalar = peek(), belongs(scalar) {
      text.append(scalar)
      position += 1
    }
    return String(text)
  }

  private mutating func take(first count: Int) -> String {
    var remaining = count
    return take { _ in
      remaining -= 1
      return remaining >= 0
    }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private static func isNameStart(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.properties.isIDStart
  }

  private static func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.properties.isIDContinue
  }
}

/// A token of an equation, a condition or a text pattern. Offsets count Unicode scalars from the
/// start of the expression, so that messages can point into the string in the YAML file.
struct ExpressionToken: Equatable {
  enum Kind: Equatable {
    case number(Double)
    case name(String)
    /// A text in double or single quotes; a backslash escapes the next quote or backslash.
    case literal(String)
    case symbol(String)
    case end
  }

  let kind: Kind
  let offset: Int

  /// The token's name in messages.
  var description: String {
    switch kind {
    case .number(let value): "the number \(value.plain)"
    case .name(let name): "'\(name)'"
    case .literal: "a quoted text"
    case .symbol(let symbol): "'\(symbol)'"
    case .end: "the end"
    }
  }
}

/// An error in an expression, with its position.
struct ExpressionError: Error, Equatable {
  let offset: Int
  let message: String
  var expected: String?
  var hint: String?
}

/// A cursor over the tokens of an expression, used by all small grammars of a template.
struct ExpressionCursor {
  private let tokens: [ExpressionToken]
  private var index = 0

  init(_ text: String) throws(ExpressionError) {
    tokens = try ExpressionLexer.tokens(text)
  }

  /// The next token; `.end` at the end.
  var current: ExpressionToken { tokens[index] }

  mutating func advance() {
    if index < tokens.count - 1 { index += 1 }
  }

  /// Consumes the symbol if it comes next.
  mutating func accept(_ symbol: String) -> Bool {
    guard current.kind == .symbol(symbol) else { return false }
    advance()
    return true
  }

  /// Consumes the word if it comes next.
  mutating func accept(word: String) -> Bool {
    guard current.kind == .name(word) else { return false }
    advance()
    return true
  }

  /// Consumes any of the symbols if it comes next.
  mutating func accept(anyOf symbols: [String]) -> String? {
    for symbol in symbols where accept(symbol) { return symbol }
    return nil
  }

  /// Ends the reading of an expression in more parentheses and signs than files may be nested.
  func checkDepth(_ depth: Int) throws(ExpressionError) {
    guard depth > TemplateLimits.depth else { return }
    throw ExpressionError(
      offset: current.offset, message: "nested too deep",
      expected: "at most \(TemplateLimits.depth) levels")
  }

  mutating func expect(_ symbol: String) throws(ExpressionError) {
    guard accept(symbol) else { throw unexpected("'\(symbol)'") }
  }

  mutating func expectEnd(_ expected: String) throws(ExpressionError) {
    guard current.kind == .end else { throw unexpected(expected) }
  }

  /// Reads a name; `expected` describes it in the error.
  mutating func name(_ expected: String) throws(ExpressionError) -> String {
    guard case .name(let name) = current.kind else { throw unexpected(expected) }
    advance()
    return name
  }

  /// The error for an unexpected token.
  func unexpected(_ expected: String, hint: String? = nil) -> ExpressionError {
    let message =
      current.kind == .end ? "the text ends too early" : "unexpected \(current.description)"
    return ExpressionError(
      offset: current.offset, message: message, expected: expected, hint: hint)
  }
}
