import UIKit

/// The names of attributes and guides in equations: UIKit's own, and the short forms `margins` and
/// `safeArea`.
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
    /// Of scroll views only.
    case scrollContent
    case scrollFrame
  }

  static let guides = Choices<Guide>([
    "layoutMarginsGuide": .layoutMargins, "margins": .layoutMargins,
    "safeAreaLayoutGuide": .safeArea, "safeArea": .safeArea,
    "contentLayoutGuide": .scrollContent, "frameLayoutGuide": .scrollFrame,
  ])
}

extension NSLayoutConstraint.Attribute {
  /// Whether only views have the attribute: guides have neither baselines nor margins.
  var needsView: Bool { rawValue > NSLayoutConstraint.Attribute.centerY.rawValue }

  /// Whether the attribute is an edge, a centre or a baseline instead of a size.
  var isPosition: Bool { self != .width && self != .height && self != .notAnAttribute }
}

extension ItemPlan {
  var isGuide: Bool {
    switch self {
    case .contentView, .view: false
    case .guide, .layoutMargins, .safeArea, .scrollContent, .scrollFrame: true
    }
  }
}
