import LayoutTree
import UIKit

/// A row as a tree of views with what constraints make of each, and what is wrong with it in words.
public struct LayoutTrace: Equatable, Sendable {
  /// The lines to print.
  public let lines: [String]
  /// Whether everything is determined and nothing conflicts.
  public let isSound: Bool

  /// The legend of the signs.
  public static let legend = """
    ✓ determined   ? ambiguous   ✗ in a conflict   ! determined, but see below
    * laid out by constraints   + by its frame   • hosts the layout
    """

  /// Traces the row that `cell` shows in `table`.
  init(
    _ cell: UITableViewCell, at path: IndexPath, in table: UITableView, width: Double,
    silencing rules: Set<String>
  ) {
    var scene = RowReader.scene(of: cell, at: path, .everything)
    scene.sizing = RowReader.sizing(of: cell, at: path, in: table)
    let views = ViewNames(cell.contentView, named: "contentView")
    scene.faults = RowFaults.faults(of: cell, in: table, views, silencing: rules)
    let problems = TraceProblems(scene, views)
    let heading = [
      "row \(scene.id)", scene.reuseIdentifier,
      "at \(readable(width)) pt, \(readable(scene.height)) pt high",
    ].compactMap(\.self).joined(separator: " ")
    lines = [heading] + Self.tree(scene, views) + problems.lines
    isSound = problems.isEmpty
  }

  /// The text of the trace.
  public var text: String { lines.joined(separator: "\n") + "\n" }

  private static func tree(_ scene: LayoutTree.Scene, _ views: ViewNames) -> [String] {
    let conflicting = Set(scene.conflicts.flatMap(\.constraints))
    let members = scene.constraints.filter { conflicting.contains($0.id) }
      .flatMap { [$0.first, $0.second].compactMap(\.self) }
    var depths: [String: Int] = [:]
    var table = TextTable([.left, .left, .right, .right, .right, .right, .left])
    for (view, entry) in zip(scene.views, views.entries) {
      let depth = view.parent.flatMap { depths[$0] }.map { $0 + 1 } ?? 0
      depths[view.id] = depth
      let isMember = members.contains { $0.hasPrefix(view.id + ".") }
      let isFaulty = scene.faults.contains { !$0.isNote && $0.view == view.id }
      let mark = isMember ? "✗" : view.isAmbiguous ? "?" : isFaulty ? "!" : "✓"
      let frame = view.frame
      table.append(
        [
          "\(mark) " + String(repeating: "|  ", count: depth) + sign(of: entry.view, depth)
            + view.id, view.className,
        ] + [frame.x, frame.y, frame.width, frame.height].map(readable)
          + [view.ranges.map(\.description).joined(separator: ", ")])
    }
    return table.lines(indentation: "  ")
  }

  /// As UIKit's own trace has them.
  private static func sign(of view: UIView, _ depth: Int) -> String {
    depth == 0 ? "•" : view.translatesAutoresizingMaskIntoConstraints ? "+" : "*"
  }
}
