import LayoutTree
import Linting
import UIKitCore

/// Something that is wrong with a row, in words.
public struct TraceProblem: Equatable, Sendable {
  /// The kind of problem.
  public enum Kind: String, Sendable {
    /// The chain that should hold the row's height ends.
    case chain
    /// Constraints leave something open.
    case ambiguous
    /// Required constraints contradict each other.
    case conflict
    /// An optional constraint does not hold.
    case missed
    /// A fault of the drawing; see `rule`.
    case appearance
  }

  /// The kind of problem.
  public var kind: Kind
  /// The rule of `plumb lint` that finds it, for an appearance.
  public var rule: String?
  /// Whether it may well be meant, and does not count.
  public var isNote = false
  /// Ids of the views that it is about, as far as they are known.
  public var views: [String] = []
  /// The fault and a remedy, a sentence or two.
  public var text: String
  /// Members, sums and repairs, a line each.
  public var details: [String] = []
  /// The remedy, where that was tried: `set the vertical hugging of title to 251`.
  public var action: String?
  /// The constraints of a conflict, as equations.
  public var constraints: [String] = []
  /// The sum that shows the conflict.
  public var reason: String?
  /// The remedies that were tried, the best first.
  public var repairs: [TraceRepair] = []
}

/// A remedy that was laid out.
public struct TraceRepair: Equatable, Sendable, Encodable {
  /// The remedy in words.
  public var action: String
  /// The constraint, an equation, or the view that is changed; nil where neither is.
  public var subject: String?
  /// `priority`, `constant`, `relation`, `hugging`, `compressionResistance` or `rowHeight`; nil for
  /// a change that is neither.
  public var property: String?
  /// The value of the property now.
  public var from: String?
  /// The value with the remedy.
  public var to: String?
  /// Frames with it, where they are others: `photo: height 40 → 80`.
  public var frames: [String]
  /// The same number by number.
  package var moves: [FrameMove]?
  /// The edits of the file; nil where the change cannot be written.
  public var edits: [TextEdit]?
  /// What is wrong with it and was not without it; nil for nothing.
  public var harm: [String]?
  /// Conflicts that are left with it.
  public var conflicts: Int
  /// What is written otherwise; nil where that is not one number or relation.
  var change: SourceChange?

  private enum CodingKeys: String, CodingKey {
    case action, subject, property, from, to, frames, moves, edits, harm, conflicts
  }
}

extension TraceProblem {
  /// The problem for programs: lines that repeat its data are details.
  func json(
    details hasDetails: Bool, _ editor: SourceEditor?, _ told: inout Set<[TextEdit]>
  ) -> JSONObject {
    var repairs = Array(hasDetails ? repairs[...] : repairs.prefix(Self.mostRepairs))
    for index in repairs.indices {
      let edits = repairs[index].change.flatMap { editor?.edits(of: [$0]) } ?? []
      if !edits.isEmpty, told.insert(edits).inserted { repairs[index].edits = edits }
      if !hasDetails { repairs[index].moves = nil }
    }
    let lines = hasDetails ? details[...] : details.prefix(constraints.isEmpty ? Self.mostLines : 0)
    return [
      "kind": kind.rawValue, "rule": rule, "isNote": isNote ? true : nil, "views": views,
      "text": text, "details": lines.isEmpty ? nil : Array(lines),
      "action": hasDetails || repairs.isEmpty ? action : nil,
      "constraints": constraints.isEmpty ? nil : constraints, "reason": reason,
      "repairs": repairs.isEmpty ? nil : repairs,
    ]
  }

  /// Repairs and lines that are told without details.
  private static let (mostRepairs, mostLines) = (1, 1)
}

/// The remedy of a problem, in words and as a change of the row.
struct RowAction {
  let text: String
  let change: RowChange

  fileprivate var isRowHeight: Bool {
    if case .rowHeight = change.edit { true } else { false }
  }
}

/// A problem, and what to do about it.
struct TracedProblem {
  var problem: TraceProblem
  let action: RowAction?

  init(_ problem: TraceProblem, _ action: RowAction? = nil) {
    self.problem = problem
    self.problem.action = action?.text
    self.action = action
  }
}

/// Steps that were laid out one on top of the other.
struct RowPlan {
  /// At least one.
  let steps: [RowAction]
  let outcome: LayoutTrial.Outcome

  /// Steps that are laid out together.
  private static let mostSteps = 12

  /// The first action, and each later one that makes something better than it is without; nil
  /// without actions. `ids`: views of which it is said what they lie on then.
  init?(_ actions: [RowAction], _ trial: RowTrial, watching ids: Set<String> = []) {
    guard let first = actions.first else { return nil }
    var steps = [first]
    var outcome = trial.layout.outcome(of: [first.change], watching: ids)
    for action in actions.dropFirst().prefix(Self.mostSteps - 1) {
      // A row has one height.
      let kept = action.isRowHeight ? steps.filter { !$0.isRowHeight } : steps
      let next = trial.layout.outcome(of: (kept + [action]).map(\.change), watching: ids)
      guard next < outcome else { continue }
      (steps, outcome) = (kept + [action], next)
    }
    (self.steps, self.outcome) = (steps, outcome)
  }
}

/// What is wrong with a row, a paragraph each.
struct TraceProblems {
  let all: [TraceProblem]
  /// The remedy, and its effect on the row.
  private let advice: [String]

  /// Whether nothing is wrong.
  var isEmpty: Bool { all.allSatisfy(\.isNote) }

  /// Indented lines; notes alone for a sound row.
  var lines: [String] {
    all.flatMap { problem in
      ["  \(problem.isNote ? "note: " : "")\(problem.text)\(problem.rule.map { " [\($0)]" } ?? "")"]
        + problem.details.map { "    \($0)" }
    } + advice.map { "  \($0)" }
  }

  init(_ scene: LayoutTree.Scene, _ views: ViewNames, of row: LaidOutRow, _ file: String) {
    let constraints = NamedConstraints(scene, views)
    let rivals = Rivals.find(in: scene)
    let rivaling = Set(rivals.flatMap(\.constraints))
    let faults = scene.faults.map { Self.problem(of: $0) }
    let trial = RowTrial(row: row, views: views)
    let tried: [TracedProblem] =
      Self.chain(scene, constraints) + rivals.map { $0.traced(constraints) }
      + Self.open(scene, views, constraints, trial, except: Set(rivals.flatMap(\.dimensions)))
      + ScrolledContent.problems(of: views).map { TracedProblem($0) }
      + TracedConflict.conflicts(scene, trial).map { $0.problem(of: file) }
    all =
      tried.map(\.problem) + Self.missed(scene, except: rivaling) + faults.filter { !$0.isNote }
      + faults.filter(\.isNote) + Self.notLookedFor(scene)
    // What ends a conflict may settle the rest.
    let isConflict = { (one: TracedProblem) in one.problem.kind == .conflict }
    advice = Self.advice(
      (tried.filter(isConflict) + tried.filter { !isConflict($0) }).compactMap(\.action), trial,
      watching: Set(tried.filter { $0.problem.kind == .ambiguous }.flatMap(\.problem.views)))
  }

  /// What is not computed of a row with very many conflicts.
  private static func notLookedFor(_ scene: LayoutTree.Scene) -> [TraceProblem] {
    let count = scene.conflicts.count
    guard ConflictRepairs.areTooMany(count) else { return [] }
    let text =
      "the ranges of open views are not computed with \(count) conflicts: end these first"
    return [TraceProblem(kind: .ambiguous, isNote: true, text: text)]
  }

  // MARK: Actions

  /// Frames that are printed, and what lies on something else or is new and wrong.
  private static let (mostFrames, mostOverlaps) = (4, 2)

  /// Advice in lines: the first action, then each one that improves the row further, laid out
  /// together. `ids`: views that were open, which may come to lie on others.
  private static func advice(
    _ actions: [RowAction], _ trial: RowTrial, watching ids: Set<String>
  ) -> [String] {
    guard let plan = RowPlan(actions, trial, watching: ids) else { return [] }
    let (steps, outcome) = (plan.steps, plan.outcome)
    let isOne = steps.count == 1
    // Dashes: numbers are those of the remedies above.
    let lines = isOne ? [] : steps.map { "  - \($0.text)" }
    let head = steps.count == 2 ? ", both:" : ", all \(steps.count):"
    return ["do this\(isOne ? ": \(steps[0].text)" : head)"] + lines
      + ["  laid out with \(isOne ? "it" : "them"): \(outcome.remains)"]
      + outcome.frameLines(most: mostFrames).map { "    \($0)" }
      + outcome.harmLines(most: mostOverlaps).map { "    \($0)" }
      + listedLines(outcome.overlaps, most: mostOverlaps).map { "    but \($0)" }
  }

  /// Where the chain ends that should hold the height of a row that sizes itself.
  private static func chain(
    _ scene: LayoutTree.Scene, _ constraints: NamedConstraints
  ) -> [TracedProblem] {
    guard scene.sizing?.rule == .automatic, scene.views.count > 1,
      let gap = scene.heightChain.links.first(where: { $0.reason == .open })
    else { return [] }
    // Of a row in which nothing is held the largest view is.
    let content = scene.views[0].id
    if gap.from.item == gap.to.item, let view = largest(in: content, of: scene) {
      return [
        chain(
          gap,
          .init(
            id: "", first: .init(view, .top), relation: .greaterThanOrEqual,
            second: .init(content, .top)), constraints)
      ]
    }
    // What keeps the margin above keeps it below.
    let keepsMargin =
      gap.to.edge == .bottom
      && scene.constraints.contains { constraint in
        constraint.anchors.contains { $0.item == gap.to.item && $0.attributeName == "topMargin" }
      }
    let end = keepsMargin ? "\(gap.to)Margin" : "\(gap.to)"
    let addition = LayoutTree.Constraint(
      id: "", first: .init(end), relation: .greaterThanOrEqual,
      second: .init("\(gap.from)"))
    return [chain(gap, addition, constraints)]
  }

  private static func chain(
    _ gap: HeightChain.Link, _ addition: LayoutTree.Constraint, _ constraints: NamedConstraints
  ) -> TracedProblem {
    let problem = TraceProblem(
      kind: .chain, views: [gap.from.item, gap.to.item],
      text: "nothing ties \(gap.from) to \(gap.to): the chain from the content view's top to its"
        + " bottom ends there, and the row cannot size itself; add one that does, such as"
        + " `\(addition.equation)`")
    return TracedProblem(
      problem,
      constraints.made(of: addition).map {
        RowAction(text: "add `\(addition.equation)`", change: .addition($0))
      })
  }

  /// The highest view of those that constraints centre in the content.
  private static func largest(in content: String, of scene: LayoutTree.Scene) -> String? {
    let centred = Set(
      scene.constraints.filter { constraint in
        constraint.anchors.allSatisfy { $0.attribute == .centerY }
          && constraint.anchors.contains { $0.item == content }
      }.flatMap(\.anchors).map(\.item))
    return scene.views.filter { $0.parent == content && !$0.isHidden && centred.contains($0.id) }
      .max { $0.frame.height < $1.frame.height }?.id
  }

  /// The fault that `plumb lint` finds in the drawing.
  private static func problem(of fault: LayoutTree.Scene.Fault) -> TraceProblem {
    TraceProblem(
      kind: .appearance, rule: fault.rule, isNote: fault.isNote, views: [fault.view],
      text: "\(fault.message); \(fault.hint)")
  }

  // MARK: Open

  /// - Parameter settled: dimensions that another problem speaks of: `title.width`.
  private static func open(
    _ scene: LayoutTree.Scene, _ views: ViewNames, _ constraints: NamedConstraints,
    _ trial: RowTrial, except settled: Set<String>
  ) -> [TracedProblem] {
    let open = zip(scene.views, views.entries).filter { !$0.0.ranges.isEmpty }
    let ties = [NSLayoutConstraint.Axis.horizontal, .vertical].flatMap { axis in
      LayoutTie.ties(
        among: open.compactMap { view, entry in
          view.size(along: axis).map { (entry.view, $0) }
        }, along: axis)
    }
    let tied = Set(ties.flatMap { tie in tie.dependents.compactMap { views.id(of: $0) } })
    let free = open.filter { view, entry in !tied.contains(view.id) && !leans(view, entry, open) }
    let direction = views.entries.first?.view.effectiveUserInterfaceLayoutDirection
    return ties.map { problem(of: $0, trial) }
      + OpenDimensions(
        scene: scene, isRightToLeft: direction == .rightToLeft, constraints: constraints,
        trial: trial
      ).problems(free.map(\.0), except: settled)
  }

  private static func problem(of tie: LayoutTie, _ trial: RowTrial) -> TracedProblem {
    let views = trial.views
    let name = { (view: UIView) in views.id(of: view) ?? "?" }
    let trials = tie.trials(trial.layout)
    let room = tie.room(trial.layout)
    let remedies = (room.map { [$0.words] } ?? []) + trials.map { "set \(tie.words($0, name))" }
    let problem = TraceProblem(
      kind: .ambiguous, views: tie.views.compactMap { views.id(of: $0) },
      text: tie.problem(name) + ":",
      details: remedies.enumerated().map { index, remedy in "\(index + 1). \(remedy)" })
    return TracedProblem(
      problem,
      room.map { RowAction(text: $0.words, change: $0.step) }
        ?? trials.first.map { trial in
          RowAction(
            text: "set \(tie.change(trial, name))",
            change: .claims(tie.wish, trial.changes, along: tie.axis))
        })
  }

  /// Whether the view is only open because what it lies in, or something beside it, is.
  private static func leans(
    _ view: LayoutTree.View, _ entry: ViewNames.Entry, _ open: [(LayoutTree.View, ViewNames.Entry)]
  ) -> Bool {
    let isSized = view.ranges.contains { $0.dimension == .width || $0.dimension == .height }
    let hasOpenEnd = view.ranges.contains { $0.least == nil || $0.greatest == nil }
    return !isSized && !hasOpenEnd && open.count > 1
  }

  // MARK: Missed

  private static func missed(
    _ scene: LayoutTree.Scene, except known: Set<String>
  ) -> [TraceProblem] {
    // Its priority says that it may give way.
    scene.constraints.filter { $0.isMissed && !known.contains($0.id) }.map { constraint in
      TraceProblem(
        kind: .missed, isNote: true, views: scene.items(of: [constraint]),
        text: "\(constraint.equation) could not be met: off by \(readable(constraint.violation))")
    }
  }
}

extension LayoutTree.View {
  /// The values that constraints allow a size; nil where they determine it.
  fileprivate func size(along axis: NSLayoutConstraint.Axis) -> ClosedRange<CGFloat>? {
    let dimension = axis == .horizontal ? LayoutTree.FeasibleRange.Dimension.width : .height
    return ranges.first { $0.dimension == dimension }.map { range in
      CGFloat(range.least ?? -.infinity)...CGFloat(range.greatest ?? .infinity)
    }
  }
}
