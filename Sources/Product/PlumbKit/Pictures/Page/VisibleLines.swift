import LayoutDiagrams
import Scene

/// Lines over a row's drawing that stay visible on whatever they cross.
///
/// Distances and problems that are less than 4.5 to one against what is below them (WCAG 2.2, 1.4.3,
/// which is asked of text, and so of its lines here) have the colour of the other appearance, as a
/// whole mark; where that is not seen all along either, they keep theirs and have a casing, as roads
/// on a map have. Other lines are made darker or lighter there, piece by piece; faint outlines
/// of views until three to one (1.4.11). Along the edge between a light and a dark ground a line is
/// seen on one of them. On pictures, whose colours vary, all have a casing.
struct VisibleLines {
  private let faded: FadedContent
  /// What the lines may cross, from the bottom up.
  private let grounds: [FadedContent.Ground]
  /// Bands of the marks themselves, over all that.
  private var bands: [(bounds: Scene.Rect, color: Scene.Color)] = []
  private let palette: DiagramPalette
  private var known: [Pair: Scene.Color] = [:]
  /// Grounds that may still be looked at: where thousands of views lie on each other, the lines of the
  /// last keep their colours. Rows that people draw need a hundredth of it.
  private var budget = 2_000_000
  private var casings: [Scene.Node] = []

  static let leastContrast = 4.5
  static let leastOutlineContrast = 3.0
  /// How far a casing reaches beyond its line, in points.
  private static let reach = 1.0
  /// Half of a thin line, in points.
  private static let halfLine = 0.25
  /// Grounds of one line that are looked at, at most: the topmost hide the others.
  private static let mostCrossed = 32
  /// In how many steps a colour is changed, up to black or white.
  private static let steps = 16

  /// Lines over the content of a row.
  init(over content: Scene.Node, faded: FadedContent, _ palette: DiagramPalette) {
    self.faded = faded
    self.palette = palette
    grounds = faded.grounds(content)
  }

  /// The lines, below them their casings, below these outlines of views; a row has at most one group
  /// of casings.
  mutating func nodes(_ lines: [Scene.Node]) -> [Scene.Node] {
    casings = []
    let outlines = lines.prefix { node in
      if case .stroke(_, palette.context, _) = node { true } else { false }
    }
    let below = outlines.flatMap { node($0) }
    let seen = lines.dropFirst(outlines.count).flatMap { node($0) }
    let cased: [Scene.Node] =
      casings.isEmpty ? [] : [.group(.init(children: [.group(.init(children: casings))]))]
    return below + cased + seen
  }

  /// - Parameter tone: the colour of the lines that have a meaning; nil where each has its own.
  private mutating func node(_ node: Scene.Node, in tone: Scene.Color? = nil) -> [Scene.Node] {
    switch node {
    case .group(var group):
      // A mark that brings its own ground is seen on that.
      let hasGround = group.children.contains { child in
        if case .fill(_, let color) = child {
          color == palette.badge || color == palette.page
        } else {
          false
        }
      }
      if !hasGround {
        let tone = self.tone(of: group.children)
        group.children = group.children.flatMap { self.node($0, in: tone) }
      }
      return [.group(group)]
    case .stroke(let path, let color, let style):
      if let tone, hasMeaning(color) { return [.stroke(path, tone, style)] }
      return stroke(path, color, style) ?? [node]
    case .fill(let path, let color):
      guard let bounds = path.bounds else { return [node] }
      if color.alpha < 255 {
        bands.append((bounds, color))
        return [node]
      }
      guard budget > 0 else { return [node] }
      budget -= 4 * (grounds.count + bands.count)
      let corners = [
        Scene.Point(bounds.x, bounds.y), Scene.Point(bounds.maxX, bounds.y),
        Scene.Point(bounds.x, bounds.maxY), Scene.Point(bounds.maxX, bounds.maxY),
      ]
      let colors = Set(corners.compactMap { ground(at: $0, grounds, bands) })
      guard ![palette.badge, palette.page, palette.onFill].contains(color), !colors.isEmpty else {
        return [node]
      }
      return [.fill(path, readable(color, on: colors))]
    case .glyphs, .image: return [node]
    }
  }

  /// The colour in which all lines with a meaning are seen of a mark that has them in one colour: that,
  /// the other appearance's, or one of both somewhat darker or lighter; nil where none is.
  private mutating func tone(of nodes: [Scene.Node]) -> Scene.Color? {
    let strokes = nodes.compactMap { node -> (path: Scene.Path, color: Scene.Color)? in
      if case .stroke(let path, let color, _) = node, hasMeaning(color) {
        (path, color)
      } else {
        nil
      }
    }
    guard let color = strokes.first?.color, strokes.allSatisfy({ $0.color == color }) else {
      return nil
    }
    let paper = faded.color(of: [])
    let grounds = strokes.flatMap { sections(of: $0.path)?.map(\.ownGrounds) ?? [[paper]] }
    return shades(of: color, steps: Self.steps / 2).first { tone in
      grounds.allSatisfy { near in
        !near.contains(nil)
          && near.contains { ($0?.contrast(to: tone) ?? 0) >= Self.leastContrast }
      }
    }
  }

  private func hasMeaning(_ color: Scene.Color) -> Bool {
    color == palette.constraint || color == palette.broken
  }

  /// A stroke in pieces of one colour each; nil where it keeps its own. Bands and hatching do, which
  /// have edges.
  private mutating func stroke(
    _ path: Scene.Path, _ color: Scene.Color, _ style: Scene.StrokeStyle
  ) -> [Scene.Node]? {
    guard color.alpha == 255, let sections = sections(of: path) else { return nil }
    let pieces = pieces(sections, color)
    for piece in pieces where piece.isCased && color != palette.context {
      let wide = Scene.StrokeStyle(
        width: style.width + 2 * Self.reach, cap: style.dash.isEmpty ? style.cap : .butt,
        join: .round)
      casings.append(.stroke(piece.path, palette.badge, wide))
    }
    guard pieces.contains(where: { $0.color != color }) else { return nil }
    if pieces.allSatisfy({ $0.color == pieces[0].color }) {
      return [.stroke(path, pieces[0].color, style)]
    }
    return pieces.map { .stroke($0.path, $0.color, style) }
  }

  /// A part of a line with the colours below it and on both of its sides, nil on a picture.
  private struct Section {
    let line: Segment
    /// Whether it goes on where the section before ends, in the same direction.
    let goesOn: Bool
    let grounds: [Scene.Color?]
    /// Those below the line itself: two where it lies on an edge.
    let ownGrounds: [Scene.Color?]
    let isOnPaper: Bool
  }

  /// The straight lines of a path, cut where the ground changes; nil where nothing is below it, and
  /// where enough was looked at.
  private mutating func sections(of path: Scene.Path) -> [Section]? {
    guard let bounds = path.bounds, budget > 0 else { return nil }
    budget -= grounds.count + bands.count
    let reach = bounds.outset(by: Self.reach)
    let crossed = Array(
      grounds.filter { $0.bounds.intersection(reach) != nil }.suffix(Self.mostCrossed))
    let bands = Array(
      bands.filter { $0.bounds.intersection(reach) != nil }.suffix(Self.mostCrossed))
    guard !crossed.isEmpty || !bands.isEmpty else { return nil }
    return path.straightLines.flatMap { line in
      let parts = (crossed.map(\.bounds) + bands.map(\.bounds)).compactMap(line.part)
      let marks = Set([0, 1] + parts.map(\.lowerBound) + parts.map(\.upperBound)).sorted()
      budget -= marks.count * 6 * (crossed.count + bands.count)
      return zip(marks, marks.dropFirst()).map { start, end in
        let middle = line.point(at: (start + end) / 2)
        let near = points(beside: middle, of: line, by: Self.reach)
        return Section(
          line: Segment(from: line.point(at: start), to: line.point(at: end)), goesOn: start > 0,
          grounds: near.map { ground(at: $0, crossed, bands) },
          ownGrounds: points(beside: middle, of: line, by: Self.halfLine).map {
            ground(at: $0, crossed, bands)
          },
          isOnPaper: near.allSatisfy { point in
            !crossed.contains { $0.bounds.holds(point) }
              && !bands.contains { $0.bounds.holds(point) }
          })
      }
    }
  }

  /// A part of a line in one colour.
  private struct Piece {
    let line: Segment
    let color: Scene.Color
    let isCased: Bool
    var path: Scene.Path { .segment(line.from, line.to) }
  }

  private mutating func pieces(_ sections: [Section], _ color: Scene.Color) -> [Piece] {
    var pieces: [Piece] = []
    for section in sections {
      let isCased = !section.isOnPaper && needsCasing(color, over: section.grounds)
      let shown =
        isCased || section.isOnPaper
        ? color : readable(color, on: Set(section.grounds.compactMap(\.self)))
      var from = section.line.from
      if section.goesOn, let last = pieces.last, last.color == shown, last.isCased == isCased {
        from = last.line.from
        pieces.removeLast()
      }
      pieces.append(
        Piece(line: Segment(from: from, to: section.line.to), color: shown, isCased: isCased))
    }
    return pieces
  }

  /// Whether a line keeps its colour in a casing: on pictures, and where it is a distance or a
  /// problem, whose colour says so.
  private func needsCasing(_ color: Scene.Color, over grounds: [Scene.Color?]) -> Bool {
    grounds.contains { ground in
      ground.map { hasMeaning(color) && color.contrast(to: $0) < Self.leastContrast } ?? true
    }
  }

  /// The colour at a place; nil on a picture.
  private func ground(
    at point: Scene.Point, _ grounds: [FadedContent.Ground],
    _ bands: [(bounds: Scene.Rect, color: Scene.Color)]
  ) -> Scene.Color? {
    let content = faded.color(of: grounds.filter { $0.bounds.holds(point) })
    return bands.reduce(content) { below, band in
      band.bounds.holds(point) ? below.map(band.color.over) : below
    }
  }

  /// A point of a line, and those on both sides of it at a distance in points.
  private func points(
    beside point: Scene.Point, of line: Segment, by reach: Double
  ) -> [Scene.Point] {
    let length = max(line.length, .leastNonzeroMagnitude)
    let across = Scene.Point(
      (line.to.y - line.from.y) / length * reach,
      (line.from.x - line.to.x) / length * reach)
    return [
      point, Scene.Point(point.x + across.x, point.y + across.y),
      Scene.Point(point.x - across.x, point.y - across.y),
    ]
  }

  private struct Pair: Hashable {
    let color: Scene.Color
    let grounds: Set<Scene.Color>
  }

  /// A colour that is seen on some grounds: itself, that of the other appearance, or one of both
  /// changed towards black or white, as little as is needed. On the edge between grounds that have
  /// none in common it is seen on one of them.
  private mutating func readable(
    _ color: Scene.Color, on grounds: Set<Scene.Color>
  ) -> Scene.Color {
    let pair = Pair(color: color, grounds: grounds)
    if let known = known[pair] { return known }
    let least = color == palette.context ? Self.leastOutlineContrast : Self.leastContrast
    let changed = shades(of: color, steps: Self.steps)
    let seen = changed.first { color in grounds.allSatisfy { color.contrast(to: $0) >= least } }
    let onOne = changed.first { color in grounds.contains { color.contrast(to: $0) >= least } }
    let found = seen ?? onOne ?? color
    known[pair] = found
    return found
  }
}

extension VisibleLines {
  /// A colour, that of the other appearance, and both changed towards black and white, step by step.
  private func shades(of color: Scene.Color, steps: Int) -> [Scene.Color] {
    let both = [color, palette.counterpart(of: color) ?? color]
    return both
      + (1...steps).flatMap { step in
        both.flatMap { color in
          [Scene.Color.black, .white].map {
            color.mixed(with: $0, share: Double(step) / Double(Self.steps))
          }
        }
      }
  }
}

extension Scene.Path {
  /// Its straight lines; curves as lines between their ends.
  var straightLines: [Segment] {
    var lines: [Segment] = []
    var (start, current) = (Scene.Point.zero, Scene.Point.zero)
    for element in elements {
      switch element {
      case .move(let point): (start, current) = (point, point)
      case .line(let point), .quadratic(_, let point), .cubic(_, _, let point):
        lines.append(Segment(from: current, to: point))
        current = point
      case .close:
        if current != start { lines.append(Segment(from: current, to: start)) }
        current = start
      }
    }
    return lines
  }
}

extension Scene.Rect {
  fileprivate func holds(_ point: Scene.Point) -> Bool {
    point.x >= x && point.x <= maxX && point.y >= y && point.y <= maxY
  }
}
