import Scene
import Sweeps
import UIKitCore
import ViewDrawing

/// Draws a swept row, and the header and footer of its section, for all widths of an interval: at
/// both ends and in the middle, in halves where these are not one drawing.
final class RowDrawer {
  private let swept: SweptCell
  private let pool: InspectorPool
  private let assets: SceneAssets
  private let painter: TablePainter
  private let views: ViewNames
  private let indices: [ObjectIdentifier: Int]

  /// - Parameter views: the views of the row, in the order of the page.
  init(_ swept: SweptCell, _ pool: InspectorPool, _ assets: SceneAssets, _ views: ViewNames) {
    self.swept = swept
    self.pool = pool
    self.assets = assets
    self.views = views
    painter = TablePainter(swept.table, assets: assets)
    indices = Dictionary(
      uniqueKeysWithValues: views.entries.enumerated().map { (ObjectIdentifier($1.view), $0) })
  }

  // MARK: Rows

  /// The drawings for the widths from `first` to `last`: one, if only lengths change.
  func drawings(_ first: Double, _ last: Double) -> [InspectorModel.Piece.Stretch] {
    stretches(swept.widths.number(of: first), swept.widths.number(of: last), depth: 0)
  }

  /// Halvings of a piece whose drawing is not one: below a twentieth of the usual widths a picture
  /// that stands for its neighbours differs from them by little.
  private static let mostHalvings = 5

  private func stretches(_ start: Int, _ end: Int, depth: Int) -> [InspectorModel.Piece.Stretch] {
    if let whole = stretch(start, end) { return [whole] }
    guard end > start, depth < Self.mostHalvings else { return parted(start, end) }
    let middle = (start + end) / 2
    return stretches(start, middle, depth: depth + 1)
      + stretches(middle + 1, end, depth: depth + 1)
  }

  /// One drawing from a width to another, by its number; nil where there is none.
  private func stretch(_ start: Int, _ end: Int) -> InspectorModel.Piece.Stretch? {
    let middle = (start + end) / 2
    let numbers = start == end ? [start] : middle == start ? [start, end] : [start, middle, end]
    let drawn = numbers.map { draw(swept.widths[$0]) }
    // Only now the outlines of all of them are known.
    let stretcher = DrawingStretcher(
      pool, outlines: assets.outlines, scale: swept.widths.scale)
    return stretcher.drawing(of: drawn).map { .init(from: swept.widths[start], drawing: $0) }
  }

  /// Two drawings where the row changes once, as where margins do; else that of the first width,
  /// which differs little from those of its neighbours.
  private func parted(_ start: Int, _ end: Int) -> [InspectorModel.Piece.Stretch] {
    var (same, other) = (start, end)
    while other - same > 1 {
      let middle = (same + other) / 2
      if stretch(start, middle) == nil { other = middle } else { same = middle }
    }
    if same < end, let first = stretch(start, same), let rest = stretch(same + 1, end) {
      return [first, rest]
    }
    return stretch(start, start).map { [$0] } ?? []
  }

  private func draw(_ width: Double) -> DrawnRow {
    swept.layOut(CGFloat(width))
    let node = painter.row(swept.cell, at: swept.path) { [indices] view in
      indices[ObjectIdentifier(view)].map { "\($0)" }
    }
    return DrawnRow(
      node: node,
      size: Scene.Size(Double(swept.cell.frame.width), Double(swept.cell.frame.height)),
      sizes: views.entries.map {
        Scene.Size(Double($0.view.frame.width), Double($0.view.frame.height))
      })
  }

  // MARK: Sections

  /// The header above a section's first row, and the footer below its last; else nil.
  func section(_ element: TableElement) -> InspectorModel.Row.Section? {
    let (table, path) = (swept.table, swept.path)
    let title: String?
    switch element {
    case .sectionHeader where path.row == 0:
      title = table.dataSource?.tableView(table, titleForHeaderInSection: path.section)
    case .sectionFooter where path.row == table.numberOfRows(inSection: path.section) - 1:
      title = table.dataSource?.tableView(table, titleForFooterInSection: path.section)
    default: return nil
    }
    let drawings = sectionDrawings(element, 0, swept.widths.count - 1, depth: 0)
    guard drawings.contains(where: { $0.height > 0 }) else { return nil }
    return .init(title: title.flatMap { $0.isEmpty ? nil : $0 }, drawings: drawings)
  }

  /// Halvings of the range in which a title takes more lines.
  private static let mostSectionHalvings = 10

  private func sectionDrawings(
    _ element: TableElement, _ start: Int, _ end: Int, depth: Int
  ) -> [InspectorModel.Row.Section.Drawing] {
    let middle = (start + end) / 2
    let drawn = Set([start, middle, end]).sorted().compactMap {
      drawSection(element, swept.widths[$0])
    }
    guard let first = drawn.first else { return [] }
    let stretcher = DrawingStretcher(
      pool, outlines: assets.outlines, scale: swept.widths.scale)
    let isEven = drawn.allSatisfy { $0.size.height == first.size.height }
    let entry = { (drawing: Int) in
      InspectorModel.Row.Section.Drawing(
        from: self.swept.widths[start], height: first.size.height, drawing: drawing)
    }
    if isEven, let drawing = stretcher.drawing(of: drawn) { return [entry(drawing)] }
    guard end > start, depth < Self.mostSectionHalvings else {
      return stretcher.drawing(of: [first]).map { [entry($0)] } ?? []
    }
    return sectionDrawings(element, start, middle, depth: depth + 1)
      + sectionDrawings(element, middle + 1, end, depth: depth + 1)
  }

  private func drawSection(_ element: TableElement, _ width: Double) -> DrawnRow? {
    swept.table.withHeaderFooter(element, at: CGFloat(width)) { view -> DrawnRow? in
      guard let node = painter.headerFooter(view) else { return nil }
      let size = Scene.Size(width, Double(view.frame.height))
      return DrawnRow(node: node, size: size, sizes: [])
    } ?? nil
  }
}
