import LayoutTree
import Scene

/// How the lines of a constraint are drawn.
struct ConstraintInk {
  let color: Scene.Color
  let isDashed: Bool
  let isBroken: Bool
  let end: DimensionLine.End

  /// The ink that tells what `constraint` is.
  init(_ constraint: LayoutTree.Constraint, _ palette: DiagramPalette) {
    color = constraint.isBroken ? palette.broken : palette.constraint
    isDashed = !constraint.isRequired
    isBroken = constraint.isBroken
    end = constraint.relation == .equal ? .beam : .arrow
  }
}
