import UIKit

extension Property {
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
