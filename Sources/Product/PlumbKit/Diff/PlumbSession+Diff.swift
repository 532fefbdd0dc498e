import CellTemplates
import Diagnostics
import InterfaceBuilder
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
  /// What the file is called, where the paths are copies: messages say it, templates look for their
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

  /// What the two versions are called together.
  public var title: String { name ?? (new == Self.nothing ? old : new) }
}

extension PlumbSession {
  /// Compares two versions of a file, cell by cell, and draws what differs where the request wants
  /// a picture.
  ///
  /// Both are laid out at the widths and for the version of iOS of the new one: what another Xcode
  /// writes into a file changes no phone.
  public func diff(_ request: DiffRequest) throws(PlumbError) -> FileDiff {
    let old = try side(request.old, request), new = try side(request.new, request)
    let variants = try (newest(old, new)).variants(request.layout)
    let assets = SceneAssets(typesetter)
    var tables: [(variant: LayoutVariant, old: DiffTable, new: DiffTable)] = []
    for variant in variants {
      tables.append(
        (
          variant, try diffTable(of: old, at: variant, request, assets),
          try diffTable(of: new, at: variant, request, assets)
        ))
    }
    try checkScene(request, tables)
    let diff = FileDiff(title: request.title, tables)
    if request.output != .nowhere, !diff.isSame { try draw(diff, tables, request, assets) }
    return diff
  }

  private func newest(_ old: DiffSide, _ new: DiffSide) -> DiffSide {
    if case .absent = new { old } else { new }
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
    try checkSize(of: scene.size.height, tree)
    let path = request.output.path(template: request.title, suffix: "diff", format: request.format)
    let picture = PictureRequest(
      layout: request.layout, format: request.format, output: request.output)
    try deliver(TablePicture(scene: scene, tree: tree, damagedPictures: []), picture, to: path)
  }
}

extension PlumbSession {
  /// Bytes of a version; Interface Builder files may be larger than templates.
  private static let diffLimit = 32 << 20

  /// Reads a version of a file. What kind it is says its name, else its content: copies that tools
  /// make have names of their own.
  func side(_ path: String, _ request: DiffRequest) throws(PlumbError) -> DiffSide {
    guard path != DiffRequest.nothing else { return .absent }
    let name = request.name ?? (path == Self.standardInput ? "stdin" : path)
    let bytes = try bytes(of: path, name)
    switch Self.kind(of: bytes, named: [name, path]) {
    case .template: return .template(try template(bytes, name))
    case .interface:
      do {
        return .interface(InterfaceLayout(try InterfaceDocument.read(bytes, path: name)))
      } catch {
        throw PlumbError(error.diagnostics)
      }
    case .other:
      throw PlumbError(
        name, "is neither a template nor an Interface Builder file",
        hint: "compare .xib, .storyboard or .yaml")
    }
  }

  private enum Kind {
    case interface, template, other
  }

  private func bytes(of path: String, _ name: String) throws(PlumbError) -> [UInt8] {
    if path == Self.standardInput {
      guard let bytes = input() else { throw PlumbError(name, "standard input cannot be read") }
      return bytes
    }
    let log = DiagnosticLog()
    guard let source = SourceText.read(path, limit: Self.diffLimit, log: log) else {
      throw PlumbError(log.diagnostics)
    }
    return source.bytes
  }

  private func template(_ bytes: [UInt8], _ name: String) throws(PlumbError) -> Template {
    do {
      let template = try Template.parse(bytes, file: name)
      for warning in template.warnings { send(.warning(warning)) }
      return template
    } catch {
      throw PlumbError(error.diagnostics)
    }
  }

  private static func kind(of bytes: [UInt8], named names: [String]) -> Kind {
    for name in names {
      if InterfaceDocument.isInterfaceFile(name) { return .interface }
      if name.hasSuffix(".yaml") || name.hasSuffix(".yml") { return .template }
    }
    if bytes.first(where: { $0 > 0x20 }) == UInt8(ascii: "<") { return .interface }
    let file = names.first?.split(separator: "/").last ?? ""
    return file.dropFirst().contains(".") ? .other : .template
  }
}
