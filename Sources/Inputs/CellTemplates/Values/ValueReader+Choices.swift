import Reading
import UIKitCore

/// The values of an enumeration with their names, in the order for messages.
struct Choices<Value: Sendable>: Sendable {
  let names: [String]
  let values: [Value]

  init(_ pairs: KeyValuePairs<String, Value>) {
    names = pairs.map(\.key)
    values = pairs.map(\.value)
  }

  init<Element>(
    _ elements: [Element], named name: (Element) -> String, _ value: (Element) -> Value
  ) {
    names = elements.map(name)
    values = elements.map(value)
  }

  subscript(name: String) -> Value? {
    names.firstIndex(of: name).map { values[$0] }
  }
}

extension ValueReader where Value: Sendable {
  /// One of several names. They are UIKit's, which developers know.
  static func choice(_ pairs: KeyValuePairs<String, Value>) -> ValueReader {
    choice(among: Choices(pairs))
  }

  static func choice(among choices: Choices<Value>) -> ValueReader {
    ValueReader(
      Diagnostic.choices(choices.names), schema: .choice(choices.names)
    ) { node, _ throws(ValueFailure) in
      guard let text = node.scalar?.text else { throw .mismatch() }
      guard let value = choices[text] else {
        throw .mismatch(hint: Diagnostic.didYouMean(text, in: choices.names))
      }
      return value
    }
  }
}

extension ValueReader<NSTextAlignment> {
  static let textAlignment = choice([
    "natural": .natural, "left": .left, "center": .center, "right": .right,
    "justified": .justified,
  ])
}

extension ValueReader<NSLineBreakMode> {
  static let lineBreakMode = choice([
    "byWordWrapping": .byWordWrapping, "byCharWrapping": .byCharWrapping,
    "byClipping": .byClipping, "byTruncatingHead": .byTruncatingHead,
    "byTruncatingTail": .byTruncatingTail, "byTruncatingMiddle": .byTruncatingMiddle,
  ])
}

extension ValueReader<UISemanticContentAttribute> {
  static let semanticContent = choice([
    "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
    "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
  ])
}

extension ValueReader<UIView.ContentMode> {
  static let contentMode = choice([
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
    "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
    "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft, "topRight": .topRight,
    "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ])
}

extension ValueReader<NSLayoutConstraint.Axis> {
  static let axis = choice(["horizontal": .horizontal, "vertical": .vertical])
}

extension ValueReader<UIStackView.Distribution> {
  static let distribution = choice([
    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
  ])
}

extension ValueReader<UIStackView.Alignment> {
  static let stackAlignment = choice([
    "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline,
    "center": .center, "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
  ])
}

extension ValueReader<UIContentSizeCategory> {
  /// UIKit's names, or the short ones: XS to XXXL, AX1 to AX5.
  static let contentSize = ValueReader(
    "a text size: \(Diagnostic.choices(UIContentSizeCategory.shortNames)), or UIKit's name for it",
    schema: .choice(UIContentSizeCategory.longNames + UIContentSizeCategory.shortNames)
  ) { node, _ throws(ValueFailure) in
    guard let text = node.scalar?.text else { throw .mismatch() }
    let names = UIContentSizeCategory.longNames + UIContentSizeCategory.shortNames
    guard names.contains(text), let category = UIContentSizeCategory.named(text) else {
      throw .mismatch(hint: Diagnostic.didYouMean(text, in: names))
    }
    return category
  }
}

extension ValueReader<UIColor> {
  /// A colour by UIKit's name, in hexadecimal, or a pair of them for light and dark.
  static let color = ValueReader(
    "a UIColor name, '#RRGGBB' or {light: …, dark: …}",
    schema: .defined(
      "color",
      .either([
        .choice(colorNames.names),
        .matching("^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"), .mapping(keys),
      ]))
  ) { node, context throws(ValueFailure) in
    if node.entries != nil { return try adaptive(node, context) }
    guard let text = node.scalar?.text, node.scalar?.isNull == false else {
      throw .mismatch(hint: "a colour with # needs quotes, as # begins a comment")
    }
    return try color(text)
  }

  private static let keys = KeyTable(
    [
      Key("light", .reference("color"), "The colour in light mode."),
      Key("dark", .reference("color"), "The colour in dark mode; that of light mode if left out."),
      Key("alpha", as: .fraction, "Opacity of both, 0 to 1."),
    ], required: ["light"])

  static func color(_ text: String) throws(ValueFailure) -> UIColor {
    if text.hasPrefix("#") {
      guard let color = UIColor(hexadecimal: text) else {
        throw .mismatch(hint: "as in '#1E90FF'")
      }
      return color
    }
    guard let color = colorNames[text] else {
      throw .mismatch(hint: Diagnostic.didYouMean(text, in: colorNames.names))
    }
    return color
  }

  private static func adaptive(
    _ node: YAMLNode, _ context: TemplateReading
  ) throws(ValueFailure) -> UIColor {
    guard let fields = Fields(node, of: "a colour", keys: keys, context),
      let light = fields.value("light", .color)
    else { throw fieldFailure(node, context) }
    let dark = fields.value("dark", .color) ?? light
    let pair = UIColor(
      light: light.resolved(for: .light), dark: dark.resolved(for: .dark))
    guard let alpha = fields.value("alpha", ValueReader<Double>.fraction) else { return pair }
    return pair.withAlphaComponent(alpha)
  }

  /// The failure of a field; reported already, unless `light` is missing.
  private static func fieldFailure(_ node: YAMLNode, _ context: TemplateReading) -> ValueFailure {
    let hasLight = node.entries?.contains { $0.key == "light" } ?? false
    return hasLight ? .reported : .mismatch()
  }
}

/// UIKit's colours by their names.
private let colorNames = Choices(UIColor.named)
