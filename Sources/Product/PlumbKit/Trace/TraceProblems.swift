import LayoutTree
import Linting
import Numbers
import UIKit

/// Something that is wrong with a row, in words.
public struct TraceProblem: Equatable, Sendable, Codable {
  /// What kind of thing it is.
  public enum Kind: String, Sendable, Codable {
    /// The chain that should hold the row's height ends.
    case chain
    /// Constraints leave something open.
    case ambiguous
    /// Required constraints contradict each other.
    case conflict
    /// An optional constraint does not hold.
    case missed
    /// What is drawn is wrong; see `rule`.
    case appearance
  }

  /// What kind of thing it is.
  public var kind: Kind
  /// The rule of `plumb lint` that finds it, for an appearance.
  public var rule: String?
  /// Whether it may well be meant, and does not count.
  public var isNote = false
  /// Ids of the views that it is about, as far as they are known.
  public var views: [String] = []
  /// What is wrong and what would help, a sentence or two.
  public var text: String
  /// Members, sums and repairs, a line each.
  public var details: [String] = []
}

/// What is wrong with a row, a paragraph each.
struct TraceProblems {
  /// What counts first, then notes.
  let all: [TraceProblem]

  /// Whether nothing is wrong.
  var isEmpty: Bool { all.allSatisfy(\.isNote) }

  /// Indented lines; notes alone for a sound row.
  var lines: [String] {
    all.flatMap { problem in
      ["  \(problem.isNote ? "note: " : "")\(problem.text)\(problem.rule.map { " [\($0)]" } ?? "")"]
        + problem.details.map { "    \($0)" }
    }
  }

  init(_ scene: LayoutTree.Scene, _ views: ViewNames, of row: LaidOutRow) {
    let rivals = Rivals.find(in: scene)
    let rivaling = Set(rivals.flatMap(\.constraints))
    let faults = scene.faults.map { Self.problem(of: $0) }
    all =
      Self.chain(scene) + rivals.map(\.problem)
      + Self.open(scene, views, except: Set(rivals.flatMap(\.dimensions)))
      + ScrolledContent.problems(of: views)
      + TracedConflict.conflicts(of: row, scene, views).map(\.problem)
      + Self.missed(scene, except: rivaling) + faults.filter { !$0.isNote }
      + faults.filter(\.isNote)
  }

  /// Where the chain ends that should hold the height of a row that sizes itself.
  private static func chain(_ scene: LayoutTree.Scene) -> [TraceProblem] {
    guard scene.sizing?.rule == .automatic, scene.views.count > 1,
      let gap = scene.heightChain.links.first(where: { $0.reason == .open })
    else { return [] }
    return [
      TraceProblem(
        kind: .chain, views: [gap.from.item, gap.to.item],
        text: "nothing ties \(gap.from) to \(gap.to): the chain from the content view's top to its"
          + " bottom ends there, and the row cannot size itself; add one that does, such as"
          + " `\(gap.to) >= \(gap.from)`")
    ]
  }

  /// What `plumb lint` finds in what is drawn.
  private static func problem(of fault: LayoutTree.Scene.Fault) -> TraceProblem {
    TraceProblem(
      kind: .appearance, rule: fault.rule, isNote: fault.isNote, views: [fault.view],
      text: "\(fault.message); \(fault.hint)")
  }

  // MARK: Open

  /// - Parameter settled: dimensions that another problem speaks of: `title.width`.
  private static func open(
    _ scene: LayoutTree.Scene, _ views: ViewNames, except settled: Set<String>
  ) -> [TraceProblem] {
    let open = zip(scene.views, views.entries).filter { !$0.0.ranges.isEmpty }
    let ties = [NSLayoutConstraint.Axis.horizontal, .vertical].flatMap { axis in
      LayoutTie.ties(
        among: open.compactMap { view, entry in
          view.size(along: axis).map { (entry.view, $0) }
        }, along: axis)
    }
    let name = { (view: UIView) in views.id(of: view) ?? "?" }
    let tied = Set(ties.flatMap { tie in tie.dependents.compactMap { views.id(of: $0) } })
    let free = open.filter { view, entry in !tied.contains(view.id) && !leans(view, entry, open) }
    let problems = ties.map { tie in
      TraceProblem(
        kind: .ambiguous, views: tie.views.compactMap { views.id(of: $0) },
        text: tie.problem(name) + ":",
        details: tie.trials.enumerated().map { index, trial in
          "\(index + 1). set \(tie.words(trial, name))"
        })
    }
    let direction = views.entries.first?.view.effectiveUserInterfaceLayoutDirection
    return problems
      + OpenDimensions.problems(
        free.map(\.0), of: scene, isRightToLeft: direction == .rightToLeft, except: settled)
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
    scene.constraints.filter { $0.isMissed && !known.contains($0.id) }.map { constraint in
      TraceProblem(
        kind: .missed, views: scene.items(of: [constraint]),
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
