import InterfaceBuilder
import LayoutTree
import UIKit

/// An Interface Builder file in one language, and the rows that are asked for of it.
struct InterfaceRequest {
  let layout: InterfaceLayout
  let rows: [InterfaceRows.Row]

  /// A table of the rows in a variant, laid out, and the header of its layout tree.
  func table(
    at variant: LayoutVariant, text: any TextMeasurer
  ) -> (table: InterfaceTable, header: LayoutTree) {
    let header = LayoutTree(
      file: layout.document.path, width: variant.width, scale: variant.scale,
      profile: variant.profile, variant: [variant.screen].compactMap(\.self) + variant.remarks)
    let table = variant.environment(text: text).perform {
      let table = InterfaceTable(layout, rows, width: CGFloat(variant.width))
      table.tableView.layoutAllRows()
      return table
    }
    return (table, header)
  }
}
