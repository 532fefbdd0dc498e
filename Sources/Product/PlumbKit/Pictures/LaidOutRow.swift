import LayoutTree
import Linting
import UIKitCore

/// A laid-out row, of a table or a stored scene of an Interface Builder file.
struct LaidOutRow {
  /// `section.row`; the number of the scene for one at its stored size.
  let id: String
  /// Its number among all rows, from 0.
  let number: Int
  /// The name of the scene, for one at its stored size.
  let sceneName: String?
  let reuseIdentifier: String?
  /// The view whose engine lays the content out.
  let host: UIView
  /// The content view of a cell, else the host.
  let content: UIView
  /// The width that it was laid out for, in points.
  let width: Double
  /// The cell's width in points where it is not the table's: inset-grouped cells.
  let cellWidth: Double?
  /// What it is laid out in; nil for a stored size.
  var variant: LayoutVariant?
  /// Who decided the height; `nil` for a stored size.
  let sizing: LayoutTree.Scene.Sizing?
  /// The height in points that a table would give a cell; `nil` unless stored.
  let fittedHeight: CGFloat?
  /// Whether it was asked to be laid out at a height that is not its own.
  var hasGivenHeight = false
  let subject: RowAppearance.Subject
  /// Rules of `plumb lint` that the project has switched off.
  let silencedRules: Set<String>

  /// The row that `cell` shows in `table`. `section`: the number of the table's first section.
  init(
    _ cell: UITableViewCell, at path: IndexPath, from section: Int = 0, number: Int,
    in table: UITableView, width: Double, silencing rules: Set<String>
  ) {
    silencedRules = rules
    id = "\(section + path.section).\(path.row)"
    self.number = number
    sceneName = nil
    reuseIdentifier = cell.reuseIdentifier
    host = cell
    content = cell.contentView
    self.width = width
    cellWidth = cell.frame.width == table.bounds.width ? nil : Double(cell.frame.width)
    sizing = RowReader.sizing(of: cell, at: path, in: table)
    fittedHeight = nil
    subject = .init(.row, table.dataSource is InterfaceTable ? .onCanvas : .filled)
  }

  /// A scene at its stored size.
  init(_ scene: SourceCanvas.Scene, number: Int, silencing rules: Set<String>) {
    silencedRules = rules
    id = "\(number)"
    self.number = number
    sceneName = scene.name
    reuseIdentifier = scene.reuseIdentifier
    host = scene.root
    content = scene.content
    width = Double(scene.root.frame.width)
    cellWidth = nil
    sizing = nil
    fittedHeight = scene.fittedHeight
    subject = .init(scene.isTableCell ? .row : .view, .onCanvas)
  }

  /// Its views under the names that people use.
  var views: ViewNames {
    ViewNames(content, named: content === host ? "view" : "contentView", in: host)
  }

  /// Whether the height is what the content asks for.
  var isSelfSizing: Bool {
    if hasGivenHeight { return false }
    return switch sizing?.rule {
    case .automatic, .style: true
    case .fixed, .standard: false
    case nil: fittedHeight != nil
    }
  }

  /// The cell of a file that shows several as rows of one table.
  var cellName: String? { sceneName == nil && subject.isOnCanvas ? reuseIdentifier : nil }

  /// `row 0.1 (section 0, row 1) mail`, or the name of a scene at its stored size.
  var title: String {
    sceneName ?? RowName(path: id, cell: reuseIdentifier).text
  }

  /// `320 pt (cell 288 pt)`.
  var widthText: String {
    "\(readable(width)) pt" + (cellWidth.map { " (cell \(readable($0)) pt)" } ?? "")
  }

  /// Whether a person means this row by `name`.
  func isCalled(_ name: String) -> Bool {
    id == name || "\(number)" == name || reuseIdentifier == name || sceneName == name
  }

  /// The row as a value, with what views bring into the layout and what is seen to be wrong.
  func scene(_ views: ViewNames) -> LayoutTree.Scene {
    var scene = RowReader.scene(
      of: content, named: content === host ? "view" : "contentView", laidOutBy: host, .everything)
    scene.id = sceneName ?? id
    scene.reuseIdentifier = reuseIdentifier
    scene.sizing = sizing
    scene.fittedHeight = fittedHeight.map { Double($0) }
    scene.faults = RowFaults.faults(
      of: content, in: host, subject, views, silencing: silencedRules,
      trial: RowTrial(row: self, views: views).layout)
    return scene
  }
}

/// The name of a row in a heading: its number, and words for people.
struct RowName {
  /// `section.row`, both counted from 0.
  let path: String
  /// The reuse identifier.
  let cell: String?

  /// `row 1.2 (section 1, row 2) mail`.
  var text: String {
    let parts = path.split(separator: ".")
    let words = parts.count == 2 ? " (section \(parts[0]), row \(parts[1]))" : ""
    return ["row \(path)\(words)", cell].compactMap(\.self).joined(separator: " ")
  }
}

/// The rows of a file in one variant, laid out one after the other.
struct LaidOutRows {
  private let pass: ((LaidOutRow) throws(PlumbError) -> Void) throws(PlumbError) -> Void

  fileprivate init(
    pass: @escaping ((LaidOutRow) throws(PlumbError) -> Void) throws(PlumbError) -> Void
  ) {
    self.pass = pass
  }

  /// Calls `body` with each row, which is good until `body` returns: tables reuse their cells.
  func forEach(_ body: (LaidOutRow) throws(PlumbError) -> Void) throws(PlumbError) {
    try pass(body)
  }
}

extension PlumbSession {
  /// Calls `body` with each row of a file in every variant of the request, as `forEachLayout` does.
  func forEachRow(
    of file: String, scene: String?, height: Double? = nil, _ request: LayoutRequest,
    _ body: (LaidOutRow) throws(PlumbError) -> Void
  ) throws(PlumbError) {
    try forEachLayout(of: file, scene: scene, height: height, request) { rows throws(PlumbError) in
      try rows.forEach(body)
    }
  }

  /// Calls `body` with the rows of a file in every variant of the request. Scenes of an Interface
  /// Builder file are at their stored sizes, as `frames` prints them, unless the request names
  /// widths, devices or data.
  ///
  /// - Parameters:
  ///   - scene: which cell of an Interface Builder file, by id or reuse identifier; all without.
  ///   - height: lays rows out at this height, as a table does with an estimate.
  func forEachLayout(
    of file: String, scene: String?, height: Double? = nil, _ request: LayoutRequest,
    _ body: (LaidOutRows) throws(PlumbError) -> Void
  ) throws(PlumbError) {
    let source = try open(file, CellRequest(request.content, scenes: SceneChoice(scene)))
    if !request.asksForTable, height == nil,
      let canvas = try source.canvas(in: request.languages.first)
    {
      send(.variant(Self.storedSizes))
      try body(
        LaidOutRows { body throws(PlumbError) in
          try self.forEachScene(of: canvas, request, body)
        })
      for note in source.notes() { send(.warning(note)) }
      return
    }
    try forEach(try variants(of: source, request), of: source) {
      cells, variant throws(PlumbError) in
      let tables = cells.tables(in: variant, text: typesetter)
      try body(
        LaidOutRows { body throws(PlumbError) in
          var number = 0
          for source in tables {
            try source.use { table throws(PlumbError) in
              try self.forEachRow(
                of: table, from: source.firstSection, &number, height: height, in: variant, body)
            }
          }
        })
    }
  }

  private func forEachRow(
    of table: UITableView, from section: Int, _ number: inout Int, height: Double?,
    in variant: LayoutVariant, _ body: (LaidOutRow) throws(PlumbError) -> Void
  ) throws(PlumbError) {
    try table.forEachElement { element, view throws(PlumbError) in
      guard case .row(let path) = element, let cell = view as? UITableViewCell else { return }
      if let height {
        cell.frame.size.height = CGFloat(height)
        cell.layoutIfNeeded()
      }
      var row = LaidOutRow(
        cell, at: path, from: section, number: number, in: table, width: variant.width,
        silencing: silencedRules)
      row.variant = variant
      row.hasGivenHeight = height != nil
      try body(row)
      number += 1
    }
  }

  private func forEachScene(
    of canvas: SourceCanvas, _ request: LayoutRequest,
    _ body: (LaidOutRow) throws(PlumbError) -> Void
  ) throws(PlumbError) {
    var number = 0
    try canvas.environment(request, text: typesetter).perform { () throws(PlumbError) in
      try canvas.forEachScene { scene throws(PlumbError) in
        try body(LaidOutRow(scene, number: number, silencing: silencedRules))
        number += 1
      }
    }
  }
}

extension SourceCanvas.Scene {
  var contentName: String { content === root ? "view" : "contentView" }
}
