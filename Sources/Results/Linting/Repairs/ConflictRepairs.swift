import ConstraintLog
import LayoutDiagnosis
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
    package let step: RowChange
    /// What becomes of the row.
    package let outcome: LayoutTrial.Outcome
    /// What stays wrong with the views of the conflict, a sentence each.
    package let left: [String]

    /// Whether nothing is wrong then with the views of the conflict, and nothing new elsewhere but
    /// that something is open, which priorities settle.
    fileprivate var isClean: Bool { left.isEmpty && outcome.harm.count <= outcome.opened }

    /// `priority 999 for `title.height == 80`: title.height is 40 in place of 80`, with what is
    /// wrong then and how many conflicts remain.
    package var words: String {
      ([change + (effect.map { ": \($0)" } ?? "")] + remarks).joined(separator: "; ")
    }

    /// What is wrong with it.
    var remarks: [String] {
      LayoutTrial.Outcome.remarks(harm: outcome.harm, left: left)
        + (outcome.conflicts == 0 ? [] : ["then \(outcome.remaining) of this row"])
    }
  }

  /// The best first: those that end most conflicts, then those that do no harm.
  package let entries: [Entry]

  /// Conflicts that are told in full of a row that has very many, and by `plumb render`.
  package static let mostConflicts = 4

  /// Whether repairs of a conflict are tried: of all, and in a row where size after size is given up
  /// only of the first.
  package static func areTried(ofConflict number: Int, of count: Int) -> Bool {
    number < (count > crowd ? 1 : crowd)
  }

  /// Conflicts of a row that are told with their sums: all, or few of very many.
  package static func told(of count: Int) -> Int { areTooMany(count) ? mostConflicts : count }

  /// Whether a row has so many conflicts that few are told, and that it is not looked for what is
  /// left open when that much is given up.
  package static func areTooMany(_ count: Int) -> Bool { count > mostLookedAt }

  private static let mostLookedAt = 32
  /// A row with more conflicts takes long to lay out: few repairs are tried in it.
  private static let crowd = 12

  /// Repairs that are tried in any case, each with two layouts of the row, and in a crowded one;
  /// and those that are tried until one does no harm.
  private static let (mostTried, mostInCrowd, mostSought) = (5, 3, 16)
  /// Constraints of a conflict that are tried to be left out, where nothing else leaves all right.
  private static let mostRemoved = 4

  /// - Parameter hasFixedRow: whether the table gives the row a height that may be another one.
  package init(
    _ conflict: LayoutConflict, _ proof: ConflictProof, _ trial: LayoutTrial, hasFixedRow: Bool
  ) {
    let (solved, diagnosis) = proof.solved
    let candidates = Candidates(
      conflict: conflict, solved: solved, diagnosis: diagnosis, trial: trial)
    _ = trial.before
    let height = hasFixedRow ? candidates.rowHeight.map { [$0] } ?? [] : []
    var tried: [Entry] = []
    trial.series {
      let all =
        trial.before.conflicts > Self.crowd
        ? (height + candidates.sharedRepairs).prefix(Self.mostInCrowd)
        : (height + candidates.repairs).prefix(Self.mostSought)
      for (number, candidate) in all.enumerated() {
        if number >= Self.mostTried, tried.contains(where: \.outcome.isHarmless) { break }
        let entry = candidates.tried(candidate)
        if entry.outcome.conflicts < trial.before.conflicts { tried.append(entry) }
      }
      let isRight = tried.contains(where: \.isClean) || trial.before.conflicts > Self.crowd
      for candidate in isRight ? [] : candidates.removals.prefix(Self.mostRemoved) {
        let entry = candidates.tried(candidate)
        if entry.outcome.conflicts < trial.before.conflicts, entry.isClean { tried.append(entry) }
      }
    }
    let right = tried.filter { $0.outcome.isHarmless || $0.isClean }
    entries = (right.isEmpty ? tried : right).enumerated().sorted { one, other in
      if one.element.isClean != other.element.isClean { return one.element.isClean }
      if one.element.outcome < other.element.outcome { return true }
      return !(other.element.outcome < one.element.outcome) && one.offset < other.offset
    }.map(\.element)
  }
}

/// Repairs of a conflict that may help, before they are tried.
private struct Candidates {
  /// A change, and the repair that it is; nil for another height of the row.
  typealias Candidate = (step: RowChange, repair: Repair?, change: String)

  let conflict: LayoutConflict
  let solved: LoggedConflict
  let diagnosis: LogDiagnosis
  let trial: LayoutTrial

  var repairs: [Candidate] {
    solved.repairs.compactMap { repair in step(of: repair).map { ($0, repair, "") } }
  }

  /// The repairs of what takes part in every conflict of the row: each may end all of them.
  var sharedRepairs: [Candidate] {
    let others = trial.host.layoutConflicts.map { Set($0.constraints.map(ObjectIdentifier.init)) }
    return repairs.filter { candidate in
      guard let index = candidate.repair?.constraint else { return false }
      let id = ObjectIdentifier(conflict.constraints[index])
      return others.allSatisfy { $0.contains(id) }
    }
  }

  /// The written constraints without which the others may hold as they are.
  var removals: [Candidate] {
    let members = conflict.constraints.filter { $0.isWritten && $0.isActive }
    return members.compactMap { member in
      guard let index = conflict.constraints.firstIndex(where: { $0 === member }) else {
        return nil
      }
      return (.removal(member), nil, "leave out `\(diagnosis.text(ofConstraint: index))`")
    }
  }

  /// The views that the conflict is about.
  private var views: [UIView] {
    conflict.constraints.flatMap { [$0.firstItem.owner, $0.secondItem.owner] }.compactMap(\.self)
      .filter { $0 !== trial.content && $0 !== trial.host }
  }

  /// What becomes of the row with a candidate that may give way further.
  func tried(_ candidate: Candidate) -> ConflictRepairs.Entry {
    let member = candidate.repair?.constraint.map { conflict.constraints[$0] }
    let outcome = trial.outcome(of: [candidate.step], measuring: member)
    guard var repair = candidate.repair else {
      return .init(
        change: candidate.change, effect: nil,
        reason: candidate.step.isRemoval
          ? "the others hold then as they are" : "no constraint has to give way",
        step: candidate.step, outcome: outcome, left: outcome.left(about: views))
    }
    // That of a content is another constraint once it asks for less.
    if let excess = outcome.excess, !repair.setsConstant, member?.origin != .contentSize {
      repair.excess = excess
    }
    let text = RepairText(repair, in: solved, of: diagnosis)
    return .init(
      change: text.change, effect: text.effect, reason: text.reason, step: candidate.step,
      outcome: outcome, left: outcome.left(about: views))
  }

  /// Another height for a row whose height its table was given: no constraint has to give way.
  var rowHeight: Candidate? {
    guard
      let given = conflict.constraints.first(where: {
        $0.origin == .encapsulated && $0.firstAttribute == .height
      }), let content = given.firstItem as? UIView
    else { return nil }
    let needed = diagnosis.neededRowHeight(of: solved).map { CGFloat($0) }
    // One that asks for less ends with no height that the row's others ask for.
    if let needed, needed < given.constant { return nil }
    let cell = trial.host
    let old = cell.frame.size.height
    let fitted = content.fittedHeight
    // The layout is what the row's conflicts are of, not the fitting.
    _ = content.layoutRange(of: .height)
    let wanted = max(needed ?? 0, fitted)
    guard wanted > given.constant else { return nil }
    let height = cell.environment.pixelGrid.roundedUp(old + wanted - given.constant)
    return (
      .rowHeight(cell, height, isOfContent: wanted <= fitted), nil,
      "a row height of \(readable(Double(height), decimals: Decimals.printed)) in place of \(readable(Double(old))):"
        + " rowHeight or heightForRowAt, or UITableView.automaticDimension"
    )
  }

  /// What a repair changes in the row; nil where that cannot be tried.
  private func step(of repair: Repair) -> RowChange? {
    let members = conflict.constraints
    switch repair.action {
    case .disableAutoresizingMask(let item):
      // Nobody frees the content view of a cell, whose frame is the cell's own affair.
      return trial.views.first { $0.id == item.name && $0.view !== trial.content }
        .map { .freed($0.view) }
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
