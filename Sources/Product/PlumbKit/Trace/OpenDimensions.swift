import LayoutTree
import Linting
import UIKitCore

/// The constraints to add where dimensions are open, a sentence for like views.
struct OpenDimensions {
  /// The row that the views are in.
  let scene: LayoutTree.Scene
  let isRightToLeft: Bool
  let constraints: NamedConstraints
  let trial: RowTrial

  private typealias Group = (ranges: [LayoutTree.FeasibleRange], views: [LayoutTree.View])

  /// - Parameters:
  ///   - views: those that no other problem explains.
  ///   - settled: dimensions that one does: `title.width`.
  func problems(_ views: [LayoutTree.View], except settled: Set<String>) -> [TracedProblem] {
    var groups: [Group] = []
    for view in views {
      let ranges = view.ranges.filter {
        !settled.contains("\(view.id).\($0.dimension.rawValue)")
      }
      guard !ranges.isEmpty else { continue }
      let dimensions = ranges.map(\.dimension)
      if let known = groups.firstIndex(where: { $0.ranges.map(\.dimension) == dimensions }) {
        groups[known].views.append(view)
      } else {
        groups.append((ranges, [view]))
      }
    }
    let advice = OpenAdvice(scene: scene, isRightToLeft: isRightToLeft)
    // What is given up in a crowded row leaves more open than constraints could decide.
    let mostTried = groups.isEmpty || trial.layout.isCrowded ? 0 : Self.mostTried
    return groups.enumerated().map { number, group in
      let problem = TraceProblem(
        kind: .ambiguous, views: group.views.map(\.id),
        text: Self.words(group.ranges, group.views),
        details: group.views.prefix(Self.mostNames).flatMap { advice.lines($0, group.ranges) })
      return TracedProblem(
        problem, number < mostTried ? action(for: group, advice) : nil)
    }
  }

  /// Names that are printed of views that lack the same, and constraints that are added for them.
  private static let mostNames = 4
  /// Groups for which additions are tried: each is laid out a few times.
  private static let mostTried = 4

  /// Constraints for the first of the views, and for the next ones that are still open then.
  private func action(for group: Group, _ advice: OpenAdvice) -> RowAction? {
    var (texts, changes): ([String], [RowChange]) = ([], [])
    var open = Set(group.views.map(\.id))
    for view in group.views where open.contains(view.id) && changes.count < Self.mostNames {
      let additions = group.ranges.compactMap { advice.suggestion(for: view, $0.dimension) }
      let made = additions.compactMap { constraints.made(of: $0) }
      guard !made.isEmpty, made.count == additions.count else { return nil }
      texts += additions.map { "`\($0.equation)`" }
      changes += made.map { .addition($0) }
      open = Set(trial.with(changes) { trial.openViews })
    }
    guard !changes.isEmpty else { return nil }
    return RowAction(
      text: "add \(texts.joined(separator: " and "))",
      change: RowChange(changes))
  }

  private static func words(
    _ ranges: [LayoutTree.FeasibleRange], _ views: [LayoutTree.View]
  ) -> String {
    let isOne = views.count == 1
    let dimensions = ranges.map { range -> String in
      let isSize = range.dimension == .width || range.dimension == .height
      // The text of a range begins with its dimension.
      let name = range.dimension.rawValue
      return isOne && isSize
        ? "\(name) (within\(range.description.dropFirst(name.count)))" : name
    }
    let advice = ranges.map { Self.advice($0.dimension) }.joined(separator: "; ")
    let rest = isOne ? "" : ", of each or of one that the others follow"
    return "nothing decides \(list(dimensions, most: 4)) of"
      + " \(list(views.map(\.id), most: mostNames)): \(advice)\(rest)"
  }

  private static func advice(_ dimension: LayoutTree.FeasibleRange.Dimension) -> String {
    switch dimension {
    case .x: "pin the leading edge or centerX"
    case .y: "pin the top or centerY"
    case .width: "give it a width, or pin the trailing edge"
    case .height: "give it a height, or pin the bottom"
    }
  }

  private static func list(_ words: [String], most: Int) -> String {
    words.count <= most ? series(words) : listed(words, most: most)
  }
}

/// The constraints of a view with open dimensions, and those that would keep it.
private struct OpenAdvice {
  let scene: LayoutTree.Scene
  let isRightToLeft: Bool

  private static let mostConstraints = 4

  func lines(_ view: LayoutTree.View, _ ranges: [LayoutTree.FeasibleRange]) -> [String] {
    let axes = Set(ranges.map { $0.dimension == .x || $0.dimension == .width })
    let known = [true, false].filter(axes.contains).map { present(of: view, isAcross: $0) }
    let missing = ranges.compactMap { suggestion(for: view, $0.dimension) }
    guard !missing.isEmpty else { return known }
    let list = missing.map { "`\($0.equation)`" }.joined(separator: " and ")
    return known + ["add \(list) to keep it as it is now"]
  }

  /// `dot has no horizontal constraint`, `the only horizontal constraint of dot is …`.
  private func present(of view: LayoutTree.View, isAcross: Bool) -> String {
    let axis = isAcross ? "horizontal" : "vertical"
    let own = scene.constraints.filter { $0.mentions(view.id) && $0.isAlong(isAcross ? "x" : "y") }
    guard !own.isEmpty else { return "\(view.id) has no \(axis) constraint" }
    let list = listed(own.map { "`\($0.equation)`" }, most: Self.mostConstraints)
    let subject =
      agreeing(own.count, "constraint of \(view.id) is", "constraints of \(view.id) are")
    return "the only \(axis) \(subject) \(list)"
  }

  /// The constraint that decides a dimension as it is now; nil for a size of nothing.
  func suggestion(
    for view: LayoutTree.View, _ dimension: LayoutTree.FeasibleRange.Dimension
  ) -> LayoutTree.Constraint? {
    let frame = view.frame
    guard let parent = view.parent, let around = scene.views.first(where: { $0.id == parent })
    else { return nil }
    switch dimension {
    case .x:
      let start = isRightToLeft ? around.frame.width - frame.x - frame.width : frame.x
      return newPin(view.id, .leading, to: parent, start)
    case .y: return newPin(view.id, .top, to: parent, frame.y)
    case .width: return frame.width > 0 ? pin(view.id, .width, to: nil, frame.width) : nil
    case .height: return frame.height > 0 ? pin(view.id, .height, to: nil, frame.height) : nil
    }
  }

  /// Nil where the two edges are tied already: what is open is the superview then.
  private func newPin(
    _ view: String, _ attribute: LayoutTree.Attribute, to parent: String, _ constant: Double
  ) -> LayoutTree.Constraint? {
    let made = pin(view, attribute, to: parent, constant)
    let isTied = scene.constraints.contains { known in
      known.isRequired && known.relation == .equal && known.first == made.first
        && known.second == made.second
    }
    return isTied ? nil : made
  }

  private func pin(
    _ view: String, _ attribute: LayoutTree.Attribute, to parent: String?, _ constant: Double
  ) -> LayoutTree.Constraint {
    LayoutTree.Constraint(
      id: "", first: .init(view, attribute), relation: .equal,
      second: parent.map { .init($0, attribute) }, constant: constant)
  }
}

/// Optional constraints of one priority of which not all can hold, on views that are left open by
/// that: which of them gives way is anybody's guess.
struct Rivals {
  let constraints: [String]
  /// The open dimensions that they speak of: `title.width`.
  let dimensions: [String]
  let problem: TraceProblem
  /// The one to change that keeps the layout as it is, its new priority, and the words for it.
  private let remedy: (id: String, priority: Double, text: String)

  private static let mostEquations = 4

  func traced(_ known: NamedConstraints) -> TracedProblem {
    TracedProblem(
      problem,
      known[remedy.id].map {
        RowAction(
          text: remedy.text, change: .priority($0, UILayoutPriority(Float(remedy.priority))))
      })
  }

  /// The rivals of a row, by axis and priority.
  static func find(in scene: LayoutTree.Scene) -> [Rivals] {
    guard scene.constraints.contains(where: \.isMissed) else { return [] }
    return [["x", "width"], ["y", "height"]].flatMap { dimensions -> [Rivals] in
      let open = scene.views.filter { view in
        view.ranges.contains { dimensions.contains($0.dimension.rawValue) }
      }
      guard !open.isEmpty else { return [] }
      let optional = scene.constraints.filter { constraint in
        !constraint.isRequired && !constraint.origin.isStackView
          && constraint.isAlong(dimensions[0])
          && open.contains { constraint.mentions($0.id) }
      }
      let priorities = Set(optional.filter(\.isMissed).map(\.priority)).sorted(by: >)
      return priorities.compactMap { priority in
        rivals(optional.filter { $0.priority == priority }, open, dimensions)
      }
    }
  }

  private static func rivals(
    _ constraints: [LayoutTree.Constraint], _ open: [LayoutTree.View], _ dimensions: [String]
  ) -> Rivals? {
    guard constraints.count > 1, let first = constraints.first else { return nil }
    let views = open.filter { view in constraints.contains { $0.mentions(view.id) } }
    let settled = views.flatMap { view in dimensions.map { "\(view.id).\($0)" } }
    let isPair = constraints.count == 2
    let equations = listed(
      constraints.map { "`\($0.equation)`" }, most: mostEquations,
      separator: isPair ? " and " : ", ")
    // What gives way to required constraints alone cannot be stronger: another one gets weaker.
    let isTop = first.priority >= PriorityScale.yielding
    let changed = constraints.first { $0.isMissed == isTop } ?? first
    let priority = isTop ? first.priority - 1 : min(first.priority + 1, PriorityScale.yielding)
    let text =
      "\(equations) \(isPair ? "cannot both" : "cannot all") hold, and have the same priority, so that"
      + " \(range(of: views, dimensions)) is left open: \(isTop ? "lower" : "raise")"
      + " one of the priorities"
    return Rivals(
      constraints: constraints.map(\.id), dimensions: settled,
      problem: TraceProblem(
        kind: .ambiguous, views: views.map(\.id), text: text,
        details: constraints.prefix(mostEquations).enumerated().map {
          "\($0 + 1). \(remedy($1, priority))"
        }),
      remedy: (changed.id, priority, change(changed, priority)))
  }

  /// `priority 751 for `bar.width == 200``.
  private static func change(_ constraint: LayoutTree.Constraint, _ priority: Double) -> String {
    var stronger = constraint
    // The equation of a required constraint has no priority.
    stronger.priority = PriorityScale.required
    return "priority \(readable(priority)) for `\(stronger.equation)`"
  }

  /// `priority 751 for `bar.width == 200`, which is off by 100 now: bar.width is then 200`.
  private static func remedy(_ constraint: LayoutTree.Constraint, _ priority: Double) -> String {
    let off = constraint.isMissed ? "is off by \(readable(constraint.violation))" : "holds"
    let isSize =
      constraint.second == nil && constraint.relation == .equal && priority > constraint.priority
    let then = isSize ? ": \(constraint.first) is then \(readable(constraint.constant))" : ""
    return "\(change(constraint, priority)), which \(off) now\(then)"
  }

  /// `v0.width (100 … 200)`.
  private static func range(of views: [LayoutTree.View], _ dimensions: [String]) -> String {
    let view = views.first { view in
      view.ranges.contains { $0.dimension.rawValue == dimensions[1] }
    }
    guard let view = view ?? views.first,
      let range = view.ranges.last(where: { dimensions.contains($0.dimension.rawValue) })
    else { return "the layout" }
    let name = range.dimension.rawValue
    return "\(view.id).\(name) (\(range.description.dropFirst(name.count + 1)))"
  }
}

extension LayoutTree.Constraint {
  fileprivate func mentions(_ view: String) -> Bool {
    anchors.contains { $0.item == view }
  }

  /// Whether it speaks of positions or sizes across (`x`), or down.
  fileprivate func isAlong(_ axis: String) -> Bool {
    (first.attribute?.axis == .horizontal) == (axis == "x")
  }
}

/// Scroll views whose content has no size of its own.
enum ScrolledContent {
  static func problems(of views: ViewNames) -> [TraceProblem] {
    views.entries.compactMap { entry in
      guard let scroll = entry.view as? UIScrollView else { return nil }
      let open = scroll.openContentAxes
      guard !open.isEmpty else { return nil }
      return TraceProblem(
        kind: .ambiguous, views: [entry.id],
        text: "\(entry.id): \(UIScrollView.words(open)); \(UIScrollView.advice(open))")
    }
  }
}
