import Reading
import UIKitCore

extension ValueReader<ImagePlan> {
  /// `photo.jpg`, `{file: "{photo}", width: 60, height: 60}`, `{systemName: star.fill}`, or only a
  /// size and a name, `{width: 60, height: 60, name: photo}`. The lengths may be text with a field,
  /// because a feed states the size of its pictures.
  static let image = ValueReader(
    "a file such as photo.jpg, {systemName: star} or {width: …, height: …}",
    schema: .defined("image", .either([ValueReader<TextPattern>.pattern.schema, .mapping(keys)]))
  ) { node, context throws(ValueFailure) in
    guard node.entries != nil else {
      let pattern = try ValueReader<TextPattern>.pattern.read(node, context)
      return ImagePlan(source: .file(pattern, context.images))
    }
    return try described(node, context)
  }

  private static let keys = KeyTable(
    [
      Key(
        "file", as: .pattern,
        "A PNG or JPEG file beside the template; `@2x` and `@3x` neighbours are found."),
      Key("systemName", as: .pattern, "The name of a symbol: `star.fill`."),
      Key("width", as: .imageLength, "Points across, or text with a field that has them."),
      Key("height", as: .imageLength, "Points down, or text with a field that has them."),
      Key("name", .text, "What the placeholder says."),
      Key("font", as: .font, "A symbol is as large as text in this font."),
      Key("pointSize", as: .symbolSize, "A symbol's font size.", standard: "17"),
      Key("weight", as: .symbolWeight, "How heavy a symbol's lines are.", standard: "regular"),
      Key("scale", as: .symbolScale, "A symbol's size beside its text.", standard: "medium"),
      Key(
        "renderingMode", as: .renderingMode, "Whether it keeps its colours or takes the tint.",
        standard: "automatic"),
      Key("tintColor", as: .color, "A colour instead of its own."),
    ], anyOf: [["file", "systemName", "width"]])

  private static func described(
    _ node: YAMLNode, _ context: TemplateReading
  ) throws(ValueFailure) -> ImagePlan {
    let errors = context.log.errorCount
    guard let fields = Fields(node, of: "an image", keys: keys, context) else {
      throw .reported
    }
    let source = source(fields, context)
    var plan = ImagePlan(source: source)
    plan.width = fields.value("width", .imageLength)
    plan.height = fields.value("height", .imageLength)
    plan.renderingMode = fields.value("renderingMode", .renderingMode) ?? .automatic
    plan.tintColor = fields.value("tintColor", .color)
    guard context.log.errorCount == errors else { throw .reported }
    guard (plan.width == nil) == (plan.height == nil) else {
      throw .mismatch(hint: "an image needs both lengths or none")
    }
    if case .placeholder = source, plan.width == nil {
      throw .mismatch(hint: "an image needs a file, a systemName or both lengths")
    }
    return plan
  }

  private static func source(_ fields: Fields, _ context: TemplateReading) -> ImagePlan.Source {
    if let file = fields.value("file", .pattern) { return .file(file, context.images) }
    if let name = fields.value("systemName", .pattern) {
      return .symbol(
        name,
        SymbolPlan(
          font: fields.value("font", .font), pointSize: fields.value("pointSize", .symbolSize),
          weight: fields.value("weight", .symbolWeight),
          scale: fields.value("scale", .symbolScale) ?? .default))
    }
    return .placeholder(name: fields.value("name", ValueReader<String>.text))
  }
}

extension ValueReader<BoundLength> {
  static let imageLength = ValueReader(
    "a length from 1 to 10000 points",
    schema: .either([.number(BoundLength.range), .matching("[{0-9]")])
  ) { node, context throws(ValueFailure) in
    let pattern = try ValueReader<TextPattern>.pattern.read(node, context)
    let length = BoundLength(pattern: pattern)
    guard !length.isConstant || length.value(for: DataRecord()) != nil else { throw .mismatch() }
    return length
  }
}

extension ValueReader<Double> {
  fileprivate static let symbolSize = number(
    "a size from 1 to 1000 points", in: TemplateLimits.fontSize)
}

extension ValueReader<UIImage.RenderingMode> {
  static let renderingMode = choice([
    "automatic": .automatic, "alwaysOriginal": .alwaysOriginal, "alwaysTemplate": .alwaysTemplate,
  ])
}

extension ValueReader<UIImage.SymbolWeight> {
  static let symbolWeight = choice(
    among: Choices(UIImage.SymbolWeight.named, named: { $0.text.name }, { $0.symbol }))
}

extension ValueReader<UIImage.SymbolScale> {
  static let symbolScale = choice(["small": .small, "medium": .medium, "large": .large])
}
