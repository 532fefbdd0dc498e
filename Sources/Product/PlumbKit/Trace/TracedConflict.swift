import LayoutDiagnosis
import LayoutTree
import Numbers
import UIKit

/// A conflict of a laid-out row. Each repair is tried in that row, so that it can be said what the
/// frames become.
struct TracedConflict {
  private let row: LaidOutRow
  private let scene: LayoutTree.Scene
  private let views: ViewNames
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
    return zip(scene.conflicts, row.host.layoutConflicts).map { conflict, found in
      TracedConflict(
        row: row, scene: scene, views: views, conflict: conflict, members: found.constraints,
        proof: ConflictProof(found, &names))
    }
  }

  /// The members, the sum and the repairs, a line each.
  var problem: TraceProblem {
    let constraints = conflict.constraints.map { id in
      scene.constraints.first { $0.id == id }
    }
    let members = zip(conflict.constraints, constraints).map { id, constraint in
      let equation = constraint?.equation ?? id
      return "\(equation == id ? id : "\(id): \(equation)")"
        + (id == conflict.broken ? "   <- given up" : "")
    }
    let count = members.count
    return TraceProblem(
      kind: .conflict, views: scene.items(of: constraints.compactMap(\.self)),
      text: count == 1
        ? "this constraint cannot hold:" : "these \(count) constraints cannot hold together:",
      details: members + (conflict.reason.map { [$0] } ?? []) + help)
  }

  // MARK: Repairs

  private struct Attempt {
    let change: String
    let effects: [String]
    let reason: String?
  }

  private var help: [String] {
    let repairs = proof.solved.repairs
    let attempts =
      [rowHeight].compactMap(\.self)
      + repairs.prefix(Self.mostRepairs).map { repair in
        let text = RepairText(repair, in: proof.solved, of: proof.diagnosis)
        return Attempt(
          change: text.change, effects: [text.effect] + frames(with: repair), reason: text.reason)
      }
    guard !attempts.isEmpty else { return [] }
    let context = proof.diagnosis.context(of: proof.solved).map { " (\($0))" } ?? ""
    let lines = attempts.enumerated().flatMap { number, attempt in
      ["\(number + 1). \(attempt.change)"] + attempt.effects.map { "     \($0)" }
        + (number == 0 ? attempt.reason.map { ["     recommended: \($0)"] } ?? [] : [])
    }
    let rest = repairs.count - Self.mostRepairs
    return ["what would help, best first\(context):"] + lines
      + (rest > 0 ? ["… (\(rest) more)"] : [])
  }

  /// Another height for a row whose height its table was given: no constraint has to give way.
  private var rowHeight: Attempt? {
    guard scene.sizing?.rule == .fixed, let needed = proof.diagnosis.neededSize(of: proof.solved),
      let given = members.first(where: { $0.origin == .encapsulated })
    else { return nil }
    let cell = row.host
    let old = cell.frame.size.height
    let height = old + CGFloat(needed) - given.constant
    let frames = changes {
      cell.frame.size.height = $0 ? height : old
    }
    return Attempt(
      change: "a row height of \(readable(Double(height))) in place of \(readable(Double(old))):"
        + " rowHeight or heightForRowAt, or UITableView.automaticDimension",
      effects: frames, reason: "no constraint has to give way")
  }

  /// What the frames become with a repair; empty where that cannot be tried.
  private func frames(with repair: Repair) -> [String] {
    switch repair.action {
    case .disableAutoresizingMask: return []
    case .yieldToTable(let index), .lowerPriority(let index):
      let constraint = members[index]
      let old = constraint.priority
      guard constraint.isActive else { return [] }
      return changes { constraint.priority = $0 ? UILayoutPriority(999) : old }
    case .setConstant(let index, let constant):
      let constraint = members[index]
      let old = constraint.constant
      guard constraint.isActive else { return [] }
      return changes { constraint.constant = $0 ? CGFloat(constant) : old }
    }
  }

  /// The frames that are others after a change, which is taken back.
  private func changes(_ set: (Bool) -> Void) -> [String] {
    let before = views.entries.map(\.view.frame)
    set(true)
    row.host.layoutIfNeeded()
    let after = views.entries.map(\.view.frame)
    set(false)
    row.host.layoutIfNeeded()
    let lines = zip(views.entries, zip(before, after)).compactMap { entry, frames in
      let words = Self.words(from: frames.0, to: frames.1)
      return words.isEmpty ? nil : "\(entry.id): \(words.joined(separator: ", "))"
    }
    guard !lines.isEmpty else { return ["all frames stay as they are now"] }
    let rest = lines.count - Self.mostFrames
    return lines.prefix(Self.mostFrames)
      + (rest > 0 ? ["and \(rest) more view\(rest == 1 ? "" : "s")"] : [])
  }

  private static func words(from old: CGRect, to new: CGRect) -> [String] {
    [
      ("x", old.minX, new.minX), ("y", old.minY, new.minY), ("width", old.width, new.width),
      ("height", old.height, new.height),
    ].filter { abs($0.1 - $0.2) > Tolerance.visible }.map { name, from, to in
      "\(name) \(readable(Double(from))) → \(readable(Double(to)))"
    }
  }
}

extension LayoutTree.Scene {
  /// The views that constraints speak of, in the order of the scene.
  func items(of constraints: [LayoutTree.Constraint]) -> [String] {
    let items = Set(constraints.flatMap(\.anchors).map(\.item))
    return views.map(\.id).filter(items.contains)
  }
}
