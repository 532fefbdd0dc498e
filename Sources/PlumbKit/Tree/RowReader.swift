import LayoutTree
import UIKit

/// Reads a laid-out cell into a scene of a layout tree.
enum RowReader {
  /// The row that `cell` shows.
  static func scene(of cell: UITableViewCell, at indexPath: IndexPath) -> LayoutTree.Scene {
    let views = ViewNames(cell.contentView, named: "contentView")
    var constraints = ConstraintNames(views)
    var values = views.entries.flatMap(\.view.constraints).filter(isShown).map {
      constraints.value(of: $0)
    }
    let conflicts = cell.layoutConflicts.map { conflict(of: $0, &constraints, &values) }
    return LayoutTree.Scene(
      id: "\(indexPath.section).\(indexPath.row)", reuseIdentifier: cell.reuseIdentifier,
      height: cell.frame.height, contentHeight: cell.contentView.frame.height,
      views: views.entries.map(LayoutTree.View.init), constraints: values, conflicts: conflicts)
  }

  /// What people write or a stack view stands for; not the intrinsic sizes, which are the views'
  /// own, and not what measuring adds.
  private static func isShown(_ constraint: NSLayoutConstraint) -> Bool {
    switch constraint.origin {
    case .application, .visualFormat, .stackView, .guide: true
    case .autoresizingMask, .contentSize, .encapsulated, .fitting: false
    }
  }

  /// The conflict as ids. What it names and the row does not show, such as the height that the
  /// table decided, joins the row's constraints, so that the ids can be looked up.
  private static func conflict(
    of conflict: LayoutConflict, _ names: inout ConstraintNames,
    _ values: inout [LayoutTree.Constraint]
  ) -> LayoutTree.Conflict {
    for constraint in conflict.constraints {
      let id = names.id(of: constraint)
      if !values.contains(where: { $0.id == id }) { values.append(names.value(of: constraint)) }
    }
    return LayoutTree.Conflict(
      constraints: conflict.constraints.map { names.id(of: $0) },
      broken: names.id(of: conflict.broken))
  }
}
