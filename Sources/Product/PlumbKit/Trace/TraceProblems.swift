import LayoutTree
import Linting
import UIKit

/// What is wrong with a row, a paragraph each.
struct TraceProblems {
  /// Indented lines; notes alone for a sound row.
  let lines: [String]
  /// Whether nothing is wrong.
  let isEmpty: Bool

  init(_ scene: LayoutTree.Scene, _ views: ViewNames) {
    let problems =
      Self.chainLines(scene) + Self.openLines(scene, views)
      + scene.conflicts.flatMap { Self.lines(of: $0, in: scene) }
      + Self.missedLines(scene) + scene.faults.filter { !$0.isNote }.map(Self.line)
    isEmpty = problems.isEmpty
    lines = problems + scene.faults.filter(\.isNote).map(Self.line)
  }

  /// Where the chain ends that should hold the height of a row that sizes itself.
  private static func chainLines(_ scene: LayoutTree.Scene) -> [String] {
    guard scene.sizing?.rule == .automatic, scene.views.count > 1,
      let gap = scene.heightChain.links.first(where: { $0.reason == .open })
    else { return [] }
    return [
      "  nothing ties \(gap.from) to \(gap.to): the chain from the content view's top to its bottom ends"
        + " there, and the row cannot size itself"
    ]
  }

  /// What `plumb lint` finds in what is drawn.
  private static func line(of fault: LayoutTree.Scene.Fault) -> String {
    "  \(fault.isNote ? "note: " : "")\(fault.message); \(fault.hint) [\(fault.rule)]"
  }

  // MARK: Open

  private static func openLines(_ scene: LayoutTree.Scene, _ views: ViewNames) -> [String] {
    let open = zip(scene.views, views.entries).filter { !$0.0.ranges.isEmpty }
    let ties = [NSLayoutConstraint.Axis.horizontal, .vertical].flatMap { axis in
      LayoutTie.ties(
        among: open.compactMap { view, entry in
          view.size(along: axis).map { (entry.view, $0) }
        }, along: axis)
    }
    let tied = Set(ties.flatMap { tie in tie.dependents.compactMap { views.id(of: $0) } })
    let free = open.filter { view, entry in !tied.contains(view.id) && !leans(view, entry, open) }
    return ties.map { "  " + $0.sentence { views.id(of: $0) ?? "?" } }
      + free.flatMap { missing($0.0) }
  }

  /// Whether the view is only open because what it lies in, or something beside it, is.
  private static func leans(
    _ view: LayoutTree.View, _ entry: ViewNames.Entry, _ open: [(LayoutTree.View, ViewNames.Entry)]
  ) -> Bool {
    let isSized = view.ranges.contains { $0.dimension == .width || $0.dimension == .height }
    let hasOpenEnd = view.ranges.contains { $0.least == nil || $0.greatest == nil }
    return !isSized && !hasOpenEnd && open.count > 1
  }

  /// What to add where nothing holds a dimension.
  private static func missing(_ view: LayoutTree.View) -> [String] {
    view.ranges.map { range in
      let isAcross = range.dimension == .x || range.dimension == .width
      switch range.dimension {
      case .x, .y:
        return "  nothing decides \(view.id).\(range.dimension.rawValue): pin its"
          + " \(isAcross ? "leading edge" : "top") or its \(isAcross ? "centerX" : "centerY")"
      case .width, .height:
        return "  nothing decides \(view.id).\(range.dimension.rawValue) within \(range): give it a"
          + " \(range.dimension.rawValue), or pin its \(isAcross ? "trailing edge" : "bottom")"
      }
    }
  }

  // MARK: In conflict, and missed

  private static func lines(
    of conflict: LayoutTree.Conflict, in scene: LayoutTree.Scene
  ) -> [String] {
    let members = conflict.constraints.map { id in
      let equation = scene.constraints.first { $0.id == id }?.equation ?? id
      return "    \(equation == id ? id : "\(id): \(equation)")"
        + (id == conflict.broken ? "   <- given up" : "")
    }
    return ["  these \(members.count) constraints cannot hold together:"] + members
      + (conflict.reason.map { ["    \($0)"] } ?? [])
      + conflict.repairs.prefix(3).enumerated().map { "    \($0 + 1). \($1)" }
  }

  private static func missedLines(_ scene: LayoutTree.Scene) -> [String] {
    scene.constraints.filter(\.isMissed).map { constraint in
      let violation = (constraint.violation * 1e4).rounded() / 1e4
      return "  \(constraint.equation) could not be met: off by \(readable(violation))"
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

extension LayoutTree.Constraint {
  /// Whether it is optional, of the application, and does not hold by more than a part of a pixel.
  var isMissed: Bool { !isRequired && violation > 0.25 && !id.hasPrefix("UISV-") }
}
