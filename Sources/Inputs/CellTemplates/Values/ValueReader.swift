import Diagnostics
import Reading

/// How one kind of value is written in a template, and how that is described when it is written
/// wrong.
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

/// What every stage of reading a template needs: the file's name for locations, the log for
/// problems, and the metrics that stand for numbers.
struct ReadingContext {
  let file: String
  let log: DiagnosticLog
  /// The picture files beside the template.
  let images: ImageFolder
  /// Every file that is opened is added, there or not.
  let files: FilesRead
  var metrics: [String: Double] = [:]
  var languages = Languages.none

  init(
    file: String, log: DiagnosticLog, files: FilesRead = FilesRead(),
    metrics: [String: Double] = [:]
  ) {
    self.file = file
    self.log = log
    self.files = files
    self.metrics = metrics
    images = ImageFolder(FileName.folder(of: file), files)
  }

  func location(_ mark: YAMLMark) -> FileLocation {
    FileLocation(file: file, line: mark.line, column: mark.column)
  }

  func error(_ node: YAMLNode, _ message: String, expected: String? = nil, hint: String? = nil) {
    log.error(at: location(node.mark), message, expected: expected, hint: hint)
  }

  /// Reports a mistake inside the text of a scalar at the character it is at.
  func error(_ node: YAMLNode, _ error: ExpressionError) {
    log.error(
      at: location(node.mark(atOffset: error.offset)), error.message, expected: error.expected,
      hint: error.hint)
  }
}

/// The entries of one mapping, looked up by the keys it may have. Unknown keys are reported when it
/// is made.
struct Fields {
  let node: YAMLNode
  let context: ReadingContext
  private let entries: [YAMLEntry]

  /// The mapping's fields, or nil (reported) when the node is none. Without a table its keys are
  /// checked elsewhere. `owner` names the mapping in messages: "a UILabel".
  init?(_ node: YAMLNode, of owner: String, keys: KeyTable?, _ context: ReadingContext) {
    guard let entries = node.entries else {
      context.error(node, "\(owner) cannot be \(node.kind)", expected: "a mapping of its keys")
      return nil
    }
    self.node = node
    self.context = context
    self.entries = entries
    guard let keys = keys?.names else { return }
    for entry in entries where !keys.contains(entry.key) {
      context.log.error(
        at: context.location(entry.keyMark),
        "unknown key \(Diagnostic.quoted(entry.key)) in \(owner)",
        expected: keys.count <= 12 ? Diagnostic.choices(keys) : nil,
        hint: Diagnostic.didYouMean(entry.key, in: keys))
    }
  }

  /// The value of a key, nil when the mapping does not have it.
  subscript(key: String) -> YAMLNode? {
    entries.first { $0.key == key }?.value
  }

  func entry(_ key: String) -> YAMLEntry? {
    entries.first { $0.key == key }
  }

  /// The value of a key as `reader` reads it; nil when absent or wrong, which then is reported.
  func value<Value>(_ key: String, _ reader: ValueReader<Value>) -> Value? {
    self[key].flatMap { reader.value(of: $0, key: key, context) }
  }
}
