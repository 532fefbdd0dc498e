import Reading
import UIKitCore

extension Property {
  static let view: [Property] =
    looks + margins + [
      .condition("isHidden", "hidden", apply: set(\UIView.isHidden)),
      .constant(
        "semanticContentAttribute", as: .semanticContent, set(\UIView.semanticContentAttribute)),
      .constant("contentHuggingPriority", "hugging", as: .axisPriorities) { (view: UIView, value) in
        if let priority = value.horizontal {
          view.setContentHuggingPriority(priority, for: .horizontal)
        }
        if let priority = value.vertical {
          view.setContentHuggingPriority(priority, for: .vertical)
        }
      },
      .constant(
        "contentCompressionResistancePriority", "compressionResistance", as: .axisPriorities
      ) { (view: UIView, value) in
        if let priority = value.horizontal {
          view.setContentCompressionResistancePriority(priority, for: .horizontal)
        }
        if let priority = value.vertical {
          view.setContentCompressionResistancePriority(priority, for: .vertical)
        }
      },
      .constant("tag", as: .integer(in: -1_000_000...1_000_000), set(\UIView.tag)),
      .constant("accessibilityIdentifier", as: .text, set(\UIView.accessibilityIdentifier)),
      .constant("spacingAfter", as: .length) { (view: UIView, value) in
        (view.superview as? UIStackView)?.setCustomSpacing(value, after: view)
      },
    ]

  private static let looks: [Property] = [
    maskedCorners,
    .color("backgroundColor", "background", missing: .clear, set(\UIView.backgroundColor)),
    .color("tintColor", missing: .systemBlue, set(\UIView.tintColor)),
    .number("alpha", as: .fraction, in: 0...1, missing: 1) { (view: UIView, value) in
      view.layer.opacity = Float(value)
    },
    .constant("contentMode", as: .contentMode, set(\UIView.contentMode)),
    .constant("clipsToBounds", as: .flag, set(\UIView.layer.masksToBounds)),
    .number(
      "cornerRadius", as: .length, in: 0...TemplateLimits.magnitude, missing: 0,
      set(\UIView.layer.cornerRadius)),
    .number(
      "borderWidth", as: .length, in: 0...TemplateLimits.magnitude, missing: 0,
      set(\UIView.layer.borderWidth)),
    .color("borderColor", missing: .black) { (view: UIView, value) in
      view.layer.borderColor = value.cgColor
    },
    .color("shadowColor", missing: .black) { (view: UIView, value) in
      view.layer.shadowColor = value.cgColor
    },
    .number("shadowOpacity", as: .fraction, in: 0...1, missing: 0) { (view: UIView, value) in
      view.layer.shadowOpacity = Float(value)
    },
    .constant("shadowRadius", as: .length, set(\UIView.layer.shadowRadius)),
    .constant("shadowOffset", as: .points) { (view: UIView, value) in
      view.layer.shadowOffset = CGSize(width: 0, height: value)
    },
  ]

  private static let margins: [Property] = [
    .constant("layoutMargins", as: .insets, set(\UIView.layoutMargins)),
    .constant(
      "directionalLayoutMargins", as: .directionalInsets, set(\UIView.directionalLayoutMargins)),
    .constant(
      "preservesSuperviewLayoutMargins", as: .flag, set(\UIView.preservesSuperviewLayoutMargins)),
    .constant(
      "insetsLayoutMarginsFromSafeArea", as: .flag, set(\UIView.insetsLayoutMarginsFromSafeArea)),
  ]
}

/// Hugging or compression resistance priorities; only for the axes that were specified.
struct AxisPriorities: Sendable {
  var horizontal: UILayoutPriority?
  var vertical: UILayoutPriority?
}

extension ValueReader<AxisPriorities> {
  /// One priority for both axes, or `{horizontal: …, vertical: …}`.
  fileprivate static let axisPriorities = ValueReader(
    "a priority or {horizontal: …, vertical: …}",
    schema: .defined("axisPriorities", .either([PriorityExpression.schema, .mapping(keys)]))
  ) { node, context throws(ValueFailure) in
    guard node.entries != nil else {
      let both = UILayoutPriority(try ValueReader<Float>.priority.read(node, context))
      return AxisPriorities(horizontal: both, vertical: both)
    }
    let errors = context.log.errorCount
    guard let fields = Fields(node, of: "priorities", keys: keys, context) else { throw .reported }
    let horizontal = fields.value("horizontal", ValueReader<Float>.priority)
    let vertical = fields.value("vertical", ValueReader<Float>.priority)
    guard context.log.errorCount == errors else { throw .reported }
    return AxisPriorities(
      horizontal: horizontal.map { UILayoutPriority($0) },
      vertical: vertical.map { UILayoutPriority($0) })
  }

  private static let keys = KeyTable([
    Key("horizontal", PriorityExpression.schema, "Along the line of text."),
    Key("vertical", PriorityExpression.schema, "From line to line."),
  ])
}

extension Property {
  /// The keys of a stack view, except for its arranged subviews.
  static let stack: [Property] = [
    .constant("axis", as: .axis, set(\UIStackView.axis)),
    .constant("distribution", as: .distribution, set(\UIStackView.distribution)),
    .constant("alignment", as: .stackAlignment, set(\UIStackView.alignment)),
    .constant("spacing", as: .points, set(\UIStackView.spacing)),
    .constant(
      "isLayoutMarginsRelativeArrangement", as: .flag,
      set(\UIStackView.isLayoutMarginsRelativeArrangement)),
    .constant(
      "isBaselineRelativeArrangement", as: .flag, set(\UIStackView.isBaselineRelativeArrangement)),
  ]
}

extension Property {
  static let scroll: [Property] = [
    .constant("contentInset", as: .insets, set(\UIScrollView.contentInset)),
    .constant("isPagingEnabled", as: .flag, set(\UIScrollView.isPagingEnabled)),
  ]

  static let imageView: [Property] = [
    image { (view: UIImageView, image) in view.image = image }
  ]

  /// An image: a file, a symbol, or a placeholder; nil for a row that names none.
  static func image<View: UIView>(
    _ apply: @escaping @Sendable (View, UIImage?) -> Void
  ) -> Property {
    Property(names: ["image"], schema: ValueReader<ImagePlan>.image.schema) { node, key, context in
      guard let image = ValueReader<ImagePlan>.image.value(of: node, key: key, context) else {
        return nil
      }
      let show: @Sendable (UIView, DataRecord) -> Void = { view, row in
        if let view = view as? View { apply(view, image.image(for: row)) }
      }
      guard case .file(let pattern, let folder) = image.source else {
        let uses = image.symbolUses(at: context.location(node.mark))
        guard image.isConstant else { return .bind(show, fields: [], values: uses) }
        for note in uses.compactMap({ $0.problem(DataRecord()) }) { context.log.report(note) }
        return .setUp { show($0, DataRecord()) }
      }
      let use = ImageUse(
        pattern: pattern, folder: folder, location: context.location(node.mark))
      guard image.isConstant else { return .bind(show, fields: [], images: [use]) }
      if let problem = use.problem(DataRecord()) { context.log.report(problem) }
      return .setUp { show($0, DataRecord()) }
    }
  }
}

extension Property {
  /// The keys of a cell itself.
  static let cell: [Property] = [
    .constant(
      "accessoryType", "accessory", as: .accessoryType, set(\UITableViewCell.accessoryType)),
    .constant(
      "editingAccessoryType", as: .accessoryType, set(\UITableViewCell.editingAccessoryType)),
    .constant("separatorInset", as: .insets, set(\UITableViewCell.separatorInset)),
    .constant("selectionStyle", as: .selectionStyle, set(\UITableViewCell.selectionStyle)),
    .condition("isSelected", apply: set(\UITableViewCell.isSelected)),
    .constant("showsReorderControl", as: .flag, set(\UITableViewCell.showsReorderControl)),
    .constant(
      "shouldIndentWhileEditing", as: .flag, set(\UITableViewCell.shouldIndentWhileEditing)),
    .constant(
      "indentationLevel", as: .integer(in: 0...100), set(\UITableViewCell.indentationLevel)),
    .constant("indentationWidth", as: .length, set(\UITableViewCell.indentationWidth)),
    .constant("backgroundColor", "background", as: .color, set(\UIView.backgroundColor)),
    .constant("tintColor", as: .color, set(\UIView.tintColor)),
    .constant(
      "semanticContentAttribute", as: .semanticContent, set(\UIView.semanticContentAttribute)),
    .constant("layoutMargins", as: .insets, set(\UIView.layoutMargins)),
  ]
}

extension ValueReader<UITableViewCell.AccessoryType> {
  static let accessoryType = choice([
    "none": .none, "disclosureIndicator": .disclosureIndicator,
    "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
    "detailButton": .detailButton,
  ])
}

extension ValueReader<UITableViewCell.EditingStyle> {
  static let editingStyle = choice(["none": .none, "delete": .delete, "insert": .insert])
}

extension ValueReader<UITableViewCell.SelectionStyle> {
  static let selectionStyle = choice([
    "none": .none, "blue": .blue, "gray": .gray, "default": .default,
  ])
}

extension ValueReader<UITableViewCell.CellStyle> {
  static let cellStyle = choice([
    "default": .default, "value1": .value1, "value2": .value2, "subtitle": .subtitle,
  ])
}

extension ValueReader<UITableViewCell.SeparatorStyle> {
  static let separatorStyle = choice([
    "none": .none, "singleLine": .singleLine, "singleLineEtched": .singleLineEtched,
  ])
}

extension ValueReader<UITableView.Style> {
  static let tableStyle = choice([
    "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
  ])
}
