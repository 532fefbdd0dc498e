import Scene

/// The columns left and right of a row, for badges that find no place within.
///
/// Gutters are stacks in the order of their anchors, so that leader lines never cross within a
/// gutter (boundary labelling; Bekos et al. 2007).
struct Gutters {
  let text: [Scene.Rect]
  /// Lines of marks, which a leader line should not run along.
  let lines: [Scene.Rect]
  /// The badges within the row.
  let taken: [BadgePosition]
  let row: Scene.Rect
  var sides = Side.allCases

  /// From the row's edge to the badges beside it: room for leader lines to change height.
  static let distance = 10.0
  /// Between two badges.
  private static let gap = 1.5
  /// More badges than this are sent to the nearer gutter without looking what is on the way.
  private static let mostExamined = 400

  /// A gutter beside the row.
  enum Side: CaseIterable { case left, right }

  /// A badge's way out of the row.
  private struct Exit {
    let side: Side
    let anchor: Scene.Point
    /// The cost of the leader line: things that it crosses, and its length: the less the better.
    let cost: Double
  }

  /// Places all `badges`; the result is in their order.
  func place(_ badges: [Badge], _ type: BadgeText) -> [PlacedBadge] {
    let obstacles = badges.count > Self.mostExamined ? [] : text + taken.map(\.rect) + lines
    let exits = badges.map { badge in
      exit(of: badge, avoiding: obstacles.filter { !badge.own.contains($0) })
    }
    let left = stack(badges.indices.filter { exits[$0].side == .left }, exits)
    let right = stack(badges.indices.filter { exits[$0].side == .right }, exits)
    return badges.indices.map { index in
      let top = (exits[index].side == .left ? left : right)[index] ?? 0
      return beside(badges[index], exits[index], top: top, type)
    }
  }

  /// The way that costs least; of equals the first.
  private func exit(of badge: Badge, avoiding obstacles: [Scene.Rect]) -> Exit {
    let exits = badge.anchors.flatMap { anchor in
      sides.map { side in
        switch side {
        case .left: exit(side, anchor.left, Scene.Point(row.x, anchor.left.y), obstacles)
        case .right: exit(side, anchor.right, Scene.Point(row.maxX, anchor.right.y), obstacles)
        }
      }
    }
    return exits.min { $0.cost < $1.cost } ?? Exit(side: .left, anchor: .zero, cost: 0)
  }

  private func exit(
    _ side: Side, _ anchor: Scene.Point, _ edge: Scene.Point, _ obstacles: [Scene.Rect]
  ) -> Exit {
    let line = Segment(from: anchor, to: edge)
    let covered = obstacles.reduce(0.0) { sum, rect in
      sum + (line.part(within: rect.outset(by: 1))?.length ?? 0)
    }
    let crossings = taken.count { $0.leader?.crosses(line) == true }
    return Exit(
      side: side, anchor: anchor,
      cost: line.length * (0.1 + covered) + 20 * Double(crossings))
  }

  /// The tops of the badges with these indices, as near to their anchors as they fit.
  private func stack(_ indices: [Int], _ exits: [Exit]) -> [Int: Double] {
    let sorted = indices.sorted { (exits[$0].anchor.y, $0) < (exits[$1].anchor.y, $1) }
    let targets = sorted.map { exits[$0].anchor.y - BadgeText.height / 2 }
    let tops = GutterStack.tops(
      targets: targets, step: BadgeText.height + Self.gap, from: row.y, to: row.maxY)
    return Dictionary(uniqueKeysWithValues: zip(sorted, tops))
  }

  /// The badge in a gutter. Its leader line is level to the row's edge, then slants to the badge.
  private func beside(
    _ badge: Badge, _ exit: Exit, top: Double, _ type: BadgeText
  ) -> PlacedBadge {
    let size = badge.size(type)
    let edge = exit.side == .left ? row.x : row.maxX
    let near = exit.side == .left ? edge - Self.distance : edge + Self.distance
    let x = exit.side == .left ? near - size.width : near
    let middle = top + BadgeText.height / 2
    return PlacedBadge(
      badge: badge, text: badge.text,
      rect: Scene.Rect(x, middle - size.height / 2, size.width, size.height),
      leader: [exit.anchor, Scene.Point(edge, exit.anchor.y), Scene.Point(near, middle)])
  }
}

/// Stacks labels in a column so that none overlap and each is as near as can be to its target.
enum GutterStack {
  /// The tops of labels that are `step` apart or more, the sum of squared distances to `targets`
  /// (ascending) being least, none above `low`, and the last ending above `high` if all fit.
  ///
  /// With `t[i] = top[i] - i × step` the labels are apart when `t` does not fall: this is isotonic
  /// regression, solved by pooling neighbours that would fall (Ayer et al. 1955). Bounds only cut
  /// the pooled values, which keeps them optimal. Complexity: linear.
  static func tops(targets: [Double], step: Double, from low: Double, to high: Double) -> [Double] {
    var pools: [(sum: Double, count: Int)] = []
    for (index, target) in targets.enumerated() {
      var pool = (sum: target - Double(index) * step, count: 1)
      while let last = pools.last, last.sum / Double(last.count) > pool.sum / Double(pool.count) {
        pool = (pool.sum + last.sum, pool.count + last.count)
        pools.removeLast()
      }
      pools.append(pool)
    }
    let highest = max(low, high - Double(targets.count) * step)
    let shifted = pools.flatMap { pool in
      repeatElement(min(max(pool.sum / Double(pool.count), low), highest), count: pool.count)
    }
    return shifted.enumerated().map { $1 + Double($0) * step }
  }
}

/// Entries of different widths in columns that are filled from the top: as many columns as there
/// is room for, each as wide as its widest entry.
struct ColumnLayout {
  /// Of the entries, with the gap to the next column.
  let widths: [Double]
  /// The room across, in points.
  let width: Double
  /// From an entry to the one below.
  let lineHeight: Double

  /// The top left corner of each entry, the first at the origin. Complexity: entries × lines of the
  /// result.
  var places: [Scene.Point] {
    guard !widths.isEmpty else { return [] }
    let fewest = max(1, Int((widths.reduce(0, +) / max(width, 1)).rounded(.down)))
    for rows in min(fewest, widths.count)...widths.count {
      let columns = stride(from: 0, to: widths.count, by: rows).map { start in
        widths[start..<min(start + rows, widths.count)].max() ?? 0
      }
      guard columns.reduce(0, +) <= width || rows == widths.count else { continue }
      let starts = columns.reduce(into: [0.0]) { $0.append(($0.last ?? 0) + $1) }
      return widths.indices.map { index in
        Scene.Point(starts[index / rows], Double(index % rows) * lineHeight)
      }
    }
    return []
  }
}
