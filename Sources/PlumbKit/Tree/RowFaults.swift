import Diagnostics
import LayoutTree
import Linting
import UIKit

/// Reads what is seen to be wrong with a laid-out row, as `plumb lint` finds it.
enum RowFaults {
  /// The faults of the row that `cell` shows in `table`, with views under the ids of `views`.
  static func faults(
    of cell: UITableViewCell, in table: UITableView, _ views: ViewNames
  ) -> [LayoutTree.Scene.Fault] {
    let document = table.dataSource as? InterfaceTable
    let subject = RowAppearance.Subject(isRow: true, isOnCanvas: document != nil)
    return faults(of: cell.contentView, in: cell, subject, views, document)
  }

  /// The faults of a view that is laid out by itself.
  static func faults(of view: UIView, _ views: ViewNames) -> [LayoutTree.Scene.Fault] {
    faults(of: view, in: view, .init(isRow: false, isOnCanvas: false), views, nil)
  }

  private static func faults(
    of content: UIView, in root: UIView, _ subject: RowAppearance.Subject, _ views: ViewNames,
    _ document: InterfaceTable?
  ) -> [LayoutTree.Scene.Fault] {
    let name = { (view: UIView) -> String in
      guard let id = views.id(of: view) else { return view.displayName }
      return document?.name(ofObject: id).map { "\(Diagnostic.printable($0)) (\(id))" } ?? id
    }
    return RowAppearance(of: content, in: root, subject).faults.map { fault in
      .init(
        rule: fault.rule,
        isNote: fault.severity(isPlaceholder: subject.isOnCanvas) == .note,
        view: views.id(of: fault.view) ?? fault.view.displayName, message: fault.message(name),
        summary: fault.summary(name), hint: fault.hint(name), rect: .init(fault.rect),
        isVertical: fault.isAboveOrBelow)
    }
  }
}
