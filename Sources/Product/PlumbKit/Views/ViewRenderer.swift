import CellTemplates
import LayoutTree
import Scene
import Snapshots
import UIKitCore
import ViewDrawing

/// How a view made by code is laid out and drawn in one variant.
package struct ViewRequest {
  /// How high it is.
  package enum Height: Hashable, Sendable {
    /// As high as its content; a table as high as all its rows.
    case content
    /// So many points, whatever its content would like.
    case points(CGFloat)
    case screen
  }

  package var height: Height
  package var layers: [PictureLayer]
  /// Reads the files that its code names.
  package var nibs: (any NibLoader)?

  /// A request; by itself a view is as high as its content, and nothing is drawn over it.
  package init(
    height: Height = .content, layers: [PictureLayer] = [], nibs: (any NibLoader)? = nil
  ) {
    self.height = height
    self.layers = layers
    self.nibs = nibs
  }

  /// The height in a variant, in points; nil for that of the content.
  func points(at variant: LayoutVariant) -> CGFloat? {
    switch height {
    case .content: nil
    case .points(let points): points
    case .screen: variant.target.viewport.height
    }
  }
}

extension LayoutRequest {
  /// The width of code that names no other, in points: a template's.
  private static let usualWidth = 320.0

  /// The variants asked for of something that is made by code. By itself it has one: 320 points
  /// wide, light, at text size L, in `language`, which is the one that names do not mention.
  package func variantsOfCode(
    in language: String, named name: String
  ) throws(PlumbError) -> [LayoutVariant] {
    let settings = TemplateSettings(
      profile: OSProfile.standard, scale: nil, languages: [language])
    return try variants(
      declared: [TemplateVariant(.width(Self.usualWidth))], settings: settings, path: name)
  }
}

/// Draws views that are made by code.
package struct ViewRenderer {
  private let session: PlumbSession

  /// Draws with the fonts of a session.
  package init(_ session: PlumbSession) { self.session = session }

  /// Makes a view in a variant, lays it out there, and draws it.
  ///
  /// - Parameters:
  ///   - name: of the reference's files.
  ///   - storedPath: what the layout tree calls its source, the same on every machine.
  ///   - make: called once, in the variant's environment; a cell becomes a row of a table.
  /// - Throws: what `make` throws; `PlumbError` where the view was made elsewhere or is too large.
  package func snapshot(
    at variant: LayoutVariant, _ request: ViewRequest, name: String, storedPath: String,
    make: () throws -> UIView
  ) throws -> Snapshot {
    let environment = variant.environment(text: session.typesetter, nibs: request.nibs)
    return try environment.perform {
      let view = try make()
      let header = variant.header(of: storedPath)
      try check(view, environment, header)
      for part in Self.parts(of: view) { PropertyNames.give(to: part) }
      let picture = try picture(of: view, at: variant, request, header)
      return try SnapshotRenderer(session).snapshot(of: picture, named: name, storedPath)
    }
  }

  private func picture(
    of view: UIView, at variant: LayoutVariant, _ request: ViewRequest, _ header: LayoutTree
  ) throws(PlumbError) -> TablePicture {
    let assets = SceneAssets(session.typesetter)
    let cell = view as? UITableViewCell
    let table =
      if let table = cell.map({ CellTable([$0]) }) ?? view as? UITableView {
        try paint(table, at: variant, request, header, assets)
      } else {
        try paint(view, at: variant, request, header, assets)
      }
    let name = (view as? CellTable)?.cells.first.map { "\(type(of: $0))" } ?? "\(type(of: view))"
    return TablePicture(table, named: name, layers: request.layers, assets: assets)
  }

  // MARK: Tables

  private func paint(
    _ table: UITableView, at variant: LayoutVariant, _ request: ViewRequest, _ header: LayoutTree,
    _ assets: SceneAssets
  ) throws(PlumbError) -> PaintedTable {
    table.frame = CGRect(origin: .zero, size: variant.target.viewport)
    let covered = variant.target.safeArea
    table.setSafeAreaInsets(UIEdgeInsets(left: covered.left, right: covered.right))
    let height = request.points(at: variant)
    if let height, let cells = table as? CellTable {
      cells.rowHeight = height / CGFloat(max(1, cells.cells.count))
    }
    table.layoutAllRows()
    try PictureDelivery.checkSize(of: Double(height ?? table.contentSize.height), header)
    var painted = PaintedTable(
      table, header: header, layers: request.layers, rows: SelectedRows(nil, in: table),
      assets: assets, silencing: session.silencedRules)
    if let height { painted.height = max(1, Double(height)) }
    return painted
  }

  // MARK: Other views

  private func paint(
    _ view: UIView, at variant: LayoutVariant, _ request: ViewRequest, _ header: LayoutTree,
    _ assets: SceneAssets
  ) throws(PlumbError) -> PaintedTable {
    let covered = variant.target.safeArea
    view.setSafeAreaInsets(UIEdgeInsets(left: covered.left, right: covered.right))
    view.size(toWidth: CGFloat(variant.width), height: request.points(at: variant))
    try PictureDelivery.checkSize(of: Double(view.frame.height), header)
    return PaintedTable(
      view, size: view.frame.size, header: header, assets: assets,
      silencing: session.silencedRules)
  }

  /// The views that somebody made: a table's cells, else the view.
  private static func parts(of view: UIView) -> [UIView] { (view as? CellTable)?.cells ?? [view] }

  /// Refuses what cannot be shown in the variant.
  private func check(
    _ view: UIView, _ environment: LayoutEnvironment, _ header: LayoutTree
  ) throws(PlumbError) {
    for part in Self.parts(of: view) {
      guard let mismatch = ViewMismatch(of: part, in: environment) else { continue }
      throw PlumbError(
        header.file, "the \(type(of: part)) was made \(mismatch.words.joined(separator: ", "))",
        expected: "a view made anew for each variant",
        hint: "make it in the call: assertSnapshot(of: \(type(of: part))(…), …)")
    }
  }
}

/// A table that shows cells made by code, a row each.
///
/// A cell looks as it does in a table only in one: width, margins, separator and accessory are the
/// table's doing. It is its own data source, so that whoever holds the table holds the cells.
package final class CellTable: UITableView {
  /// From top to bottom.
  package let cells: [UITableViewCell]

  /// A plain table of these cells; to be called in the environment that they were made in.
  package init(_ cells: [UITableViewCell]) {
    self.cells = cells
    super.init(
      frame: CGRect(origin: .zero, size: SmallPhone.viewport(width: SmallPhone.width)),
      style: .plain)
    // An estimate makes rows fit themselves, since iOS 8.
    rowHeight = UITableView.automaticDimension
    estimatedRowHeight = 44
    dataSource = self
  }

  /// There is no such class in files.
  package required init?(coder: NSCoder) { nil }
}

extension CellTable: UITableViewDataSource {
  package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    cells.count
  }

  package func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    cells[indexPath.row]
  }
}

extension PaintedTable {
  /// Draws a view that is laid out, by itself on the background of a screen. `size`: of the
  /// picture, in points.
  init(
    _ view: UIView, size: CGSize, header: LayoutTree, assets: SceneAssets,
    silencing rules: Set<String>
  ) {
    let environment = view.environment
    let painter = ViewPainter(
      assets: assets, style: environment.userInterfaceStyle,
      scale: Double(environment.displayScale), version: environment.profile.version)
    var scene = RowReader.scene(
      of: view, named: "view", laidOutBy: view, .everything, withRepairs: true)
    var tree = header
    tree.scenes = [scene.withoutDetails]
    self.tree = tree
    scene.faults = RowFaults.faults(
      of: view, ViewNames(view, named: "view"), silencing: rules)
    let frame = Scene.Rect(0, 0, size.width, size.height)
    items = [
      PaintedItem(
        frame: frame, node: painter.node(for: view) ?? .group(.init(children: [])), scene: scene,
        isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    ]
    height = max(1, Double(size.height))
    background = painter.color(.systemBackground)
    rowBackground = background
    overlay = []
    palette = environment.userInterfaceStyle == .dark ? .dark : .light
    scrolling = nil
    remarks = DrawingRemarks()
  }
}

/// The properties in which a view was made and that are not as its variant wants them. A view keeps
/// the environment of the moment it is made, so nothing can be done about it afterwards.
struct ViewMismatch {
  /// `light, not dark`, one for each axis.
  let words: [String]

  /// Nil where the view can show the variant: its environment is alike.
  init?(of view: UIView, in wanted: LayoutEnvironment) {
    let own = view.environment
    guard own !== wanted else { return nil }
    words = zip(Self.words(own), Self.words(wanted)).compactMap { own, wanted in
      own == wanted ? nil : "\(own), not \(wanted)"
    }
    if words.isEmpty { return nil }
  }

  private static func words(_ environment: LayoutEnvironment) -> [String] {
    [
      environment.profile.name, "\(readable(Double(environment.displayScale)))x",
      environment.userInterfaceStyle.word,
      "text size \(environment.contentSizeCategory.shortName)",
      environment.layoutDirection.spoken,
    ]
  }
}
