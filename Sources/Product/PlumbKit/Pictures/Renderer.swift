import CellSources
import InterfaceBuilder
import LayoutDiagrams
import LayoutTree
import Scene
import UIKitCore
import ViewDrawing

/// Draws the tables of files as pictures.
public struct Renderer {
  let session: PlumbSession

  /// Draws with the fonts of a session, which reports what happens.
  public init(_ session: PlumbSession) { self.session = session }

  /// Draws a file in each variant of the request: a picture each, or one sheet of them all.
  ///
  /// - Throws: `PlumbError`; pictures that were complete before stay.
  public func render(_ file: String, _ request: PictureRequest) throws(PlumbError) {
    try render(file, text: nil, request)
  }

  /// Draws a file, or the text that stands in it in place of all of it.
  public func render(
    _ file: String, text: [UInt8]?, _ request: PictureRequest
  ) throws(PlumbError) {
    session.release(file)
    let source = try session.open(
      file, text: text, CellRequest(request.layout.content, scenes: SceneChoice(request.scene)))
    let variants = try session.variants(of: source, request.layout)
    let request = request.named(pictures: request.sheet == nil ? variants.count : 1)
    if let style = request.sheet {
      try SheetRenderer(self).render(source, variants, style, request)
    } else {
      try reserve(variants, of: source, for: file, request)
      let findings = try drawAll(variants, of: source, request)
      session.send(findings.conflicts, file: source.path)
      report(findings.remarks, on: source, request)
    }
  }

  private func drawAll(
    _ variants: [LayoutVariant], of source: CellSource, _ request: PictureRequest
  ) throws(PlumbError) -> (conflicts: ConflictReport, remarks: DrawingRemarks) {
    var conflicts = ConflictReport()
    var remarks = DrawingRemarks()
    try session.forEach(variants, of: source) { cells, variant throws(PlumbError) in
      let picture = try draw(cells, at: variant, of: source, request)
      conflicts.add(variant: picture.tree)
      remarks.add(picture.remarks)
    }
    return (conflicts, remarks)
  }

  /// Makes sure, before anything is drawn, that each picture has a destination of its own.
  private func reserve(
    _ variants: [LayoutVariant], of source: CellSource, for file: String, _ request: PictureRequest
  ) throws(PlumbError) {
    try checkCount(of: variants, of: source.path, request)
    guard request.output.isFile else { return }
    for variant in variants { try session.claim(path(of: variant, source, request), for: file) }
  }

  private func path(
    of variant: LayoutVariant, _ source: CellSource, _ request: PictureRequest
  ) -> String {
    request.output.path(
      template: request.name.map { "\($0).yaml" } ?? source.picturePath,
      suffix: source.suffix(variant.suffix), format: request.format)
  }

  /// Draws a picture and puts it where it belongs.
  private func draw(
    _ cells: any LocalizedCells, at variant: LayoutVariant, of source: CellSource,
    _ request: PictureRequest
  ) throws(PlumbError) -> TablePicture {
    let picture = try picture(of: cells, titled: source.name, at: variant, request)
    try PictureDelivery(session).deliver(picture, request, to: path(of: variant, source, request))
    return picture
  }

  /// The table of some cells in a variant, laid out and drawn.
  func picture(
    of cells: any LocalizedCells, titled title: String, at variant: LayoutVariant,
    _ request: PictureRequest
  ) throws(PlumbError) -> TablePicture {
    let assets = SceneAssets(session.typesetter)
    let table = try paint(cells, at: variant, request, assets)
    reportDamage(assets, of: cells)
    return TablePicture(
      table, named: title, layers: request.layers, views: request.views,
      hasLegend: request.hasLegend, redlines: request.redlines, assets: assets)
  }

  /// The table of some cells in a variant, laid out, and the selected rows drawn.
  func paint(
    _ cells: any LocalizedCells, at variant: LayoutVariant, _ request: PictureRequest,
    _ assets: SceneAssets
  ) throws(PlumbError) -> PaintedTable {
    let table = cells.table(in: variant, text: session.typesetter)
    let scrolls = request.layers.contains(.estimates) && table.hasOwnEstimates
    return try table.use { tableView throws(PlumbError) in
      let estimates = scrolls ? TableEstimates(of: tableView) : nil
      tableView.layoutAllRows { rows in
        let total = max(rows, cells.rowCount)
        session.send(.progress(file: table.header.file, rows: rows, of: total))
      }
      return try paint(tableView, table.header, request, assets, estimates)
    }
  }

  /// The selected rows of a table that is laid out.
  private func paint(
    _ tableView: UITableView, _ header: LayoutTree, _ request: PictureRequest,
    _ assets: SceneAssets, _ estimates: TableEstimates?
  ) throws(PlumbError) -> PaintedTable {
    if request.rows == nil {
      try PictureDelivery.checkSize(of: tableView.contentSize.height, header)
    }
    let rows = SelectedRows(request.rows, in: tableView)
    let painted = PaintedTable(
      tableView, header: header, layers: request.layers, rows: rows, assets: assets,
      estimates: estimates, silencing: session.silencedRules)
    if let selection = request.rows {
      try PictureDelivery.checkSize(of: painted.height, header)
      guard !painted.tree.scenes.isEmpty else {
        throw PlumbError(
          header.file, "no row is \(Diagnostic.quoted(selection.text))",
          expected: rows.inventory)
      }
    }
    try request.views?.check(painted.tree)
    try request.redlines?.check(painted.tree)
    return painted
  }

  // MARK: Messages

  /// Reports the picture files that could not be drawn, each where the source names it.
  func reportDamage(_ assets: SceneAssets, of cells: any LocalizedCells) {
    for problem in assets.pictures.problems {
      let name = problem.name ?? "a picture"
      guard let location = cells.location(ofDamaged: name) else { continue }
      session.send(
        .warning(
          Diagnostic(
            .warning, at: location,
            "\(Diagnostic.quoted(name)): \(problem.text)")))
    }
  }

  func report(_ remarks: DrawingRemarks, on source: CellSource, _ request: PictureRequest) {
    let content = request.layout.content
    let isBare = content.dataFile == nil && content.settings.isEmpty
    let isInterface = InterfaceDocument.isInterfaceFile(source.path)
    let notes = remarks.notes(
      on: source.path, asksForContent: isBare && isInterface,
      namesSymbols: isInterface || CellSource.isSwift(source.path))
    for note in notes { session.send(.warning(note)) }
  }

  /// Refuses to write several pictures into one stream.
  private func checkCount(
    of variants: [LayoutVariant], of file: String, _ request: PictureRequest
  ) throws(PlumbError) {
    guard request.output == .stream, variants.count > 1 else { return }
    throw PlumbError(
      file, "makes \(variants.count) pictures, and standard output takes one",
      hint: "choose one with --width, or name a folder with --output")
  }
}

/// The content of pictures, and their destination.
public struct PictureRequest: Equatable, Sendable {
  /// At what the table is laid out.
  public var layout: LayoutRequest
  /// The layers over the content, from the bottom up.
  public var layers: [PictureLayer]
  /// Which views the layers are drawn for; nil for all of them.
  public var views: ViewSelection?
  /// Whether the marks of the layers are explained below the rows.
  public var hasLegend = false
  /// What a picture for a document shows; nil for any other picture.
  public var redlines: Redlines?
  /// Which rows; nil for all of them. Those are drawn, all are laid out.
  public var rows: RowSelection?
  /// How the variants stand side by side on one picture; nil for a picture each.
  public var sheet: SheetStyle?
  /// PNG, SVG or PDF.
  public var format: PictureFormat
  /// Where the files go.
  public var output: OutputDestination
  /// What the picture is called, without an ending; one of several is called after its variant, too.
  /// Nil for the name of the source and the variant.
  public var name: String?
  /// The pictures handed over beside the files, to be looked at.
  public var preview: Preview
  /// The object id or reuse identifier of the one scene of an Interface Builder file that is drawn;
  /// all cells when `nil`. Templates have no scenes.
  public var scene: String?

  /// A copy of each picture for a screen.
  public enum Preview: Hashable, Sendable { case none, png }

  /// A request for pictures.
  public init(
    layout: LayoutRequest = .init(), layers: [PictureLayer] = [], format: PictureFormat = .png,
    output: OutputDestination = .folder("."), preview: Preview = .none
  ) {
    self.layout = layout
    self.layers = layers
    self.format = format
    self.output = output
    self.preview = preview
  }

  /// The request that puts a single picture under its name.
  fileprivate func named(pictures: Int) -> PictureRequest {
    guard let name, pictures == 1, case .folder(let folder) = output else { return self }
    var request = self
    request.output = .file(
      PathName.joined("\(name).\(format.rawValue)", in: PathName.prefix(in: folder)))
    return request
  }
}

/// A layer of explanation drawn over the table. The table itself is always drawn.
public typealias PictureLayer = LayoutTree.Layer

/// How variants stand side by side on one picture.
public enum SheetStyle: Equatable, Sendable {
  case tables
  /// Devices drawn around the first screenful.
  case devices
}

/// A table, drawn item by item, and the layout it shows, both from one walk over the rows.
struct PaintedTable {
  /// The header it was made with, and the scenes of the rows that are drawn.
  let tree: LayoutTree
  let items: [PaintedItem]
  /// The height of all items, in points; at least 1.
  var height: Double
  /// Behind the items.
  let background: Scene.Color
  /// Behind a row whose cell has no colour of its own.
  let rowBackground: Scene.Color
  let overlay: [Scene.Node]
  /// For what is drawn over the rows.
  let palette: DiagramPalette
  /// The results of scrolling through the table; nil where nobody asked.
  let scrolling: LayoutTree.Scrolling?
  let remarks: DrawingRemarks

  /// Draws the selected rows of `table`, with the detail that `layers` need.
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

/// The record of each row while a table is drawn.
private struct RowRecord {
  private(set) var tree: LayoutTree
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
    var scene = RowReader.scene(of: cell, at: path, detail, withRepairs: true)
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
    let views = ViewNames(of: cell)
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
  var remarks = DrawingRemarks()
}

extension TablePicture {
  /// A table with `layers` over it; without layers as it looks on a phone.
  ///
  /// `name` is what the picture calls it: never a path, so that bytes do not depend on the folder a
  /// command is given in.
  init(
    _ table: PaintedTable, named name: String, layers: [PictureLayer],
    views: ViewSelection? = nil, hasLegend: Bool = false, redlines: Redlines? = nil,
    assets: SceneAssets
  ) {
    tree = table.tree
    remarks = table.remarks
    let title = table.tree.title(naming: name)
    scene =
      layers.isEmpty && redlines == nil
      ? TablePage(
        size: Scene.Size(tree.width, table.height), background: table.background, title: title,
        overlay: table.overlay
      ).scene(table.items, assets)
      : DiagramPage(
        width: tree.width, background: table.rowBackground, title: title, layers: layers,
        views: views, palette: table.palette, hasLegend: hasLegend, scrolling: table.scrolling,
        redlines: redlines
      ).scene(table.items, assets)
  }
}

/// The table as a phone shows it: its items one below the other on its background.
struct TablePage {
  /// The table's size in points.
  let size: Scene.Size
  let background: Scene.Color
  /// The subject of the picture, in a sentence.
  let title: String
  var overlay: [Scene.Node] = []

  func scene(_ items: [PaintedItem], _ assets: SceneAssets) -> Scene {
    Scene(
      size: size, title: title, nodes: nodes(items), outlines: assets.outlines,
      images: assets.images)
  }

  /// The nodes to paint, the table's top left corner at the origin.
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
