@_exported import CellSources
import Foundation
import ProjectFile
import Reading
import Rendering
import Typesetting
import UIKitCore

/// The resources that a run needs once and many files share: the fonts, and what has been shaped
/// with them.
///
/// One thread at a time may use a session.
public final class PlumbSession {
  /// Something worth telling while files are worked on.
  public enum Event: Sendable {
    /// A picture is complete, in a file.
    case wrote(path: String)
    /// A picture is complete, and goes where the request's owner puts it.
    case drew(DrawnPicture)
    /// An oddity that the template's reader found.
    case warning(Diagnostic)
    /// Required constraints contradict each other in some rows; messages with their minimal sets.
    case conflicts([Diagnostic])
    /// A source of a project is read next.
    case reading(String)
    /// From now on the file is worked on in this variant: `320 pt, dark`.
    case variant(String)
    /// So many rows of a table are done.
    case progress(file: String, rows: Int, of: Int)
  }

  /// The name of an input that is no file: the bytes come from standard input.
  public static let standardInput = "-"

  /// How an Interface Builder file is laid out where nobody asks for a width.
  static let storedSizes = "its stored sizes"

  /// The code of an app in this process, which is laid out on the main thread only.
  let app: (any AppCode)?
  private let fonts: OpenFonts
  var typesetter: Typesetter { fonts.typesetter }
  /// Letters painted for one picture are ready for the next.
  var masks: GlyphMaskStore { fonts.masks }
  /// Gets the fonts back when the session is over; nil for none.
  private let pool: FontPool?
  let temporaries: TemporaryFiles
  private var opened = OpenedFiles(access: FileAccess(projectOf: ""))
  /// Files and folders outside of their project that sources may name.
  let allowedReads: [String]
  /// Whether pictures are written through links.
  public var followsLinks = false
  /// Whether nobody waits for the result any more; asked between variants and rows.
  package var isCancelled: () -> Bool = { false }
  private let input: () -> [UInt8]?
  private let report: (Event) -> Void
  /// Whether a source is laid out that was reported before.
  private var isQuiet = false
  /// Sources of a project, read once for all their variants.
  private var kept: [KeptSourceKey: CellSource] = [:]
  /// The fingerprint and the libraries that paint: hashing the fonts takes longer than a picture.
  private(set) lazy var wholeFingerprint = fingerprint + RenderingFingerprint.lines
  /// Every path written, and from what, so that no picture is lost under another.
  private var written: [String: String] = [:]

  /// The profile of what names none itself, in place of a template's own.
  private let usualProfile: String?
  /// Rules of `plumb lint` that the project has switched off: nothing else reports their findings.
  let silencedRules: Set<String>

  /// Opens the fonts; `report` is called as things happen.
  ///
  /// - Parameters:
  ///   - project: whose fonts and profile hold where nothing else is said.
  ///   - fonts: a folder of fonts in place of the project's.
  ///   - allowedReads: files and folders that sources may name although they lead out of their
  ///     project.
  ///   - temporaries: where unfinished files are noted.
  ///   - input: everything on standard input, for the template named `-`; nil when that fails.
  /// - Throws: `PlumbError` when the system font, or the project's folder of fonts, cannot be
  ///   opened.
  public convenience init(
    project: ProjectFile? = nil, fonts: String? = nil, allowedReads: [String] = [],
    temporaries: TemporaryFiles = TemporaryFiles(),
    input: @escaping () -> [UInt8]? = { nil }, report: @escaping (Event) -> Void
  ) throws(PlumbError) {
    try self.init(
      of: nil, project: project, fonts: fonts, allowedReads: allowedReads,
      temporaries: temporaries, input: input, report: report)
  }

  /// The same, with the code of an app where this process has some, and fonts of former sessions.
  package init(
    of app: (any AppCode)?, project: ProjectFile?, fonts: String? = nil, pool: FontPool? = nil,
    allowedReads: [String], temporaries: TemporaryFiles = TemporaryFiles(),
    input: @escaping () -> [UInt8]? = { nil }, report: @escaping (Event) -> Void
  ) throws(PlumbError) {
    self.app = app
    self.temporaries = temporaries
    self.allowedReads = allowedReads
    self.input = input
    self.report = report
    usualProfile = project?.profile
    silencedRules = project?.lint.silencedRules ?? []
    let preferred = try fonts.map { path throws(PlumbError) in
      try FontsFolder(name: path, path: path).checked()
    }
    let own = preferred == nil ? try project?.fontsFolder(allowedReads) : nil
    // Which files an app brings along is known to its code alone.
    self.pool = app == nil ? pool : nil
    let catalog = FontCatalog.system(
      own: own, preferred: preferred, appFiles: { app?.fonts ?? [] })
    do throws(FontError) {
      let kept = self.pool?.take(catalog)
      self.fonts = if let kept { kept } else { try OpenFonts(catalog) }
    } catch {
      throw PlumbError([
        Diagnostic(.error, error.description, hint: "run `make setup` to fetch the fonts")
      ])
    }
    // Where each preview has a process, the one that has started it says so.
    if app?.drawsPart != true, let family = typesetter.systemFontSubstitute {
      report(.warning(Self.substituted(by: family)))
    }
  }

  deinit { pool?.put(fonts) }

  /// Variables by which a program that lies elsewhere finds the fonts of this tool.
  package static var fontVariables: [String: String] {
    [FontCatalog.packagedVariable: FontCatalog.defaultFolder]
  }

  private static func substituted(by family: String) -> Diagnostic {
    Diagnostic(
      .warning,
      "no InterVariable.ttf in \(FontCatalog.defaultFolder): text is set in \(family), and wider or "
        + "narrower than on a phone",
      hint: "run `make setup` to fetch the fonts")
  }

  /// The files that the last source was read from, those that are missing included.
  public var sources: [String] { opened.paths }

  /// Fonts and libraries that layouts depend on, one per line.
  public var fingerprint: [String] { typesetter.fingerprint }

  /// Passes an event on.
  func send(_ event: Event) { if !isQuiet { report(event) } }

  /// Ends the work on a file where nobody waits for it any more.
  func checkCancellation() throws(PlumbError) {
    if isCancelled() { throw PlumbError([Diagnostic(.error, "cancelled")]) }
  }

  /// Lays a source out otherwise, whose warnings were reported before.
  func quietly<Result>(
    _ body: () throws(PlumbError) -> Result
  ) throws(PlumbError) -> Result {
    isQuiet = true
    defer { isQuiet = false }
    return try body()
  }

  /// Gives up what is reserved for the pictures of `file`: they are drawn again.
  func release(_ file: String) { written = written.filter { $0.value != file } }

  /// Reserves `path` for the picture of `file`.
  func claim(_ path: String, for file: String) throws(PlumbError) {
    guard let other = written.updateValue(file, forKey: path) else { return }
    if other == file {
      throw PlumbError(
        file, "it has more pictures than one, and all would be \(path)",
        hint: "name a folder with --output")
    }
    throw PlumbError(
      file, "its picture \(path) would replace that of \(other)",
      hint: "name another folder with --output")
  }
}

// MARK: - Sources

extension PlumbSession {
  /// Reads a source, and reports what is strange about it. `text`: a template in place of what the
  /// file has.
  func open(
    _ file: String, text: [UInt8]? = nil, _ request: CellRequest
  ) throws(PlumbError) -> CellSource {
    let name = file == Self.standardInput ? Self.inputName : file
    opened = OpenedFiles(access: access(of: name, request.content))
    let text = file == Self.standardInput ? try bytesOfInput() : text
    let source =
      if let text {
        try CellSource.read(text, path: name, names: [Self.inputName], request, opened)
      } else { try CellSource.load(file, request, opened, of: app) }
    for warning in source.warnings { send(.warning(warning)) }
    return source
  }

  /// Which files a source may name, with the content that the command line asks for.
  package func access(of file: String, _ content: ContentRequest = .init()) -> FileAccess {
    FileAccess(
      projectOf: file, allowing: allowedReads,
      texts: content.isTyped ? content.settings.map(\.text) : [])
  }

  /// Everything on standard input.
  func bytesOfInput(named name: String = inputName) throws(PlumbError) -> [UInt8] {
    guard let bytes = input() else {
      throw PlumbError(name, "standard input cannot be read")
    }
    return bytes
  }

  package static let inputName = "stdin"

  /// The variants of a source in a request, by default with the project's profile.
  func variants(
    of source: CellSource, _ request: LayoutRequest
  ) throws(PlumbError) -> [LayoutVariant] {
    var request = request
    request.usualProfile = request.usualProfile ?? usualProfile
    return try source.variants(request)
  }

  /// The cells of a source in a variant's language; faults of texts are reported once.
  func cells(
    of source: CellSource, in variant: LayoutVariant
  ) throws(PlumbError) -> any LocalizedCells {
    try source.localized(to: variant.language) { send(.warning($0)) }
  }

  /// Calls `body` with each variant and its cells, then reports what those lacked.
  func forEach(
    _ variants: [LayoutVariant], of source: CellSource,
    _ body: (any LocalizedCells, LayoutVariant) throws(PlumbError) -> Void
  ) throws(PlumbError) {
    for variant in variants {
      try checkCancellation()
      send(.variant(variant.summary))
      try body(try cells(of: source, in: variant), variant)
    }
    for note in source.notes() { send(.warning(note)) }
  }

  func send(_ conflicts: ConflictReport, file: String) {
    let diagnostics = conflicts.diagnostics(file: file)
    if !diagnostics.isEmpty { send(.conflicts(diagnostics)) }
  }
}

/// Distinguishes sources that are kept.
private struct KeptSourceKey: Hashable {
  let path: String
  let content: ContentRequest
  let scene: String?
}

extension PlumbSession {
  /// Sources that are kept before all are forgotten.
  private static let keptSources = 16

  /// The source of a project, read once for all its variants as long as not too many others come
  /// between.
  ///
  /// - Parameters:
  ///   - scene: the one preview of a Swift source that is drawn; nil for everything.
  ///   - project: the project file, which names the source.
  func keptSource(
    _ path: String, _ content: ContentRequest, scene: String? = nil, of project: String
  ) throws(PlumbError) -> CellSource {
    let key = KeptSourceKey(path: path, content: content, scene: scene)
    if let known = kept[key] { return known }
    let access = FileAccess(projectOf: project, allowing: allowedReads)
      .union(FileAccess(projectOf: path, allowing: []))
    let source = try CellSource.load(
      path, CellRequest(content, scenes: SceneChoice(scene)),
      OpenedFiles(access: access), of: app)
    if kept.count >= Self.keptSources { kept.removeAll() }
    kept[key] = source
    return source
  }
}

/// A folder whose fonts go before those of the machine, as it was named.
struct FontsFolder {
  let name: String
  let path: String
  /// Where a file names it; nil for an option.
  var location: FileLocation?

  /// The path without a slash at its end. Throws `PlumbError` where it is not there, or a font in
  /// it was not fetched from Git LFS: pictures in other fonts would be of no use.
  func checked() throws(PlumbError) -> String {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
      isFolder.boolValue
    else {
      let key = location == nil ? "--fonts" : "'fonts'"
      throw PlumbError([
        Diagnostic(
          .error, at: location, "there is no folder of fonts \(Diagnostic.quoted(name))",
          hint: "without \(key) those of the machine are used; `make setup` fetches them")
      ])
    }
    let folder = PathName.withoutSlashes(path)
    let files = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    let pointers = files.map { "\(folder)/\($0)" }.filter { file in
      guard [".ttf", ".otf", ".ttc"].contains(where: file.hasSuffix) else { return false }
      let bytes = try? FileContents.read(file, limit: 1 << 10)
      return bytes.flatMap(\.self).map(GitRemnant.isPointer) ?? false
    }
    guard pointers.isEmpty else {
      throw PlumbError(pointers.map { GitRemnant.diagnostic(ofPointer: $0) })
    }
    return folder
  }
}
