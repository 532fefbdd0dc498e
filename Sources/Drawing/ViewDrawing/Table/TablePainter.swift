import LayoutTree
import Scene
import UIKit

/// Draws every header, row and footer of a table, each where the table has put it.
package struct TablePainter {
  private var views: ViewPainter
  private let table: UITableView
  private let style: TableStyle
  /// The rows that the table has selected, beside those whose cells say so.
  private let selection: Set<IndexPath>

  package init(_ table: UITableView, assets: SceneAssets) {
    self.table = table
    style = TableStyle(table)
    selection = Set(table.indexPathsForSelectedRows ?? [])
    let environment = table.environment
    views = ViewPainter(
      assets: assets, style: environment.userInterfaceStyle,
      scale: Double(environment.displayScale), version: environment.profile.version)
  }

  /// Behind the rows.
  package var background: Scene.Color {
    views.color(table.backgroundColor ?? style.background)
  }

  /// Behind a row, where its cell has no colour of its own.
  package var rowBackground: Scene.Color {
    views.color(style.rowBackground)
  }

  /// A row at the size that its cell has now, its top left corner at the origin; the group of each
  /// view has the id that `name` gives it.
  package func row(
    _ cell: UITableViewCell, at path: IndexPath, naming name: @escaping (UIView) -> String?
  ) -> Scene.Node {
    var painter = self
    painter.views.groupID = name
    return painter.node(for: cell, at: path)
  }

  /// What stands above the rows and does not scroll with them.
  package func overlay(tableHeight: Double, _ assets: SceneAssets) -> [Scene.Node] {
    SectionIndex(table, assets: assets, color: views.tint(of: table))
      .nodes(tableHeight: tableHeight)
  }

  /// The table from top to bottom; `scene` reads a row's layout while its cell shows it.
  package func items(
    where isDrawn: (TableElement) -> Bool = { _ in true },
    _ scene: (UITableViewCell, IndexPath) -> LayoutTree.Scene
  ) -> [PaintedItem] {
    var items: [PaintedItem] = []
    table.forEachElement { element, view in
      guard isDrawn(element) else { return }
      switch (element, view) {
      case (.row(let path), let cell as UITableViewCell):
        items.append(
          item(of: cell, node(for: cell, at: path), scene: scene(cell, path)))
      default:
        if let node = views.node(for: view) {
          let inPlace = moved(node, from: view.frame.origin)
          var item = item(of: view, withGround(inPlace, view), scene: nil)
          item.spaceAbove = space(above: view, element)
          items.append(item)
        }
      }
    }
    return items
  }

  /// A header or footer with its top at the origin, as far from the left as it is in the table.
  package func headerFooter(_ view: UIView) -> Scene.Node? {
    views.node(for: view).map {
      withGround(moved($0, from: CGPoint(x: 0, y: view.frame.minY)), view)
    }
  }

  /// What the table leaves between a header's place and the header.
  private func space(above view: UIView, _ element: TableElement) -> Double {
    guard case .sectionHeader(let section) = element else { return 0 }
    return Double(view.frame.minY - table.rectForHeader(inSection: section).minY)
  }

  private func item(
    of view: UIView, _ node: Scene.Node, scene: LayoutTree.Scene?
  ) -> PaintedItem {
    PaintedItem(
      frame: Scene.Rect(view.frame), node: node, scene: scene,
      obstacles: [(view as? UITableViewCell)?.accessoryFrame].compactMap {
        $0.map { indexMark(in: Scene.Rect($0)) }
      },
      isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  /// The part of an accessory's column that is drawn on: twelve points or so in its middle.
  private func indexMark(in column: Scene.Rect) -> Scene.Rect {
    let height = min(column.height, 14)
    return Scene.Rect(
      column.x, column.y + (column.height - height) / 2, column.width, height)
  }

  /// The title of a section on the pane that plain tables had.
  private func withGround(_ node: Scene.Node, _ view: UIView) -> Scene.Node {
    guard let pane = style.plainHeader, let title = view as? UITableViewHeaderFooterView,
      title.backgroundView == nil, title.backgroundColor == nil
    else { return node }
    let bounds = Scene.Rect(0, 0, view.bounds.width, view.bounds.height)
    return .group(
      .init(children: [.fill(.rectangle(bounds), views.color(pane)), node]))
  }

  /// A header or footer with its own top left corner at the origin.
  private func moved(_ node: Scene.Node, from corner: CGPoint) -> Scene.Node {
    .group(.init(transform: .translation(-corner.x, -corner.y), children: [node]))
  }
}

/// A row: the cell's ground, its content, the indicators at its ends, and its separator.
extension TablePainter {
  /// The cell of a row in the row's own coordinates, its top left corner at the origin.
  private func node(for cell: UITableViewCell, at indexPath: IndexPath) -> Scene.Node {
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

/// One row, header or footer of a table, drawn in its own coordinates.
package struct PaintedItem {
  /// Where the item lies in the table, in points; rows of an inset grouped table keep clear of its
  /// sides.
  package var frame: Scene.Rect
  /// Between the item before it and the frame: what a plain table leaves above a header.
  package var spaceAbove = 0.0
  /// What to paint, the item's top left corner at the origin.
  package let node: Scene.Node
  /// What was laid out; `nil` for headers and footers.
  package let scene: LayoutTree.Scene?
  /// What badges should not cover, beside text: the accessory.
  package var obstacles: [Scene.Rect] = []
  /// Whether leading is right.
  package let isRightToLeft: Bool

  /// What is drawn of a row, a header, a footer or a view by itself.
  package init(
    frame: Scene.Rect, node: Scene.Node, scene: LayoutTree.Scene?, obstacles: [Scene.Rect] = [],
    isRightToLeft: Bool
  ) {
    self.frame = frame
    self.node = node
    self.scene = scene
    self.obstacles = obstacles
    self.isRightToLeft = isRightToLeft
  }
}

/// Colours and radii of a table, by its style and the version of iOS.
///
/// Up to iOS 12 read off screenshots of that time; since iOS 13 UIKit's semantic colours, as Apple
/// documents them for tables (`UITableView.Style`, "UI element colors").
struct TableStyle {
  private let style: UITableView.Style
  private let version: Int

  init(_ table: UITableView) {
    style = table.style
    version = table.environment.profile.version
  }

  /// Whether indicators are symbols in semantic colours, as since iOS 13.
  var isModern: Bool { version >= 13 }

  /// Behind the rows.
  var background: UIColor { style == .plain ? .systemBackground : .systemGroupedBackground }

  /// Behind one row.
  var rowBackground: UIColor {
    style == .plain ? .systemBackground : .secondarySystemGroupedBackground
  }

  /// Over the ground of a selected row.
  var selection: UIColor { isModern ? .systemGray4 : UIColor(white: 0.85, alpha: 1) }

  /// The chevron, the empty circle and the reorder grip.
  var indicator: UIColor { isModern ? .tertiaryLabel : .systemGray3 }

  /// Behind the title of a section of a plain table: a pane up to iOS 14, nothing since.
  fileprivate var plainHeader: UIColor? {
    guard style == .plain, version < 15 else { return nil }
    return UIColor(rgba: 0xF7F7_F7FF, dark: 0x1C1C_1EFF)
  }
}
