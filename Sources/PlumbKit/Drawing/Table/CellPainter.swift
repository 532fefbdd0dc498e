import Scene
import UIKit

/// Draws a row: the cell's ground, its content, the signs at its ends, and its separator.
struct CellPainter {
  let views: ViewPainter
  let table: UITableView
  let look: TableLook
  /// The rows that the table has selected, beside those whose cells say so.
  let selection: Set<IndexPath>

  init(views: ViewPainter, table: UITableView) {
    self.views = views
    self.table = table
    look = TableLook(table)
    selection = Set(table.indexPathsForSelectedRows ?? [])
  }

  /// The cell of a row in the row's own coordinates, its top left corner at the origin.
  func node(for cell: UITableViewCell, at indexPath: IndexPath) -> Scene.Node {
    let block = BlockEdges(
      row: indexPath.row, count: table.numberOfRows(inSection: indexPath.section))
    let bounds = Scene.Rect(0, 0, cell.bounds.width, cell.bounds.height)
    let isSelected = cell.isSelected || cell.isHighlighted || selection.contains(indexPath)
    let content = cell.subviews.compactMap { views.node(for: $0) }
    let children =
      ground(of: cell, bounds, isSelected: isSelected) + content
      + signs(of: cell, isSelected: isSelected)
      + separators(
        of: cell, block, bounds, isSelected: isSelected && cell.selectionStyle != .none)
    return .group(.init(children: rounded(children, bounds, block)))
  }

  /// The ends of an inset grouped block have round corners. Cells do not clip otherwise: what
  /// leaves the row shows, until the next row covers it.
  private func rounded(
    _ nodes: [Scene.Node], _ bounds: Scene.Rect, _ block: BlockEdges
  ) -> [Scene.Node] {
    guard table.style == .insetGrouped, block.isFirst || block.isLast else { return nodes }
    let corners = Scene.Group(
      clip: block.shape(bounds, radius: look.blockRadius), children: nodes)
    return [.group(.init(clip: .rectangle(bounds), children: [.group(corners)]))]
  }

  // MARK: Ground

  /// The cell's colour, and over it that of a selection or the view that stands for one.
  private func ground(
    of cell: UITableViewCell, _ bounds: Scene.Rect, isSelected: Bool
  ) -> [Scene.Node] {
    let own = views.color(cell.backgroundColor ?? look.rowBackground)
    let fill = Scene.Node.fill(.rectangle(bounds), own)
    guard isSelected, cell.selectionStyle != .none else { return [fill] }
    if let view = cell.selectedBackgroundView {
      view.frame = cell.bounds
      return [fill] + [views.node(for: view)].compactMap(\.self)
    }
    return [fill, .fill(.rectangle(bounds), views.color(look.selection))]
  }

  // MARK: Signs

  private func signs(of cell: UITableViewCell, isSelected: Bool) -> [Scene.Node] {
    accessory(of: cell) + editingControl(of: cell, isSelected: isSelected) + grip(of: cell)
  }

  private func accessory(of cell: UITableViewCell) -> [Scene.Node] {
    guard cell.accessoryView == nil || cell.isEditing, let frame = cell.accessoryFrame else {
      return []
    }
    let sign = AccessorySign(
      rect: Scene.Rect(frame),
      isRightToLeft: cell.effectiveUserInterfaceLayoutDirection == .rightToLeft,
      tint: views.tint(of: cell), gray: views.color(look.sign), isModern: look.isModern)
    return sign.nodes(cell.shownAccessoryType)
  }

  private func editingControl(of cell: UITableViewCell, isSelected: Bool) -> [Scene.Node] {
    guard let frame = cell.editingControlFrame else { return [] }
    let sign = EditingSign(
      rect: Scene.Rect(frame), ring: views.color(look.sign), tint: views.tint(of: cell))
    if table.allowsMultipleSelectionDuringEditing { return sign.check(isOn: isSelected) }
    return cell.editingStyle == .insert
      ? sign.insert(views.color(.systemGreen)) : sign.delete(views.color(.systemRed))
  }

  private func grip(of cell: UITableViewCell) -> [Scene.Node] {
    guard let frame = cell.reorderControlFrame else { return [] }
    return EditingSign(
      rect: Scene.Rect(frame), ring: views.color(look.sign), tint: views.tint(of: cell)
    ).grip(isModern: look.isModern)
  }

  // MARK: Separators

  /// The line below the row, and in a grouped table from side to side where a block begins and
  /// ends; an inset block ends in none (observed, iOS 13 to 18). A selected row has none.
  private func separators(
    of cell: UITableViewCell, _ block: BlockEdges, _ bounds: Scene.Rect, isSelected: Bool
  ) -> [Scene.Node] {
    guard let frame = cell.separatorFrame, let color = table.separatorColor else { return [] }
    let ink = views.color(color)
    var rect = Scene.Rect(frame)
    var lines: [Scene.Rect] = []
    if table.style == .grouped, block.isFirst {
      lines.append(Scene.Rect(0, 0, bounds.width, rect.height))
    }
    let endsBlock = block.isLast && table.style != .plain
    if endsBlock { rect = Scene.Rect(0, rect.y, bounds.width, rect.height) }
    let isHidden = endsBlock ? table.style == .insetGrouped : isSelected
    if !isHidden { lines.append(rect) }
    return lines.map { .fill(.rectangle($0), ink) }
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
