import Linting
import ProjectFile
import Sweeps
import UIKitCore

/// The rows and widths of a sweep.
public struct SweepRequest: Equatable, Sendable {
  /// Text sizes, languages, appearances, scale and content; widths and devices are not looked at.
  public var layout: LayoutRequest
  /// The table's widths in points; nil for the project's, else the usual ones.
  public var widths: ClosedRange<Double>?
  /// Devices whose windows' widths replace a range; empty for the range.
  public var devices: [Device] = []
  /// Which rows; nil for all.
  public var rows: RowSelection?
  /// Which cell of an Interface Builder file, by object id or reuse identifier; nil for all.
  public var scene: String?
  /// Rows of a reuse identifier that are looked at; nil for all. Others differ in their texts only.
  public var rowsPerCell: Int?

  /// A sweep of all rows over the usual widths.
  public init(
    _ layout: LayoutRequest = .init(), widths: ClosedRange<Double>? = nil
  ) {
    self.layout = layout
    self.widths = widths
  }

  /// The request with what a project says where the command line says nothing.
  public func filled(from settings: SweepSettings) -> SweepRequest {
    var request = self
    if widths == nil, devices.isEmpty {
      request.widths = settings.widths
      request.devices = settings.devices
    }
    if layout.contentSizeCategories.isEmpty {
      request.layout.contentSizeCategories = settings.textSizes
    }
    if layout.languages.isEmpty { request.layout.languages = settings.languages }
    if layout.appearances.isEmpty { request.layout.appearances = settings.appearances }
    return request
  }

  /// The widths where no devices are swept.
  var range: ClosedRange<Double> { widths ?? SweepWidths.usual }

  fileprivate func widths(scale: Double) -> SweepWidths {
    let listed = devices.flatMap(\.windowWidths)
    return SweepWidths(listing: listed, scale: scale) ?? SweepWidths(range, scale: scale)
  }
}

extension Device {
  /// The widths in points that a window can have which fills the screen or, on an iPad, shares it
  /// in Split View or lies over another in Slide Over.
  ///
  /// Of phones only the upright screen: on its side the safe area narrows the content, which a width
  /// does not describe. Split View leaves 10 points between two windows; the narrow one has 320
  /// points, or 375 on the larger screens, and on its side a screen can be halved. Observed, iOS 9
  /// to 18; from iOS 26 windows of iPads have any width, and a range is the better question.
  public var windowWidths: [Double] {
    let (short, long) = (Double(portraitWidth), Double(portraitHeight))
    guard isPad else { return front == .homeButton ? [short, long] : [short] }
    let divider = 10.0
    let upright = short >= 1000 ? 375.0 : 320.0
    let across = long >= 1130 ? 375.0 : 320.0
    return [
      upright, short - divider - upright, short, across, (long - divider) / 2,
      long - divider - across, long,
    ]
  }
}

/// Lays rows out at every width of a range, a pixel apart, to find faults.
public struct Sweeper {
  private let session: PlumbSession
  private let linter: Linter

  /// Lays out with the fonts of a session, and looks for what the rules of `linter` find.
  public init(_ session: PlumbSession, _ linter: Linter) {
    self.session = session
    self.linter = linter
  }

  /// Sweeps a file in each text size, language, appearance and direction of the request, else in
  /// those that the file declares.
  ///
  /// - Complexity: O(rows × widths) layouts of a row; a row keeps its cell, so that nothing but the
  ///   layout is done again.
  public func sweep(_ file: String, _ request: SweepRequest) throws(PlumbError) -> SweepReport {
    let source = try session.open(
      file, CellRequest(request.layout.content, scenes: SceneChoice(request.scene)))
    return try sweep(source, request)
  }

  /// Rows of a reuse identifier that `plumb lint` looks at: others differ in their texts only.
  private static let lintedRowsPerCell = 10

  /// The findings of a source that was opened before, its ranges of widths in their words.
  func findings(in source: CellSource, _ request: SweepRequest) throws(PlumbError) -> [Finding] {
    var request = request
    request.rowsPerCell = Self.lintedRowsPerCell
    return try sweep(source, request).findings
  }

  func variants(
    of source: CellSource, _ request: SweepRequest
  ) throws(PlumbError) -> [LayoutVariant] {
    var layout = request.layout.inEveryLanguage(of: source)
    layout.widths = [request.range.lowerBound]
    layout.devices = []
    layout.orientations = []
    return Self.distinct(try session.variants(of: source, layout))
  }

  /// Sweeps a source that was opened before.
  ///
  /// - Parameters:
  ///   - variants: some of those of the source; nil for all.
  ///   - visit: is called with each row, while its cell can still be laid out.
  func sweep(
    _ source: CellSource, _ request: SweepRequest, in variants: [LayoutVariant]? = nil,
    visiting visit: (SweptCell) -> Void = { _ in }
  ) throws(PlumbError) -> SweepReport {
    let file = source.path
    var all = variants ?? []
    if variants == nil { all = try self.variants(of: source, request) }
    let names = CaseNames(all)
    let probe = linter.layoutProbe(of: file)
    var cases: [SweepCase] = []
    try session.forEach(all, of: source) { cells, variant throws(PlumbError) in
      let widths = request.widths(scale: variant.scale)
      let rows = try sweep(cells, file, variant, widths, request, probe, visit)
      cases.append(SweepCase(variant, name: names.name(of: variant), widths, rows))
    }
    return SweepReport(file: file, cases: cases)
  }

  /// Declared variants that differ in their widths or names only are one.
  static func distinct(_ variants: [LayoutVariant]) -> [LayoutVariant] {
    variants.uniqued { CaseNames.axes(of: $0) }
  }

  private func sweep(
    _ cells: any LocalizedCells, _ file: String, _ variant: LayoutVariant, _ widths: SweepWidths,
    _ request: SweepRequest, _ probe: LayoutProbe, _ visit: (SweptCell) -> Void
  ) throws(PlumbError) -> [SweepRow] {
    var rows: [SweepRow] = []
    for source in cells.tables(in: variant, text: session.typesetter) {
      rows += try sweep(source, file, variant, widths, request, probe, visit)
    }
    return rows
  }

  private func sweep(
    _ source: SourceTable, _ file: String, _ variant: LayoutVariant, _ widths: SweepWidths,
    _ request: SweepRequest, _ probe: LayoutProbe, _ visit: (SweptCell) -> Void
  ) throws(PlumbError) -> [SweepRow] {
    try source.use { table throws(PlumbError) in
      let paths = paths(in: table, request)
      if paths.isEmpty, let rows = request.rows {
        throw PlumbError(
          file, "has no row \(rows.text)", expected: SelectedRows(nil, in: table).inventory)
      }
      var rows: [SweepRow] = []
      var counts: [String: Int] = [:]
      for path in paths {
        try session.checkCancellation()
        let row = table.withRow(
          at: path,
          resizing: { cell, layOut -> SweepRow? in
            let identifier = cell.reuseIdentifier ?? ""
            counts[identifier, default: 0] += 1
            guard counts[identifier, default: 0] <= request.rowsPerCell ?? .max else { return nil }
            return withoutActuallyEscaping(layOut) { layOut in
              let row = RowSweep(
                cell, at: IndexPath(row: path.row, section: source.firstSection + path.section),
                widths, session.typesetter, probe, layOut
              ) { source.lintScene(of: cell, at: path) }.row()
              visit(
                SweptCell(
                  row: row, cell: cell, path: path, table: table, variant: variant,
                  widths: widths, layOut: layOut,
                  declaration: { source.lintScene(of: cell, at: path) }))
              return row
            }
          })
        if let row, let row { rows.append(row) }
        session.send(.progress(file: file, rows: rows.count, of: paths.count))
      }
      return rows
    }
  }

  private func paths(in table: UITableView, _ request: SweepRequest) -> [IndexPath] {
    let selected = SelectedRows(request.rows, in: table)
    return (0..<table.numberOfSections).flatMap { section in
      (0..<table.numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
    }.filter { selected.contains(.row($0)) }
  }
}

/// A row that was swept, in its cell: good for the time of a call.
struct SweptCell {
  let row: SweepRow
  let cell: UITableViewCell
  let path: IndexPath
  let table: UITableView
  let variant: LayoutVariant
  let widths: SweepWidths
  /// Lays the cell out at a width of the table, in points.
  let layOut: (CGFloat) -> Void
  /// The row as its file declares it; nil for a cell that no file describes.
  let declaration: () -> LintScene?
}

/// The names that tell the cases of a sweep apart.
private struct CaseNames {
  /// Whether the cases differ in an axis.
  private let varies: [Bool]

  init(_ variants: [LayoutVariant]) {
    let axes = variants.map(Self.axes)
    varies = (axes.first ?? []).indices.map { index in Set(axes.map { $0[index] }).count > 1 }
  }

  /// Text size, language, appearance, direction, version of iOS and scale.
  static func axes(of variant: LayoutVariant) -> [String] {
    [
      variant.contentSizeCategory.shortName, variant.language ?? "",
      variant.appearance.word,
      variant.direction.word, variant.profile,
      "\(readable(variant.scale))x",
    ]
  }

  /// `AX3, de`; empty where there is one case only.
  func name(of variant: LayoutVariant) -> String {
    zip(Self.axes(of: variant), varies).filter { !$0.isEmpty && $1 }.map(\.0)
      .joined(separator: ", ")
  }
}

extension SweepCase {
  fileprivate init(
    _ variant: LayoutVariant, name: String, _ widths: SweepWidths, _ rows: [SweepRow]
  ) {
    self.init(
      name: name, textSize: variant.contentSizeCategory.shortName, language: variant.language,
      appearance: variant.appearance, direction: variant.direction, widths: widths, rows: rows)
  }
}

extension SweepReport {
  /// The report for programs: one object, a line, with repairs as edits of the file.
  public func answer(withPieces: Bool) -> [UInt8] {
    let editor = SourceEditor(file)
    return json(withPieces: withPieces) { editor?.edits(of: $0) ?? [] }
  }
}
