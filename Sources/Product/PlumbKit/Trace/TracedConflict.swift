import LayoutTree
import Linting
import UIKitCore

/// A conflict of a laid-out row, with the repairs that were tried in that row.
struct TracedConflict {
  private let scene: LayoutTree.Scene
  private let conflict: LayoutTree.Conflict
  /// Its constraints; nil for one that the scene does not describe.
  private let constraints: [LayoutTree.Constraint?]
  private let found: LayoutConflict
  /// Nil for one of so many that repairs of it were not tried.
  private let solution: (proof: ConflictProof, repairs: ConflictRepairs)?

  /// Repairs that are listed, and views of which the new frames are.
  private static let (mostRepairs, mostFrames) = (5, 4)

  /// Each conflict of a row, of which `scene` is the value.
  static func conflicts(_ scene: LayoutTree.Scene, _ trial: RowTrial) -> [TracedConflict] {
    guard !scene.conflicts.isEmpty else { return [] }
    let names = ConstraintNames(trial.views, GuideNames(trial.views))
    let conflicts = MinimalConflict.all(of: trial.row.host)
    let known = Dictionary(
      scene.constraints.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    return zip(scene.conflicts, conflicts).enumerated().map { number, pair in
      let (conflict, found) = (pair.0, pair.1.conflict)
      var solution: (ConflictProof, ConflictRepairs)?
      if ConflictRepairs.areTried(ofConflict: number, of: conflicts.count) {
        let proof = ConflictProof(found, root: names.root, names.name)
        let isFixed = scene.sizing?.rule == .fixed
        solution = (
          proof, ConflictRepairs(found, proof, trial.layout, hasFixedRow: isFixed)
        )
      }
      return TracedConflict(
        scene: scene, conflict: conflict, constraints: conflict.constraints.map { known[$0] },
        found: found, solution: solution)
    }
  }

  /// What is given up, and unless repairs were not tried the members, the sum and the repairs, a
  /// line each. `file`: where it is written; nil where nobody is to know.
  func problem(of file: String?) -> TracedProblem {
    let count = conflict.constraints.count
    var problem = TraceProblem(
      kind: .conflict, views: scene.items(of: constraints.compactMap(\.self)),
      text: count == 1
        ? "this constraint cannot hold:" : "these \(count) constraints cannot hold together:")
    let entries = solution?.repairs.entries ?? []
    if solution == nil, let broken = conflict.constraints.firstIndex(of: conflict.broken) {
      problem.text =
        "`\(constraints[broken]?.equation ?? conflict.broken)` is given up, too, in a conflict of"
        + " \(counted(count, "constraint"))"
    } else {
      problem.details = members + (conflict.reason.map { [$0] } ?? []) + help
    }
    problem.constraints = zip(conflict.constraints, constraints).map { $1?.equation ?? $0 }
    problem.reason = conflict.reason
    problem.repairs = entries.prefix(Self.mostRepairs).map { entry in
      TraceRepair(entry) { member in
        found.constraints.firstIndex { $0 === member }.flatMap { index in
          guard problem.constraints.indices.contains(index) else { return nil }
          let position = file == nil ? nil : constraints[index]?.position
          let place = position.map {
            FileLocation(file: file ?? "", line: $0.line, column: $0.column)
          }
          return (problem.constraints[index], place)
        }
      }
    }
    return TracedProblem(problem, entries.first.map { RowAction($0) })
  }

  private var members: [String] {
    var table = TextTable([.left, .left, .left])
    for (id, constraint) in zip(conflict.constraints, constraints) {
      let equation = constraint?.equation ?? id
      table.append(
        [equation, equation == id ? "" : "'\(id)'", id == conflict.broken ? "<- given up" : ""])
    }
    return table.lines(indentation: "")
  }

  private var help: [String] {
    guard let (proof, repairs) = solution, !repairs.entries.isEmpty else { return [] }
    let entries = repairs.entries
    let context = proof.context.map { " (\($0))" } ?? ""
    let lines = entries.prefix(Self.mostRepairs).enumerated().flatMap { number, entry in
      let reason = number == 0 ? entry.reason.map { ["recommended: \($0)"] } ?? [] : []
      let effects =
        [entry.effect].compactMap(\.self) + entry.outcome.frameLines(most: Self.mostFrames)
        + entry.outcome.harmLines(most: 2, about: [])
        + entry.left.prefix(2).map { "and still \($0)" }
        + reason
      return ["\(number + 1). \(entry.change)"] + effects.map { "     \($0)" }
    }
    let rest = entries.count - Self.mostRepairs
    return ["what would help, best first\(context):"] + lines + (rest > 0 ? [moreLine(rest)] : [])
  }
}

extension TraceRepair {
  /// A repair as data. `member`: a constraint as it is printed, and where it is written; nil for one
  /// that is not of the conflict.
  fileprivate init(
    _ entry: ConflictRepairs.Entry,
    _ member: (NSLayoutConstraint) -> (equation: String, place: FileLocation?)?
  ) {
    let outcome = entry.outcome
    self.init(
      action: entry.change, frames: outcome.frames, moves: outcome.moves,
      harm: outcome.harm.isEmpty ? nil : outcome.harm,
      conflicts: outcome.conflicts)
    guard let edit = entry.step.edit else { return }
    let member = edit.constraint.flatMap(member)
    subject = member?.equation ?? edit.view?.displayName
    change = SourceChange(member?.place, edit)
    (property, from, to) = (edit.property?.name, edit.property?.from, edit.property?.to)
  }
}

extension RowAction {
  init(_ repair: ConflictRepairs.Entry) { self.init(text: repair.change, change: repair.step) }
}

extension LayoutTree.Scene {
  /// The views that constraints speak of, in the order of the scene.
  func items(of constraints: [LayoutTree.Constraint]) -> [String] {
    let items = Set(constraints.flatMap(\.anchors).map(\.item))
    return views.map(\.id).filter(items.contains)
  }
}
