import LayoutTree
import Scene

/// The names and heights of rows beside their table, between ticks at the rows' ends: what is to be
/// compared from column to column.
struct RowGutter {
  let color: Scene.Color
  let name: SheetText
  let height: SheetText

  /// What the gutter takes beside the table.
  static let width = 38.0

  private static let line = 10.0

  /// The gutter with its left edge at `origin`; what would lie below `limit` is left out.
  func nodes(_ slots: [PaintedSlot], at origin: Scene.Point, limit: Double) -> [Scene.Node] {
    let rows = slots.filter { $0.scene != nil && $0.frame.y < limit }
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
    _ slot: PaintedSlot, _ origin: Scene.Point, _ limit: Double
  ) -> [Scene.Node] {
    guard let scene = slot.scene else { return [] }
    let seen = min(slot.frame.maxY, limit) - slot.frame.y
    guard seen >= Self.line else { return [] }
    let middle = origin.y + slot.frame.y + seen / 2
    let x = origin.x + 6
    guard seen >= 2.4 * Self.line, slot.frame.maxY <= limit else {
      return name.nodes(scene.id, color, at: Scene.Point(x, middle + 3.5))
    }
    return name.nodes(scene.id, color, at: Scene.Point(x, middle - 1.5))
      + height.nodes(
        readable((scene.height * 100).rounded() / 100), color, at: Scene.Point(x, middle + 9))
  }
}
