import Diagnostics
import UIKit

/// A constraint, or the several of a visual format, with all names resolved.
struct ConstraintPlan: Sendable {
  enum Rule: Sendable {
    case equation(EquationPlan)
    case visualFormat(VisualFormatPlan)
  }

  let rule: Rule
  /// Nil leaves each constraint its own: required, or what the visual format says.
  let priority: Float?
  let identifier: String?
  let isActive: Bool
  let location: FileLocation
}

/// `first relation multiplier · second + constant`.
struct EquationPlan: Sendable {
  let first: ItemPlan
  let firstAttribute: NSLayoutConstraint.Attribute
  let relation: NSLayoutConstraint.Relation
  /// Nil compares with the constant alone.
  let second: ItemPlan?
  let secondAttribute: NSLayoutConstraint.Attribute
  let multiplier: Double
  let constant: Double
  /// Multiples of the standard spacing in place of the constant; 0 for none.
  let spacing: Double
}

/// A visual format that is known to parse, with what its names mean.
struct VisualFormatPlan: Sendable {
  let format: VisualFormat
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Double]
}

/// What a side of a constraint belongs to.
indirect enum ItemPlan: Sendable, Equatable {
  case contentView
  case view(Int)
  case guide(Int)
  case layoutMargins(of: ItemPlan)
  case safeArea(of: ItemPlan)
}
