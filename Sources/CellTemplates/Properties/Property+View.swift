import Reading
import UIKit

extension Property {
  /// The keys of every view.
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
    .constant("backgroundColor", "background", as: .color) { (view: UIView, value) in
      view.backgroundColor = value
    },
    .constant("tintColor", as: .color) { (view: UIView, value) in view.tintColor = value },
    .constant("alpha", as: .fraction) { (view: UIView, value) in
      view.layer.opacity = Float(value)
    },
    .constant("contentMode", as: .contentMode) { (view: UIView, value) in
      view.contentMode = value
    },
    .constant("clipsToBounds", as: .flag) { (view: UIView, value) in
      view.layer.masksToBounds = value
    },
    .constant("cornerRadius", as: .length) { (view: UIView, value) in
      view.layer.cornerRadius = value
    },
    .constant("borderWidth", as: .length) { (view: UIView, value) in
      view.layer.borderWidth = value
    },
    .constant("borderColor", as: .color) { (view: UIView, value) in
      view.layer.borderColor = value.cgColor
    },
    .constant("shadowColor", as: .color) { (view: UIView, value) in
      view.layer.shadowColor = value.cgColor
    },
    .constant("shadowOpacity", as: .fraction) { (view: UIView, value) in
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

/// Hugging or compression resistance, for the axes that were given.
struct AxisPriorities: Sendable {
  var horizontal: UILayoutPriority?
  var vertical: UILayoutPriority?
}

extension ValueReader<AxisPriorities> {
  /// One priority for both axes, or `{horizontal: …, vertical: …}`.
  static let axisPriorities = ValueReader(
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
