import LayoutTree
import Scene
import Typesetting
import UIKit

/// Draws every header, row and footer of a table, each where the table has put it.
package struct TablePainter {
  private let cells: CellPainter
  private let table: UITableView

  package init(_ table: UITableView, assets: SceneAssets) {
    self.table = table
    let environment = table.environment
    cells = CellPainter(
      views: ViewPainter(
        assets: assets, style: environment.userInterfaceStyle,
        scale: Double(environment.displayScale), version: environment.profile.version),
      table: table)
  }

  /// Behind the rows.
  package var background: Scene.Color {
    cells.views.color(table.backgroundColor ?? cells.style.background)
  }

  /// Behind a row, where its cell has no colour of its own.
  package var rowBackground: Scene.Color {
    cells.views.color(cells.style.rowBackground)
  }

  /// A row at the size that its cell has now, its top left corner at the origin; the group of each
  /// view has the id that `name` gives it.
  package func row(
    _ cell: UITableViewCell, at path: IndexPath, naming name: @escaping (UIView) -> String?
  ) -> Scene.Node {
    var painter = cells
    painter.views.groupID = name
    return painter.node(for: cell, at: path)
  }

  /// What stands above the rows and does not scroll with them.
  package func overlay(tableHeight: Double, _ assets: SceneAssets) -> [Scene.Node] {
    SectionIndex(table, assets: assets, color: cells.views.tint(of: table))
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
          item(of: cell, cells.node(for: cell, at: path), scene: scene(cell, path)))
      default:
        if let node = cells.views.node(for: view) {
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
    cells.views.node(for: view).map {
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
    guard let pane = cells.style.plainHeader, let title = view as? UITableViewHeaderFooterView,
      title.backgroundView == nil, title.backgroundColor == nil
    else { return node }
    let bounds = Scene.Rect(0, 0, view.bounds.width, view.bounds.height)
    return .group(
      .init(children: [.fill(.rectangle(bounds), cells.views.color(pane)), node]))
  }

  /// A header or footer with its own top left corner at the origin.
  private func moved(_ node: Scene.Node, from corner: CGPoint) -> Scene.Node {
    .group(.init(transform: .translation(-corner.x, -corner.y), children: [node]))
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

/// The letters at the side of a table that jump to its sections.
private struct SectionIndex {
  private let table: UITableView
  private let assets: SceneAssets
  private let color: Scene.Color

  private static let pointSize = 11.0
  private static let pitch = 14.0

  init(_ table: UITableView, assets: SceneAssets, color: Scene.Color) {
    self.table = table
    self.assets = assets
    self.color = color
  }

  /// The letters where they stand before anything is scrolled: in the middle of the screen's
  /// height, or of the table's where that is less.
  func nodes(tableHeight: Double) -> [Scene.Node] {
    let titles = table.dataSource?.sectionIndexTitles(for: table) ?? []
    let column = table.environment.profile.table.sectionIndexWidth
    let visible = min(tableHeight, table.bounds.height)
    let top = max(0, (visible - Double(titles.count) * Self.pitch) / 2)
    let isMirrored = table.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let safeArea = table.safeAreaInsets
    let x = isMirrored ? safeArea.left : table.bounds.width - safeArea.right - column
    return titles.enumerated().flatMap { index, title in
      letter(title, Scene.Point(x, top + Double(index) * Self.pitch), width: column)
    }
  }

  private func letter(_ text: String, _ origin: Scene.Point, width: Double) -> [Scene.Node] {
    SetLine(
      text, font: FontDescriptor(pointSize: Self.pointSize, weight: .semibold), color: color
    ).nodes(in: Scene.Rect(origin.x, origin.y, width, Self.pitch), assets)
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
