import LayoutTree
import Scene
import ViewDrawing

/// A ruler along an edge: a short tick each 10 points, a longer one each 50, and one with its
/// number each 100; the end has a number as well.
struct Ruler {
  /// Which way the ruler runs.
  enum Axis {
    /// To the right; ticks and numbers above it.
    case horizontal
    /// Downwards; ticks and numbers to its left.
    case vertical
  }

  let axis: Axis
  /// In points; the ruler starts at 0.
  let length: Double
  let color: Scene.Color
  let text: SheetText

  /// The height of a horizontal ruler beside the edge.
  static let thickness = 27.0

  /// The width of a vertical ruler beside the edge: its last number may be wide.
  static func thickness(of length: Double, _ text: SheetText) -> Double {
    max(thickness, (14 + text.width(number(length))).wholePoints)
  }

  /// How much a number needs along a ruler of each axis.
  private var pitch: Double { axis == .horizontal ? 28 : 13 }

  /// The ruler with its start at `origin`, on the edge it measures.
  func nodes(at origin: Scene.Point) -> [Scene.Node] {
    let lines = [
      stroke(ticks(each: 10) { !$0.isMultiple(of: 50) }, 3, 0.5, origin),
      stroke(ticks(each: 50) { !$0.isMultiple(of: 100) }, 5, 0.5, origin),
      stroke(ticks(each: 100) { _ in true } + [length], 8, 0.75, origin),
    ]
    return lines.compactMap(\.self) + numbers(origin)
  }

  private func ticks(each step: Int, where isShown: (Int) -> Bool) -> [Double] {
    guard length >= 0 else { return [] }
    // A tick that would touch that of the end is left out.
    return stride(from: 0, through: Int(length), by: step).filter(isShown).map(Double.init)
      .filter { length - $0 >= 4 }
  }

  private func stroke(
    _ positions: [Double], _ reach: Double, _ width: Double, _ origin: Scene.Point
  ) -> Scene.Node? {
    guard !positions.isEmpty else { return nil }
    let elements = positions.flatMap { position -> [Scene.Path.Element] in
      [.move(point(position, 2, origin)), .line(point(position, 2 + reach, origin))]
    }
    return .stroke(Scene.Path(elements), color, .init(width: width))
  }

  /// Numbers at the hundreds, unless the one of the end needs the room.
  private func numbers(_ origin: Scene.Point) -> [Scene.Node] {
    let hundreds = ticks(each: 100) { _ in true }.filter { length - $0 >= pitch }
    return (hundreds + [length]).flatMap { position -> [Scene.Node] in
      let name = Self.number(position)
      switch axis {
      case .horizontal: return text.nodes(name, color, at: point(position, 13, origin), .center)
      case .vertical:
        let end = point(position, 12, origin)
        return text.nodes(name, color, at: Scene.Point(end.x, end.y + 3), .right)
      }
    }
  }

  private static func number(_ position: Double) -> String {
    readable(position, decimals: 1)
  }

  /// The position so far along the ruler, and so far away from the edge.
  private func point(_ along: Double, _ away: Double, _ origin: Scene.Point) -> Scene.Point {
    switch axis {
    case .horizontal: Scene.Point(origin.x + along, origin.y - away)
    case .vertical: Scene.Point(origin.x - away, origin.y + along)
    }
  }
}

/// The names and heights of rows beside their table, between ticks at their ends.
struct RowGutter {
  let color: Scene.Color
  let name: SheetText
  let height: SheetText

  /// The width of the gutter beside the table.
  static let width = 38.0
  private static let line = 10.0

  /// The gutter with its left edge at `origin`; what would lie below `limit` is left out.
  func nodes(_ items: [PaintedItem], at origin: Scene.Point, limit: Double) -> [Scene.Node] {
    let rows = items.filter { $0.scene != nil && $0.frame.y < limit }
    let ends = rows.flatMap { [$0.frame.y, $0.frame.maxY] }.filter { $0 <= limit }
    let ticks = ends.flatMap { y -> [Scene.Path.Element] in
      [.move(.init(origin.x + 2, origin.y + y)), .line(.init(origin.x + 8, origin.y + y))]
    }
    let lines: [Scene.Node] =
      ticks.isEmpty ? [] : [.stroke(Scene.Path(ticks), color, .init(width: 0.5))]
    return lines + rows.flatMap { words($0, origin, limit) }
  }

  /// The row's name in the middle of what is seen of it, its height below where there is room.
  private func words(
    _ item: PaintedItem, _ origin: Scene.Point, _ limit: Double
  ) -> [Scene.Node] {
    guard let scene = item.scene else { return [] }
    let seen = min(item.frame.maxY, limit) - item.frame.y
    guard seen >= Self.line else { return [] }
    let middle = origin.y + item.frame.y + seen / 2
    let x = origin.x + 6
    guard seen >= 2.4 * Self.line, item.frame.maxY <= limit else {
      return name.nodes(scene.id, color, at: Scene.Point(x, middle + 3.5))
    }
    return name.nodes(scene.id, color, at: Scene.Point(x, middle - 1.5))
      + height.nodes(
        readable(scene.height, decimals: 2), color, at: Scene.Point(x, middle + 9))
  }
}
