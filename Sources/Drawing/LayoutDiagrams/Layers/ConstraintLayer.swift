import LayoutTree
import Scene

/// The layer `constraints`: distances and sizes as dimension lines with their numbers, alignments
/// as thin lines. What says the same is one mark (`ConstraintGroups`), and red is what was given up.
package struct ConstraintLayer {
  let input: LayerInput
  private var lanes: LanePlacement
  /// The ids of the constraints whose lengths the plumb line says, where it is drawn.
  private let hung: Set<String>
  /// The words before the number of each constraint that is a problem, none of one that is optional
  /// and was not met; nil draws all as they are.
  private let alarms: [String: String]?
  /// The text in place of each drawn constraint's number; nil draws all with their numbers.
  private let notes: [String: String]?

  package init(
    _ input: LayerInput, alarms: [String: String]? = nil, notes: [String: String]? = nil
  ) {
    self.input = input
    self.alarms = alarms
    self.notes = notes
    hung = input.layers.contains(.plumbline) ? input.geometry.hung : []
    lanes = LanePlacement(
      text: input.text + input.geometry.icons,
      frames: input.geometry.shownViews.compactMap { input.geometry.rect(of: $0.id) },
      over: input.geometry.bounds,
      headroom: input.headroom, footroom: input.footroom, PlacementBudget())
  }

  /// The marks, in the order of the first constraint that each stands for.
  package var marks: [DiagramMark] {
    var layer = self
    // A contradiction is one whether its views are seen or not.
    let constraints =
      alarms == nil ? input.geometry.shownConstraints : input.geometry.scene.constraints
    let drawn = constraints.filter(isDrawn)
    guard alarms == nil, notes == nil else {
      return drawn.flatMap {
        ConstraintGroups([$0], in: input.geometry, saysMisses: !isQuiet($0)).groups
      }.compactMap { layer.mark(of: $0) }
    }
    // Lines along what coincides have one place; distances keep clear of them, sizes of both.
    let groups = ConstraintGroups(drawn, in: input.geometry).groups
    let order = groups.indices.sorted { (groups[$0].rank, $0) < (groups[$1].rank, $1) }
    let marks = order.map { ($0, layer.mark(of: groups[$0])) }
    return marks.sorted { $0.0 < $1.0 }.compactMap(\.1)
  }

  /// The constraints that somebody asked for. How a stack view goes about it is none of them, nor how
  /// a view that is no row is shown: outlines show the same. Spacing and equal sizes were asked for.
  static func isAskedFor(_ constraint: LayoutTree.Constraint) -> Bool {
    guard !constraint.isBroken else { return true }
    switch constraint.origin {
    case .written, .encapsulatedSize: return true
    case .host: return false
    case .stackView(let rule):
      return rule != .arrangement && constraint.isRequired && !constraint.isOfSpacers
    }
  }

  /// Constraints that the layers `problems` and `plumbline` draw are not drawn again.
  private func isDrawn(_ constraint: LayoutTree.Constraint) -> Bool {
    if let alarms { return alarms[constraint.id] != nil }
    if let notes { return notes[constraint.id] != nil }
    guard Self.isAskedFor(constraint), input.selection?.contains(constraint.id) ?? true else {
      return false
    }
    if hung.contains(constraint.id) { return false }
    return !input.layers.contains(.problems)
      || !(constraint.isMissed
        || input.geometry.scene.conflicts.contains { $0.constraints.contains(constraint.id) })
  }

  /// Whether it is optional and was not met: its mark is as quiet as an alignment's.
  private func isQuiet(_ constraint: LayoutTree.Constraint) -> Bool {
    alarms?[constraint.id]?.isEmpty ?? false
  }

  private mutating func mark(of group: ConstraintGroup) -> DiagramMark? {
    guard let constraint = group.constraints.first else { return nil }
    let alarm = alarms?[constraint.id]
    let isQuiet = isQuiet(constraint)
    let says = [alarm, constraint.isBroken ? "broken" : nil, asked(of: group, alarm)]
    let words =
      notes?[constraint.id]
      ?? says.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ": ")
    let isAlarm = constraint.isBroken || alarm != nil && !isQuiet
    let color = isQuiet ? input.palette.alignment : input.palette.constraint
    let drawing = drawing(of: group, words, isAlarm ? input.palette.broken : color)
    lanes.occupy(drawing.bounds)
    let broken =
      constraint.isBroken ? [BrokenMark.node(at: drawing.middle, input.palette.broken)] : []
    let hasBadge = !words.isEmpty && (isAlarm || isQuiet || !isTold(constraint))
    var mark = DiagramMark(
      id: constraint.id + (group.part > 0 ? " \(group.part)" : ""), title: title(of: group),
      nodes: drawing.nodes + broken, bounds: drawing.bounds,
      badge: hasBadge
        ? badge(words, drawing, group, isAlarm ? .alarm : isQuiet ? .tag : .pill, color) : nil,
      signs: signs(of: group, isAlarm: alarm != nil))
    mark.constraints = group.constraints.map(\.id)
    mark.part = group.isUnseen ? nil : input.geometry.part(of: group.constraints)
    return mark
  }

  /// What a group asks for. A member of a conflict always has a number; beside what an optional one asks
  /// for stands what it has: `16 @750, has 84`.
  private func asked(of group: ConstraintGroup, _ alarm: String?) -> String {
    guard let alarm else { return group.text }
    let length = group.length.map { readable($0 / input.geometry.scale, decimals: 1) }
    if alarm.isEmpty {
      let isOther = length.map { !group.text.split(separator: " ").contains($0[...]) } ?? false
      return group.text + (isOther ? ", has \(length ?? "")" : "")
    }
    return group.text.isEmpty && group.rank == 0 ? "0" : group.text
  }

  /// Whether the layer `margins` has the number already: an edge that is exactly at a margin.
  private func isTold(_ constraint: LayoutTree.Constraint) -> Bool {
    let isAtMargin = constraint.anchors.contains { $0.attribute?.isMargin == true }
    return isAtMargin && input.layers.contains(.margins) && constraint.relation == .equal
      && constraint.constant == 0 && constraint.isRequired && constraint.violation == 0
      && !constraint.isBroken
  }

  /// The constraints, each in a line; the first says how many there are.
  private func title(of group: ConstraintGroup) -> String {
    let titles = group.constraints.map(title)
    guard let first = titles.first, titles.count > 1 else { return titles.first ?? "" }
    let lines = first.split(separator: "\n", maxSplits: 1)
    let head = "\(lines[0]) and \(titles.count - 1) more"
    return ([head] + lines.dropFirst().map(String.init) + titles.dropFirst()).joined(
      separator: "\n")
  }

  /// The constraint in a line; an object id, by which it is found in its file, in another.
  private func title(of constraint: LayoutTree.Constraint) -> String {
    let isObjectID = constraint.givenName == nil && constraint.id != constraint.equation
    let isSpacing = constraint.origin == .stackView(.spacing)
    let name = isSpacing ? constraint.shownName : constraint.givenName
    let equation = input.geometry.scene.shownEquation(of: constraint)
    return (name.map { "\($0): " } ?? "") + equation
      + (isObjectID ? "\nobject id \(constraint.id)" : "")
  }

  private func badge(
    _ text: String, _ drawing: ConstraintDrawing, _ group: ConstraintGroup, _ style: Badge.Style,
    _ color: Scene.Color
  ) -> Badge {
    var badge = Badge(
      text: text, style: style, color: style == .alarm ? input.palette.broken : color,
      anchors: drawing.anchors.map { .init(left: $0, right: $0) },
      spots: { drawing.spots(for: $0) })
    if group.isUnseen { badge.isForKey = true }
    return badge
  }

  private func signs(of group: ConstraintGroup, isAlarm: Bool) -> [LegendSign] {
    guard let constraint = group.constraints.first else { return [] }
    if constraint.isBroken { return [.broken] }
    if isAlarm { return [constraint.isRequired ? .conflict : .missed] }
    return switch group.form {
    case .distances, .size, .equals: [.distance]
    case .alignment: [.alignment]
    case .corner, .unseen: []
    }
  }
}

// MARK: - Lines

extension ConstraintLayer {
  /// The lines of a group, all in `accent`.
  private mutating func drawing(
    of group: ConstraintGroup, _ words: String, _ accent: Scene.Color
  ) -> ConstraintDrawing {
    let isPlain = accent == input.palette.constraint
    switch group.form {
    case .distances(let axis, let places):
      return ConstraintDrawing(dimensions: distances(axis, places, words, accent))
    case .alignment(let axis, let at, let reach, let inside):
      return ConstraintDrawing(
        alignment: .init(
          axis: axis, at: at, reach: reach, color: isPlain ? input.palette.alignment : accent,
          inside: inside.isEmpty ? [] : inside + between(group, axis, at)))
    case .size(let axis, let rect):
      let scale = input.geometry.scale
      let isTold =
        group.isHairline || group.isSelfEvident(upTo: ConstraintGroup.tinyView * scale)
        || group.isSelfEvident(upTo: ConstraintGroup.smallView * scale)
          && lanes.hasRoom(for: BadgeText.estimate(words), at: ConstraintDrawing(corner: rect))
      return isPlain && isTold
        ? ConstraintDrawing(corner: rect)
        : ConstraintDrawing(dimensions: [size(axis, rect, words, accent)])
    case .corner(let rect): return ConstraintDrawing(corner: rect)
    case .equals(let axis, let rects): return equals(axis, rects, accent)
    case .unseen: return ConstraintDrawing()
    }
  }

  /// The extents of other views that a line through the middles of a group's views passes behind:
  /// across them it would look like an edge of theirs.
  private func between(
    _ group: ConstraintGroup, _ axis: Axis, _ at: Double
  ) -> [ClosedRange<Double>] {
    let geometry = input.geometry
    let own = group.constraints.flatMap(\.anchors).compactMap { geometry.rect(of: $0.item) }
    return geometry.shownViews.dropFirst().prefix(Self.mostBetween).compactMap { view in
      guard let rect = geometry.rect(of: view.id), axis.span(of: rect).contains(at),
        !own.contains(where: rect.contains)
      else { return nil }
      return axis.across.span(of: rect)
    }
  }

  /// Views of a row that are looked at for one line, at most.
  private static let mostBetween = 200

  /// Distances side by side keep to one lane where they have one in common.
  private func distances(
    _ axis: Axis, _ places: [ConstraintGroup.Place], _ words: String, _ color: Scene.Color
  ) -> [DimensionLine] {
    let number = BadgeText.estimate(words)
    var common: Double?
    return places.map { place in
      let known = common.flatMap { place.lane.contains($0) ? $0 : nil }
      let reaches = [place.low?.reach, place.high?.reach].compactMap(\.self)
      guard let first = reaches.first else {
        return DimensionLine(axis: axis, span: place.span, across: 0, color: color)
      }
      let across =
        known
        ?? lanes.between(axis, place.span, first, reaches.dropFirst().first, number: number)
      common = common ?? across
      var line = DimensionLine(axis: axis, span: place.span, across: across, color: color)
      // What is measured, not another measure.
      line.extensionColor = color == input.palette.constraint ? input.palette.alignment : nil
      line.extensions = [(place.span.lowerBound, place.low), (place.span.upperBound, place.high)]
        .compactMap { along, extent in extent.flatMap { $0.line(to: across) }.map { (along, $0) } }
      return line
    }
  }

  private func size(
    _ axis: Axis, _ rect: Scene.Rect, _ words: String, _ color: Scene.Color
  ) -> DimensionLine {
    DimensionLine(
      axis: axis, span: axis.span(of: rect),
      across: lanes.along(axis, rect, number: BadgeText.estimate(words)), color: color)
  }

  /// A line along each of equal sizes, below them all where they are side by side.
  private mutating func equals(
    _ axis: Axis, _ rects: [Scene.Rect], _ color: Scene.Color
  ) -> ConstraintDrawing {
    var drawing = ConstraintDrawing()
    for rect in rects {
      let line = DimensionLine(
        axis: axis, span: axis.span(of: rect), across: lanes.along(axis, rect), color: color)
      drawing.dimensions.append(line)
      lanes.occupy([line.bounds])
    }
    return drawing
  }
}

extension ConstraintGroup {
  /// The more places a mark has to choose from, the later it is placed.
  fileprivate var rank: Int {
    switch form {
    case .alignment: 0
    case .distances, .corner, .unseen: 1
    case .size, .equals: 2
    }
  }

  /// The length of its line in the picture, in points; nil for what has none.
  fileprivate var length: Double? {
    switch form {
    case .distances(_, let places): places.first?.span.length
    case .size(let axis, let rect): axis.span(of: rect).length
    case .alignment, .corner, .equals, .unseen: nil
    }
  }

  fileprivate var isUnseen: Bool {
    if case .unseen = form { true } else { false }
  }
}

extension ConstraintGroup.Extent {
  /// A line that shows what is measured: along all of several views, and from a view to a dimension
  /// line beside it.
  fileprivate func line(to across: Double) -> ClosedRange<Double>? {
    let whole = reach.union(across...across)
    if isShared { return whole }
    if reach.contains(across) { return nil }
    return across < reach.lowerBound ? across...reach.lowerBound : reach.upperBound...across
  }
}

extension LayoutTree.Constraint {
  /// Whether it ties the spaces that a stack view puts between views.
  fileprivate var isOfSpacers: Bool {
    anchors.contains { $0.item.contains(".UISV-distributing") }
  }
}

extension RowGeometry {
  /// The ids of the constraints whose lengths the plumb line says.
  var hung: Set<String> {
    let links = scene.heightChain.links.flatMap { link -> [String] in
      switch link.reason {
      case .constraint(let id), .loose(let id): return [id]
      case .size(let reason):
        if case .width = reason.ground { return [] }
        return reason.constraints
      case .margin, .baseline, .mirror, .yielding, .unfixed, .missed, .broken, .open, .separator,
        .rounding:
        return []
      }
    }
    return Set(links)
  }
}
