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
    var record = RowRecord(of: table, header, layers, estimates, silencing: rules)
    let all = painter.items(where: rows.contains) { record.add($0, at: $1) }
    record.remarks.symbols = assets.undrawnSymbols
    (tree, remarks) = (record.tree, record.remarks)
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

/// What is noted of each row while a table is drawn.
private struct RowRecord {
  /// The rows so far.
  private(set) var tree: LayoutTree
  /// What the drawing does not show.
  var remarks = DrawingRemarks()

  private let table: UITableView
  private let layers: [PictureLayer]
  private let estimates: TableEstimates?
  private let silenced: Set<String>

  init(
    of table: UITableView, _ header: LayoutTree, _ layers: [PictureLayer],
    _ estimates: TableEstimates?, silencing rules: Set<String>
  ) {
    tree = header
    tree.scrolling = estimates?.scrolling
    self.table = table
    self.layers = layers
    self.estimates = estimates
    silenced = rules
  }

  /// Adds the row of a cell, and returns it as the layers need it.
  mutating func add(_ cell: UITableViewCell, at path: IndexPath) -> LayoutTree.Scene {
    var scene = RowReader.scene(of: cell, at: path, detail)
    if hasDetails { addSizing(of: cell, at: path, to: &scene) }
    tree.scenes.append(hasDetails ? scene : scene.withoutDetails)
    remarks.addEmptyViews(of: cell)
    if layers.contains(.problems) { scene.faults = faults(of: cell) }
    return scene
  }

  /// How much the layers need to know of the views: constraints speak of margins and baselines.
  private var detail: RowReader.Detail {
    layers.allSatisfy { $0 == .frames } ? .frames : .everything
  }

  /// Whether the tree has more than frames and constraints.
  private var hasDetails: Bool { layers.contains { $0 != .frames && $0 != .constraints } }

  private func addSizing(
    of cell: UITableViewCell, at path: IndexPath, to scene: inout LayoutTree.Scene
  ) {
    scene.sizing = RowReader.sizing(of: cell, at: path, in: table)
    scene.sizing?.estimate = estimates?.rows[path]
  }

  private func faults(of cell: UITableViewCell) -> [LayoutTree.Scene.Fault] {
    let views = ViewNames(cell.contentView, named: "contentView")
    return RowFaults.faults(of: cell, in: table, views, silencing: silenced)
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

/// The table as a phone shows it: its items one below the other on its background.
struct TablePage {
  /// The table's size in points.
  let size: Scene.Size
  let background: Scene.Color
  /// What the picture shows, in a sentence.
  let title: String
  /// What stands above the rows.
  var overlay: [Scene.Node] = []

  /// The scene of the table with all its items.
  func scene(_ items: [PaintedItem], _ assets: SceneAssets) -> Scene {
    Scene(
      size: size, title: title, nodes: nodes(items), outlines: assets.outlines,
      images: assets.images)
  }

  /// What to paint, the table's top left corner at the origin.
  func nodes(_ items: [PaintedItem]) -> [Scene.Node] {
    let paper = Scene.Node.fill(
      .rectangle(Scene.Rect(0, 0, size.width, size.height)), background)
    let rows = items.map { item in
      Scene.Node.group(
        .init(
          id: item.scene.map { "row-\($0.id)" },
          transform: .translation(item.frame.x, item.frame.y),
          children: [item.node]))
    }
    return [paper] + rows + overlay
  }
}
