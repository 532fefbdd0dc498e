import Reading
import UIKitCore

extension Property {
  static let view: [Property] =
    looks + margins + [
      .condition("isHidden", "hidden") { (view: UIView, value) in view.isHidden = value },
      .constant("semanticContentAttribute", as: .semanticContent) { (view: UIView, value) in
        view.semanticContentAttribute = value
      },
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
      .constant("tag", as: .integer(in: -1_000_000...1_000_000)) { (view: UIView, value) in
        view.tag = value
      },
      .constant("accessibilityIdentifier", as: .text) { (view: UIView, value) in
        view.accessibilityIdentifier = value
      },
      .constant("spacingAfter", as: .length) { (view: UIView, value) in
        (view.superview as? UIStackView)?.setCustomSpacing(value, after: view)
      },
    ]

  private static let looks: [Property] = [
    maskedCorners,
    .color("backgroundColor", "background", missing: .clear) { (view: UIView, value) in
      view.backgroundColor = value
    },
    .color("tintColor", missing: .systemBlue) { (view: UIView, value) in
      view.tintColor = value
    },
    .number("alpha", as: .fraction, in: 0...1, missing: 1) { (view: UIView, value) in
      view.layer.opacity = Float(value)
    },
    .constant("contentMode", as: .contentMode) { (view: UIView, value) in
      view.contentMode = value
    },
    .constant("clipsToBounds", as: .flag) { (view: UIView, value) in
      view.layer.masksToBounds = value
    },
    .number("cornerRadius", as: .length, in: 0...TemplateLimits.magnitude, missing: 0) {
      (view: UIView, value) in
      view.layer.cornerRadius = value
    },
    .number("borderWidth", as: .length, in: 0...TemplateLimits.magnitude, missing: 0) {
      (view: UIView, value) in
      view.layer.borderWidth = value
    },
    .color("borderColor", missing: .black) { (view: UIView, value) in
      view.layer.borderColor = value.cgColor
    },
    .color("shadowColor", missing: .black) { (view: UIView, value) in
      view.layer.shadowColor = value.cgColor
    },
    .number("shadowOpacity", as: .fraction, in: 0...1, missing: 0) { (view: UIView, value) in
      view.layer.shadowOpacity = Float(value)
    },
    .constant("shadowRadius", as: .length) { (view: UIView, value) in
      view.layer.shadowRadius = value
    },
    .constant("shadowOffset", as: .points) { (view: UIView, value) in
      view.layer.shadowOffset = CGSize(width: 0, height: value)
    },
  ]

  private static let margins: [Property] = [
    .constant("layoutMargins", as: .insets) { (view: UIView, value) in view.layoutMargins = value },
    .constant("directionalLayoutMargins", as: .directionalInsets) { (view: UIView, value) in
      view.directionalLayoutMargins = value
    },
    .constant("preservesSuperviewLayoutMargins", as: .flag) { (view: UIView, value) in
      view.preservesSuperviewLayoutMargins = value
    },
    .constant("insetsLayoutMarginsFromSafeArea", as: .flag) { (view: UIView, value) in
      view.insetsLayoutMarginsFromSafeArea = value
    },
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
    .constant("axis", as: .axis) { (stack: UIStackView, axis) in stack.axis = axis },
    .constant("distribution", as: .distribution) { (stack: UIStackView, distribution) in
      stack.distribution = distribution
    },
    .constant("alignment", as: .stackAlignment) { (stack: UIStackView, alignment) in
      stack.alignment = alignment
    },
    .constant("spacing", as: .points) { (stack: UIStackView, spacing) in stack.spacing = spacing },
    .constant("isLayoutMarginsRelativeArrangement", as: .flag) { (stack: UIStackView, value) in
      stack.isLayoutMarginsRelativeArrangement = value
    },
    .constant("isBaselineRelativeArrangement", as: .flag) { (stack: UIStackView, value) in
      stack.isBaselineRelativeArrangement = value
    },
  ]
}

extension Property {
  static let scroll: [Property] = [
    .constant("contentInset", as: .insets) { (view: UIScrollView, insets) in
      view.contentInset = insets
    },
    .constant("isPagingEnabled", as: .flag) { (view: UIScrollView, value) in
      view.isPagingEnabled = value
    },
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
    .constant("accessoryType", "accessory", as: .accessoryType) { (cell: UITableViewCell, type) in
      cell.accessoryType = type
    },
    .constant("editingAccessoryType", as: .accessoryType) { (cell: UITableViewCell, type) in
      cell.editingAccessoryType = type
    },
    .constant("separatorInset", as: .insets) { (cell: UITableViewCell, insets) in
      cell.separatorInset = insets
    },
    .constant("selectionStyle", as: .selectionStyle) { (cell: UITableViewCell, style) in
      cell.selectionStyle = style
    },
    .condition("isSelected") { (cell: UITableViewCell, value) in cell.isSelected = value },
    .constant("showsReorderControl", as: .flag) { (cell: UITableViewCell, value) in
      cell.showsReorderControl = value
    },
    .constant("shouldIndentWhileEditing", as: .flag) { (cell: UITableViewCell, value) in
      cell.shouldIndentWhileEditing = value
    },
    .constant("indentationLevel", as: .integer(in: 0...100)) { (cell: UITableViewCell, level) in
      cell.indentationLevel = level
    },
    .constant("indentationWidth", as: .length) { (cell: UITableViewCell, width) in
      cell.indentationWidth = width
    },
    .constant("backgroundColor", "background", as: .color) { (view: UIView, color) in
      view.backgroundColor = color
    },
    .constant("tintColor", as: .color) { (view: UIView, color) in view.tintColor = color },
    .constant("semanticContentAttribute", as: .semanticContent) { (view: UIView, value) in
      view.semanticContentAttribute = value
    },
    .constant("layoutMargins", as: .insets) { (view: UIView, value) in view.layoutMargins = value },
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
