import Diagnostics
import Reading
import UIKit

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
  /// The style's own weight.
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

/// A font in a template. It becomes a `UIFont` when a cell is made, because the size of a text
/// style depends on the environment.
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
