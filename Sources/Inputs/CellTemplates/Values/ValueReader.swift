import AtomicFiles
import Diagnostics
import Reading

/// Reads one kind of value in a template, and describes it in messages about invalid values.
struct ValueReader<Value>: Sendable {
  /// The text after "expected" in a message.
  let expected: String
  /// The form of the value, for editors.
  let schema: ValueSchema
  let read: @Sendable (YAMLNode, TemplateReading) throws(ValueFailure) -> Value

  init(
    _ expected: String, schema: ValueSchema,
    _ read: @escaping @Sendable (YAMLNode, TemplateReading) throws(ValueFailure) -> Value
  ) {
    self.expected = expected
    self.schema = schema
    self.read = read
  }

  /// The value of a key; nil after reporting a problem.
  func value(of node: YAMLNode, key: String, _ context: TemplateReading) -> Value? {
    do {
      return try read(node, context)
    } catch {
      report(error, node, key: key, context)
      return nil
    }
  }

  private func report(
    _ failure: ValueFailure, _ node: YAMLNode, key: String, _ context: TemplateReading
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

/// The reason why a value could not be read.
enum ValueFailure: Error {
  /// The node is not of the expected kind.
  case mismatch(hint: String? = nil)
  /// An error inside a text, with its position.
  case expression(ExpressionError)
  /// A problem that is in the log already.
  case reported
}

extension ValueReader {
  /// A reader that converts the value of this one.
  func map<Other>(_ transform: @escaping @Sendable (Value) -> Other) -> ValueReader<Other> {
    ValueReader<Other>(expected, schema: schema) { node, context throws(ValueFailure) in
      transform(try read(node, context))
    }
  }
}

extension YAMLNode {
  /// The text of a plain scalar; throws a mismatch for other nodes, including quoted texts.
  func plainText() throws(ValueFailure) -> String {
    guard let scalar else { throw .mismatch() }
    guard scalar.isPlain else { throw .mismatch(hint: "remove the quotes") }
    return scalar.text
  }
}

/// The context of reading a template: the file's name for locations, the log for problems, and the
/// metrics.
struct TemplateReading {
  let file: String
  let log: DiagnosticLog
  /// The template's image files.
  let images: ImageFolder
  /// Collects every file that is opened, whether it exists or not.
  let files: OpenedFiles
  /// The limits of the template's texts.
  let texts = TextLimits()
  var metrics: [String: Double] = [:]
  var languages = Languages.none

  init(
    file: String, log: DiagnosticLog, files: OpenedFiles? = nil,
    metrics: [String: Double] = [:]
  ) {
    self.file = file
    self.log = log
    let files = files ?? OpenedFiles(access: FileAccess(projectOf: file))
    self.files = files
    self.metrics = metrics
    images = ImageFolder(PathName.prefix(of: file), files)
  }

  func location(_ mark: YAMLMark) -> FileLocation {
    FileLocation(file: file, line: mark.line, column: mark.column)
  }

  func error(
    _ node: YAMLNode, _ message: @autoclosure () -> String,
    expected: @autoclosure () -> String? = nil, hint: @autoclosure () -> String? = nil
  ) {
    log.error(at: location(node.mark), message(), expected: expected(), hint: hint())
  }

  /// Reports an error inside the text of a scalar, at its position.
  func error(_ node: YAMLNode, _ error: ExpressionError) {
    log.error(
      at: location(node.mark(atOffset: error.offset)), error.message, expected: error.expected,
      hint: error.hint)
  }
}

/// The entries of one mapping by their keys. Unknown keys are reported on creation.
struct Fields {
  let node: YAMLNode
  let context: TemplateReading
  private let entries: [YAMLEntry]

  /// Creates the fields of a mapping; nil (reported) if the node is none. Without a table the keys
  /// are checked elsewhere. `owner` is the mapping's name in messages: "a UILabel".
  init?(_ node: YAMLNode, of owner: String, keys: KeyTable?, _ context: TemplateReading) {
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
        hint: context.log.isFull
          ? nil : Diagnostic.didYouMean(entry.key, in: keys) ?? KeyTable.home(of: entry.key))
    }
  }

  /// The value of a key; nil if the mapping does not have it.
  subscript(key: String) -> YAMLNode? {
    entries.first { $0.key == key }?.value
  }

  func entry(_ key: String) -> YAMLEntry? {
    entries.first { $0.key == key }
  }

  /// The value of a key, read by `reader`; nil if it is absent or invalid, which is reported.
  func value<Value>(_ key: String, _ reader: ValueReader<Value>) -> Value? {
    self[key].flatMap { reader.value(of: $0, key: key, context) }
  }
}
