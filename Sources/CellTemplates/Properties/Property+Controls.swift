import UIKit

extension Property {
  /// The keys of a button.
  static let button: [Property] = [
    Property(names: ["type"]) { node, context in
      ValueReader<UIButton.ButtonType>.buttonType.value(of: node, key: "type", context)
        .map { type in .make { UIButton(type: type) } }
    },
    .condition("isEnabled") { (button: UIButton, value) in button.isEnabled = value },
  ]

  /// The keys of a switch.
  static let toggle: [Property] = [
    .condition("isOn", "on") { (toggle: UISwitch, value) in toggle.isOn = value },
    .condition("isEnabled") { (toggle: UISwitch, value) in toggle.isEnabled = value },
    .constant("onTintColor", as: .color) { (toggle: UISwitch, color) in
      toggle.onTintColor = color
    },
  ]

  /// The keys of a stack view, apart from what it arranges.
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

extension ValueReader<UIButton.ButtonType> {
  static let buttonType = choice([
    "custom": .custom, "system": .system, "detailDisclosure": .detailDisclosure,
    "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
  ])
}
