/// A constraint that says something else than before, and what that can be the reason of.
struct EditedConstraint {
  /// `constraint title.top == contentView.top + 11: constant 11 → 12`
  let told: String
  /// The views and guides that it ties, and what of them.
  let anchors: [(item: String, attribute: String)]
  /// By how much its constant is another one, where nothing else of it is; in points.
  private let step: Double?

  /// Nil for two that say the same.
  init?(_ old: LayoutTree.Constraint, _ new: LayoutTree.Constraint) {
    let parts = old.writtenChanges(to: new)
    guard let first = parts.first else { return nil }
    told = "constraint \(old.id): \(parts.joined(separator: ", "))"
    anchors = new.anchors
    step = parts.count == 1 && first.hasPrefix("constant") ? new.constant - old.constant : nil
  }

  /// One that came or went.
  init(_ constraint: LayoutTree.Constraint, _ fate: String) {
    told = "constraint \(fate): \(constraint.equation)"
    anchors = constraint.anchors
    step = nil
  }

  /// Whether it decides along an axis.
  func acts(along axis: StoryAxis) -> Bool {
    anchors.contains { axis.attributes.contains($0.attribute) }
  }

  /// Whether a view has changed as the constraint would have it: in what the constraint speaks of, and by
  /// as much as its constant has.
  func explains(_ view: ViewStep, _ axis: StoryAxis, _ hierarchy: Hierarchy) -> Bool {
    // Between a view and what is in it, the inner one moves.
    guard !anchors.contains(where: { hierarchy.ancestors(of: $0.item).contains(view.new.id) })
    else { return false }
    return anchors.contains { anchor in
      guard anchor.item == view.new.id, axis.attributes.contains(anchor.attribute) else {
        return false
      }
      let distances = view.distances(of: anchor.attribute).filter { abs($0) > 0.0005 }
      guard let step else { return !distances.isEmpty }
      return distances.contains { abs(abs($0) - abs(step)) < 0.01 }
    }
  }
}

extension ViewStep {
  /// How far what an attribute speaks of may have moved: before and after rounding, and to either side,
  /// since leading is right in some languages.
  fileprivate func distances(of attribute: String) -> [Double] {
    switch attribute {
    case "width", "height": [growth, exactGrowth]
    case "centerX", "centerY", "centerXWithinMargins", "centerYWithinMargins":
      [shift + growth / 2, exactShift + exactGrowth / 2]
    default: [shift, exactShift, shift + growth, exactShift + exactGrowth]
    }
  }
}

extension LayoutTree.Constraint {
  /// What is written differently in `other`: `constant 20 → 24`.
  fileprivate func writtenChanges(to other: Self) -> [String] {
    [
      ("first", first, other.first),
      ("relation", relation.rawValue, other.relation.rawValue),
      ("second", second ?? "none", other.second ?? "none"),
      ("multiplier", readable(multiplier), readable(other.multiplier)),
      ("constant", readable(constant), readable(other.constant)),
      ("priority", readable(priority), readable(other.priority)),
      ("state", isBroken ? "broken" : "kept", other.isBroken ? "broken" : "kept"),
    ].filter { $0.1 != $0.2 }.map { "\($0.0) \($0.1) → \($0.2)" }
  }

  fileprivate var anchors: [(item: String, attribute: String)] {
    [first, second].compactMap { anchor in
      guard let anchor, let dot = anchor.lastIndex(of: ".") else { return nil }
      return (String(anchor[..<dot]), String(anchor[anchor.index(after: dot)...]))
    }
  }
}
