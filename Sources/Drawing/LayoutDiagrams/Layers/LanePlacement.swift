import Scene

/// Chooses where across its axis a line runs: in the lane that crosses the least text and keeps
/// clear of the lines already drawn, near the middle where there is a choice; a line whose number
/// has no room there goes where it has.
struct LanePlacement {
  private let text: RectIndex
  private let frames: RectIndex
  private var lines: RectIndex
  /// Where the row's badges may stand.
  private let room: Scene.Rect
  private var count = 0

  /// The costs of a lane, in points of text struck through.
  private enum Cost {
    /// A point beside another line.
    static let beside = 2.0
    /// Crossing another line.
    static let crossing = 1.0
    /// A point through a view that is in the one that is measured.
    static let inner = 0.3
    /// A point away from the middle.
    static let distance = 0.02
    static let outside = 2.0
    /// No room for the number on the line or beside it.
    static let noRoom = 12.0
  }

  /// Overlaps shorter than this, in points, are crossings.
  private static let crossingWidth = 2 * clearance + 1
  /// Places to try, as fractions of the lane.
  private static let fractions = [0.5, 0.375, 0.625, 0.25, 0.75, 0.125, 0.875, 0.06, 0.94]
  /// From a view to a line beside it.
  private static let asideDistance = 3.5
  /// From a line to another that runs beside it: as far as a number on it reaches.
  private static let clearance = BadgeText.numberHeight / 2 + 0.5
  /// Points across a view that is called small.
  private static let smallView = 64.5
  /// Views of a row, in one of more of which lines along views do not keep clear of those in them.
  private static let mostFrames = 200
  /// Free strips between texts that are tried, at most.
  private static let mostStrips = 12

  /// Lanes in a row that covers `bounds`, with so many points above and below it for badges.
  /// `frames`: of its views.
  init(
    text: [Scene.Rect], frames: [Scene.Rect] = [], over bounds: Scene.Rect, headroom: Double = 0,
    footroom: Double = 0, _ budget: PlacementBudget
  ) {
    self.text = RectIndex(text, over: bounds, budget)
    self.frames = RectIndex(frames.count <= Self.mostFrames ? frames : [], over: bounds, budget)
    room = Scene.Rect(
      bounds.x, bounds.y - headroom, bounds.width, bounds.height + headroom + footroom)
    lines = RectIndex(over: bounds, budget)
  }

  /// Takes the room of lines that are drawn now.
  mutating func occupy(_ rects: [Scene.Rect]) {
    for rect in rects {
      lines.insert(rect, count)
      count += 1
    }
  }

  /// The lane of a line between two parallel edges: the best in what both have in common, within
  /// the shorter where they have nothing, and beside both where else there is no room for the number.
  func between(
    _ axis: Axis, _ span: ClosedRange<Double>, _ first: ClosedRange<Double>,
    _ second: ClosedRange<Double>?, number: Scene.Size
  ) -> Double {
    let all = second.map { first.union($0) } ?? first
    let shorter = second.map { $0.length < first.length ? $0 : first } ?? first
    return best(
      axis, span, second.flatMap { first.intersection($0) } ?? shorter, number: number,
      beyond: [all.lowerBound - Self.asideDistance, all.upperBound + Self.asideDistance])
  }

  /// The lane of a line along the extent of a view: close beside one that is small, whose content
  /// would be hidden; else within it, or beside it where text fills it.
  func along(_ axis: Axis, _ rect: Scene.Rect, number: Scene.Size? = nil) -> Double {
    let lane = axis.across.span(of: rect), span = axis.span(of: rect)
    let beside = [lane.upperBound + Self.asideDistance, lane.lowerBound - Self.asideDistance]
    if lane.length < Self.smallView {
      // The numbers of short distances at both ends are wider than these.
      let wide = (span.lowerBound - Self.clearance)...(span.upperBound + Self.clearance)
      let costs = beside.map { across in
        cost(axis, wide, across)
          + (number.map { hasRoom($0, axis, span, across) ? 0 : Cost.noRoom } ?? 0)
      }
      return costs[1] < costs[0] ? beside[1] : beside[0]
    }
    let inner = frames.rects(overlapping: rect).filter { $0 != rect && rect.contains($0) }
    return best(axis, span, lane, outside: beside, number: number, crossing: inner)
  }

  private func best(
    _ axis: Axis, _ span: ClosedRange<Double>, _ lane: ClosedRange<Double>,
    outside: [Double] = [], number: Scene.Size? = nil, beyond: [Double] = [],
    crossing inner: [Scene.Rect] = []
  ) -> Double {
    let middle = lane.at(0.5)
    let cost = { (across: Double) in
      self.cost(axis, span, across)
        + inner.reduce(0) { sum, rect in
          axis.across.span(of: rect.outset(by: DimensionLine.beam)).contains(across)
            ? sum + Cost.inner * axis.span(of: rect).length : sum
        }
    }
    let noRoom = { (across: Double) in
      number.map { hasRoom($0, axis, span, across) ? 0 : Cost.noRoom } ?? 0
    }
    var best = middle
    var bestCost = cost(middle) + noRoom(middle)
    guard bestCost > 0 else { return middle }
    var inside =
      Self.fractions.dropFirst().map { lane.at($0) }
      + strips(axis, span, lane).map { $0.at(0.5) }
    var outside = outside
    if let number, bestCost >= Cost.noRoom {
      inside += roomy(axis, span, lane, number)
      outside += beyond
    }
    for (across, extra) in inside.map({ ($0, 0) }) + outside.map({ ($0, Cost.outside) }) {
      let total = cost(across) + extra + abs(across - middle) * Cost.distance + noRoom(across)
      if total < bestCost { (best, bestCost) = (across, total) }
    }
    return best
  }

  /// Whether a number has room at one of a drawing's places, clear of text.
  func hasRoom(for number: Scene.Size, at drawing: ConstraintDrawing) -> Bool {
    drawing.spots(for: number).contains { isFree(Scene.Rect(center: $0, number)) }
  }

  private func isFree(_ rect: Scene.Rect) -> Bool {
    room.contains(rect) && !text.hasOverlap(rect.outset(by: BadgePosition.clearance))
  }

  /// Whether a number has room on the line or beside its middle, clear of text.
  private func hasRoom(
    _ number: Scene.Size, _ axis: Axis, _ span: ClosedRange<Double>, _ across: Double
  ) -> Bool {
    let isAcross = axis == .horizontal
    let aside = (isAcross ? number.height : number.width) / 2 + ConstraintDrawing.gap
    let isRoomy = ConstraintDrawing.isRoomy(span, isAcross ? number.width : number.height)
    return [0.5, 0.3, 0.7].contains { fraction in
      (isRoomy ? [0, aside, -aside] : [aside, -aside]).contains { offset in
        isFree(Scene.Rect(center: axis.point(span.at(fraction), across + offset), number))
      }
    }
  }

  /// Lanes at whose sides text leaves room for a number: beside the ends of lines of text, and at
  /// both ends of `lane`, since a badge may stand beyond it.
  private func roomy(
    _ axis: Axis, _ span: ClosedRange<Double>, _ lane: ClosedRange<Double>, _ number: Scene.Size
  ) -> [Double] {
    let length = axis == .horizontal ? number.width : number.height
    let reach = max(0, (length - span.length) / 2) + BadgePosition.clearance
    let wide = (span.lowerBound - reach)...(span.upperBound + reach)
    // A number that is longer than its line stands clear of what is at the line's ends.
    let isWide = length > span.length
    let inset = min(
      isWide ? ConstraintDrawing.gap - BadgePosition.clearance : DimensionLine.beam + 1,
      lane.length / 2)
    let ends = strips(axis, wide, lane) + [lane]
    return ends.flatMap { [$0.lowerBound + inset, $0.upperBound - inset] }
      .filter { lane.contains($0) }
  }

  /// The strips of `lane` that are free of text, the widest first.
  private func strips(
    _ axis: Axis, _ span: ClosedRange<Double>, _ lane: ClosedRange<Double>
  ) -> [ClosedRange<Double>] {
    let covered = text.rects(overlapping: axis.rect(span, lane)).map { axis.across.span(of: $0) }
      .sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
    var strips: [ClosedRange<Double>] = []
    var start = lane.lowerBound
    for part in covered {
      if part.lowerBound > start { strips.append(start...part.lowerBound) }
      start = max(start, part.upperBound)
    }
    if start < lane.upperBound { strips.append(start...lane.upperBound) }
    return strips.enumerated()
      .sorted { ($1.element.length, $0.offset) < ($0.element.length, $1.offset) }
      .prefix(Self.mostStrips).map(\.element)
  }

  private func cost(_ axis: Axis, _ span: ClosedRange<Double>, _ across: Double) -> Double {
    let line = axis.rect(span, (across - 1)...(across + 1))
    let beams = axis.rect(span, (across - Self.clearance)...(across + Self.clearance))
    var cost = 0.0
    text.forEach(overlapping: line) { other, _ in cost += length(of: other, along: axis, line) }
    lines.forEach(overlapping: beams) { other, _ in
      let length = length(of: other, along: axis, beams)
      cost += length <= Self.crossingWidth ? Cost.crossing : Cost.beside * length
    }
    return cost
  }

  private func length(of other: Scene.Rect, along axis: Axis, _ line: Scene.Rect) -> Double {
    other.intersection(line).map { axis.span(of: $0).length } ?? 0
  }
}

extension BadgeText {
  /// About the advance of a digit, in points.
  private static let advance = 4.7

  /// About the size of a badge around `text`, where nothing is at hand that measures it.
  static func estimate(_ text: String) -> Scene.Size {
    Scene.Size(Double(text.count) * advance + 2 * numberPadding, numberHeight)
  }
}
