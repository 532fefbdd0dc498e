import LayoutTree
import Scene
import UIKitCore

/// Draws every header, row and footer of a table, each where the table has put it.
package struct TablePainter {
  private var rows: RowPainter
  private let table: UITableView
  private let style: TableStyle
  private var views: ViewPainter { rows.views }

  /// Draws a table by itself, all of its rows.
  package init(_ table: UITableView, assets: SceneAssets) {
    let environment = table.environment
    self.init(
      table,
      views: ViewPainter(
        assets: assets, style: environment.userInterfaceStyle,
        scale: Double(environment.displayScale), version: environment.profile.version))
  }

  /// Draws a table that lies in another view, as `views` draws that.
  init(_ table: UITableView, views: ViewPainter) {
    self.table = table
    style = TableStyle(table)
    rows = RowPainter(of: table, views: views)
  }

  /// Behind the rows.
  package var background: Scene.Color {
    views.color(table.backgroundColor ?? style.background)
  }

  /// Behind a row, where its cell has no colour of its own.
  package var rowBackground: Scene.Color {
    views.color(style.rowBackground)
  }

  /// A row at its cell's size, with the corner at the origin; `name` gives the groups' ids.
  package func row(
    _ cell: UITableViewCell, at path: IndexPath, naming name: @escaping (UIView) -> String?
  ) -> Scene.Node {
    var painter = rows
    painter.views.groupID = name
    return painter.node(for: cell, at: path)
  }

  /// The content above the rows that does not scroll with them.
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
          item(of: cell, rows.node(for: cell, at: path), scene: scene(cell, path)))
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

  /// The gap between a header's place and the header.
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

  /// The title of a section on the pane that plain tables had, which covers `area`.
  private func withGround(
    _ node: Scene.Node, _ view: UIView, area: Scene.Rect? = nil
  ) -> Scene.Node {
    guard let pane = style.plainHeader, let title = view as? UITableViewHeaderFooterView,
      title.backgroundView == nil, title.backgroundColor == nil
    else { return node }
    let bounds = area ?? Scene.Rect(0, 0, view.bounds.width, view.bounds.height)
    return .group(
      .init(children: [.fill(.rectangle(bounds), views.color(pane)), node]))
  }

  /// A header or footer with its own top left corner at the origin.
  private func moved(_ node: Scene.Node, from corner: CGPoint) -> Scene.Node {
    .group(.init(transform: .translation(-corner.x, -corner.y), children: [node]))
  }
}

extension ViewPainter {
  /// Behind a view: its own colour; that of its style behind a table without one.
  func ground(of view: UIView) -> UIColor? {
    view.backgroundColor ?? (view as? UITableView).map { TableStyle($0).background }
  }

  /// The subviews, with the layer's own sublayers between them. Those of a table are its rows.
  func subviews(of view: UIView) -> [Scene.Node] {
    guard let table = view as? UITableView else { return layers(of: view) { node(for: $0) } }
    let painter = TablePainter(table, views: self)
    return layers(of: view, painter.node(forSubview:)) + painter.visibleOverlay()
  }

  private func layers(of view: UIView, _ node: (UIView) -> Scene.Node?) -> [Scene.Node] {
    guard view.layer.hasOwnSublayers else { return view.subviews.compactMap(node) }
    let subviews = view.subviews
    return (0...subviews.count).flatMap { depth in
      view.layer.ownSublayers(above: depth).compactMap { self.node(for: $0) }
        + (depth < subviews.count ? [node(subviews[depth])].compactMap(\.self) : [])
    }
  }
}

/// A table that lies in another view shows the rows that are visible, which are subviews of it.
extension TablePainter {
  /// A subview of the table in the table's coordinates, with what the table adds to it.
  func node(forSubview view: UIView) -> Scene.Node? {
    if let cell = view as? UITableViewCell, let path = table.indexPath(for: cell) {
      return cell.isHidden ? nil : rows.node(inTableFor: cell, at: path)
    }
    return views.node(for: view).map { withGround($0, view, area: Scene.Rect(view.frame)) }
  }

  /// The content above the visible rows, in the table's coordinates.
  func visibleOverlay() -> [Scene.Node] {
    let nodes = overlay(tableHeight: Double(table.bounds.height), views.assets)
    guard !nodes.isEmpty else { return [] }
    return [.group(.init(transform: .translation(0, table.bounds.minY), children: nodes))]
  }
}

/// One row, header or footer of a table, drawn in its own coordinates.
package struct PaintedItem {
  /// Where the item lies in the table, in points; inset rows keep clear of the sides.
  package var frame: Scene.Rect
  /// Between the item before it and the frame: what a plain table leaves above a header.
  package var spaceAbove = 0.0
  /// The drawing, the item's top left corner at the origin.
  package let node: Scene.Node
  /// The layout; `nil` for headers and footers.
  package let scene: LayoutTree.Scene?
  /// The rectangles that badges should not cover, beside text: the accessory.
  package var obstacles: [Scene.Rect] = []
  package let isRightToLeft: Bool

  /// The drawing of a row, a header, a footer or a view by itself.
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

  var rowBackground: UIColor {
    style == .plain ? .systemBackground : .secondarySystemGroupedBackground
  }

  /// Over the ground of a selected row.
  var selection: UIColor { isModern ? .systemGray4 : UIColor(white: 0.85, alpha: 1) }

  /// The chevron, the empty circle and the reorder grip.
  var indicator: UIColor { isModern ? .tertiaryLabel : .systemGray3 }

  /// Behind the title of a section of a plain table: a pane up to iOS 14, nothing since.
  var plainHeader: UIColor? {
    guard style == .plain, version < 15 else { return nil }
    return UIColor(rgba: 0xF7F7_F7FF, dark: 0x1C1C_1EFF)
  }
}
