import LayoutTree
import Reading
import Scene
import ViewDrawing

/// Which two versions are compared, at what, and where the picture goes.
public struct DiffRequest: Equatable, Sendable {
  /// The old version's path; `/dev/null` where there was none, `-` for standard input.
  public var old: String
  /// The new version's path; `/dev/null` where there is none any more.
  public var new: String
  /// The name of the file, where the paths are copies: messages say it, templates look for their
  /// data beside it. `nil` for the paths themselves.
  public var name: String?
  /// At what cells are laid out; both versions alike, as the new one by itself.
  public var layout: LayoutRequest
  /// The object id or reuse identifier of the one cell that counts; all of them when `nil`.
  public var scene: String?
  /// Where the picture goes; `.nowhere` for none.
  public var output: OutputDestination
  /// The kind of picture.
  public var format: PictureFormat

  /// A comparison of two files, without a picture.
  public init(
    old: String, new: String, name: String? = nil, layout: LayoutRequest = .init(),
    scene: String? = nil, output: OutputDestination = .nowhere, format: PictureFormat = .png
  ) {
    self.old = old
    self.new = new
    self.name = name
    self.layout = layout
    self.scene = scene
    self.output = output
    self.format = format
  }

  /// The path that stands for a version that does not exist, as Git has it on every system.
  public static let nothing = "/dev/null"

  /// The common name of the two versions.
  public var title: String { name ?? (new == Self.nothing ? old : new) }
}

/// Compares versions of files.
public struct FileComparer {
  private let session: PlumbSession

  /// Lays out with the fonts of a session.
  public init(_ session: PlumbSession) { self.session = session }

  /// Compares two versions of a file, cell by cell, and draws what differs where the request wants
  /// a picture.
  ///
  /// Both are laid out at the widths and for the version of iOS of the new one: what another Xcode
  /// writes into a file changes no phone.
  public func diff(_ request: DiffRequest) throws(PlumbError) -> FileDiff {
    let old = try version(request.old, request), new = try version(request.new, request)
    var variants: [LayoutVariant] = []
    if let source = new ?? old { variants = try session.variants(of: source, request.layout) }
    let assets = SceneAssets(session.typesetter)
    assets.marksEmptyViews = true
    var tables: [(variant: LayoutVariant, old: DiffTable, new: DiffTable)] = []
    for variant in variants {
      tables.append(
        (
          variant, try table(of: old, at: variant, request, assets),
          try table(of: new, at: variant, request, assets)
        ))
    }
    try checkScene(request, tables)
    let diff = FileDiff(title: request.title, tables)
    if request.output != .nowhere, !diff.isSame { try draw(diff, tables, request, assets) }
    return diff
  }

  private func checkScene(
    _ request: DiffRequest, _ tables: [(variant: LayoutVariant, old: DiffTable, new: DiffTable)]
  ) throws(PlumbError) {
    guard let scene = request.scene,
      tables.allSatisfy({ $0.old.cells.isEmpty && $0.new.cells.isEmpty })
    else { return }
    throw PlumbError(request.title, "has no scene \(Diagnostic.quoted(scene)) in either version")
  }

  private func draw(
    _ diff: FileDiff, _ tables: [(variant: LayoutVariant, old: DiffTable, new: DiffTable)],
    _ request: DiffRequest, _ assets: SceneAssets
  ) throws(PlumbError) {
    let styles = Dictionary(
      tables.map { ($0.variant, $0.new.cells.isEmpty ? $0.old : $0.new) },
      uniquingKeysWith: { first, _ in first })
    let page = DiffPage(diff, tables: styles, assets)
    let variant = tables.first?.variant
    let scene = page.scene(assets, SheetTexts(assets, prose: true))
    let tree = LayoutTree(
      file: request.title, width: scene.size.width, scale: variant?.scale ?? 2,
      profile: variant?.profile ?? "")
    try PictureDelivery.checkSize(of: scene.size.height, tree)
    let path = request.output.path(template: request.title, suffix: "diff", format: request.format)
    let picture = PictureRequest(
      layout: request.layout, format: request.format, output: request.output)
    try PictureDelivery(session).deliver(
      TablePicture(scene: scene, tree: tree), picture, to: path)
  }

  // MARK: Versions

  /// Bytes of a version; Interface Builder files may be larger than templates.
  private static let limit = 32 << 20

  /// Reads a version of a file alone; nil where there is none.
  private func version(
    _ path: String, _ request: DiffRequest
  ) throws(PlumbError) -> CellSource? {
    guard path != DiffRequest.nothing else { return nil }
    let isInput = path == PlumbSession.standardInput
    let name = request.name ?? (isInput ? PlumbSession.inputName : path)
    let content = CellRequest(scenes: .every(called: request.scene), surroundings: .ignored)
    let opened = OpenedFiles(access: session.access(of: name))
    // The code of a version is in this process already, under the path that it was read from.
    let source =
      CellSource.isSwift(path)
      ? try CellSource.load(path, content, opened, of: session.app)
      : try CellSource.read(
        isInput ? try session.bytesOfInput(named: name) : try Self.bytes(of: path), path: name,
        names: [name, path], content, opened)
    for warning in source.warnings { session.send(.warning(warning)) }
    return source
  }

  private static func bytes(of path: String) throws(PlumbError) -> [UInt8] {
    let log = DiagnosticLog()
    guard let source = SourceText.read(path, limit: limit, log: log) else {
      throw PlumbError(log.diagnostics)
    }
    return source.bytes
  }

  // MARK: Cells

  private func table(
    of version: CellSource?, at variant: LayoutVariant, _ request: DiffRequest,
    _ assets: SceneAssets
  ) throws(PlumbError) -> DiffTable {
    guard let version else { return DiffTable() }
    let table = try session.cells(of: version, in: variant)
      .table(in: variant, text: session.typesetter)
    return try table.use { tableView in
      tableView.layoutAllRows()
      return DiffTable(
        tableView, table.declaredRows, named: table.rowNames, picked: request.scene, assets)
    }
  }
}
