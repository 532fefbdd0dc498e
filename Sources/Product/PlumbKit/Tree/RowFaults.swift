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
    let document = table.dataSource as? InterfaceTable
    let subject = RowAppearance.Subject(isRow: true, isOnCanvas: document != nil)
    return faults(of: cell.contentView, in: cell, subject, views, document).filter {
      !rules.contains($0.rule)
    }
  }

  /// The faults of a view that is laid out by itself.
  static func faults(
    of view: UIView, _ views: ViewNames, silencing rules: Set<String>
  ) -> [LayoutTree.Scene.Fault] {
    faults(of: view, in: view, .init(isRow: false, isOnCanvas: false), views, nil).filter {
      !rules.contains($0.rule)
    }
  }

  private static func faults(
    of content: UIView, in root: UIView, _ subject: RowAppearance.Subject, _ views: ViewNames,
    _ document: InterfaceTable?
  ) -> [LayoutTree.Scene.Fault] {
    let known = { (view: UIView) in views.id(of: view).flatMap { document?.name(ofObject: $0) } }
    let plain = { (view: UIView) -> String in
      known(view).map { Diagnostic.printable($0) } ?? views.id(of: view) ?? view.displayName
    }
    let name = { (view: UIView) -> String in
      known(view) == nil ? plain(view) : "\(plain(view)) (\(views.id(of: view) ?? "?"))"
    }
    return RowAppearance(of: content, in: root, subject).faults.map { fault in
      .init(
        rule: fault.rule,
        isNote: fault.severity(isPlaceholder: subject.isOnCanvas) == .note,
        view: views.id(of: fault.view) ?? fault.view.displayName, message: fault.message(name),
        summary: fault.summary(plain), hint: fault.hint(plain), rect: .init(fault.rect),
        isVertical: fault.isAboveOrBelow)
    }
  }
}
