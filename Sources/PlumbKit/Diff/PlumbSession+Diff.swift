import Diagnostics
import LayoutTree
import Scene

extension PlumbSession {
  /// Compares two versions of a file, cell by cell, and draws what differs where the request wants a picture.
  ///
  /// Both are laid out at the widths and for the version of iOS of the new one: what another Xcode writes
  /// into a file changes no phone.
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
    let looks = Dictionary(
      tables.map { ($0.variant, $0.new.cells.isEmpty ? $0.old : $0.new) },
      uniquingKeysWith: { first, _ in first })
    let page = DiffPage(diff, looks: looks, assets)
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
