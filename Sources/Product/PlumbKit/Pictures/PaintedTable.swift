import LayoutDiagrams
import LayoutTree
import Scene
import UIKit
import ViewDrawing

/// A table, drawn item by item, and the layout it shows, both from one walk over the rows.
struct PaintedTable {
  /// The header it was made with, and the scenes of the rows that are drawn.
  let tree: LayoutTree
  /// What is drawn, one below the other.
  let items: [PaintedItem]
  /// The height of all items, in points; at least 1.
  var height: Double
  /// Behind the items.
  let background: Scene.Color
  /// Behind a row whose cell has no colour of its own.
  let rowBackground: Scene.Color
  /// What stands above the rows.
  let overlay: [Scene.Node]
  /// For what is drawn over the rows.
  let palette: DiagramPalette
  /// What scrolling through the table finds; nil where nobody asked.
  let scrolling: LayoutTree.Scrolling?
  /// What the drawing does not show.
  let remarks: DrawingRemarks

  /// Draws the selected rows of `table`, laid out, with as much detail in the tree as `layers`
  /// need.
  init(
    _ table: UITableView, header: LayoutTree, layers: [PictureLayer],
    rows: SelectedRows, assets: SceneAssets, estimates: TableEstimates? = nil,
    silencing rules: Set<String> = []
  ) {
    // As on Interface Builder's canvas: layers speak of views, be they filled or not.
    assets.marksEmptyViews = !layers.isEmpty
    let painter = TablePainter(table, assets: assets)
    var tree = header
    var remarks = DrawingRemarks()
    tree.scrolling = estimates?.scrolling
    let detail = Self.detail(for: layers)
    let isTold = layers.contains { $0 != .frames && $0 != .constraints }
    let all = painter.items(where: rows.contains) { cell, path in
      var scene = RowReader.scene(of: cell, at: path, detail)
      if isTold {
        scene.sizing = RowReader.sizing(of: cell, at: path, in: table)
        scene.sizing?.estimate = estimates?.rows[path]
      }
      tree.scenes.append(isTold ? scene : scene.withoutDetails)
      remarks.addEmptyViews(of: cell)
      if layers.contains(.problems) {
        let views = ViewNames(cell.contentView, named: "contentView")
        scene.faults = RowFaults.faults(of: cell, in: table, views, silencing: rules)
      }
      return scene
    }
    self.tree = tree
    remarks.symbols = assets.undrawnSymbols
    self.remarks = remarks
    items = rows.isEverything ? all : Self.closedUp(all)
    height =
      rows.isEverything
      ? max(1, Double(table.contentSize.height)) : max(1, items.last?.frame.maxY ?? 0)
    background = painter.background
    rowBackground = painter.rowBackground
    overlay = rows.isEverything ? painter.overlay(tableHeight: height, assets) : []
    palette = .of(table)
    scrolling = estimates?.scrolling
  }

  /// How much the layers need to know of the views: constraints speak of margins and baselines.
  private static func detail(for layers: [PictureLayer]) -> RowReader.Detail {
    layers.allSatisfy { $0 == .frames } ? .frames : .everything
  }

  /// The items without the gaps that others have left.
  private static func closedUp(_ items: [PaintedItem]) -> [PaintedItem] {
    var y = 0.0
    return items.map { item in
      var item = item
      item.frame.y = y + item.spaceAbove
      y = item.frame.maxY
      return item
    }
  }
}

extension DiagramPalette {
  /// For what is drawn over a table, by its appearance.
  static func of(_ table: UITableView) -> DiagramPalette {
    table.environment.userInterfaceStyle == .dark ? .dark : .light
  }
}

extension LayoutTree.Scene {
  /// The scene with frames and constraints alone, as stored trees have it.
  var withoutDetails: Self {
    var scene = self
    for index in scene.views.indices { scene.views[index].details = nil }
    scene.sizing = nil
    return scene
  }
}

/// A picture and the layout it shows.
struct TablePicture {
  let scene: Scene
  let tree: LayoutTree
  /// What the picture does not show.
  var remarks = DrawingRemarks()
}

extension TablePicture {
  /// A table with `layers` over it; without layers as it looks on a phone.
  ///
  /// `name` is what the picture calls it: never a path, so that bytes do not depend on the folder a
  /// command is given in.
  init(
    _ table: PaintedTable, named name: String, layers: [PictureLayer],
    views: ViewSelection? = nil, hasLegend: Bool = false, assets: SceneAssets
  ) {
    tree = table.tree
    remarks = table.remarks
    let title = table.tree.title(naming: name)
    scene =
      layers.isEmpty
      ? TablePage(
        size: Scene.Size(tree.width, table.height), background: table.background, title: title,
        overlay: table.overlay
      ).scene(table.items, assets)
      : DiagramPage(
        width: tree.width, background: table.rowBackground, title: title, layers: layers,
        views: views, palette: table.palette, hasLegend: hasLegend, scrolling: table.scrolling
      ).scene(table.items, assets)
  }
}
