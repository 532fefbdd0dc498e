import Foundation
import Scene
import UIKitCore

/// Draws rows of a table: the cell's ground, its content, the indicators at its ends, and its
/// separator, all of them in the cell's own layer.
struct RowPainter {
  var views: ViewPainter
  private let table: UITableView
  private let style: TableStyle
  /// The rows that the table has selected, beside those whose cells say so.
  private let selection: Set<IndexPath>

  init(of table: UITableView, views: ViewPainter) {
    self.views = views
    self.table = table
    style = TableStyle(table)
    selection = Set(table.indexPathsForSelectedRows ?? [])
  }

  /// The cell of a row in the row's own coordinates, the top left corner of its frame at the
  /// origin; an empty group where the cell does not show.
  func node(for cell: UITableViewCell, at path: IndexPath) -> Scene.Node {
    guard !cell.isHidden, cell.layer.opacity > 0 else { return .group(.init(children: [])) }
    let map = cell.mapToSuperview, frame = cell.frame
    return .group(
      group(
        of: cell, at: path,
        placed: Scene.Transform(
          a: map.a, b: map.b, c: map.c, d: map.d, tx: map.tx - frame.minX,
          ty: map.ty - frame.minY)))
  }

  /// The cell of a row in the table's coordinates.
  func node(inTableFor cell: UITableViewCell, at path: IndexPath) -> Scene.Node? {
    guard cell.layer.opacity > 0 else { return nil }
    var group = group(of: cell, at: path, placed: Scene.Transform(cell.mapToSuperview))
    group.id = views.groupID(cell)
    group.title = cell.name
    return .group(group)
  }

  private func group(
    of cell: UITableViewCell, at path: IndexPath, placed transform: Scene.Transform
  ) -> Scene.Group {
    if let own = views.painter(for: cell) {
      var painter = self
      painter.views = own
      return painter.group(of: cell, at: path, placed: transform)
    }
    let block = BlockEdges(row: path.row, count: table.numberOfRows(inSection: path.section))
    let bounds = Scene.Rect(0, 0, cell.bounds.width, cell.bounds.height)
    let layer = LayerShape(cell.layer, bounds)
    let isSelected = cell.isSelected || cell.isHighlighted || selection.contains(path)
    let children =
      ground(of: cell, layer.path, isSelected: isSelected) + views.ownDrawing(of: cell.layer)
      + drawing(by: cell) + views.subviews(of: cell) + indicators(of: cell, isSelected: isSelected)
      + separators(
        of: cell, block, bounds, isSelected: isSelected && cell.selectionStyle != .none)
    let border = layer.border(views.style)
    let inside =
      layer.shadow(under: views.color(ground(of: cell)), views.style)
      + views.clipped(children, cell.layer, layer) + (border.map { [$0] } ?? [])
    return Scene.Group(
      transform: transform, clip: cell.layer.mask.map { LayerShape.maskPath($0) },
      opacity: Double(min(cell.layer.opacity, 1)), children: rounded(inside, bounds, block))
  }

  /// The drawing by the `draw(_:)` of a cell's class.
  private func drawing(by cell: UITableViewCell) -> [Scene.Node] {
    guard type(of: cell) != UITableViewCell.self else { return [] }
    return views.drawing(by: cell)
  }

  /// The ends of an inset grouped block have round corners. Cells do not clip otherwise: what
  /// leaves the row shows, until the next row covers it.
  private func rounded(
    _ nodes: [Scene.Node], _ bounds: Scene.Rect, _ block: BlockEdges
  ) -> [Scene.Node] {
    guard table.style == .insetGrouped, block.isFirst || block.isLast else { return nodes }
    let radius = table.environment.profile.table.insetGroupedRadius
    let corners = Scene.Group(clip: block.shape(bounds, radius: radius), children: nodes)
    return [.group(.init(clip: .rectangle(bounds), children: [.group(corners)]))]
  }

  // MARK: Ground

  private func ground(of cell: UITableViewCell) -> UIColor {
    cell.backgroundColor ?? style.rowBackground
  }

  /// The cell's colour, and over it that of a selection or the view that stands for one.
  private func ground(
    of cell: UITableViewCell, _ outline: Scene.Path, isSelected: Bool
  ) -> [Scene.Node] {
    let fill = Scene.Node.fill(outline, views.color(ground(of: cell)))
    guard isSelected, cell.selectionStyle != .none else { return [fill] }
    if let view = cell.selectedBackgroundView {
      view.frame = cell.bounds
      return [fill] + [views.node(for: view)].compactMap(\.self)
    }
    return [fill, .fill(outline, views.color(style.selection))]
  }

  // MARK: Indicators

  private func indicators(of cell: UITableViewCell, isSelected: Bool) -> [Scene.Node] {
    accessory(of: cell) + editingControl(of: cell, isSelected: isSelected) + grip(of: cell)
  }

  private func accessory(of cell: UITableViewCell) -> [Scene.Node] {
    guard cell.accessoryView == nil || cell.isEditing, let frame = cell.accessoryFrame else {
      return []
    }
    let indicator = AccessoryIndicator(
      rect: Scene.Rect(frame),
      isRightToLeft: cell.effectiveUserInterfaceLayoutDirection == .rightToLeft,
      tint: views.tint(of: cell), gray: views.color(style.indicator), isModern: style.isModern)
    return indicator.nodes(cell.shownAccessoryType)
  }

  private func editingControl(of cell: UITableViewCell, isSelected: Bool) -> [Scene.Node] {
    guard let frame = cell.editingControlFrame else { return [] }
    let control = EditingControl(
      rect: Scene.Rect(frame), ring: views.color(style.indicator), tint: views.tint(of: cell))
    if table.allowsMultipleSelectionDuringEditing { return control.check(isOn: isSelected) }
    return cell.editingStyle == .insert
      ? control.insert(views.color(.systemGreen)) : control.delete(views.color(.systemRed))
  }

  private func grip(of cell: UITableViewCell) -> [Scene.Node] {
    guard let frame = cell.reorderControlFrame else { return [] }
    return EditingControl(
      rect: Scene.Rect(frame), ring: views.color(style.indicator), tint: views.tint(of: cell)
    ).grip(isModern: style.isModern)
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
