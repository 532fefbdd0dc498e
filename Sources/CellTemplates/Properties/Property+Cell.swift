import UIKit

extension Property {
  /// The keys of a cell itself.
  static let cell: [Property] = [
    .constant("accessoryType", "accessory", as: .accessoryType) { (cell: UITableViewCell, type) in
      cell.accessoryType = type
    },
    .constant("editingAccessoryType", as: .accessoryType) { (cell: UITableViewCell, type) in
      cell.editingAccessoryType = type
    },
    .constant("separatorInset", as: .insets) { (cell: UITableViewCell, insets) in
      cell.separatorInset = insets
    },
    .constant("selectionStyle", as: .selectionStyle) { (cell: UITableViewCell, style) in
      cell.selectionStyle = style
    },
    .condition("isSelected") { (cell: UITableViewCell, value) in cell.isSelected = value },
    .constant("showsReorderControl", as: .flag) { (cell: UITableViewCell, value) in
      cell.showsReorderControl = value
    },
    .constant("shouldIndentWhileEditing", as: .flag) { (cell: UITableViewCell, value) in
      cell.shouldIndentWhileEditing = value
    },
    .constant("indentationLevel", as: .integer(in: 0...100)) { (cell: UITableViewCell, level) in
      cell.indentationLevel = level
    },
    .constant("indentationWidth", as: .length) { (cell: UITableViewCell, width) in
      cell.indentationWidth = width
    },
    .constant("backgroundColor", "background", as: .color) { (view: UIView, color) in
      view.backgroundColor = color
    },
    .constant("tintColor", as: .color) { (view: UIView, color) in view.tintColor = color },
    .constant("semanticContentAttribute", as: .semanticContent) { (view: UIView, value) in
      view.semanticContentAttribute = value
    },
    .constant("layoutMargins", as: .insets) { (view: UIView, value) in view.layoutMargins = value },
  ]
}

extension ValueReader<UITableViewCell.AccessoryType> {
  static let accessoryType = choice([
    "none": .none, "disclosureIndicator": .disclosureIndicator,
    "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
    "detailButton": .detailButton,
  ])
}

extension ValueReader<UITableViewCell.EditingStyle> {
  static let editingStyle = choice(["none": .none, "delete": .delete, "insert": .insert])
}

extension ValueReader<UITableViewCell.SelectionStyle> {
  static let selectionStyle = choice([
    "none": .none, "blue": .blue, "gray": .gray, "default": .default,
  ])
}

extension ValueReader<UITableViewCell.CellStyle> {
  static let cellStyle = choice([
    "default": .default, "value1": .value1, "value2": .value2, "subtitle": .subtitle,
  ])
}

extension ValueReader<UITableViewCell.SeparatorStyle> {
  static let separatorStyle = choice([
    "none": .none, "singleLine": .singleLine, "singleLineEtched": .singleLineEtched,
  ])
}

extension ValueReader<UITableView.Style> {
  static let tableStyle = choice([
    "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
  ])
}
