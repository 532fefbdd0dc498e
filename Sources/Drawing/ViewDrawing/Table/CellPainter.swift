import Scene
import UIKit

/// Draws a row: the cell's ground, its content, the indicators at its ends, and its separator.
struct CellPainter {
  var views: ViewPainter
  let table: UITableView
  let style: TableStyle
  /// The rows that the table has selected, beside those whose cells say so.
  let selection: Set<IndexPath>

  init(views: ViewPainter, table: UITableView) {
    self.views = views
    self.table = table
    style = TableStyle(table)
    selection = Set(table.indexPathsForSelectedRows ?? [])
  }

  /// The cell of a row in the row's own coordinates, its top left corner at the origin.
  func node(for cell: UITableViewCell, at indexPath: IndexPath) -> Scene.Node {
    let block = BlockEdges(
      row: indexPath.row, count: table.numberOfRows(inSection: indexPath.section))
    let bounds = Scene.Rect(0, 0, cell.bounds.width, cell.bounds.height)
    let isSelected = cell.isSelected || cell.isHighlighted || selection.contains(indexPath)
    let content =
      drawing(by: cell) + cell.subviews.compactMap { views.node(for: $0) }
    let children =
      ground(of: cell, bounds, isSelected: isSelected) + content
      + indicators(of: cell, isSelected: isSelected)
      + separators(
        of: cell, block, bounds, isSelected: isSelected && cell.selectionStyle != .none)
    return .group(.init(children: rounded(children, bounds, block)))
  }

  /// What the `draw(_:)` of a cell's class draws.
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

  /// The cell's colour, and over it that of a selection or the view that stands for one.
  private func ground(
    of cell: UITableViewCell, _ bounds: Scene.Rect, isSelected: Bool
  ) -> [Scene.Node] {
    let own = views.color(cell.backgroundColor ?? style.rowBackground)
    let fill = Scene.Node.fill(.rectangle(bounds), own)
    guard isSelected, cell.selectionStyle != .none else { return [fill] }
    if let view = cell.selectedBackgroundView {
      view.frame = cell.bounds
      return [fill] + [views.node(for: view)].compactMap(\.self)
    }
    return [fill, .fill(.rectangle(bounds), views.color(style.selection))]
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

  fileprivate func grip(of cell: UITableViewCell) -> [Scene.Node] {
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

/// An accessory (`UITableViewCell.AccessoryType`), drawn in the rectangle that the cell keeps for
/// it.
struct AccessoryIndicator {
  let rect: Scene.Rect
  let isRightToLeft: Bool
  /// The tint, for what can be pressed and for the checkmark.
  let tint: Scene.Color
  /// The grey of what only says that there is more.
  let gray: Scene.Color
  /// Whether indicators are symbols, semibold, as since iOS 13; before they were finer.
  let isModern: Bool

  /// What to paint for an accessory; the two-part one has its button before its chevron.
  func nodes(_ type: UITableViewCell.AccessoryType) -> [Scene.Node] {
    switch type {
    case .none: []
    case .disclosureIndicator: [chevron(in: rect)]
    case .checkmark: [checkmark(in: rect)]
    case .detailButton: info(in: rect)
    case .detailDisclosureButton: info(in: leading(24)) + [chevron(in: trailing(9))]
    }
  }

  /// A drawing of 7.5 × 12.5 points (8 × 13 up to iOS 12).
  private func chevron(in rect: Scene.Rect) -> Scene.Node {
    let x = middle(of: rect).x, y = middle(of: rect).y
    let (across, down) = isModern ? (2.7, 5.2) : (3.0, 5.5)
    let reach = isRightToLeft ? -across : across
    let points = [
      Scene.Point(x - reach, y - down), Scene.Point(x + reach, y),
      Scene.Point(x - reach, y + down),
    ]
    return .stroke(
      .polyline(points), gray,
      .init(width: isModern ? 2.1 : 2, cap: .round, join: isModern ? .round : .miter))
  }

  /// A drawing of 14 × 13 points.
  private func checkmark(in rect: Scene.Rect) -> Scene.Node {
    let x = middle(of: rect).x, y = middle(of: rect).y
    let points = [
      Scene.Point(x - 5.9, y + 0.9), Scene.Point(x - 2, y + 5.4), Scene.Point(x + 5.9, y - 5.6),
    ]
    return .stroke(
      .polyline(points), tint,
      .init(width: isModern ? 2.1 : 1.8, cap: .round, join: .round))
  }

  /// A ring of 22 points with an i: the symbol `info.circle`.
  private func info(in rect: Scene.Rect) -> [Scene.Node] {
    let x = middle(of: rect).x, y = middle(of: rect).y
    let ring = Scene.Rect(x, y, 0, 0).outset(by: 10)
    let stem = Scene.Path([
      .move(.init(x - 1.7, y - 1.3)), .line(.init(x + 0.2, y - 1.3)),
      .line(.init(x + 0.2, y + 4.6)),
      .move(.init(x - 2.2, y + 4.8)), .line(.init(x + 2.6, y + 4.8)),
    ])
    return [
      .stroke(.ellipse(in: ring), tint, .init(width: 1.5)),
      .fill(.ellipse(in: Scene.Rect(x - 1.4, y - 6, 2.5, 2.5)), tint),
      .stroke(stem, tint, .init(width: 1.4, cap: .round, join: .round)),
    ]
  }

  private func middle(of rect: Scene.Rect) -> Scene.Point {
    Scene.Point(rect.x + rect.width / 2, rect.y + rect.height / 2)
  }

  private func leading(_ width: Double) -> Scene.Rect {
    Scene.Rect(isRightToLeft ? rect.maxX - width : rect.x, rect.y, width, rect.height)
  }

  private func trailing(_ width: Double) -> Scene.Rect {
    Scene.Rect(isRightToLeft ? rect.x : rect.maxX - width, rect.y, width, rect.height)
  }
}

/// The controls of a cell in editing mode, in the middle of the rectangle that the cell keeps for
/// them: circles of 22 points, and the grip by which a row is moved.
struct EditingControl {
  let rect: Scene.Rect
  /// Of the empty circle and the grip.
  let ring: Scene.Color
  /// Of the circle that is checked.
  let tint: Scene.Color

  private static let radius = 11.0

  /// A minus on red.
  func delete(_ color: Scene.Color) -> [Scene.Node] {
    disc(color) + [line((-5, 0), (5, 0))]
  }

  /// A plus on green.
  func insert(_ color: Scene.Color) -> [Scene.Node] {
    disc(color) + [line((-5, 0), (5, 0)), line((0, -5), (0, 5))]
  }

  /// A circle to be checked.
  func check(isOn: Bool) -> [Scene.Node] {
    guard isOn else {
      return [.stroke(.ellipse(in: circle.outset(by: -0.75)), ring, .init(width: 1.5))]
    }
    let mark = Scene.Path.polyline(
      [point(-4.6, 0.4), point(-1.4, 4.2), point(4.8, -4.4)])
    return disc(tint) + [.stroke(mark, .white, .init(width: 2, cap: .round, join: .round))]
  }

  /// Three lines.
  fileprivate func grip(isModern: Bool) -> [Scene.Node] {
    let pitch = isModern ? 5.0 : 4.0, half = isModern ? 9.5 : 10.5
    return [-pitch, 0, pitch].map { y in
      .stroke(
        .segment(point(-half, y), point(half, y)), ring,
        .init(width: isModern ? 1.8 : 1, cap: isModern ? .round : .butt))
    }
  }

  private var circle: Scene.Rect {
    Scene.Rect(point(0, 0).x, point(0, 0).y, 0, 0).outset(by: Self.radius)
  }

  private func disc(_ color: Scene.Color) -> [Scene.Node] {
    [.fill(.ellipse(in: circle), color)]
  }

  private func line(_ from: (Double, Double), _ to: (Double, Double)) -> Scene.Node {
    .stroke(
      .segment(point(from.0, from.1), point(to.0, to.1)), .white, .init(width: 2, cap: .round))
  }

  private func point(_ x: Double, _ y: Double) -> Scene.Point {
    Scene.Point(rect.x + rect.width / 2 + x, rect.y + rect.height / 2 + y)
  }
}
