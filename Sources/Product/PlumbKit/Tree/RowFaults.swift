import CellSources
import Diagnostics
import LayoutTree
import Linting
import UIKit

/// Reads what is seen to be wrong with a laid-out row, as `plumb lint` finds it.
enum RowFaults {
  /// The faults of the row that `cell` shows in `table`, with views under the ids of `views`, but
  /// for those of some rules.
  static func faults(
    of cell: UITableViewCell, in table: UITableView, _ views: ViewNames,
    silencing rules: Set<String> = []
  ) -> [LayoutTree.Scene.Fault] {
    let subject = RowAppearance.Subject(
      .row, table.dataSource is InterfaceTable ? .onCanvas : .filled)
    return faults(of: cell.contentView, in: cell, subject, views, silencing: rules)
  }

  /// The faults of a view that is laid out by itself.
  static func faults(
    of view: UIView, _ views: ViewNames, silencing rules: Set<String>
  ) -> [LayoutTree.Scene.Fault] {
    let subject = RowAppearance.Subject(.view, .filled)
    return faults(of: view, in: view, subject, views, silencing: rules)
  }

  /// The faults of a content view that lies in `root`.
  static func faults(
    of content: UIView, in root: UIView, _ subject: RowAppearance.Subject, _ views: ViewNames,
    silencing rules: Set<String>
  ) -> [LayoutTree.Scene.Fault] {
    let name = { (view: UIView) in views.id(of: view) ?? view.displayName }
    return RowAppearance(of: content, in: root, subject).faults.filter { !rules.contains($0.rule) }
      .map { fault in
        .init(
          rule: fault.rule,
          isNote: fault.severity(isPlaceholder: subject.isOnCanvas) == .note,
          view: name(fault.view), message: fault.message(name), summary: fault.summary(name),
          hint: fault.hint(name), rect: .init(fault.rect), isVertical: fault.isAboveOrBelow)
      }
  }
}
