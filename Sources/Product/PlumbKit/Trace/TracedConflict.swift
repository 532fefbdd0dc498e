import LayoutDiagnosis
import LayoutTree
import Linting
import Numbers
import UIKitCore

/// A conflict of a laid-out row. Each repair is tried in that row, so that it can be said what the
/// frames become.
struct TracedConflict {
  private let trial: RowTrial
  private let scene: LayoutTree.Scene
  private let conflict: LayoutTree.Conflict
  private let members: [NSLayoutConstraint]
  private let proof: ConflictProof

  /// Repairs that are listed, and views of which the new frames are.
  private static let (mostRepairs, mostFrames) = (5, 4)

  /// Each conflict of a row, of which `scene` is the value.
  static func conflicts(
    of row: LaidOutRow, _ scene: LayoutTree.Scene, _ views: ViewNames
  ) -> [TracedConflict] {
    guard !scene.conflicts.isEmpty else { return [] }
    var names = ConstraintNames(views, GuideNames(views))
    let conflicts = row.host.layoutConflicts.map { MinimalConflict($0).conflict }
    return zip(scene.conflicts, conflicts).map { conflict, found in
      TracedConflict(
        trial: RowTrial(row: row, views: views), scene: scene, conflict: conflict,
        members: found.constraints, proof: ConflictProof(found, &names))
    }
  }

  /// The members, the sum and the repairs, a line each.
  var problem: TracedProblem {
    let constraints = conflict.constraints.map { id in
      scene.constraints.first { $0.id == id }
    }
    var table = TextTable([.left, .left, .left])
    for (id, constraint) in zip(conflict.constraints, constraints) {
      let equation = constraint?.equation ?? id
      table.append(
        [equation, equation == id ? "" : "'\(id)'", id == conflict.broken ? "<- given up" : ""])
    }
    let members = table.lines(indentation: "")
    let count = members.count
    let attempts = attempts
    let problem = TraceProblem(
      kind: .conflict, views: scene.items(of: constraints.compactMap(\.self)),
      text: count == 1
        ? "this constraint cannot hold:" : "these \(count) constraints cannot hold together:",
      details: members + (conflict.reason.map { [$0] } ?? []) + help(attempts))
    let best = attempts.first
    return TracedProblem(
      problem,
      best.flatMap { best in best.step.map { RowAction(text: best.change, change: $0) } })
  }

  // MARK: Repairs

  private struct Attempt {
    let change: String
    let effects: [String]
    let reason: String?
    /// The change itself, where it can be tried.
    let step: RowChange?
  }

  private var attempts: [Attempt] {
    [rowHeight].compactMap(\.self)
      + proof.solved.repairs.prefix(Self.mostRepairs).map { repair in
        let text = RepairText(repair, in: proof.solved, of: proof.diagnosis)
        let step = step(of: repair)
        return Attempt(
          change: text.change, effects: [text.effect] + (step.map(frames) ?? []),
          reason: text.reason, step: step)
      }
  }

  private func help(_ attempts: [Attempt]) -> [String] {
    guard !attempts.isEmpty else { return [] }
    let context = proof.diagnosis.context(of: proof.solved).map { " (\($0))" } ?? ""
    let entries = attempts.enumerated().map { number, attempt in
      let reason = number == 0 ? attempt.reason.map { ["recommended: \($0)"] } ?? [] : []
      return ["\(number + 1). \(attempt.change)"]
        + (attempt.effects + reason).map { "     \($0)" }
    }
    let rest = proof.solved.repairs.count - Self.mostRepairs
    return ["what would help, best first\(context):"] + entries.flatMap(\.self)
      + (rest > 0 ? [moreLine(rest)] : [])
  }

  /// Another height for a row whose height its table was given: no constraint has to give way.
  private var rowHeight: Attempt? {
    guard scene.sizing?.rule == .fixed,
      let needed = proof.diagnosis.neededRowHeight(of: proof.solved),
      let given = members.first(where: {
        $0.origin == .encapsulated && $0.firstAttribute == .height
      })
    else { return nil }
    let cell = trial.row.host
    let old = cell.frame.size.height
    let height = old + CGFloat(needed) - given.constant
    let step = RowChange.rowHeight(cell, height)
    return Attempt(
      change: "a row height of \(readable(Double(height))) in place of \(readable(Double(old))):"
        + " rowHeight or heightForRowAt, or UITableView.automaticDimension",
      effects: frames(with: step), reason: "no constraint has to give way", step: step)
  }

  /// The change of the row that a repair makes; nil where that cannot be tried.
  private func step(of repair: Repair) -> RowChange? {
    switch repair.action {
    case .disableAutoresizingMask(let item):
      return item.name.flatMap { trial.views[$0] }.map { .freed($0) }
    case .yieldToTable(let index), .lowerPriority(let index):
      return members[index].isActive ? .priority(members[index], .yielding) : nil
    case .setConstant(let index, let constant):
      return members[index].isActive ? .constant(members[index], CGFloat(constant)) : nil
    }
  }

  private func frames(with step: RowChange) -> [String] {
    trial.outcome(of: [step]).frameLines(most: Self.mostFrames)
  }
}

extension LayoutTree.Scene {
  /// The views that constraints speak of, in the order of the scene.
  func items(of constraints: [LayoutTree.Constraint]) -> [String] {
    let items = Set(constraints.flatMap(\.anchors).map(\.item))
    return views.map(\.id).filter(items.contains)
  }
}
