import Scene
import UIKit

/// Draws a row: the cell's ground, its content, accessory and separator.
struct CellPainter {
  let views: ViewPainter
  let table: UITableView

  /// The corners of a block of an inset grouped table, as on iOS 13 and later.
  private static let blockRadius = 10.0

  /// The cell of a row in the row's own coordinates, its top left corner at the origin.
  func node(for cell: UITableViewCell, at indexPath: IndexPath) -> Scene.Node {
    let block = BlockEdges(
      row: indexPath.row, count: table.numberOfRows(inSection: indexPath.section))
    let bounds = Scene.Rect(0, 0, cell.bounds.width, cell.bounds.height)
    let ground = Scene.Node.fill(
      .rectangle(bounds), views.color(cell.backgroundColor ?? defaultGround))
    let content = cell.subviews.compactMap { views.node(for: $0) }
    let children = [ground] + content + accessory(of: cell) + separator(below: cell, block)
    return .group(.init(children: rounded(children, bounds, block)))
  }

  /// The ends of an inset grouped block have round corners. Cells do not clip otherwise: what
  /// leaves the row shows, until the next row covers it.
  private func rounded(
    _ nodes: [Scene.Node], _ bounds: Scene.Rect, _ block: BlockEdges
  ) -> [Scene.Node] {
    guard table.style == .insetGrouped, block.isFirst || block.isLast else { return nodes }
    let corners = Scene.Group(
      clip: block.shape(bounds, radius: Self.blockRadius), children: nodes)
    return [.group(.init(clip: .rectangle(bounds), children: [.group(corners)]))]
  }

  private var defaultGround: UIColor {
    table.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
  }

  private func accessory(of cell: UITableViewCell) -> [Scene.Node] {
    guard cell.accessoryView == nil, let frame = cell.accessoryFrame else { return [] }
    let sign = AccessorySign(
      rect: Scene.Rect(frame),
      isRightToLeft: cell.effectiveUserInterfaceLayoutDirection == .rightToLeft,
      tint: views.tint(of: cell), gray: views.color(.systemGray3))
    return sign.nodes(cell.shownAccessoryType)
  }

  /// The line below the row; a grouped block ends in a line from side to side, an inset one in
  /// none (observed, iOS 13 to 18).
  private func separator(below cell: UITableViewCell, _ block: BlockEdges) -> [Scene.Node] {
    guard let frame = cell.separatorFrame, let color = table.separatorColor else { return [] }
    var rect = Scene.Rect(frame)
    if block.isLast, table.style == .insetGrouped { return [] }
    if block.isLast, table.style == .grouped {
      rect = Scene.Rect(0, rect.y, cell.bounds.width, rect.height)
    }
    return [.fill(.rectangle(rect), views.color(color))]
  }
}

/// Where a row stands in its section.
private struct BlockEdges {
  let isFirst: Bool
  let isLast: Bool

  init(row: Int, count: Int) {
    isFirst = row == 0
    isLast = row == count - 1
  }

  /// The row's rectangle with the block's round corners where the block begins and ends.
  ///
  /// Made of a rounded rectangle that reaches beyond the row at the ends that stay square; the
  /// row's own clip cuts it.
  func shape(_ bounds: Scene.Rect, radius: Double) -> Scene.Path {
    let above = isFirst ? 0 : radius, below = isLast ? 0 : radius
    return .roundedRectangle(
      Scene.Rect(bounds.x, bounds.y - above, bounds.width, bounds.height + above + below),
      radius: radius)
  }
}
