import Reading
import UIKitCore

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

extension Key {
  /// A key whose value `reader` reads.
  init<Value>(
    _ name: String, as reader: @autoclosure @escaping @Sendable () -> ValueReader<Value>,
    _ about: @autoclosure @escaping @Sendable () -> String, standard: String? = nil
  ) {
    self.init(name, reader().schema, about(), standard: standard)
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

extension YAMLNode {
  /// The text of a plain scalar; throws a mismatch for other nodes, including quoted texts.
  func plainText() throws(ValueFailure) -> String {
    guard let scalar else { throw .mismatch() }
    guard scalar.isPlain else { throw .mismatch(hint: "remove the quotes") }
    return scalar.text
  }
}

/// The context of reading a template: the file's name, the log for problems, and the metrics.
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

extension ValueReader<String> {
  /// Text without fields.
  static let text = ValueReader("text", schema: .text) { node, _ throws(ValueFailure) in
    guard let scalar = node.scalar, !scalar.isNull else { throw .mismatch(hint: node.braceHint) }
    return scalar.text
  }

  /// Whether a text can be a name in an equation or a visual format.
  static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first == "_" || first.properties.isIDStart else {
      return false
    }
    return text.unicodeScalars.dropFirst().allSatisfy { $0 == "_" || $0.properties.isIDContinue }
  }
}

extension YAMLNode {
  /// A hint for `text: {title}` without quotes, which is a mapping in YAML; the most common mistake.
  var braceHint: String? {
    guard let key = entries?.first?.key, entries?.count == 1 else { return nil }
    return "a field in braces needs quotes: \"{\(key)}\""
  }
}

extension ValueReader<FontPlan> {
  /// A text style (`body`), a size (`17`), or a mapping such as `{size: 17, weight: semibold}`.
  static let font = ValueReader(
    "a text style, a size or {size: …, weight: …}",
    schema: .defined(
      "font",
      .either([.choice(textStyles.names), .length(TemplateLimits.fontSize), .mapping(keys)]))
  ) { node, context throws(ValueFailure) in
    if node.entries != nil { return try described(node, context) }
    let text = try node.plainText()
    if let style = textStyles[text] { return .style(style) }
    if let size = Double(text) ?? context.metrics[text] {
      guard TemplateLimits.fontSize.contains(size) else {
        throw .mismatch(hint: "a font is from 1 to 1000 points high")
      }
      return .system(size: size, weight: .regular, isItalic: false, hasMonospacedDigits: false)
    }
    throw .mismatch(hint: Diagnostic.didYouMean(text, in: textStyles.names))
  }

  private static let keys = KeyTable(
    [
      Key("style", style.schema, "A text style; it follows the reader's text size."),
      Key("size", size.schema, "Points; does not follow the reader's text size."),
      Key("weight", weight.schema, "Weight of the system font.", standard: "regular"),
      Key("italic", .flag, "Italic letters.", standard: "false"),
      Key("monospacedDigits", .flag, "Digits of equal width, for columns.", standard: "false"),
      Key("name", .text, "A font family instead of the system font; needs a size."),
    ], anyOf: [["style", "size"]])
  private static let size = ValueReader<Double>.number(
    "a font size from 1 to 1000 points", in: TemplateLimits.fontSize)
  private static let style = ValueReader<UIFont.TextStyle>.choice(textStylePairs)
  private static let weight = ValueReader<UIFont.Weight>.choice(
    among: Choices(UIFont.Weight.named, named: { $0.name }, { $0.weight }))

  private static func described(
    _ node: YAMLNode, _ context: TemplateReading
  ) throws(ValueFailure) -> FontPlan {
    let errors = context.log.errorCount
    guard let fields = Fields(node, of: "a font", keys: keys, context) else { throw .reported }
    let weight = fields.value("weight", weight)
    let size = fields.value("size", size)
    let isItalic = fields.value("italic", .flag) ?? false
    let hasMonospacedDigits = fields.value("monospacedDigits", .flag) ?? false
    let style = fields.value("style", style)
    let name = fields.value("name", .text)
    guard context.log.errorCount == errors else { throw .reported }
    if let name, let size { return .named(name, size: size) }
    if let style, weight == nil, !isItalic, !hasMonospacedDigits { return .style(style) }
    if let style {
      return .styled(
        style, weight: weight ?? style.weight, isItalic: isItalic,
        hasMonospacedDigits: hasMonospacedDigits)
    }
    guard let size else { throw .mismatch(hint: "a font needs a style or a size") }
    return .system(
      size: size, weight: weight ?? .regular, isItalic: isItalic,
      hasMonospacedDigits: hasMonospacedDigits)
  }
}

extension UIFont.TextStyle {
  fileprivate var weight: UIFont.Weight {
    switch self {
    case .headline: .semibold
    case .extraLargeTitle, .extraLargeTitle2: .bold
    default: .regular
    }
  }
}

private let textStylePairs: KeyValuePairs<String, UIFont.TextStyle> = [
  "extraLargeTitle": .extraLargeTitle, "extraLargeTitle2": .extraLargeTitle2,
  "largeTitle": .largeTitle, "title1": .title1, "title2": .title2, "title3": .title3,
  "headline": .headline, "body": .body, "callout": .callout, "subheadline": .subheadline,
  "footnote": .footnote, "caption1": .caption1, "caption2": .caption2,
]

private let textStyles = Choices<UIFont.TextStyle>(textStylePairs)

/// A font in a template. It becomes a `UIFont` with a cell, in the cell's environment.
enum FontPlan: Sendable {
  case style(UIFont.TextStyle)
  /// The system font in a text style's size, with other traits.
  case styled(UIFont.TextStyle, weight: UIFont.Weight, isItalic: Bool, hasMonospacedDigits: Bool)
  case system(size: Double, weight: UIFont.Weight, isItalic: Bool, hasMonospacedDigits: Bool)
  case named(String, size: Double)

  /// The font in the current environment.
  func font() -> UIFont {
    switch self {
    case .style(let style): .preferredFont(forTextStyle: style)
    case .styled(let style, let weight, let isItalic, let hasMonospacedDigits):
      FontPlan.system(
        size: UIFont.preferredFont(forTextStyle: style).pointSize, weight: weight,
        isItalic: isItalic, hasMonospacedDigits: hasMonospacedDigits
      ).font()
    case .system(let size, let weight, false, false): .systemFont(ofSize: size, weight: weight)
    case .system(let size, let weight, false, true):
      .monospacedDigitSystemFont(ofSize: size, weight: weight)
    case .system(let size, let weight, true, let digits):
      .system(size: size, weight: weight, isItalic: true, hasMonospacedDigits: digits)
    case .named(let name, let size): UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
    }
  }
}

extension UIFont {
  fileprivate static func system(
    size: Double, weight: Weight, isItalic: Bool, hasMonospacedDigits: Bool
  ) -> UIFont {
    var descriptor = UIFont.systemFont(ofSize: size, weight: weight).descriptor
    descriptor.isItalic = isItalic
    descriptor.hasMonospacedDigits = hasMonospacedDigits
    return UIFont(descriptor: descriptor)
  }
}
