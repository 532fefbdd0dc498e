import Diagnostics
import Reading
import UIKit

/// The properties of a template's table.
struct TablePlan: Sendable {
  var style: UITableView.Style = .plain
  var rowHeight = RowHeight.automatic
  /// What stands in for a row not yet measured; 0 turns estimates off, automatic leaves it to the table.
  var estimatedRowHeight = RowHeight.points(44)
  var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
  var separatorInset: UIEdgeInsets?
  var separatorColor: UIColor?
  var backgroundColor: UIColor?
  var sectionIndexTitles: [String]?
  var isEditing = false
  var allowsMultipleSelectionDuringEditing = false
}

/// Rows under one header.
struct SectionPlan: Sendable {
  let header: String?
  let footer: String?
  let indexTitle: String?
  var rows: [DataRecord]
  let rules: RowRules
}

/// How a row finds its cell and its height.
struct RowRules: Sendable {
  var cell: Choice<String>
  var height: Choice<RowHeight>
  var estimatedHeight: Choice<RowHeight>
}

/// The first of several values whose condition holds.
struct Choice<Value: Sendable>: Sendable {
  struct Rule: Sendable {
    /// Nil holds for every row.
    let condition: Condition?
    let value: @Sendable (DataRecord) -> Value?
  }

  let rules: [Rule]
  var fields: [FieldUse] = []

  /// Nil when no rule holds for the row.
  func value(for row: DataRecord) -> Value? {
    rules.first { $0.condition?.holds(for: row) ?? true }?.value(row)
  }

  /// The same for every row.
  static func always(_ value: Value) -> Choice {
    Choice(rules: [Rule(condition: nil, value: { _ in value })])
  }
}

/// The height of a row.
enum RowHeight: Sendable, Hashable {
  case automatic
  case points(Double)
}
