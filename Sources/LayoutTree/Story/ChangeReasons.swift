/// Why views changed, as far as a tree knows: their text, and the constraints that somebody has edited.
struct ChangeReasons {
  private let constraints: [(change: String, views: Set<String>, attributes: Set<String>)]
  private var toldConstraints: Set<Int> = []
  private var toldTexts: Set<String> = []

  /// Gathers what may be a reason.
  init(_ old: LayoutTree.Scene, _ new: LayoutTree.Scene) {
    let pairing = ConstraintPairing(old.constraints, new.constraints)
    let ids = Set(old.views.map(\.id)).symmetricDifference(new.views.map(\.id))
    // Constraints come and go with their views.
    let removed = pairing.removed.filter { $0.items.isDisjoint(with: ids) }
    let added = pairing.added.filter { $0.items.isDisjoint(with: ids) }
    constraints =
      pairing.pairs.compactMap { old, new in
        let parts = old.writtenChanges(to: new)
        return parts.isEmpty
          ? nil
          : ("constraint \(old.id): \(parts.joined(separator: ", "))", new.items, new.attributes)
      } + removed.map { ("constraint removed: \($0.equation)", $0.items, $0.attributes) }
      + added.map { ("constraint added: \($0.equation)", $0.items, $0.attributes) }
  }

  /// Why a view grew or moved along an axis; nil where the tree does not know. What has been told once is
  /// the reason of nothing else.
  mutating func reason(
    for step: ViewStep, _ axis: StoryAxis, _ hierarchy: Hierarchy
  ) -> String? {
    if step.growth != 0, let reason = textReason(step.old, step.new) {
      toldTexts.insert(step.new.id)
      return reason
    }
    return takeConstraint(along: axis) { views in
      // Between a view and what is in it, the inner one moves.
      views.contains(step.new.id)
        && !views.contains { hierarchy.ancestors(of: $0).contains(step.new.id) }
    }
  }

  /// Why the row itself has changed along an axis.
  mutating func reason(along axis: StoryAxis) -> String? {
    takeConstraint(along: axis) { _ in true }
  }

  private mutating func takeConstraint(
    along axis: StoryAxis, where isMeant: (Set<String>) -> Bool
  ) -> String? {
    let index = constraints.indices.first { index in
      !toldConstraints.contains(index) && isMeant(constraints[index].views)
        && !constraints[index].attributes.isDisjoint(with: axis.attributes)
    }
    guard let index else { return nil }
    toldConstraints.insert(index)
    return constraints[index].change
  }

  private func textReason(_ old: LayoutTree.View, _ new: LayoutTree.View) -> String? {
    guard let before = old.text, let after = new.text else { return nil }
    let lines = (old.lines ?? 1, new.lines ?? 1)
    if lines.0 == lines.1 { return before == after ? nil : "text changed" }
    let now =
      lines.1 == 1
      ? "fits on one line"
      : lines.1 > lines.0 ? "wraps to \(lines.1) lines" : "fits on \(lines.1) lines"
    return before == after ? "text \(now)" : "text changed and \(now)"
  }

  /// Texts that changed no frame.
  func untoldTexts(
    _ pairs: [(old: LayoutTree.View, new: LayoutTree.View)]
  ) -> [StoryLine] {
    pairs.compactMap { old, new in
      guard let before = old.text, let after = new.text, before != after,
        !toldTexts.contains(new.id)
      else { return nil }
      return .happens("\(new.id).text \(Self.quoted(before)) → \(Self.quoted(after))")
    }
  }

  /// Constraints that say something else and moved nothing.
  var untoldConstraints: [StoryLine] {
    constraints.indices.filter { !toldConstraints.contains($0) }.map {
      .happens(constraints[$0].change)
    }
  }

  /// The text in quotation marks, not more of it than a line can take.
  private static func quoted(_ text: String) -> String {
    let limit = 40
    return text.count > limit ? "\"\(text.prefix(limit - 1))…\"" : "\"\(text)\""
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

  /// The views and guides that the constraint ties.
  fileprivate var items: Set<String> { Set(anchors.map { String($0.item) }) }

  /// What of them.
  fileprivate var attributes: Set<String> { Set(anchors.map { String($0.attribute) }) }

  private var anchors: [(item: Substring, attribute: Substring)] {
    [first, second].compactMap { anchor in
      guard let anchor, let dot = anchor.lastIndex(of: ".") else { return nil }
      return (anchor[..<dot], anchor[anchor.index(after: dot)...])
    }
  }
}
