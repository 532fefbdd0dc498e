import LayoutTree
import Scene
import UIKit

/// Draws every header, row and footer of a table, each where the table has put it.
struct TablePainter {
  private let cells: CellPainter
  private let table: UITableView

  init(_ table: UITableView, assets: SceneAssets) {
    self.table = table
    let environment = table.environment
    cells = CellPainter(
      views: ViewPainter(
        assets: assets, style: environment.userInterfaceStyle,
        scale: Double(environment.displayScale), version: environment.profile.version),
      table: table)
  }

  /// Behind the rows.
  var background: Scene.Color {
    cells.views.color(table.backgroundColor ?? cells.look.background)
  }

  /// Behind a row, where its cell has no colour of its own.
  var rowBackground: Scene.Color {
    cells.views.color(cells.look.rowBackground)
  }

  /// For what is drawn over the rows.
  var diagramPalette: DiagramPalette {
    table.environment.userInterfaceStyle == .dark ? .dark : .light
  }

  /// What stands above the rows and does not scroll with them.
  func overlay(tableHeight: Double, _ assets: SceneAssets) -> [Scene.Node] {
    SectionIndex(table, assets: assets, color: cells.views.tint(of: table))
      .nodes(tableHeight: tableHeight)
  }

  /// The table from top to bottom; `scene` reads a row's layout while its cell shows it.
  func slots(
    where isDrawn: (TableElement) -> Bool = { _ in true },
    _ scene: (UITableViewCell, IndexPath) -> LayoutTree.Scene
  ) -> [PaintedSlot] {
    var slots: [PaintedSlot] = []
    table.forEachElement { element, view in
      guard isDrawn(element) else { return }
      switch (element, view) {
      case (.row(let path), let cell as UITableViewCell):
        slots.append(
          slot(of: cell, cells.node(for: cell, at: path), scene: scene(cell, path)))
      default:
        if let node = cells.views.node(for: view) {
          let inPlace = moved(node, from: view.frame.origin)
          var slot = slot(of: view, withGround(inPlace, view), scene: nil)
          slot.spaceAbove = space(above: view, element)
          slots.append(slot)
        }
      }
    }
    return slots
  }

  /// What the table leaves between a header's place and the header.
  private func space(above view: UIView, _ element: TableElement) -> Double {
    guard case .sectionHeader(let section) = element else { return 0 }
    return Double(view.frame.minY - table.rectForHeader(inSection: section).minY)
  }

  private func slot(
    of view: UIView, _ node: Scene.Node, scene: LayoutTree.Scene?
  ) -> PaintedSlot {
    PaintedSlot(
      frame: Scene.Rect(view.frame), node: node, scene: scene,
      obstacles: [(view as? UITableViewCell)?.accessoryFrame].compactMap {
        $0.map { sign(in: Scene.Rect($0)) }
      },
      isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  /// The part of an accessory's column that is drawn on: twelve points or so in its middle.
  private func sign(in column: Scene.Rect) -> Scene.Rect {
    let height = min(column.height, 14)
    return Scene.Rect(
      column.x, column.y + (column.height - height) / 2, column.width, height)
  }

  /// The title of a section on the pane that plain tables had.
  private func withGround(_ node: Scene.Node, _ view: UIView) -> Scene.Node {
    guard let pane = cells.look.plainHeader, let title = view as? UITableViewHeaderFooterView,
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
