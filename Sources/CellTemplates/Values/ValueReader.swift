import Diagnostics
import Reading

/// How one kind of value is written in a template, and how that is described when it is written wrong.
struct ValueReader<Value>: Sendable {
  /// What follows "expected" in a message.
  let expected: String
  /// The same for editors.
  let schema: ValueSchema
  let read: @Sendable (YAMLNode, ReadingContext) throws(ValueFailure) -> Value

  init(
    _ expected: String, schema: ValueSchema,
    _ read: @escaping @Sendable (YAMLNode, ReadingContext) throws(ValueFailure) -> Value
  ) {
    self.expected = expected
    self.schema = schema
    self.read = read
  }

  /// The value of a key, or nil after reporting why not.
  func value(of node: YAMLNode, key: String, _ context: ReadingContext) -> Value? {
    do {
      return try read(node, context)
    } catch {
      report(error, node, key: key, context)
      return nil
    }
  }

  private func report(
    _ failure: ValueFailure, _ node: YAMLNode, key: String, _ context: ReadingContext
  ) {
    switch failure {
    case .reported: break
    case .mismatch(let hint):
      let found = node.scalar.map { $0.isNull ? "empty" : Diagnostic.quoted($0.text) } ?? node.kind
      context.error(
        node, "\(Diagnostic.quoted(key)) cannot be \(found)", expected: expected, hint: hint)
    case .expression(let error): context.error(node, error)
    }
  }
}

/// Why a value could not be read.
enum ValueFailure: Error {
  /// Not of the kind that the reader expects.
  case mismatch(hint: String? = nil)
  /// A mistake inside a text, at a character.
  case expression(ExpressionError)
  /// Already in the log.
  case reported
}

extension ValueReader {
  /// Another value made of this one.
  func map<Other>(_ transform: @escaping @Sendable (Value) -> Other) -> ValueReader<Other> {
    ValueReader<Other>(expected, schema: schema) { node, context throws(ValueFailure) in
      transform(try read(node, context))
    }
  }
}

extension YAMLNode {
  /// The text of a plain scalar; a mismatch for all else, quoted text included.
  func plainText() throws(ValueFailure) -> String {
    guard let scalar else { throw .mismatch() }
    guard scalar.isPlain else { throw .mismatch(hint: "remove the quotes") }
    return scalar.text
  }
}
