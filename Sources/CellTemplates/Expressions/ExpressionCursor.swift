import Diagnostics

/// Walks the tokens of an expression; what every small grammar of a template shares.
struct ExpressionCursor {
  private let tokens: [ExpressionToken]
  private var index = 0

  init(_ text: String) throws(ExpressionError) {
    tokens = try ExpressionLexer.tokens(text)
  }

  /// The token that comes next; `.end` for ever at the end.
  var current: ExpressionToken { tokens[index] }

  mutating func advance() {
    if index < tokens.count - 1 { index += 1 }
  }

  /// Takes the symbol if it comes next.
  mutating func accept(_ symbol: String) -> Bool {
    guard current.kind == .symbol(symbol) else { return false }
    advance()
    return true
  }

  /// Takes the word if it comes next.
  mutating func accept(word: String) -> Bool {
    guard current.kind == .name(word) else { return false }
    advance()
    return true
  }

  /// Takes any of the symbols if it comes next.
  mutating func accept(anyOf symbols: [String]) -> String? {
    for symbol in symbols where accept(symbol) { return symbol }
    return nil
  }

  mutating func expect(_ symbol: String) throws(ExpressionError) {
    guard accept(symbol) else { throw unexpected("'\(symbol)'") }
  }

  mutating func expectEnd(_ expected: String) throws(ExpressionError) {
    guard current.kind == .end else { throw unexpected(expected) }
  }

  /// A name, or an error that says what the name should have been.
  mutating func name(_ expected: String) throws(ExpressionError) -> String {
    guard case .name(let name) = current.kind else { throw unexpected(expected) }
    advance()
    return name
  }

  /// The error for a token that has no place here.
  func unexpected(_ expected: String, hint: String? = nil) -> ExpressionError {
    ExpressionError(
      offset: current.offset, message: "unexpected \(current.description)", expected: expected,
      hint: hint)
  }
}
