/// Why views changed, as far as a tree knows: their text, and the constraints that somebody has edited.
struct ChangeReasons {
  private let constraints: [EditedConstraint]
  private var toldConstraints: Set<Int> = []
  private var toldTexts: Set<String> = []

  /// Gathers what may be a reason.
  init(_ old: LayoutTree.Scene, _ new: LayoutTree.Scene) {
    let pairing = ConstraintPairing(old.constraints, new.constraints)
    let views = Set(old.views.map(\.id)).symmetricDifference(new.views.map(\.id))
    let comings =
      pairing.removed.map { EditedConstraint($0, "removed") }
      + pairing.added.map { EditedConstraint($0, "added") }
    // Constraints come and go with their views.
    constraints =
      pairing.pairs.compactMap { EditedConstraint($0.old, $0.new) }
      + comings.filter { edited in !edited.anchors.contains { views.contains($0.item) } }
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
    return takeConstraint { $0.explains(step, axis, hierarchy) }
  }

  /// Why the row itself has changed along an axis.
  mutating func reason(along axis: StoryAxis) -> String? {
    takeConstraint { $0.acts(along: axis) }
  }

  private mutating func takeConstraint(where isMeant: (EditedConstraint) -> Bool) -> String? {
    let index = constraints.indices.first {
      !toldConstraints.contains($0) && isMeant(constraints[$0])
    }
    guard let index else { return nil }
    toldConstraints.insert(index)
    return constraints[index].told
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
      .happens(constraints[$0].told)
    }
  }

  /// The text in quotation marks, not more of it than a line can take.
  private static func quoted(_ text: String) -> String {
    let limit = 40
    return text.count > limit ? "\"\(text.prefix(limit - 1))…\"" : "\"\(text)\""
  }
}
