/// A piece of an equation, a condition or a text pattern. Offsets count Unicode scalars from the start of the
/// expression, so that a message can point into the string of a YAML file.
struct ExpressionToken: Equatable {
  enum Kind: Equatable {
    case number(Double)
    case name(String)
    /// Between double or single quotes; a backslash keeps the quote or the backslash that follows.
    case literal(String)
    case symbol(String)
    case end
  }

  let kind: Kind
  let offset: Int

  /// The token as a message names it.
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

/// What is wrong in an expression, and where.
struct ExpressionError: Error, Equatable {
  let offset: Int
  let message: String
  var expected: String?
  var hint: String?
}
