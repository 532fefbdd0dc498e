/// What became of a layout, told to people: what happened first, what merely follows from it in a line
/// behind.
///
/// ```
/// row 0.1 title.height 41 → 61.5 (text wraps to 3 lines)
/// and 3 views below it move down by 20.5
/// and the row grows from 87 to 107.5
/// ```
///
/// `LayoutTree.changes(to:)` has every number; this is the same without what readers can work out.
public struct LayoutStory: Equatable, Sendable {
  /// A line each, the most telling first.
  public let lines: [String]

  /// Tells what is different in the second of two trees.
  ///
  /// - Complexity: linear in the size of both trees, but for views whose ancestors are looked at.
  public init(from old: LayoutTree, to new: LayoutTree) {
    let scenes = Matching(old.scenes, new.scenes, by: \.id)
    let changed = scenes.pairs.filter { $0.old != $0.new }
    lines =
      old.settings(to: new).map(\.description)
      + Self.rows(scenes.removed, "removed") + Self.rows(scenes.added, "added")
      + (scenes.keepsOrder ? [] : [LayoutChange.scenesReordered.description])
      + Self.told(changed.map { SceneStory($0.old, $0.new) })
  }

  /// What happens in the same way to several rows is told of the first.
  private static func told(_ stories: [SceneStory]) -> [String] {
    var places: [[StoryLine]: Int] = [:]
    var blocks: [(story: SceneStory, count: Int)] = []
    for story in stories where !story.lines.isEmpty {
      if let known = places[story.lines] {
        blocks[known].count += 1
      } else {
        places[story.lines] = blocks.count
        blocks.append((story, 1))
      }
    }
    return blocks.flatMap { story, count in
      let others = count - 1
      return story.text
        + (others == 0 ? [] : ["and the same in \(others) more row\(others == 1 ? "" : "s")"])
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

/// A line of a story.
enum StoryLine: Hashable {
  /// Something that happened: `title.height 41 → 61.5`.
  case happens(String)
  /// What follows from it: `3 views below it move down by 20.5`.
  case follows(String)
}

extension LayoutTree.Scene {
  /// What people call the scene: `row 0.1`, as `plumb why` and `plumb trace` do; its name where it is no
  /// row of a table.
  public var title: String {
    let numbers = id.split(separator: ".", omittingEmptySubsequences: false)
    let isRow = numbers.count == 2 && numbers.allSatisfy { Int($0) != nil }
    return isRow ? "row \(id)" : id
  }
}
