import UIKit

extension LintRule {
  /// Views of a content view that hang on the cell around it.
  static let pinnedToCell = LintRule(
    "pinned-to-cell", .warning,
    summary: "A subview of the content view is pinned to the cell instead.",
    rationale: """
      The content view moves and shrinks for accessories, swipes and editing; the cell does not. And \
      a row sizes itself by its content view: a chain that ends at the cell is no chain.
      """
  ) { scene in
    guard scene.rowHeight != .none, scene.root !== scene.content else { return [] }
    return scene.constraints.compactMap { entry in
      guard let view = entry.constraint.partner(of: scene.root), view !== scene.content else {
        return nil
      }
      return Observation(
        object: entry.id, place: entry.place,
        message:
          "\(scene.name(of: view)) is pinned to the cell: `\(scene.equation(entry.constraint))`",
        hint: "pin it to the content view")
    }
  }
}

extension NSLayoutConstraint {
  /// The view below `root` that the constraint ties to `root`, or to a guide of it.
  fileprivate func partner(of root: UIView) -> UIView? {
    let owners = [firstItem.owner, secondItem.owner]
    guard owners.contains(where: { $0 === root }) else { return nil }
    return owners.compactMap(\.self).first { $0 !== root }
  }
}
