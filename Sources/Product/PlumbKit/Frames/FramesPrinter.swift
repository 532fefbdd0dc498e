import CellTemplates
import Foundation
import LayoutTree
import UIKitCore

/// Lays out files and prints every frame.
public struct FramesPrinter {
  /// How frames are printed.
  public enum Form: Sendable {
    /// A tree for people.
    case text
    /// A line of JSON for each file and variant: frames and what is wrong.
    case json
    /// The same with constraints and unrounded frames.
    case details
  }

  private let session: PlumbSession
  private let form: Form
  private let sink: ([UInt8]) -> Void

  /// Prints into `sink` row by row, so that memory does not grow with them.
  public init(_ session: PlumbSession, as form: Form, to sink: @escaping ([UInt8]) -> Void) {
    self.session = session
    self.form = form
    self.sink = sink
  }

  /// Prints the frames of a file in each variant of the request. An Interface Builder file is laid
  /// out at its stored sizes where the request names no width, no device and no data.
  ///
  /// - Parameters:
  ///   - scene: which cell of the file, by object id, reuse identifier or preview; nil for all.
  ///   - rows: which rows; nil for all.
  public func print(
    _ file: String, _ request: LayoutRequest, scene: String? = nil, rows: RowSelection? = nil
  ) throws(PlumbError) {
    var cells = CellRequest(request.content, scenes: SceneChoice(scene))
    cells.streamsRows = true
    let source = try session.open(file, cells)
    if !request.asksForTable, let canvas = try source.canvas(in: request.languages.first) {
      return try print(canvas, of: source, request, rows)
    }
    let variants = try session.variants(of: source, request)
    var conflicts = ConflictReport()
    var lines = AppearanceLines()
    let first = variants.count > AppearanceLines.mostWhole && form == .json ? PartialLines() : nil
    try session.forEach(variants, of: source) { cells, variant throws(PlumbError) in
      guard form != .text, cells.rowCount * variants.count <= Self.mostKept else {
        return conflicts.add(variant: try print(cells, of: source, in: variant, rows, to: sink))
      }
      var line: [UInt8] = []
      conflicts.add(
        variant: try print(cells, of: source, in: variant, rows, first) { line += $0 })
      lines.add(
        line, partial: first?.line(variant, source.path), in: variant.appearance.word)
    }
    lines.flush(to: sink)
    session.send(conflicts, file: source.path)
  }

  /// Rows of all variants that are kept to say once what appearances have in common.
  private static let mostKept = 2000

  private func print(
    _ cells: any LocalizedCells, of source: CellSource, in variant: LayoutVariant,
    _ selection: RowSelection?, _ first: PartialLines? = nil,
    to sink: @escaping ([UInt8]) -> Void
  ) throws(PlumbError) -> ConflictReport {
    let file = source.path
    var stream = FramesStream(variant.header(of: file), form, axes: variant.axes, to: sink)
    var (rows, chosen) = (0, 0)
    // Messages name repairs of each form; of JSON only the details have them too.
    var readers = (
      names: RowStreamReader(.names),
      objectIDs: form == .json
        ? RowStreamReader(.objectIDs, rowsToRepair: 0) : RowStreamReader(.objectIDs)
    )
    let total = cells.rowCount
    try cells.forEachRow(in: variant, text: session.typesetter) { cell, path in
      defer { rows += 1 }
      guard
        selection?.contains(section: path.section, row: path.row, number: rows) ?? true
      else { return }
      chosen += 1
      stream.write(hasConflicts: !cell.layoutConflicts.isEmpty) { kind in
        switch kind {
        case .names: return readers.names.scene(of: cell, at: path)
        case .objectIDs:
          let scene = readers.objectIDs.scene(of: cell, at: path)
          first?.add(scene)
          return scene
        }
      }
      session.send(.progress(file: file, rows: rows + 1, of: total))
    }
    if let selection, chosen == 0 { throw .noRow(selection.text, of: rows, in: file) }
    return stream.finish()
  }

  private func print(
    _ canvas: SourceCanvas, of source: CellSource, _ request: LayoutRequest, _ rows: RowSelection?
  ) throws(PlumbError) {
    session.send(.variant(PlumbSession.storedSizes))
    let environment = canvas.environment(request, text: session.typesetter)
    var stream = FramesStream(
      canvas.header(environment), form,
      axes: [
        ("textSize", environment.contentSizeCategory.shortName),
        ("language", environment.language), ("direction", environment.layoutDirection.word),
      ], to: sink)
    var (number, chosen) = (0, 0)
    environment.perform {
      canvas.forEachScene { scene in
        defer { number += 1 }
        guard rows?.contains(section: 0, row: number, number: number) ?? true else { return }
        chosen += 1
        stream.write { kind in LayoutTree.Scene(scene, kind) }
      }
    }
    if let rows, chosen == 0 { throw .noRow(rows.text, of: number, in: source.path) }
    let conflicts = stream.finish()
    for note in source.notes() { session.send(.warning(note)) }
    session.send(conflicts, file: source.path)
  }
}

extension LayoutVariant {
  fileprivate var axes: [(name: StaticString, value: String?)] {
    [
      ("device", screen), ("textSize", contentSizeCategory.shortName), ("language", language),
      ("direction", direction.word),
    ]
  }
}

/// What later variants of a file have that the first one does not.
private final class PartialLines {
  private var first: [String: LayoutTree.Scene]?
  private var scenes: [LayoutTree.Scene] = []

  /// Adds a row of the present variant.
  func add(_ scene: LayoutTree.Scene) { scenes.append(scene) }

  /// The rows of the present variant as a line; nil for the first one. The next one begins.
  func line(_ variant: LayoutVariant, _ file: String) -> [UInt8]? {
    defer { scenes = [] }
    guard let first else {
      first = Dictionary(scenes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
      return nil
    }
    var line: [UInt8] = []
    var stream = LayoutTreeStream(
      of: variant.header(of: file), layout: .brief, axes: variant.axes, like: 1
    ) { line += $0 }
    for scene in scenes { stream.write(scene, unlike: first[scene.id]) }
    stream.finish()
    return line
  }
}

extension LocalizedCells {
  /// Calls `body` with each row, laid out in a variant; its cell shows another row after that.
  /// Throws if the file whose rows are streamed has changed since they were checked.
  func forEachRow(
    in variant: LayoutVariant, text: any TextMeasurer, _ body: (UITableViewCell, IndexPath) -> Void
  ) throws(PlumbError) {
    guard let file = streamedRows else {
      for source in tables(in: variant, text: text) {
        try source.use { table in
          table.forEachRow { cell, path in
            body(cell, IndexPath(row: path.row, section: source.firstSection + path.section))
          }
        }
      }
      return
    }
    let table = try rowTable(in: variant, text: text)
    var count = 0
    do {
      var reader = file.rows()
      while let rows = try reader?.next() {
        for row in rows { try table.add(.record(row)) }
        let tableView = table.nextTable()
        for row in rows.indices {
          tableView.withRow(at: IndexPath(row: row, section: 0)) { cell in
            body(cell, IndexPath(row: count + row, section: 0))
          }
        }
        count += rows.count
      }
    } catch {
      throw file.changed
    }
    guard count == rowCount else { throw file.changed }
  }
}

extension RowFile {
  fileprivate var changed: PlumbError { PlumbError(path, "has changed while it was read") }
}

/// One layout tree, printed row by row.
private struct FramesStream {
  private var json: LayoutTreeStream?
  private let sink: ([UInt8]) -> Void
  private var conflicts: ConflictReport
  /// The first line for people, before it is printed.
  private var title: [UInt8] = []

  /// Prints the head of the tree `header`, whose scenes are given to `write(_:)`.
  init(
    _ header: LayoutTree, _ form: FramesPrinter.Form,
    axes: [(name: StaticString, value: String?)], to sink: @escaping ([UInt8]) -> Void
  ) {
    self.sink = sink
    conflicts = ConflictReport(width: header.width)
    switch form {
    case .json: json = LayoutTreeStream(of: header, layout: .brief, axes: axes, to: sink)
    case .details: json = LayoutTreeStream(of: header, axes: axes, to: sink)
    case .text: title = Array((VisibleText.line(header.title) + "\n").utf8)
    }
  }

  /// Prints the next row: for people with the names that they use, in JSON with object ids.
  ///
  /// - Parameters:
  ///   - hasConflicts: whether the row may have any; reading it for them takes as long as for JSON.
  ///   - scene: makes the row, with views under names of that kind.
  mutating func write(
    hasConflicts: Bool = true, _ scene: (ViewNames.Kind) -> LayoutTree.Scene
  ) {
    if json != nil {
      if hasConflicts { conflicts.add(scene(.names)) }
      json?.write(scene(.objectIDs))
    } else {
      let named = scene(.names)
      conflicts.add(named)
      sink(title + Array((named.dump + "\n").utf8))
      title = []
    }
  }

  /// Ends the tree. Returns the conflicts of its rows.
  mutating func finish() -> ConflictReport {
    json?.finish()
    if !title.isEmpty { sink(title) }
    return conflicts
  }
}

extension LayoutTree.Scene {
  /// A scene of a document, laid out at its stored size.
  fileprivate init(_ scene: SourceCanvas.Scene, _ kind: ViewNames.Kind) {
    let isNamed = kind == .names
    self = RowReader.scene(
      of: scene.content, named: isNamed ? scene.contentName : scene.id, laidOutBy: scene.root,
      .frames, kind, withRepairs: true)
    id = isNamed ? scene.name : scene.id
    reuseIdentifier = scene.reuseIdentifier
    fittedHeight = scene.fittedHeight.map { Double($0) }
  }
}
