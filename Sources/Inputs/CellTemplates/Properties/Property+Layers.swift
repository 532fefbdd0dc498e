import Reading
import UIKitCore

/// A view whose layer is a gradient. Reports call it a `UIView`, as the template does.
package final class GradientView: UIView {
  override package class var layerClass: AnyClass { CAGradientLayer.self }
}

extension Property {
  /// `maskedCorners: [topLeft, topRight]`, the corners that `cornerRadius` rounds.
  static let maskedCorners = Property.constant(
    "maskedCorners", as: .corners, set(\UIView.layer.maskedCorners))

  /// `gradient: {colors: [systemBlue, systemTeal], startPoint: [0, 0], endPoint: [1, 1]}`.
  static let gradient = Property(
    names: ["gradient"], schema: ValueReader<GradientPlan>.gradient.schema
  ) { node, key, context in
    ValueReader<GradientPlan>.gradient.value(of: node, key: key, context).map { plan in
      .make {
        let view = GradientView()
        if let layer = view.layer as? CAGradientLayer { plan.apply(to: layer) }
        return view
      }
    }
  }
}

extension ValueReader<CACornerMask> {
  fileprivate static let corners = ValueReader(
    "a list of topLeft, topRight, bottomLeft and bottomRight",
    schema: .either([corner.schema, .list(corner.schema)])
  ) { node, context throws(ValueFailure) in
    var corners: CACornerMask = []
    for item in node.items ?? [node] { corners.formUnion(try corner.read(item, context)) }
    return corners
  }

  private static let corner = choice([
    "topLeft": .layerMinXMinYCorner, "topRight": .layerMaxXMinYCorner,
    "bottomLeft": .layerMinXMaxYCorner, "bottomRight": .layerMaxXMaxYCorner,
    "layerMinXMinYCorner": .layerMinXMinYCorner, "layerMaxXMinYCorner": .layerMaxXMinYCorner,
    "layerMinXMaxYCorner": .layerMinXMaxYCorner, "layerMaxXMaxYCorner": .layerMaxXMaxYCorner,
  ])
}

/// A gradient as a template describes it.
struct GradientPlan: Sendable {
  let colors: [UIColor]
  let locations: [Double]?
  /// Shares of the bounds.
  let start: CGPoint?
  let end: CGPoint?
  let type: CAGradientLayerType

  fileprivate func apply(to layer: CAGradientLayer) {
    layer.colors = colors.map(\.cgColor)
    layer.locations = locations.map { $0.map { NSNumber(value: $0) } }
    layer.type = type
    if let start { layer.startPoint = start }
    if let end { layer.endPoint = end }
  }
}

extension ValueReader<GradientPlan> {
  fileprivate static let gradient = ValueReader(
    "{colors: [systemBlue, systemTeal]}", schema: .mapping(keys)
  ) { node, context throws(ValueFailure) in
    guard let fields = Fields(node, of: "a gradient", keys: keys, context) else { throw .reported }
    guard let list = fields["colors"]?.items, !list.isEmpty, list.count <= mostColors else {
      throw .mismatch(hint: "'colors' is a list of 1 to \(mostColors) colours")
    }
    var colors: [UIColor] = []
    for item in list { colors.append(try ValueReader<UIColor>.color.read(item, context)) }
    let locations = try fields["locations"].map { node throws(ValueFailure) in
      try numbers(node, count: colors.count, 0...1, context)
    }
    return GradientPlan(
      colors: colors, locations: locations, start: try point(fields["startPoint"], context),
      end: try point(fields["endPoint"], context), type: fields.value("type", .type) ?? .axial)
  }

  /// Colours of one gradient.
  private static let mostColors = 100

  private static func point(
    _ node: YAMLNode?, _ context: TemplateReading
  ) throws(ValueFailure) -> CGPoint? {
    guard let node else { return nil }
    let parts = try numbers(node, count: 2, -10...10, context)
    return CGPoint(x: parts[0], y: parts[1])
  }

  private static func numbers(
    _ node: YAMLNode, count: Int, _ range: ClosedRange<Double>, _ context: TemplateReading
  ) throws(ValueFailure) -> [Double] {
    guard let items = node.items, items.count == count else {
      throw .mismatch(hint: "a list of \(count) numbers is missing in it")
    }
    let reader = ValueReader<Double>.number("a number", in: range)
    var numbers: [Double] = []
    for item in items { numbers.append(try reader.read(item, context)) }
    return numbers
  }

  private static let keys = KeyTable(
    [
      Key("colors", .list(ValueReader<UIColor>.color.schema, least: 1), "From start to end."),
      Key("locations", .list(.number(0...1)), "Where each colour is, 0 to 1; even if left out."),
      Key(
        "startPoint", .list(.number(-10...10)), "`[x, y]` as shares of the bounds.",
        standard: "[0.5, 0]"),
      Key(
        "endPoint", .list(.number(-10...10)), "`[x, y]` as shares of the bounds.",
        standard: "[0.5, 1]"),
      Key("type", as: .type, "Its form.", standard: "axial"),
    ], required: ["colors"])
}

extension ValueReader<CAGradientLayerType> {
  fileprivate static let type = choice(["axial": .axial, "radial": .radial, "conic": .conic])
}

// MARK: - Configurations of buttons

/// `configuration:` of a button: the appearance that `UIButton.Configuration` describes.
struct ButtonConfigurationPlan: Sendable {
  let style: @Sendable () -> UIButton.Configuration
  let title: TextPattern?
  let subtitle: TextPattern?
  let image: ImagePlan?
  let foreground: UIColor?
  let background: UIColor?
  let apply: @Sendable (inout UIButton.Configuration) -> Void
  let fields: [FieldUse]

  var isConstant: Bool {
    title?.isConstant != false && subtitle?.isConstant != false && image?.isConstant != false
  }

  func configuration(for row: DataRecord) -> UIButton.Configuration {
    var configuration = style()
    apply(&configuration)
    configuration.title = title?.text(for: row)
    configuration.subtitle = subtitle?.text(for: row)
    configuration.image = image?.image(for: row)
    configuration.baseForegroundColor = foreground
    configuration.baseBackgroundColor = background
    return configuration
  }
}

extension Property {
  /// `configuration: {style: filled, title: "{action}", cornerStyle: capsule}`.
  static let buttonConfiguration = Property(
    names: ["configuration"], schema: ValueReader<ButtonConfigurationPlan>.configuration.schema
  ) { node, key, context in
    let reader = ValueReader<ButtonConfigurationPlan>.configuration
    guard let plan = reader.value(of: node, key: key, context) else { return nil }
    let show: @Sendable (UIView, DataRecord) -> Void = { view, row in
      (view as? UIButton)?.configuration = plan.configuration(for: row)
    }
    return plan.isConstant ? .setUp { show($0, DataRecord()) } : .bind(show, fields: plan.fields)
  }
}

extension ValueReader<ButtonConfigurationPlan> {
  fileprivate static let configuration = ValueReader(
    "{style: filled, title: …}", schema: .mapping(keys)
  ) { node, context throws(ValueFailure) in
    let errors = context.log.errorCount
    guard let fields = Fields(node, of: "a button's configuration", keys: keys, context) else {
      throw .reported
    }
    let size = fields.value("buttonSize", .buttonSize)
    let corners = fields.value("cornerStyle", .cornerStyle)
    let placement = fields.value("imagePlacement", .imagePlacement)
    let imagePadding = fields.value("imagePadding", ValueReader<Double>.length)
    let titlePadding = fields.value("titlePadding", ValueReader<Double>.length)
    let insets = fields.value("contentInsets", .directionalInsets)
    let isBusy = fields.value("showsActivityIndicator", .flag)
    let texts = ["title", "subtitle"].map { key in
      (node: fields[key], pattern: fields.value(key, ValueReader<TextPattern>.pattern))
    }
    let plan = ButtonConfigurationPlan(
      style: (fields.value("style", .configurationStyle) ?? .plain).make,
      title: texts[0].pattern, subtitle: texts[1].pattern, image: fields.value("image", .image),
      foreground: fields.value("baseForegroundColor", .color),
      background: fields.value("baseBackgroundColor", .color),
      apply: { configuration in
        if let size { configuration.buttonSize = size }
        if let corners { configuration.cornerStyle = corners }
        if let placement { configuration.imagePlacement = placement }
        if let imagePadding { configuration.imagePadding = imagePadding }
        if let titlePadding { configuration.titlePadding = titlePadding }
        if let insets { configuration.contentInsets = insets }
        if let isBusy { configuration.showsActivityIndicator = isBusy }
      },
      fields: texts.flatMap { text -> [FieldUse] in
        guard let node = text.node, let pattern = text.pattern else { return [] }
        return context.uses(of: pattern, in: node)
      })
    guard context.log.errorCount == errors else { throw .reported }
    return plan
  }

  private static let keys = KeyTable([
    Key("style", as: .configurationStyle, "Colours and ground.", standard: "plain"),
    Key("title", as: .pattern, "Text with fields in braces."),
    Key("subtitle", as: .pattern, "A smaller text below the title."),
    Key("image", as: .image, "Beside the texts."),
    Key(
      "imagePlacement", as: .imagePlacement, "The edge of the texts at which the image is.",
      standard: "leading"),
    Key("imagePadding", as: .length, "Points between image and texts."),
    Key("titlePadding", as: .length, "Points between title and subtitle."),
    Key(
      "contentInsets", as: .directionalInsets,
      "Points between content and edges; those of the size if left out."),
    Key("buttonSize", as: .buttonSize, "Fonts and distances.", standard: "medium"),
    Key("cornerStyle", as: .cornerStyle, "How the corners are rounded.", standard: "dynamic"),
    Key("baseForegroundColor", as: .color, "Colour of texts and image."),
    Key("baseBackgroundColor", as: .color, "Colour of the background."),
    Key(
      "showsActivityIndicator", .flag, "Whether a spinner replaces the image.",
      standard: "false"),
  ])
}

/// The styles of configurations by their names.
private enum ConfigurationStyle: Sendable {
  case plain, gray, tinted, filled

  var make: @Sendable () -> UIButton.Configuration {
    switch self {
    case .plain: { .plain() }
    case .gray: { .gray() }
    case .tinted: { .tinted() }
    case .filled: { .filled() }
    }
  }
}

extension ValueReader<ConfigurationStyle> {
  fileprivate static let configurationStyle = choice([
    "plain": .plain, "gray": .gray, "tinted": .tinted, "filled": .filled, "borderless": .plain,
    "bordered": .gray, "borderedTinted": .tinted, "borderedProminent": .filled,
  ])
}

extension ValueReader<UIButton.Configuration.Size> {
  fileprivate static let buttonSize = choice([
    "medium": .medium, "small": .small, "mini": .mini, "large": .large,
  ])
}

extension ValueReader<UIButton.Configuration.CornerStyle> {
  fileprivate static let cornerStyle = choice([
    "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
    "capsule": .capsule,
  ])
}

extension ValueReader<NSDirectionalRectEdge> {
  fileprivate static let imagePlacement = choice([
    "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
  ])
}
