import LayoutTree
import Scene

/// The layer `constraints`: each constraint as a dimension or alignment line with its number.
///
/// Required ones are solid, optional ones dashed, broken ones red; inequalities end in arrows.
struct ConstraintLayer {
  let geometry: RowGeometry
  /// Text that lines should not run through.
  let text: [Scene.Rect]
  let palette: DiagramPalette

  /// A mark for each constraint whose place can be told, in the tree's order.
  var marks: [DiagramMark] {
    var lines: [Scene.Rect] = []
    return geometry.scene.constraints.compactMap { constraint in
      guard let shape = geometry.shape(of: constraint) else { return nil }
      let mark = mark(of: constraint, shape, avoiding: lines)
      lines += mark.bounds
      return mark
    }
  }

  private func mark(
    of constraint: LayoutTree.Constraint, _ shape: ConstraintShape, avoiding lines: [Scene.Rect]
  ) -> DiagramMark {
    let ink = ConstraintInk(constraint, palette)
    let drawing = drawing(of: shape, ink, avoiding: lines)
    let broken = constraint.isBroken ? [BrokenMark.node(at: drawing.middle, ink.color)] : []
    let words = constraint.wording(of: shape)
    return DiagramMark(
      id: constraint.id, title: constraint.equation, nodes: drawing.nodes + broken,
      bounds: drawing.bounds,
      badge: words.isEmpty
        ? nil : badge(words + (constraint.isBroken ? ", broken" : ""), drawing, ink))
  }

  private func badge(_ text: String, _ drawing: ConstraintDrawing, _ ink: ConstraintInk) -> Badge {
    Badge(
      text: text, style: ink.isBroken ? .filled : .hollow, color: ink.color,
      anchors: drawing.anchors.map { .init(left: $0, right: $0) },
      spots: { drawing.spots(for: $0) })
  }

  private func drawing(
    of shape: ConstraintShape, _ ink: ConstraintInk, avoiding lines: [Scene.Rect]
  ) -> ConstraintDrawing {
    let lane = LaneChoice(text: text, lines: lines)
    switch shape {
    case .distance(let axis, let from, let to, let first, let second):
      return ConstraintDrawing(
        dimensions: [lane.distance(axis, from, to, first, second, ink)])
    case .alignment(let axis, let at, let reach):
      return ConstraintDrawing(
        alignment: AlignmentLine(
          axis: axis, at: at, reach: reach, isDashed: ink.isDashed, color: ink.color,
          text: text))
    case .extent(let axis, let rect):
      return ConstraintDrawing(dimensions: [lane.extent(axis, rect, ink)])
    case .extents(let axis, let first, let second):
      return ConstraintDrawing(
        dimensions: [lane.extent(axis, first, ink), lane.extent(axis, second, ink)])
    }
  }
}
