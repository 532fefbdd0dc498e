import LayoutTree
import Reading
import UIKitCore

/// The lines of some rows.
struct RowHeights: Sendable {
  let bytes: [UInt8]
  let rows: Int
  let failures: Int
  /// Whether a row so far had a field that a cell shows.
  let hasShownFields: Bool
  let conflicts: [ConflictReport]
}

/// Lays out rows of a stream in every variant of a source. Used by one thread.
final class RowLayout {
  let path: String
  let variants: [LayoutVariant]
  private let tables: [any RowTable]
  private var writers: [RowHeightWriter]
  private var reader = JSONReader()

  /// Rows that are laid out at a time: those of an Interface Builder file have a cell each.
  private static let batch = 64

  /// Opens a source for rows. Throws if it cannot be used, or not with rows from elsewhere.
  init(
    _ session: PlumbSession, _ file: String, _ request: LayoutRequest,
    _ contents: HeightLineContents
  ) throws(PlumbError) {
    var content = request.content
    content.dataFile = nil
    let source = try session.open(file, CellRequest(content, rows: .given))
    let variants = try session.variants(of: source, request)
    var tables: [any RowTable] = []
    for variant in variants {
      let cells = try session.cells(of: source, in: variant)
      tables.append(try cells.rowTable(in: variant, text: session.typesetter))
    }
    path = source.path
    self.variants = variants
    self.tables = tables
    writers = zip(VariantLabels(variants).all, variants).map {
      RowHeightWriter($0, width: $1.width, contents)
    }
  }

  /// The fields that cells show, for messages.
  var shownFields: String { tables.first?.shownFields ?? "" }

  func heights(of chunk: RowChunk) -> RowHeights {
    let values = values(of: chunk)
    var bytes: [UInt8] = []
    var failures = 0
    for start in stride(from: 0, to: values.count, by: Self.batch) {
      let end = min(start + Self.batch, values.count)
      failures += layOut(values[start..<end], from: chunk.first + start, &bytes)
    }
    let conflicts = writers.indices.map { writers[$0].takeConflicts() }
    return RowHeights(
      bytes: bytes, rows: values.count, failures: failures,
      hasShownFields: tables.contains { $0.hasShownFields }, conflicts: conflicts)
  }

  // MARK: Reading

  /// The outcome of a line: a value, or the reason why it is none.
  private typealias Line = Result<DataValue, RowProblem>

  private func values(of chunk: RowChunk) -> [Line] {
    if chunk.isTooLong {
      let limit = "expected at most \(RowStream.longestLine >> 20) MiB a row"
      return [.failure(RowProblem(message: "too long; \(limit)"))]
    }
    let isText = String(bytes: chunk.bytes, encoding: .utf8) != nil
    return chunk.lines.map { value(of: chunk.bytes[$0], isText: isText) }
  }

  private func value(of line: ArraySlice<UInt8>, isText: Bool) -> Line {
    guard isText || String(bytes: line, encoding: .utf8) != nil else {
      return .failure(RowProblem(message: "not UTF-8 text"))
    }
    do {
      return .success(try reader.read(line: line))
    } catch {
      if let remnant = GitRemnant.diagnostic(ofLine: line, file: "rows") {
        let hint = remnant.hint.map { "; \($0)" } ?? ""
        return .failure(RowProblem(message: remnant.message + hint))
      }
      let expected = error.expected.map { "; expected \($0)" } ?? ""
      return .failure(
        RowProblem(message: "column \(error.column): \(error.message)\(expected)"))
    }
  }

  // MARK: Laying out

  /// Appends the lines of some rows in every variant. Returns how many rows failed in a variant.
  private func layOut(
    _ lines: ArraySlice<Line>, from first: Int, _ bytes: inout [UInt8]
  ) -> Int {
    let problems = tables.map { table in lines.map { add($0, to: table) } }
    var pieces: [[[UInt8]]] = []
    for (number, table) in tables.enumerated() {
      pieces.append(write(problems[number], from: first, table.nextTable(), &writers[number]))
    }
    for row in 0..<lines.count {
      for piece in pieces { bytes += piece[row] }
    }
    return (0..<lines.count).count { row in problems.contains { $0[row] != nil } }
  }

  /// Adds a row to a table; the reason where it has none.
  private func add(_ line: Line, to table: any RowTable) -> String? {
    do throws(RowProblem) {
      try table.add(try line.get())
      return nil
    } catch {
      return error.message
    }
  }

  /// The lines of rows in one variant.
  private func write(
    _ problems: [String?], from first: Int, _ table: UITableView, _ writer: inout RowHeightWriter
  ) -> [[UInt8]] {
    var row = 0
    return problems.enumerated().map { offset, problem in
      if let problem {
        writer.write(first + offset, problem)
      } else {
        let path = IndexPath(row: row, section: 0)
        row += 1
        table.withRow(at: path) { writer.write(first + offset, $0, at: path) }
      }
      return writer.takeBytes()
    }
  }
}

/// Writes the lines of rows in one variant, and gathers their conflicts.
struct RowHeightWriter {
  private let label: VariantLabels.Label
  private let contents: HeightLineContents
  private var lines = RowHeightLines()
  private let variantWidth: Double
  private(set) var conflicts: ConflictReport
  /// Rows whose conflicts have repairs: each takes many layouts to try.
  private var rowsToRepair = 4

  /// - Parameter width: that of the variant, in points.
  init(_ label: VariantLabels.Label, width: Double, _ contents: HeightLineContents) {
    self.label = label
    variantWidth = width
    conflicts = ConflictReport(width: width)
    self.contents = contents
  }

  /// Writes the line of a row that is laid out in `cell`.
  mutating func write(_ index: Int, _ cell: UITableViewCell, at path: IndexPath) {
    if !cell.layoutConflicts.isEmpty {
      rowsToRepair -= 1
      var scene = RowReader.scene(of: cell, at: path, withRepairs: rowsToRepair >= 0)
      scene.id = "\(index)"
      conflicts.add(scene)
    }
    let frames = contents == .frames ? frames(of: cell) : nil
    lines.write(
      RowHeightLine(
        index: index, width: label.width, variant: label.variant,
        outcome: .height(Double(cell.frame.height), frames: frames)))
  }

  /// Writes the line of a row that could not be used.
  mutating func write(_ index: Int, _ problem: String) {
    lines.write(
      RowHeightLine(
        index: index, width: label.width, variant: label.variant, outcome: .error(problem)))
  }

  mutating func takeBytes() -> [UInt8] { lines.takeBytes() }

  mutating func takeConflicts() -> ConflictReport {
    defer { conflicts = ConflictReport(width: variantWidth) }
    return conflicts
  }

  private func frames(of cell: UITableViewCell) -> [(id: String, frame: LayoutTree.Frame)] {
    ViewNames(of: cell, .objectIDs).entries.map {
      ($0.id, LayoutTree.Frame($0.view.frame))
    }
  }
}

/// How lines name the variant: not at all where there is one, by the width where no two share it.
struct VariantLabels {
  /// The labels in the lines of a variant.
  struct Label {
    var width: Double?
    var variant: String?
  }

  let all: [Label]

  init(_ variants: [LayoutVariant]) {
    let isPlain = Set(variants.map(\.width)).count == variants.count
    all = variants.map {
      Label(
        width: variants.count > 1 ? $0.width : nil,
        variant: isPlain ? nil : $0.suffix)
    }
  }

  subscript(index: Int) -> Label { all[index] }
}
