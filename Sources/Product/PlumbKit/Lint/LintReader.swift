import CellTemplates
import Foundation
import InterfaceBuilder
import Linting
import Reading
import UIKitCore

/// Lints files.
public struct LintReader {
  private let session: PlumbSession
  private let linter: Linter
  private let sweep: SweepRequest?
  private let layout: LayoutRequest
  private let scene: String?
  private let rows: RowSelection?

  /// Lays out with the fonts of a session, and looks for what `linter` knows.
  ///
  /// - Parameters:
  ///   - layout: widths, text sizes and languages in place of those that a file declares.
  ///   - scene: which cell of the file, by object id, reuse identifier or preview; nil for all.
  ///   - rows: which rows, all of them; nil for the first of each cell.
  ///   - sweep: at which widths and in which text sizes rows are looked at as well.
  public init(
    _ session: PlumbSession, _ linter: Linter, _ layout: LayoutRequest = LayoutRequest(),
    scene: String? = nil, rows: RowSelection? = nil, sweeping sweep: SweepRequest? = nil
  ) {
    self.scene = scene
    self.rows = rows
    self.layout = layout
    self.session = session
    self.linter = linter
    self.sweep = sweep
  }

  /// The findings in an Interface Builder file or a template. Of the files around an Interface
  /// Builder file only sources are read, for what they say of the heights of rows.
  ///
  /// - Throws: `PlumbError` when the file cannot be read.
  public func findings(in file: String) throws(PlumbError) -> [Finding] {
    let source = try session.open(
      file, CellRequest(scenes: SceneChoice(scene), surroundings: .ignored))
    let found = try findings(in: source, file)
    guard let sweep, source.rowCount > 0 else { return found.withEdits(of: file) }
    return Self.joined(found, try Sweeper(session, linter).findings(in: source, sweep))
      .withEdits(of: file)
  }

  /// Findings over a range of widths stand in place of the same ones at one of them.
  private static func joined(_ found: [Finding], _ swept: [Finding]) -> [Finding] {
    let known = Set(swept.map { [$0.rule, $0.scene, $0.object] })
    let rest = found.filter { !known.contains([$0.rule, $0.scene, $0.object]) }
    return (rest + swept).enumerated()
      .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
  }

  private func findings(
    in source: CellSource, _ file: String
  ) throws(PlumbError) -> [Finding] {
    var findings: [Finding] = []
    for language in layout.languages.isEmpty ? [nil] : layout.languages.map(Optional.some) {
      guard let canvas = try source.canvas(in: language) else { break }
      findings += self.findings(on: canvas, file, in: language)
    }
    guard try source.canvas(in: nil) == nil else { return Finding.merged(findings) }
    let variants = try session.variants(of: source, layout.inEveryLanguage(of: source))
    let repairs = RepairMemo()
    try session.forEach(variants, of: source) { cells, variant in
      for table in cells.tables(in: variant, text: session.typesetter) {
        table.forEachLintScene(where: rows?.contains) { scene in
          var scene = scene
          scene.repairs = repairs
          findings += linter.findings(in: LintDocument(file: file, scenes: [scene]))
        }
      }
    }
    return Finding.merged(findings)
  }

  /// Cells at each width and text size that was asked for, else as the file stores them.
  private func findings(
    on canvas: SourceCanvas, _ file: String, in language: String?
  ) -> [Finding] {
    session.send(.variant(PlumbSession.storedSizes))
    let alternatives = { (values: [String]) in values.count > 1 ? values : [] }
    let widthNames = alternatives(layout.widths.map { "\(readable($0)) pt" })
    let sizeNames = alternatives(layout.contentSizeCategories.map(\.shortName))
    let directionNames = alternatives(layout.directions.map(\.word))
    let languageName = layout.languages.count > 1 ? language : nil
    let environments = Self.each(layout.contentSizeCategories).flatMap { size in
      Self.each(layout.directions).map { (size, $0) }
    }
    return environments.flatMap { size, direction -> [Finding] in
      var request = layout
      request.contentSizeCategories = layout.contentSizeCategories.one(at: size)
      request.directions = layout.directions.one(at: direction)
      request.languages = [language].compactMap(\.self)
      return canvas.environment(request, text: session.typesetter).perform {
        Self.each(layout.widths).flatMap { number in
          let width = layout.widths.one(at: number).first
          let variant =
            (widthNames.one(at: number) + sizeNames.one(at: size)
            + directionNames.one(at: direction) + [languageName].compactMap(\.self))
            .joined(separator: ", ")
          let scenes = canvas.lintScenes(atWidth: width, .around(file)).enumerated().filter {
            rows?.contains(section: 0, row: $0.offset, number: $0.offset) ?? true
          }.map(\.element)
          let size = request.contentSizeCategories.first?.shortName
          let fields = LayoutFields(
            width: width, textSize: size, language: language,
            direction: request.directions.first?.word)
          return linter.findings(in: LintDocument(file: file, scenes: scenes)).map {
            $0.saying($0.message, variants: variant.isEmpty ? [] : [variant], layout: fields)
          }
        }
      }
    }
  }

  /// The numbers of what was asked for; one that stands for nothing where nothing was.
  private static func each<Value>(_ values: [Value]) -> [Int] {
    values.isEmpty ? [0] : Array(values.indices)
  }
}

extension Array {
  /// The element with a number, alone; nothing where there is none.
  fileprivate func one(at index: Int) -> [Element] {
    indices.contains(index) ? [self[index]] : []
  }
}

extension LayoutRequest {
  /// The request in each language that a source declares, unless it names some.
  func inEveryLanguage(of source: CellSource) -> LayoutRequest {
    var request = self
    if languages.isEmpty { request.languages = source.declaredLanguages }
    return request
  }
}

/// The files that operands of `plumb lint` stand for.
public struct LintFiles: Sendable {
  /// Files to look at, each once: as given, and those of folders in the order of their names.
  public private(set) var paths: [String] = []
  /// Folders in which there is nothing to look at.
  public private(set) var emptyFolders: [String] = []
  /// How many Swift files of the folders are not looked at, because that would run them.
  public private(set) var swiftFilesLeftAlone = 0
  /// How many Interface Builder files of the folders are not looked at: they are for macOS,
  /// watchOS or tvOS, or older than Xcode 5.
  public private(set) var foreignFiles = 0
  /// How many are not, because the Xcode projects around them do not have them.
  public private(set) var unlistedFiles = 0
  /// Says of Xcode projects that Git has left something else in their place; all files around such
  /// a project are looked at.
  public var notes: [Diagnostic] { projects.notes }

  private var projects = XcodeListing()

  /// Files that are looked through in folders, in all.
  private static let limit = 200_000

  /// Files as they are given, and what settings cover of the folders.
  ///
  /// Files in folders are those of strangers: a link that leads out of the folder's project is
  /// passed over.
  ///
  /// - Parameters:
  ///   - allowed: files and folders that links may lead to all the same.
  ///   - compilesFolders: whether the Swift files of a folder are looked at, as one source. They
  ///     are compiled and run for it.
  public init(
    _ operands: [String], _ settings: LintSettings, allowing allowed: [String] = [],
    compilesFolders: Bool = false
  ) {
    var seen: Set<String> = []
    for operand in operands {
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: operand, isDirectory: &isFolder)
      let isWalked = exists && isFolder.boolValue
      var found = [operand]
      if isWalked, !SourceEndings.isSwift(operand) {
        let (files, count) = Self.files(in: operand, settings, allowed)
        let own = files.filter {
          !SourceEndings.isInterface($0) || !InterfaceDocument.isForeign($0)
        }
        found = own.filter { !SourceEndings.isInterface($0) || projects.has($0) }
        foreignFiles += files.count - own.count
        unlistedFiles += own.count - found.count
        if !compilesFolders {
          swiftFilesLeftAlone += count
        } else if count > 0 {
          // All Swift files of a folder are one module, and one source.
          found.append(operand)
        }
      }
      if found.isEmpty { emptyFolders.append(operand) }
      paths += found.filter { seen.insert($0).inserted }
    }
  }

  /// The files to look at, without those of builds, of others' code and of links, and the Swift
  /// files' number.
  private static func files(
    in folder: String, _ settings: LintSettings, _ allowed: [String]
  ) -> (found: [String], swiftFiles: Int) {
    let options: FileManager.DirectoryEnumerationOptions = [.skipsHiddenFiles]
    let root = URL(fileURLWithPath: folder, isDirectory: true)
    guard
      let walk = FileManager.default.enumerator(
        at: root, includingPropertiesForKeys: nil, options: options)
    else { return ([], 0) }
    let prefix = PathName.prefix(in: folder)
    let length = root.standardizedFileURL.path.count + 1
    let access = FileAccess(projectOf: prefix, allowing: allowed)
    var found: [String] = []
    var (count, swiftFiles) = (0, 0)
    while let url = walk.nextObject() as? URL, count < limit {
      count += 1
      let name = url.lastPathComponent
      if SourceEndings.isPassedOver(name) { walk.skipDescendants() }
      if SourceEndings.isSwift(name) { swiftFiles += 1 }
      guard (SourceEndings.interfaces + SourceEndings.templates).contains(where: name.hasSuffix)
      else { continue }
      let path = prefix + String(url.standardizedFileURL.path.dropFirst(length))
      if settings.covers(path), !ResolvedPath.isLink(path) || access.admits(path), isInput(path) {
        found.append(path)
      }
    }
    return (found.sorted(), swiftFiles)
  }

  /// Whether a file is one that can be linted: YAML is used for much else.
  private static func isInput(_ path: String) -> Bool {
    !SourceEndings.isYAML(path) || Template.isTemplate(at: path)
  }
}
