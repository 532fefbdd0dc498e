import LayoutTree
import Numbers

/// Why views changed, as far as a tree knows: their text, and the constraints that somebody has
/// edited.
struct ChangeReasons {
  private let constraints: [EditedConstraint]
  private var usedConstraints: Set<Int> = []
  private var usedTexts: Set<String> = []

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

  /// Why a view grew or moved along an axis; nil where the tree does not know. Each reason is given
  /// once.
  mutating func reason(
    for step: ViewStep, _ axis: SummaryAxis, _ hierarchy: Hierarchy
  ) -> String? {
    if step.growth != 0, let reason = textReason(step.old, step.new) {
      usedTexts.insert(step.new.id)
      return reason
    }
    return takeConstraint { $0.explains(step, axis, hierarchy) }
  }

  /// Why the row itself has changed along an axis.
  mutating func reason(along axis: SummaryAxis) -> String? {
    takeConstraint { $0.acts(along: axis) }
  }

  private mutating func takeConstraint(where isMeant: (EditedConstraint) -> Bool) -> String? {
    let index = constraints.indices.first {
      !usedConstraints.contains($0) && isMeant(constraints[$0])
    }
    guard let index else { return nil }
    usedConstraints.insert(index)
    return constraints[index].text
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
  func unexplainedTexts(
    _ pairs: [(old: LayoutTree.View, new: LayoutTree.View)]
  ) -> [SummaryLine] {
    pairs.compactMap { old, new in
      guard let before = old.text, let after = new.text, before != after,
        !usedTexts.contains(new.id)
      else { return nil }
      return .happens("\(new.id).text \(Self.quoted(before)) → \(Self.quoted(after))")
    }
  }

  /// Constraints that say something else and moved nothing.
  var unexplainedConstraints: [SummaryLine] {
    constraints.indices.filter { !usedConstraints.contains($0) }.map {
      .happens(constraints[$0].text)
    }
  }

  /// The text in quotation marks, not more of it than a line can take.
  private static func quoted(_ text: String) -> String {
    let limit = 40
    return text.count > limit ? "\"\(text.prefix(limit - 1))…\"" : "\"\(text)\""
  }
}

/// A constraint that was edited, added or removed, and the changes of frames that it explains.
private struct EditedConstraint {
  /// `constraint title.top == contentView.top + 11: constant 11 → 12`
  let text: String
  /// The views and guides that it ties, and what of them.
  fileprivate let anchors: [LayoutTree.Anchor]
  /// By how much its constant is another one, where nothing else of it is; in points.
  private let step: Double?

  /// Nil for two that say the same.
  init?(_ old: LayoutTree.Constraint, _ new: LayoutTree.Constraint) {
    let parts = old.differences(to: new).filter { $0.part != .violation }
    guard !parts.isEmpty else { return nil }
    text = "constraint \(old.id): \(parts.map(\.words).joined(separator: ", "))"
    anchors = new.anchors
    step = parts.map(\.part) == [.constant] ? new.constant - old.constant : nil
  }

  /// One that came or went.
  init(_ constraint: LayoutTree.Constraint, _ fate: String) {
    text = "constraint \(fate): \(constraint.equation)"
    anchors = constraint.anchors
    step = nil
  }

  /// Whether it decides along an axis.
  fileprivate func acts(along axis: SummaryAxis) -> Bool {
    anchors.contains { axis.isOf($0.attribute) }
  }

  /// Whether a view has changed as the constraint would have it: in what the constraint speaks of,
  /// and by as much as its constant has.
  fileprivate func explains(_ view: ViewStep, _ axis: SummaryAxis, _ hierarchy: Hierarchy) -> Bool {
    // Between a view and what is in it, the inner one moves.
    guard !anchors.contains(where: { hierarchy.ancestors(of: $0.item).contains(view.new.id) })
    else { return false }
    return anchors.contains { anchor in
      guard anchor.item == view.new.id, axis.isOf(anchor.attribute) else {
        return false
      }
      let distances = view.distances(of: anchor.attribute).filter {
        abs($0) > Tolerance.printed
      }
      guard let step else { return !distances.isEmpty }
      return distances.contains { Tolerance.looksSame(abs($0), abs(step)) }
    }
  }
}

extension ViewStep {
  /// How far what an attribute speaks of may have moved: before and after rounding, and to either
  /// side, since leading is right in some languages.
  fileprivate func distances(of attribute: LayoutTree.Attribute?) -> [Double] {
    guard let attribute else { return [] }
    if attribute == .width || attribute == .height { return [growth, exactGrowth] }
    if attribute.isCenter { return [shift + growth / 2, exactShift + exactGrowth / 2] }
    return [shift, exactShift, shift + growth, exactShift + exactGrowth]
  }
}
