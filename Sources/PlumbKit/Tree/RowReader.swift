import LayoutTree
import UIKit

/// Reads a laid-out cell into a scene of a layout tree.
enum RowReader {
  /// How much is read.
  enum Detail {
    /// Frames and constraints: what `plumb frames` prints and references store.
    case frames
    /// Also what views bring into the layout by themselves.
    case everything
  }

  /// The row that `cell` shows.
  static func scene(
    of cell: UITableViewCell, at indexPath: IndexPath, _ detail: Detail = .frames
  ) -> LayoutTree.Scene {
    var scene = scene(of: cell.contentView, named: "contentView", laidOutBy: cell, detail)
    scene.id = "\(indexPath.section).\(indexPath.row)"
    scene.reuseIdentifier = cell.reuseIdentifier
    return scene
  }

  /// The hierarchy from `root` down, which the engine of `host` lays out; the scene is called `name`.
  static func scene(
    of root: UIView, named name: String, laidOutBy host: UIView, _ detail: Detail = .frames
  ) -> LayoutTree.Scene {
    let views = ViewNames(root, named: name)
    let guides = GuideNames(views)
    var constraints = ConstraintNames(views, guides)
    var values = views.entries.flatMap(\.view.constraints).filter(isShown).map {
      constraints.value(of: $0)
    }
    let conflicts = host.layoutConflicts.map { conflict(of: $0, &constraints, &values) }
    var ranged = 0
    return LayoutTree.Scene(
      id: name, height: host.frame.height, contentHeight: root.frame.height,
      views: views.entries.map { view(of: $0, guides, detail, &ranged) }, constraints: values,
      conflicts: conflicts)
  }

  /// Ambiguous views of a row whose ranges are told: each costs optimizations of all that it hangs together
  /// with. Of others it is told that they are ambiguous.
  private static let mostRanged = 100

  private static func view(
    of entry: ViewNames.Entry, _ guides: GuideNames, _ detail: Detail, _ ranged: inout Int
  ) -> LayoutTree.View {
    var view = LayoutTree.View(entry, withRanges: ranged < mostRanged)
    if view.isAmbiguous { ranged += 1 }
    if detail == .everything { view.details = DetailReader(guides: guides).details(of: entry) }
    return view
  }

  /// How the height of the row that `cell` shows in `table` came about.
  static func sizing(
    of cell: UITableViewCell, at indexPath: IndexPath, in table: UITableView
  ) -> LayoutTree.Scene.Sizing {
    var rule = LayoutTree.Scene.Sizing.Rule(table.heightRule(at: indexPath))
    if rule == .automatic, cell.styleHeight(width: cell.bounds.width) != nil { rule = .style }
    return .init(rule: rule, separator: Double(cell.separatorAllowance))
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
    let proof = ConflictProof(conflict, &names)
    return LayoutTree.Conflict(
      constraints: conflict.constraints.map { names.id(of: $0) },
      broken: names.id(of: conflict.broken), reason: proof.sentence,
      sum: proof.sum, repairs: proof.repairs)
  }
}

extension LayoutTree.Scene.Sizing.Rule {
  /// The same rule in a tree's own type.
  init(_ rule: UITableView.HeightRule) {
    switch rule {
    case .automatic: self = .automatic
    case .fixed: self = .fixed
    case .standard: self = .standard
    }
  }
}
