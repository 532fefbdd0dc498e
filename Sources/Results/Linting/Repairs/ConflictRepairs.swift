import ConstraintLog
import LayoutDiagnosis

import Numbers
import UIKitCore

/// What ends a conflict of a laid-out row: each repair was tried in that row.
package struct ConflictRepairs {
  /// A repair that ends the conflict.
  package struct Entry {
    /// What to do: `priority 999 for `title.height == 80``.
    package let change: String
    /// What becomes of the constraint; nil where that needs no words.
    package let effect: String?
    /// Why it is the one to choose where it comes first; nil where it is as good as any other.
    package let reason: String?
    /// The change itself.
    package let step: RowChange
    /// What becomes of the row.
    package let outcome: LayoutTrial.Outcome

    /// `priority 999 for `title.height == 80`: title.height is 40 in place of 80`, with what is
    /// wrong then.
    package var words: String {
      let harm = outcome.harm.prefix(ConflictRepairs.mostHarm).joined(separator: ", and ")
      return change + (effect.map { ": \($0)" } ?? "") + (harm.isEmpty ? "" : "; but then \(harm)")
    }
  }

  /// The best first: those that end most conflicts, then those that do no harm.
  package let entries: [Entry]

  /// Repairs that are tried, each with two layouts of the row, and sentences about harm.
  private static let (mostTried, mostHarm) = (12, 2)

  /// - Parameter hasFixedRow: whether the table gives the row a height that may be another one.
  package init(
    _ conflict: LayoutConflict, _ proof: ConflictProof, _ trial: LayoutTrial, hasFixedRow: Bool
  ) {
    let candidates = Candidates(conflict: conflict, proof: proof, trial: trial)
    let height = hasFixedRow ? candidates.rowHeight : nil
    let tried = ([height].compactMap(\.self) + candidates.repairs).prefix(Self.mostTried).map {
      Entry(
        change: $0.change, effect: $0.effect, reason: $0.reason, step: $0.step,
        outcome: trial.outcome(of: [$0.step]))
    }
    entries = tried.enumerated().filter { $0.element.outcome.conflicts < trial.before.conflicts }
      .sorted { one, other in
        if one.element.outcome < other.element.outcome { return true }
        return !(other.element.outcome < one.element.outcome) && one.offset < other.offset
      }.map(\.element)
  }
}

/// Repairs of a conflict that may help, before they are tried.
private struct Candidates {
  typealias Candidate = (change: String, effect: String?, reason: String?, step: RowChange)

  let conflict: LayoutConflict
  let proof: ConflictProof
  let trial: LayoutTrial

  var repairs: [Candidate] {
    proof.solved.repairs.compactMap { repair in
      guard let step = step(of: repair) else { return nil }
      let text = RepairText(repair, in: proof.solved, of: proof.diagnosis)
      return (text.change, text.effect, text.reason, step)
    }
  }

  /// Another height for a row whose height its table was given: no constraint has to give way.
  var rowHeight: Candidate? {
    guard
      let given = conflict.constraints.first(where: {
        $0.origin == .encapsulated && $0.firstAttribute == .height
      }), let content = given.firstItem as? UIView
    else { return nil }
    let needed = proof.diagnosis.neededRowHeight(of: proof.solved).map { CGFloat($0) } ?? 0
    let cell = trial.host
    let old = cell.frame.size.height
    let fitted = content.fittedHeight
    guard max(needed, fitted) > given.constant else { return nil }
    let height = cell.environment.pixelGrid.roundedUp(
      old + max(needed, fitted) - given.constant)
    return (
      "a row height of \(readable(Double(height))) in place of \(readable(Double(old))):"
        + " rowHeight or heightForRowAt, or UITableView.automaticDimension", nil,
      "no constraint has to give way", .rowHeight(cell, height)
    )
  }

  /// What a repair changes in the row; nil where that cannot be tried.
  private func step(of repair: Repair) -> RowChange? {
    let members = conflict.constraints
    switch repair.action {
    case .disableAutoresizingMask(let item):
      return trial.views.first { $0.id == item.name }.map { .freed($0.view) }
    case .yieldToTable(let index), .lowerPriority(let index):
      let member = members[index]
      if member.isActive { return .priority(member, .yielding) }
      guard member.origin == .contentSize, let view = member.firstItem as? UIView else {
        return nil
      }
      return .claims(
        member.relation == .lessThanOrEqual ? .hug : .resistCompression, [(view, .yielding)],
        along: member.firstAttribute == .width ? .horizontal : .vertical)
    case .setConstant(let index, let constant):
      return members[index].isActive ? .constant(members[index], CGFloat(constant)) : nil
    case .relax(let index, let relation):
      return members[index].isActive
        ? .relation(members[index], .init(relation)) : nil
    }
  }
}
