import LayoutTree
import Scene

extension SheetColumn {
  /// Diagrams side by side: rows of the same number begin at the same height.
  static func diagrams(
    _ tables: [(table: PaintedTable, variant: LayoutVariant)], layers: [PictureLayer],
    _ assets: SceneAssets, _ texts: SheetTexts
  ) -> [SheetColumn] {
    let type = BadgeText(assets)
    let ink = InkBounds(assets)
    let pages = tables.map { table, _ in
      DiagramPage(
        width: table.tree.width, background: table.rowBackground, title: "", layers: layers,
        palette: table.palette)
    }
    let rows = zip(pages, tables).map { page, entry in
      entry.table.slots.compactMap { page.row($0, ink, type) }
    }
    let tops = tops(of: rows)
    return zip(zip(pages, rows), tables).map { column, entry in
      diagram(column.0, column.1, at: tops, entry.table, entry.variant, type, texts)
    }
  }

  /// Where the rows begin, and last where they end: each band is as high as its highest row.
  private static func tops(of columns: [[DiagramPage.Row]]) -> [Double] {
    var tops = [DiagramPage.headroom + 3]
    for index in 0..<(columns.map(\.count).max() ?? 0) {
      let heights = columns.compactMap { rows in
        rows.indices.contains(index)
          ? max(rows[index].diagram.extent.maxY, rows[index].slot.frame.height) : nil
      }
      let band = (heights.max() ?? 0) + DiagramPage.rowGap + DiagramPage.headroom
      tops.append((tops[index] + band).rounded(.up))
    }
    return tops
  }

  private static func diagram(
    _ page: DiagramPage, _ rows: [DiagramPage.Row], at tops: [Double], _ table: PaintedTable,
    _ variant: LayoutVariant, _ type: BadgeText, _ texts: SheetTexts
  ) -> SheetColumn {
    let left = min(0, rows.map(\.diagram.extent.x).min() ?? 0).rounded(.down)
    let right = max(page.width, rows.map(\.diagram.extent.maxX).max() ?? 0).rounded(.up)
    let bottom = (tops.last ?? 0) - DiagramPage.headroom - DiagramPage.rowGap
    let nodes = zip(rows, tops).map { page.node($0, Scene.Point(0, $1), type) }
    return SheetColumn(
      variant, palette: table.palette,
      extent: Scene.Rect(left, -Ruler.thickness, right - left, bottom + Ruler.thickness),
      nodes: ruler(.horizontal, page.width, table.palette, texts) + nodes,
      signs: rows.flatMap(\.diagram.signs))
  }
}
