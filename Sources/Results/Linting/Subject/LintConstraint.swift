import UIKit

/// A constraint that somebody wrote, and where.
package struct LintConstraint {
  /// The constraint, active in its scene.
  package let constraint: NSLayoutConstraint
  /// Object id or identifier; the equation where there is neither.
  package let id: String
  /// Where it is written.
  package let place: SourcePlace

  /// A constraint from its parts.
  package init(constraint: NSLayoutConstraint, id: String, place: SourcePlace) {
    self.constraint = constraint
    self.id = id
    self.place = place
  }
}
