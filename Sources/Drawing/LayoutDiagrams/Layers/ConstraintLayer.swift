import LayoutTree
import Scene

/// The layer `constraints`: each constraint as a dimension or alignment line with its number.
///
/// Required ones are solid, optional ones dashed, broken ones red zigzags; inequalities end in
/// arrows, equal sizes have brackets with as many ticks, aspect ratios a double arrow.
package struct ConstraintLayer {
  let input: LayerInput
  private let equals: EqualSizes
  private var lanes: LanePlacement
  /// The bracket beside a view's side, so that constraints on the same side share it.
  private var brackets: [LayoutTree.Anchor: EqualBracket] = [:]
  /// The words before the number of each constraint that is drawn as a problem; only those are
  /// drawn. Nil for all constraints as they are.
  private let alarms: [String: String]?
  /// The text beside each constraint that is drawn, in place of its number; only those are drawn.
  /// Nil for all constraints with their numbers.
  private let notes: [String: String]?

  package init(
    _ input: LayerInput, alarms: [String: String]? = nil, notes: [String: String]? = nil
  ) {
    self.input = input
    self.alarms = alarms
    self.notes = notes
    equals = EqualSizes(input.geometry.shownConstraints, in: input.geometry)
    lanes = LanePlacement(
      text: input.text, over: input.geometry.bounds, headroom: input.headroom,
      footroom: input.footroom, PlacementBudget())
  }

  /// A mark for each constraint whose place can be told, in the tree's order.
  package var marks: [DiagramMark] {
    var layer = self
    // A contradiction is one whether its views are seen or not.
    let constraints =
      alarms == nil ? input.geometry.shownConstraints : input.geometry.scene.constraints
    return constraints.filter(isDrawn).compactMap { layer.mark(of: $0) }
  }

  /// Whether `constraint` is how a stack view goes about it rather than what was asked of it: the
  /// stack's own outline shows the same. Spacing and equal sizes are what was asked.
  private static func isBookkeeping(_ constraint: LayoutTree.Constraint) -> Bool {
    guard case .stackView(let rule) = constraint.origin, !constraint.isBroken else { return false }
    return rule == .arrangement || !constraint.isRequired
  }

  /// Constraints that the layer `problems` draws are not drawn again.
  private func isDrawn(_ constraint: LayoutTree.Constraint) -> Bool {
    if let alarms { return alarms[constraint.id] != nil }
    if let notes { return notes[constraint.id] != nil }
    return !input.layers.contains(.problems)
      || !input.geometry.scene.conflicts.contains { $0.constraints.contains(constraint.id) }
  }

  private mutating func mark(of constraint: LayoutTree.Constraint) -> DiagramMark? {
    guard alarms != nil || !Self.isBookkeeping(constraint),
      let shape = input.geometry.shape(of: constraint)
    else {
      return nil
    }
    let role = ConstraintRole(constraint, shape)
    let alarm = alarms?[constraint.id]
    let number = constraint.wording(of: shape, in: input.geometry)
    let says = [alarm, constraint.isBroken ? "broken" : nil, number]
    let words =
      notes?[constraint.id]
      ?? says.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ": ")
    let drawing = drawing(of: constraint, shape, role, words)
    lanes.occupy(drawing.bounds)
    let broken =
      constraint.isBroken ? [BrokenMark.node(at: drawing.middle, input.palette.broken)] : []
    let badge =
      words.isEmpty || (alarm == nil && isTold(constraint))
      ? nil : badge(words, drawing, isAlarm: constraint.isBroken || alarm != nil)
    return DiagramMark(
      id: constraint.id, title: title(of: constraint), nodes: drawing.nodes + broken,
      bounds: drawing.bounds, badge: badge,
      signs: alarm == nil || constraint.isBroken
        ? LegendSign.signs(constraint, drawing) : [constraint.isRequired ? .conflict : .missed])
  }

  /// Whether the layer `margins` has the number already: an edge that is exactly at a margin.
  private func isTold(_ constraint: LayoutTree.Constraint) -> Bool {
    let isAtMargin = constraint.anchors.contains { $0.attribute?.isMargin == true }
    return isAtMargin && input.layers.contains(.margins) && constraint.relation == .equal
      && constraint.constant == 0 && constraint.isRequired && constraint.violation == 0
      && !constraint.isBroken
  }

  /// The constraint in a line; an object id, by which it is found in its file, in another.
  private func title(of constraint: LayoutTree.Constraint) -> String {
    let isObjectID = constraint.givenName == nil && constraint.id != constraint.equation
    return constraint.described + (isObjectID ? "\nobject id \(constraint.id)" : "")
  }

  private func badge(_ text: String, _ drawing: ConstraintDrawing, isAlarm: Bool) -> Badge {
    Badge(
      text: text, style: isAlarm ? .alarm : .pill,
      color: isAlarm ? input.palette.broken : input.palette.constraint,
      anchors: drawing.anchors.map { .init(left: $0, right: $0) },
      spots: { drawing.spots(for: $0) })
  }
}

// MARK: - Lines

extension ConstraintLayer {
  private mutating func drawing(
    of constraint: LayoutTree.Constraint, _ shape: ConstraintShape, _ role: ConstraintRole,
    _ words: String
  ) -> ConstraintDrawing {
    let ink = ConstraintInk(constraint, input.palette, isAlarm: alarms != nil)
    switch shape {
    case .distance(let axis, let from, let to, let first, let second):
      return ConstraintDrawing(
        dimensions: [distance(constraint, axis, from, to, first, second, words)])
    case .alignment(let axis, let at, let reach):
      let line = AlignmentLine(
        axis: axis, at: at, reach: reach, knob: role.knob, isDashed: ink.isDashed,
        color: ink.color, isBroken: ink.isBroken)
      return ConstraintDrawing(alignment: interrupted(line))
    case .extent(_, let rect) where role == .aspectRatio:
      return ConstraintDrawing(
        aspect: AspectSign(rect: rect, isDashed: ink.isDashed, color: ink.color))
    case .extent(let axis, let rect):
      return ConstraintDrawing(dimensions: [extent(constraint, axis, rect)])
    case .extents(let axis, let first, let second):
      return extents(constraint, axis, first, second)
    }
  }

  private func distance(
    _ constraint: LayoutTree.Constraint, _ axis: Axis, _ from: Double, _ to: Double,
    _ first: ClosedRange<Double>, _ second: ClosedRange<Double>?, _ words: String
  ) -> DimensionLine {
    let span = min(from, to)...max(from, to)
    let relation = constraint.relation(from: from, to: to, in: input.geometry)
    let number = BadgeText.estimate(words)
    let across = lanes.between(axis, span, first, second, number: number)
    var line = line(constraint, relation, axis, span, across)
    let ends = [first, second].map { $0?.end(towards: across) }
    line.extensions = from <= to ? (ends[0], ends[1]) : (ends[1], ends[0])
    let margins = [constraint.first, constraint.second].map { $0?.attribute?.isMargin == true }
    if margins[from <= to ? 0 : 1] { line.low = .margin }
    if margins[from <= to ? 1 : 0] { line.high = .margin }
    return line
  }

  private func extent(
    _ constraint: LayoutTree.Constraint, _ axis: Axis, _ rect: Scene.Rect
  ) -> DimensionLine {
    line(constraint, constraint.relation, axis, axis.span(of: rect), lanes.along(axis, rect))
  }

  /// Brackets on both where the sizes are equal, else a dimension line on the first, whose badge
  /// names the other.
  private mutating func extents(
    _ constraint: LayoutTree.Constraint, _ axis: Axis, _ first: Scene.Rect, _ second: Scene.Rect
  ) -> ConstraintDrawing {
    guard let ticks = equals.number(of: constraint.first), let other = constraint.second else {
      return ConstraintDrawing(dimensions: [extent(constraint, axis, first)])
    }
    let isDashed = !constraint.isRequired
    let otherAxis = RowAnchor(other, isRightToLeft: false)?.axis ?? axis
    return ConstraintDrawing(brackets: [
      bracket(constraint.first, axis, first, ticks, isDashed),
      bracket(other, otherAxis, second, ticks, isDashed),
    ])
  }

  private mutating func bracket(
    _ anchor: LayoutTree.Anchor, _ axis: Axis, _ rect: Scene.Rect, _ ticks: Int,
    _ isDashed: Bool
  ) -> EqualBracket {
    if let known = brackets[anchor] { return known }
    let place = lanes.beside(axis, rect)
    var bracket = EqualBracket(
      axis: axis, span: axis.span(of: rect), across: place.across, inwards: place.inwards,
      ticks: ticks, isDashed: isDashed,
      color: alarms == nil ? input.palette.constraint : input.palette.broken)
    bracket.text = lanes.text(on: bracket.bounds)
    brackets[anchor] = bracket
    return bracket
  }

  private func line(
    _ constraint: LayoutTree.Constraint, _ relation: LayoutTree.Relation, _ axis: Axis,
    _ span: ClosedRange<Double>, _ across: Double
  ) -> DimensionLine {
    let ink = ConstraintInk(constraint, input.palette, relation, isAlarm: alarms != nil)
    var line = DimensionLine(
      axis: axis, span: span, across: across, end: ink.end, isDashed: ink.isDashed,
      color: ink.color)
    line.isBroken = ink.isBroken
    line.text = lanes.text(on: line.bounds)
    return line
  }

  private func interrupted(_ line: AlignmentLine) -> AlignmentLine {
    var line = line
    line.text = lanes.text(on: line.bounds)
    return line
  }
}

extension ClosedRange<Double> {
  /// The bound that is next to a place outside of the range; nil for one within.
  fileprivate func end(towards place: Double) -> Double? {
    contains(place) ? nil : place < lowerBound ? lowerBound : upperBound
  }
}

extension LayoutTree.Constraint {
  /// The constraint in a line: its name, where it has one, and its equation.
  fileprivate var described: String {
    let name = origin == .stackView(.spacing) ? shownName : givenName
    return name.map { "\($0): \(equation)" } ?? equation
  }
}

extension ConstraintRole {
  /// How an alignment line ends.
  fileprivate var knob: AlignmentLine.Knob {
    switch self {
    case .centers: .diamond
    case .baselines: .tick
    case .edges, .length, .aspectRatio, .equalSizes: .square
    }
  }
}
