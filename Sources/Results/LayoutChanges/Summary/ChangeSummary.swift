import LayoutTree
import Numbers

/// The difference of two layouts in words: causes first, and what merely follows from them in a
/// line each.
///
/// ```
/// row 0.1 title.height 41 → 61.5 (text wraps to 3 lines)
/// and 3 views below it move down by 20.5
/// and the row grows from 87 to 107.5
/// ```
///
/// `LayoutTree.changes(to:)` has every number; this is the same without what readers can work out.
public struct ChangeSummary: Equatable, Sendable {
  /// One entry for each change, causes before consequences.
  public let entries: [Entry]

  /// A change, or what merely follows from the one before it.
  public struct Entry: Equatable, Sendable {
    /// As a line: `row 0.1 title.height 41 → 61.5`, `and the row grows from 87 to 107.5`.
    public let text: String
    /// Whether it is no change of its own.
    public let isConsequence: Bool
  }

  /// The entries as lines.
  public var lines: [String] { entries.map(\.text) }

  /// The summary of equal layouts.
  public static let empty = ChangeSummary(entries: [])

  private init(entries: [Entry]) { self.entries = entries }

  /// Describes how the second tree differs from the first.
  ///
  /// - Complexity: linear in the size of both trees, but for walks to the ancestors of changed
  ///   views.
  public init(from old: LayoutTree, to new: LayoutTree) {
    let scenes = Matching(old.scenes, new.scenes, by: \.id)
    let changed = scenes.pairs.filter { $0.old != $0.new }
    let ofTree =
      old.settings(to: new).map(\.description)
      + Self.rows(scenes.removed, "removed") + Self.rows(scenes.added, "added")
      + (scenes.keepsOrder ? [] : [LayoutChange.scenesReordered.description])
    entries =
      ofTree.map { Entry(text: $0, isConsequence: false) }
      + Self.grouped(changed.map { SceneSummary($0.old, $0.new) })
  }

  /// Rows that change alike are described once, by the first of them.
  private static func grouped(_ summaries: [SceneSummary]) -> [Entry] {
    var indices: [[SummaryLine]: Int] = [:]
    var blocks: [(summary: SceneSummary, count: Int)] = []
    for summary in summaries where !summary.lines.isEmpty {
      if let known = indices[summary.lines] {
        blocks[known].count += 1
      } else {
        indices[summary.lines] = blocks.count
        blocks.append((summary, 1))
      }
    }
    return blocks.flatMap { summary, count in
      let others = count - 1
      let same = "and the same in \(counted(others, "more row"))"
      return summary.entries + (others == 0 ? [] : [Entry(text: same, isConsequence: true)])
    }
  }

  /// Rows that came or went; many of them in one line.
  private static func rows(_ scenes: [LayoutTree.Scene], _ fate: String) -> [String] {
    guard let first = scenes.first, let last = scenes.last, scenes.count > 3 else {
      return scenes.map { "\($0.title) \(fate)" }
    }
    return ["\(scenes.count) rows \(fate): \(first.title) to \(last.title)"]
  }
}

enum SummaryLine: Hashable {
  /// Something that happened: `title.height 41 → 61.5`.
  case happens(String)
  /// A consequence: `3 views below it move down by 20.5`.
  case follows(String)
}

extension LayoutTree.Scene {
  /// The name of the scene for people: `row 0.1`, else its name.
  public var title: String {
    let numbers = id.split(separator: ".", omittingEmptySubsequences: false)
    let isRow = numbers.count == 2 && numbers.allSatisfy { Int($0) != nil }
    return isRow ? "row \(id)" : id
  }
}

/// The changes of one scene, causes before what follows from them.
private struct SceneSummary {
  let title: String
  /// The lines, without the scene's name.
  private(set) var lines: [SummaryLine] = []

  /// Compares two versions of a scene.
  init(_ old: LayoutTree.Scene, _ new: LayoutTree.Scene) {
    title = new.title
    let views = Matching(old.views, new.views, by: \.id)
    var reasons = ChangeReasons(old, new)
    let structure = Self.structure(old, new, views)
    let hierarchy = Hierarchy(new.views)
    let vertical = AxisSummary(.vertical, views.pairs, hierarchy, &reasons)
    let horizontal = AxisSummary(.horizontal, views.pairs, hierarchy, &reasons)
    lines =
      structure + vertical.lines(rowFrom: old.height, to: new.height, &reasons)
      + horizontal.ownLines
      + reasons.unexplainedTexts(views.pairs) + reasons.unexplainedConstraints
      + views.pairs.compactMap { $0.old.soundnessChange(to: $0.new) }
    if old.conflicts.map(\.members) != new.conflicts.map(\.members) {
      lines.append(.happens("conflicts \(old.conflicts.count) → \(new.conflicts.count)"))
    }
    if lines.isEmpty { lines = Self.remainder(old, new) }
  }

  /// The lines as they are read.
  var entries: [ChangeSummary.Entry] {
    lines.map {
      switch $0 {
      case .happens(let text): .init(text: "\(title) \(text)", isConsequence: false)
      case .follows(let text): .init(text: "and \(text)", isConsequence: true)
      }
    }
  }

  /// Views that came and went, and what they are.
  private static func structure(
    _ old: LayoutTree.Scene, _ new: LayoutTree.Scene, _ views: Matching<LayoutTree.View>
  ) -> [SummaryLine] {
    var changes: [String] = []
    if old.reuseIdentifier != new.reuseIdentifier {
      changes.append(
        "reuse identifier \(old.reuseIdentifier ?? "none") → \(new.reuseIdentifier ?? "none")")
    }
    changes += views.removed.map { "\($0.id) removed" } + views.added.map { "\($0.id) added" }
    if !views.keepsOrder { changes.append("views in another order") }
    for (old, new) in views.pairs where old != new { changes += old.stateChanges(to: new) }
    return changes.map { .happens($0) }
  }

  /// Differences that no pixel shows, where there are no others.
  private static func remainder(
    _ old: LayoutTree.Scene, _ new: LayoutTree.Scene
  ) -> [SummaryLine] {
    old.changes(to: new).map { .happens($0.description(in: nil)) }
  }
}

extension LayoutTree.View {
  /// Differences other than frame, text and ambiguity.
  fileprivate func stateChanges(to other: Self) -> [String] {
    differences(to: other).compactMap { difference in
      switch difference {
      case .className, .superview: "\(id) \(difference.words)"
      case .visibility(let isHidden): "\(id) \(isHidden ? "hidden" : "shown")"
      case .soundness: nil
      }
    }
  }

  /// A change from ambiguous to exact or back; listed after the views that moved.
  fileprivate func soundnessChange(to other: Self) -> SummaryLine? {
    guard isAmbiguous != other.isAmbiguous else { return nil }
    let difference = ViewDifference.soundness(isAmbiguous: other.isAmbiguous)
    return .happens("\(id) \(difference.words)")
  }
}

/// Which view lies in which.
struct Hierarchy {
  private var parents: [String: String] = [:]

  init(_ views: [LayoutTree.View]) {
    for view in views { parents[view.id] = view.parent }
  }

  /// The views that a view lies in, the nearest first; a tree from elsewhere may go in circles.
  func ancestors(of id: String) -> [String] {
    var found: [String] = []
    var next = parents[id]
    while let parent = next, found.count < parents.count {
      found.append(parent)
      next = parents[parent]
    }
    return found
  }
}
