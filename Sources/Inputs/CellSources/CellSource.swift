import CellTemplates
import Foundation
import InterfaceBuilder
import LayoutTree
import Linting
import Reading
import UIKitCore

@_exported import struct Diagnostics.PlumbError

/// Cells to lay out, whatever they are written in. Everything after reading works with this type
/// alone: variants, languages, data, tables, warnings, and the files to watch.
///
/// A class, because texts in further languages are read when they are first asked for. It may be
/// used by one thread at a time.
package final class CellSource {
  private let maker: any CellMaker
  private let request: CellRequest
  private let opened: OpenedFiles
  private var languages: [String: any LocalizedCells] = [:]
  private var readRecords: [DataRecord]?

  init(_ maker: any CellMaker, _ request: CellRequest, _ opened: OpenedFiles) {
    self.maker = maker
    self.request = request
    self.opened = opened
  }

  /// The path as it was given; `stdin` for standard input.
  package var path: String { maker.path }
  /// The title of its pictures.
  package var name: String { maker.name }
  /// Findings of the reader that are strange, but not wrong.
  package var warnings: [Diagnostic] { maker.warnings }
  /// The parts with pictures of their own in snapshots, previews; empty for one of everything.
  package var parts: [SourcePart] { maker.parts }
  package var picturePath: String { maker.stem }

  /// The name of its picture in a variant, after the name of its file: `320-dark`, or with the
  /// preview that it shows `Long-title-320-dark`.
  package func suffix(_ variant: String) -> String {
    maker.part.map { "\($0)-\(variant)" } ?? variant
  }

  /// How many rows there are: those of the data file that was asked for, else the source's own. An
  /// Interface Builder file has one for each scene. A data file that cannot be read has none here;
  /// `localized(to:warn:)` reports it.
  package var rowCount: Int { ((try? records()) ?? nil)?.count ?? maker.rowCount }

  package func variants(_ request: LayoutRequest) throws(PlumbError) -> [LayoutVariant] {
    try request.variants(
      declared: maker.declaredVariants, settings: maker.settings, path: maker.path)
  }

  /// The languages that the source declares where none of its variants names one.
  package var declaredLanguages: [String] {
    let isNamed = maker.declaredVariants.contains { $0.language != nil }
    return isNamed ? [] : maker.settings.languages
  }

  /// The cells with their texts in a language, and with the content that was asked for; nil for the
  /// language that they are written in. `warn`: is called when the language is first asked for.
  package func localized(
    to language: String?, warn: (Diagnostic) -> Void
  ) throws(PlumbError) -> any LocalizedCells {
    let key = language ?? ""
    if let known = languages[key] { return known }
    let streaming = try streamingCells(in: language, warn: warn)
    let cells = if let streaming { streaming } else { try keptCells(in: language, warn: warn) }
    languages[key] = cells
    return cells
  }

  private func keptCells(
    in language: String?, warn: (Diagnostic) -> Void
  ) throws(PlumbError) -> any LocalizedCells {
    let context = ReadingContext(request: request, records: try records(), opened: opened)
    return try maker.cells(in: language, context, warn: warn)
  }

  /// The cells for rows of the data file that are not kept; nil where they have to be. A file of
  /// the size that is kept is read again where anything is wrong with it: its messages have the
  /// line.
  private func streamingCells(
    in language: String?, warn: (Diagnostic) -> Void
  ) throws(PlumbError) -> (any LocalizedCells)? {
    guard request.streamsRows, readRecords == nil, let path = request.content.dataFile,
      let file = RowFile(path)
    else { return nil }
    opened.add([path])
    let context = ReadingContext(request: request, records: nil, opened: opened)
    do throws(PlumbError) {
      return try maker.cells(in: language, streaming: file, context, warn: warn)
    } catch {
      if file.fitsInMemory { return nil }
      throw error
    }
  }

  /// The scenes at their stored sizes; nil for a file that stores none.
  package func canvas(in language: String?) throws(PlumbError) -> SourceCanvas? {
    try maker.canvas(
      in: language, ReadingContext(request: request, records: nil, opened: opened))
  }

  /// What cells asked for and did not get, each once; complete when all has been drawn.
  package func notes() -> [Diagnostic] { maker.notes(opened) }

  private func records() throws(PlumbError) -> [DataRecord]? {
    guard let file = request.content.dataFile else { return nil }
    if let readRecords { return readRecords }
    opened.add([file])
    do {
      let records = try DataFile.rows(of: file)
      readRecords = records
      return records
    } catch {
      throw PlumbError(error.diagnostics)
    }
  }
}

/// A part of a source that has pictures of its own.
package struct SourcePart: Hashable, Sendable {
  /// As names of files have it; empty where the source's own name says it all.
  package let name: String
  package let scene: String

  package init(name: String, scene: String) {
    self.name = name
    self.scene = scene
  }
}

package struct CellRequest: Hashable {
  /// The content in place of the source's own.
  package var content: ContentRequest
  /// Which cells of an Interface Builder file are rows; templates have their rows.
  package var scenes: SceneChoice
  /// The files around an Interface Builder file that have its texts, pictures and colours.
  package var surroundings: Surroundings
  package var rows: Rows

  /// The use of the files around an Interface Builder file.
  package enum Surroundings { case read, ignored }

  /// Where rows come from.
  package enum Rows {
    /// From the source or a data file; a source without either is an error.
    case own
    /// From whoever asks.
    case given
  }

  /// Whether the rows of a data file may be read again for each table instead of being kept: for
  /// callers that look at one row at a time (`LocalizedCells.streamedRows`).
  package var streamsRows = false

  /// A request for the cells that a picture shows.
  package init(
    _ content: ContentRequest = .init(), scenes: SceneChoice = .shown,
    surroundings: Surroundings = .read, rows: Rows = .own
  ) {
    self.content = content
    self.scenes = scenes
    self.surroundings = surroundings
    self.rows = rows
  }
}

/// Which scenes of an Interface Builder file are rows.
package enum SceneChoice: Hashable {
  /// Those that a picture of the file shows: cells, else views. It is an error without any.
  case shown
  /// Those with this object id or reuse identifier. It is an error when there are none.
  case called(String)
  /// All of them, or all with this object id or reuse identifier, perhaps none.
  case every(called: String?)

  /// The scene of that name; those that a picture shows where it is nil.
  package init(_ name: String?) { self = name.map { .called($0) } ?? .shown }
}

// MARK: - Makers

extension CellSource {
  /// Reads a source.
  ///
  /// - Parameters:
  ///   - opened: gets the files, those of a source that cannot be used included.
  ///   - app: what Swift sources are found in; nil where none can be read.
  package static func load(
    _ path: String, _ request: CellRequest, _ opened: OpenedFiles, of app: (any AppCode)?
  ) throws(PlumbError) -> CellSource {
    let isInterface = InterfaceDocument.isInterfaceFile(path)
    if !isInterface, isSwift(path) {
      guard let app else {
        throw refusal(of: path)
      }
      return CellSource(try app.maker(of: path, opened), request, opened)
    }
    if !isInterface, case .called(let name) = request.scenes {
      throw PlumbError(
        path, "a template has no scene \(Diagnostic.quoted(name)): its cells are in rows",
        hint: "--rows, or --row, chooses some")
    }
    do throws(PlumbError) {
      let maker: any CellMaker =
        isInterface
        ? try InterfaceMaker.load(path, opened) : try TemplateMaker.load(path, opened)
      return CellSource(maker, request, opened)
    } catch {
      throw misnamed(path, isInterface: isInterface) ?? error
    }
  }

  private static func refusal(of path: String) -> PlumbError {
    PlumbError(
      path,
      SourceEndings.isSwift(path)
        ? "Swift sources cannot be read by this command" : leftAlone(swiftFiles(in: path)))
  }

  /// The error for a file whose name says XML and whose first character does not, or vice versa.
  private static func misnamed(_ path: String, isInterface: Bool) -> PlumbError? {
    let file = try? FileContents.read(path, limit: 32 << 20)
    guard let bytes = FileScope.current.texts[path] ?? file.flatMap(\.self),
      let start = bytes.prefix(beginning).first(where: { $0 > 0x20 }), start < 0x80,
      (start == UInt8(ascii: "<")) != isInterface, GitRemnant(in: bytes) == nil
    else { return nil }
    return isInterface
      ? PlumbError(path, "the file is no XML", hint: "a template is a .yaml file")
      : PlumbError(
        path, "is XML, not a template", hint: "an Interface Builder file is a .xib or .storyboard")
  }

  /// The bytes of a file in which its first character is looked for.
  private static let beginning = 512

  /// Reads a source from its bytes.
  ///
  /// - Parameters:
  ///   - path: what messages call it; data files are looked for beside it.
  ///   - names: say what kind of input it is, the first that does. Where none does, the content
  ///     says it: copies that tools make have names of their own.
  package static func read(
    _ bytes: [UInt8], path: String, names: [String], _ request: CellRequest,
    _ opened: OpenedFiles? = nil
  ) throws(PlumbError) -> CellSource {
    let opened = opened ?? OpenedFiles(access: FileAccess(projectOf: path))
    let maker: any CellMaker
    switch Kind(of: bytes, named: names) {
    case .interface: maker = try InterfaceMaker.read(bytes, path: path)
    case .template: maker = try TemplateMaker.read(bytes, path: path, opened)
    case .other:
      throw PlumbError(
        path, "is neither a template nor an Interface Builder file",
        hint: "compare .xib, .storyboard, .swift or .yaml")
    }
    return CellSource(maker, request, opened)
  }

  /// A template that was read before.
  package convenience init(_ template: Template, _ request: CellRequest = .init()) {
    let opened = OpenedFiles(access: FileAccess(projectOf: template.path))
    opened.add(template.files)
    self.init(TemplateMaker(template), request, opened)
  }

  private enum Kind {
    case interface, template, other

    init(of bytes: [UInt8], named names: [String]) {
      for name in names {
        if InterfaceDocument.isInterfaceFile(name) {
          self = .interface
          return
        }
        if SourceEndings.isYAML(name) {
          self = .template
          return
        }
      }
      if bytes.first(where: { $0 > 0x20 }) == UInt8(ascii: "<") {
        self = .interface
        return
      }
      let file = PathName.last(of: names.first ?? "")
      self = file.dropFirst().contains(".") ? .other : .template
    }
  }
}

/// A table of a source in one variant, and what keeps its rows alive.
package struct SourceTable {
  private let owner: any TableOwner
  /// The head of its layout tree: everything but the rows.
  package let header: LayoutTree
  private let variant: LayoutVariant
  /// The number of its first section where tables of one source are counted through.
  package let firstSection: Int

  /// A table of the source at `path`.
  package init(
    _ owner: any TableOwner, of path: String, in variant: LayoutVariant, firstSection: Int = 0
  ) {
    self.owner = owner
    self.variant = variant
    self.firstSection = firstSection
    header = variant.header(of: path)
  }

  /// Whether the table's estimates of its rows are the application's own.
  package var hasOwnEstimates: Bool { owner.hasOwnEstimates }

  /// The source of each row, as it is written; nil where that is read from the views of the row.
  package var declaredRows: [DeclaredRow]? { owner.declaredRows }

  /// The name of each row in the source; nil where rows have only numbers.
  package var rowNames: [String]? { owner.rowNames }

  /// Calls `body` with the table, whose data source and delegate live until it returns.
  package func use<Result>(
    _ body: (UITableView) throws(PlumbError) -> Result
  ) throws(PlumbError) -> Result {
    try withExtendedLifetime(owner) { () throws(PlumbError) in try body(owner.tableView) }
  }

  /// Rows of one identifier that rules look at: other rows differ in their texts only.
  private static let rowsPerIdentifier = 10
  /// Rows in all that are passed on the way to those.
  private static let rowLimit = 10_000

  /// Calls `body` with the rows that lint rules look at, the first of each identifier or those of a
  /// section, row and number that are chosen; a row's views are gone after it.
  package func forEachLintScene(
    where isChosen: ((Int, Int, Int) -> Bool)? = nil, _ body: (LintScene) -> Void
  ) {
    let (table, most) = (owner.tableView, isChosen == nil ? Self.rowsPerIdentifier : Self.rowLimit)
    var counts: [String: Int] = [:]
    var passed = 0
    for section in 0..<table.numberOfSections {
      for row in 0..<table.numberOfRows(inSection: section) {
        passed += 1
        guard passed <= Self.rowLimit else { return }
        let path = IndexPath(row: row, section: section)
        guard isChosen?(firstSection + section, row, passed - 1) ?? true else { continue }
        let known = owner.reuseIdentifier(at: path)
        if let known, counts[known, default: 0] >= most { continue }
        table.withRow(at: path) { cell in
          let identifier = known ?? cell.reuseIdentifier ?? ""
          counts[identifier, default: 0] += 1
          guard counts[identifier, default: 0] <= most else { return }
          guard var scene = owner.lintScene(of: cell, at: path) else { return }
          let name = "\(firstSection + section).\(row)"
          scene.occasion = .init(
            row: name, variant: variant.summary, layout: variant.fields(row: name))
          body(scene)
        }
      }
    }
  }

  /// The scene of the row that a cell of the table shows now, for lint rules; nil for a cell that
  /// no file describes. The scene stays good while the cell keeps its content, at every width.
  package func lintScene(of cell: UITableViewCell, at path: IndexPath) -> LintScene? {
    owner.lintScene(of: cell, at: path)
  }
}

/// The data source and delegate of a table.
package protocol TableOwner: AnyObject {
  var tableView: UITableView { get }
  var hasOwnEstimates: Bool { get }
  var declaredRows: [DeclaredRow]? { get }
  var rowNames: [String]? { get }

  /// The identifier of the cell for a row, where it is known without making one.
  func reuseIdentifier(at path: IndexPath) -> String?

  /// The row that `cell` shows, as rules see it; nil for rows that are linted otherwise.
  func lintScene(of cell: UITableViewCell, at path: IndexPath) -> LintScene?
}

extension TableOwner {
  package var rowNames: [String]? { nil }
  package func reuseIdentifier(at path: IndexPath) -> String? { nil }
}

/// A row as it was written: a scene of an Interface Builder file.
package struct DeclaredRow {
  package let id: String
  /// The reuse identifier of the cell; nil for one without, and for a view that is no cell.
  package let reuseIdentifier: String?
  package let title: String
  /// Views, properties and constraints.
  package let declaration: SceneDeclaration
}

extension LayoutVariant {
  /// The layout tree of a table in the variant, without rows.
  package func header(of path: String) -> LayoutTree {
    LayoutTree(
      file: path, width: width, scale: scale, profile: profile,
      variant: [screen].compactMap(\.self) + remarks)
  }
}
