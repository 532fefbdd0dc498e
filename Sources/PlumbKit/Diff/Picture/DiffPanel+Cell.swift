import LayoutTree
import Scene

extension DiffPanel {
  /// What the panels of a page have in common.
  struct Tools {
    let ink: InkBounds
    let texts: SheetTexts
    let type: BadgeText
  }

  /// A cell in one variant.
  init(
    _ cell: FileDiff.Cell, _ variant: LayoutVariant, _ diff: CellDiff, _ look: DiffTable,
    _ tools: Tools
  ) {
    let old = diff.comparison?.old.layout ?? diff.old?.compared.layout
    let new = diff.comparison?.new.layout ?? diff.new?.compared.layout
    let width = variant.width
    let rows = (
      old.map {
        RowGeometry($0, width: width, isRightToLeft: diff.old?.slot.isRightToLeft == true)
      },
      new.map { RowGeometry($0, width: width, isRightToLeft: diff.new?.slot.isRightToLeft == true) }
    )
    let sides: [(DiffMarks.Version, DiffCell?, RowGeometry?, RowGeometry?)] = [
      (.before, diff.old, rows.0, rows.1), (.after, diff.new, rows.1, rows.0),
    ]
    heading = cell.shortHeading
    detail = Self.detail(diff, variant)
    palette = look.palette
    rowBackground = look.rowBackground
    id = "cell-\(cell.id)-\(variant.suffix)"
    versions = sides.compactMap { version, cell, geometry, other in
      guard let cell, let geometry else { return nil }
      let marks = DiffMarks(
        version: version, palette: look.palette, geometry: geometry, other: other,
        text: tools.ink.text(in: [cell.slot.node]))
      return Version(version, cell, marks.marks(diff.changes), geometry, look, tools)
    }
  }

  private static func detail(_ diff: CellDiff, _ variant: LayoutVariant) -> String {
    let height: String? =
      switch (diff.old?.compared.layout.height, diff.new?.compared.layout.height) {
      case (let old?, let new?) where old == new: "height \(readable(new))"
      case (let old?, let new?): "height \(readable(old)) → \(readable(new))"
      case (nil, let new?): "added, height \(readable(new))"
      case (let old?, nil): "removed, height \(readable(old))"
      case (nil, nil): nil
      }
    let constraints = diff.changes.filter { $0.isOfConstraint }.count
    let counted =
      constraints == 0
      ? nil : constraints == 1 ? "1 constraint edit" : "\(constraints) constraint edits"
    return
      ([variant.caption] + variant.remarks.filter { $0 != variant.caption }
      + [height, counted].compactMap(\.self)).joined(separator: "  ·  ")
  }
}

extension DiffPanel.Version {
  fileprivate init(
    _ version: DiffMarks.Version, _ cell: DiffCell, _ marks: [DiagramMark],
    _ geometry: RowGeometry, _ look: DiffTable, _ tools: DiffPanel.Tools
  ) {
    caption = version == .before ? "before" : "after"
    color = version == .before ? look.palette.before : look.palette.after
    slot = cell.slot
    let headroom = 16.0
    let room = Scene.Rect(0, -headroom, tools.texts.rowName.width(caption) + 4, headroom - 1)
    let input = LayerInput(
      geometry: geometry, text: tools.ink.text(in: [cell.slot.node]) + cell.slot.obstacles + [room],
      palette: look.palette, headroom: headroom)
    diagram = RowDiagram(
      input, marks: marks, around: marks.compactMap { geometry.rect(of: $0.id) }, named: "marks",
      type: tools.type)
  }
}

extension SceneChange {
  fileprivate var isOfConstraint: Bool {
    if case .constraint = subject { true } else { false }
  }
}
