import LayoutTree
import UIKitCore

/// Reads rows one after another. Rows that one cell shows differ in texts and frames; names and
/// equations, which take most of the time to write, are made once for a cell.
struct RowStreamReader {
  /// The names that stay the same while a cell has the same views and constraints.
  private struct Named {
    /// Keeps the cell, so that no other one gets its address.
    let cell: UITableViewCell
    let views: ViewNames
    let guides: [UILayoutGuide]
    let constraints: [NSLayoutConstraint]
    let identifiers: [String?]
    /// The constraints of the last row.
    let values: [LayoutTree.Constraint]

    func describes(_ constraint: NSLayoutConstraint, at index: Int) -> Bool {
      constraints[index] === constraint && identifiers[index] == constraint.identifier
        && values[index].constant == Double(constraint.constant)
        && values[index].priority == Double(constraint.priority.rawValue)
    }
  }

  private let kind: ViewNames.Kind
  private var named: [ObjectIdentifier: Named] = [:]
  /// The most cells whose names are kept; a table reuses one or two for each identifier.
  private static let mostCells = 256
  /// Rows whose conflicts have repairs: each takes many layouts to try.
  private var rowsToRepair: Int

  /// - Parameter rowsToRepair: 0 where repairs are not printed.
  init(_ kind: ViewNames.Kind, rowsToRepair: Int = 20) {
    (self.kind, self.rowsToRepair) = (kind, rowsToRepair)
  }

  /// The row that `cell` shows: equal to that of `RowReader.scene(of:at:_:_:)`. Complexity: linear
  /// in views and constraints.
  mutating func scene(of cell: UITableViewCell, at path: IndexPath) -> LayoutTree.Scene {
    guard cell.layoutConflicts.isEmpty else {
      rowsToRepair -= 1
      return RowReader.scene(of: cell, at: path, .frames, kind, withRepairs: rowsToRepair >= 0)
    }
    guard let known = named[ObjectIdentifier(cell)], holds(known) else {
      let scene = RowReader.scene(of: cell, at: path, .frames, kind)
      keep(cell, scene)
      return scene
    }
    var ranged = 0
    return LayoutTree.Scene(
      id: "\(path.section).\(path.row)", reuseIdentifier: cell.reuseIdentifier,
      height: cell.frame.height, contentHeight: cell.contentView.frame.height,
      views: known.views.entries.map { RowReader.view(of: $0, &ranged) },
      constraints: values(of: known))
  }

  /// The constraints as they stand: those of the last row themselves where all are as they were.
  private func values(of known: Named) -> [LayoutTree.Constraint] {
    var values = known.values
    for (index, constraint) in known.constraints.enumerated() {
      // Where nothing conflicts, a required constraint holds.
      if constraint.priority == .required, values[index].violation == 0 { continue }
      let state = constraint.treeState
      guard values[index].violation != state.violation || values[index].isBroken != state.isBroken
      else { continue }
      (values[index].violation, values[index].isBroken) = state
    }
    return values
  }

  private mutating func keep(_ cell: UITableViewCell, _ scene: LayoutTree.Scene) {
    if named.count >= Self.mostCells { named.removeAll() }
    let views = ViewNames(of: cell, kind)
    let constraints = RowReader.shownConstraints(of: views)
    named[ObjectIdentifier(cell)] = Named(
      cell: cell, views: views, guides: views.entries.flatMap(\.view.layoutGuides),
      constraints: constraints, identifiers: constraints.map(\.identifier),
      values: scene.constraints)
  }

  /// Whether the cell still has the views, guides and constraints that were named.
  private func holds(_ known: Named) -> Bool {
    guard known.views.isCurrent(for: known.cell) else { return false }
    var guides = known.guides[...]
    var next = 0
    let hold = { (constraints: [NSLayoutConstraint]) -> Bool in
      for constraint in constraints where RowReader.isShown(constraint) {
        guard next < known.constraints.count, known.describes(constraint, at: next) else {
          return false
        }
        next += 1
      }
      return true
    }
    for entry in known.views.entries {
      for guide in entry.view.layoutGuides where guides.popFirst() !== guide { return false }
      guard hold(entry.view.constraints) else { return false }
    }
    return hold(known.views.cellConstraints) && guides.isEmpty && next == known.constraints.count
  }
}

extension LayoutTree.Constraint {
  /// Takes over how far the constraint is from holding, and whether the layout gave it up.
  mutating func setState(of constraint: NSLayoutConstraint) {
    (violation, isBroken) = constraint.treeState
  }
}

extension NSLayoutConstraint {
  /// How far the constraint is from holding, and whether the layout gave it up.
  fileprivate var treeState: (violation: Double, isBroken: Bool) {
    let distance = violation
    return (Tolerance.isZero(distance) ? 0 : distance, isBroken)
  }
}
