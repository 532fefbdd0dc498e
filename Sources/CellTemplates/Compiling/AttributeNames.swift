import UIKit

/// The names of attributes and guides in equations: UIKit's own, and `margins`, `safeArea` for short.
enum AttributeNames {
  static let attributes = Choices<NSLayoutConstraint.Attribute>([
    "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing, "left": .left,
    "right": .right, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
    "baseline": .lastBaseline, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
    "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
    "leftMargin": .leftMargin, "rightMargin": .rightMargin,
    "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ])

  enum Guide: Sendable {
    case layoutMargins
    case safeArea
  }

  static let guides = Choices<Guide>([
    "layoutMarginsGuide": .layoutMargins, "margins": .layoutMargins,
    "safeAreaLayoutGuide": .safeArea, "safeArea": .safeArea,
  ])
}

extension NSLayoutConstraint.Attribute {
  /// Baselines and margins belong to views; a guide has neither.
  var needsView: Bool { rawValue > NSLayoutConstraint.Attribute.centerY.rawValue }

  /// An edge, a centre or a baseline rather than a size.
  var isPosition: Bool { self != .width && self != .height && self != .notAnAttribute }
}

extension ItemPlan {
  var isGuide: Bool {
    switch self {
    case .contentView, .view: false
    case .guide, .layoutMargins, .safeArea: true
    }
  }
}
