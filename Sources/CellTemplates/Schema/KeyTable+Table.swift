import Reading
import UIKit

extension KeyTable {
  /// `table:`
  static let table = KeyTable([
    Key(
      "style", ValueReader<UITableView.Style>.tableStyle.schema, "As in UIKit.", standard: "plain"),
    Key(
      "rowHeight", ValueReader<RowHeight>.rowHeight.schema,
      "Height of every row, or `automatic`: the cell is asked.", standard: "automatic"),
    Key(
      "estimatedRowHeight", ValueReader<RowHeight>.rowHeight.schema,
      "What stands in for rows that are not measured yet; 0 turns self-sizing off.", standard: "44"),
    Key(
      "separatorStyle", ValueReader<UITableViewCell.SeparatorStyle>.separatorStyle.schema,
      "Lines between rows.", standard: "singleLine"),
    Key("separatorInset", ValueReader<UIEdgeInsets>.insets.schema, "Where the lines end."),
    Key("separatorColor", ValueReader<UIColor>.color.schema, "Colour of the lines."),
    Key("backgroundColor", ValueReader<UIColor>.color.schema, "Colour behind the rows."),
    Key(
      "isEditing", .flag, "Whether rows show their editing controls; `editingStyle` of cells.",
      standard: "false"),
    Key(
      "allowsMultipleSelectionDuringEditing", .flag,
      "Whether rows that are edited have a circle to be checked, `isSelected` of cells.",
      standard: "false"),
    Key(
      "sectionIndexTitles", ValueReader<[String]>.texts.schema,
      "The letters at the edge; they make every row narrower."),
  ])
}
