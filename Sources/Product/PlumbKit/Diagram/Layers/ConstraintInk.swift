import LayoutTree
import Scene

/// How the lines of a constraint are drawn.
struct ConstraintInk {
  let color: Scene.Color
  let isDashed: Bool
  let isBroken: Bool
  let end: DimensionLine.End

  /// The ink that tells what `constraint` is. Where it shows a length, `relation` is between that
  /// length and a number. An alarm is red.
  init(
    _ constraint: LayoutTree.Constraint, _ palette: DiagramPalette,
    _ relation: LayoutTree.Relation = .equal, isAlarm: Bool = false
  ) {
    color = constraint.isBroken || isAlarm ? palette.broken : palette.constraint
    isDashed = !constraint.isRequired
    isBroken = constraint.isBroken
    end =
      switch relation {
      case .equal: .beam
      case .greaterThanOrEqual: .outward
      case .lessThanOrEqual: .inward
      }
  }
}
