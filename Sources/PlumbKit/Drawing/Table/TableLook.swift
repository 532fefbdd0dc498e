import UIKit

/// Colours and radii of a table, by its style and the version of iOS.
///
/// Up to iOS 12 read off screenshots of that time; since iOS 13 UIKit's semantic colours, as Apple
/// documents them for tables (`UITableView.Style`, "UI element colors").
struct TableLook {
  private let style: UITableView.Style
  private let version: Int

  init(_ table: UITableView) {
    style = table.style
    version = table.environment.profile.version
  }

  /// Whether signs are symbols in semantic colours, as since iOS 13.
  var isModern: Bool { version >= 13 }

  /// Behind the rows.
  var background: UIColor { style == .plain ? .systemBackground : .systemGroupedBackground }

  /// Behind one row.
  var rowBackground: UIColor {
    style == .plain ? .systemBackground : .secondarySystemGroupedBackground
  }

  /// Over the ground of a selected row.
  var selection: UIColor { isModern ? .systemGray4 : UIColor(white: 0.85, alpha: 1) }

  /// The chevron, the empty circle and the reorder grip.
  var sign: UIColor { isModern ? .tertiaryLabel : .systemGray3 }

  /// Behind the title of a section of a plain table: a pane up to iOS 14, nothing since.
  var plainHeader: UIColor? {
    guard style == .plain, version < 15 else { return nil }
    return UIColor(rgba: 0xF7F7_F7FF, dark: 0x1C1C_1EFF)
  }

  /// The corners of an inset grouped block: 10 points since iOS 13, round ends of a single row
  /// since iOS 26.
  var blockRadius: Double { version >= 26 ? 26 : 10 }
}
