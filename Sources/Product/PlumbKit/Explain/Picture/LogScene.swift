import ConstraintLog
import LayoutDiagnosis
import LayoutTree

/// A conflict of a message as a scene of a layout tree, so that a diagram can be drawn of it.
struct LogScene {
  /// The views of the whole message, and the constraints of the conflict among them.
  let scene: LayoutTree.Scene
  /// The views that the conflict is about.
  let involved: Set<String>

  /// The room that a drawing fills; a few points of a gap are too little to write a number beside.
  private static let room = (width: 480.0, height: 300.0)
  /// Constraints that are drawn; among more, none can be distinguished.
  private static let most = 100
  /// Drawings are not made larger than this.
  private static let largestScale = 2.5

  /// The scene of one conflict with `layout`'s views, scaled to fill a panel.
  init(_ conflict: LoggedConflict, of diagnosis: LogDiagnosis, _ layout: LogLayout, id: String) {
    let labels = ItemLabels(diagnosis.message, diagnosis.views)
    let width = layout.frames.map { $0.x + $0.width }.max() ?? 0
    let height = layout.frames.map { $0.y + $0.height }.max() ?? 0
    let scale = min(
      Self.largestScale, Self.room.width / max(width, 1), Self.room.height / max(height, 1))
    let views = zip(layout.items, layout.frames).map { item, frame in
      let frame = LayoutTree.Frame(
        x: frame.x * scale, y: frame.y * scale, width: frame.width * scale,
        height: frame.height * scale)
      return LayoutTree.View(
        id: labels.label(of: item), parent: nil, className: item.className ?? "UIView",
        frame: frame, unrounded: .init(frame))
    }
    let members = conflict.members.compactMap { member -> (LoggedConstraint, Bool)? in
      guard case .constraint(let index) = member else { return nil }
      return (diagnosis.message.constraints[index], member == conflict.broken)
    }
    let drawn = members.prefix(Self.most)
    scene = LayoutTree.Scene(
      id: id, height: height * scale, contentHeight: height * scale, views: views,
      constraints: drawn.map { LayoutTree.Constraint($0, isBroken: $1, labels) })
    involved = Set(
      members.flatMap { constraint, _ in
        [constraint.equation.first, constraint.equation.second].compactMap {
          $0.map { labels.label(of: $0.item) }
        }
      })
  }
}

extension LayoutTree.Constraint {
  fileprivate init(_ constraint: LoggedConstraint, isBroken: Bool, _ labels: ItemLabels) {
    let equation = constraint.equation
    let name = { (anchor: LoggedAnchor) in
      LayoutTree.Anchor("\(labels.label(of: anchor.item)).\(anchor.attribute.rawValue)")
    }
    self.init(
      id: constraint.address, first: name(equation.first),
      relation: .init(rawValue: equation.relation.rawValue) ?? .equal,
      second: equation.second.map(name), multiplier: equation.multiplier,
      constant: equation.constant, priority: equation.priority, isBroken: isBroken)
  }
}
