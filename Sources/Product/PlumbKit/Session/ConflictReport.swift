import Diagnostics
import LayoutTree
import Numbers

/// Gathers the conflicts of a table's rows: the same set of constraints is reported once, with the
/// number of rows it is in, however many rows repeat it.
struct ConflictReport: Sendable {
  private struct Entry: Sendable {
    let row: String
    let conflict: LayoutTree.Conflict
    let equations: [String]
    var count = 1
  }

  private var entries: [Entry] = []
  private var index: [[String]: Int] = [:]

  /// Adds what `scene` has.
  ///
  /// - Complexity: O(constraints of the scene + members of its conflicts).
  mutating func add(_ scene: LayoutTree.Scene) {
    guard !scene.conflicts.isEmpty else { return }
    let constraints = Dictionary(
      scene.constraints.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for conflict in scene.conflicts {
      if let known = index[conflict.constraints] {
        entries[known].count += 1
        continue
      }
      index[conflict.constraints] = entries.count
      entries.append(
        Entry(
          row: scene.id, conflict: conflict,
          equations: conflict.constraints.map { Self.describe($0, constraints[$0]) }))
    }
  }

  /// Adds what the report of later rows has.
  mutating func add(_ later: ConflictReport) {
    for entry in later.entries {
      if let known = index[entry.conflict.constraints] {
        entries[known].count += entry.count
      } else {
        index[entry.conflict.constraints] = entries.count
        entries.append(entry)
      }
    }
  }

  /// A warning for each conflict, with a note for each constraint of its minimal set.
  func diagnostics(file: String, width: Double) -> [Diagnostic] {
    let place = FileLocation(file: file)
    return entries.flatMap { entry in
      let more = andMore(entry.count - 1)
      let headline = Diagnostic(
        .warning, at: place,
        "row \(entry.row)\(more) at \(readable(width)) pt: these"
          + " \(entry.equations.count) constraints cannot hold together")
      let members = zip(entry.conflict.constraints, entry.equations).map { id, equation in
        Diagnostic(
          .note, at: place,
          "  \(equation)" + (id == entry.conflict.broken ? "   <- given up" : ""))
      }
      return [headline] + members + Self.reasons(entry.conflict, at: place)
    }
  }

  /// The sum that shows the conflict, and the least change that would end it.
  private static func reasons(
    _ conflict: LayoutTree.Conflict, at place: FileLocation
  ) -> [Diagnostic] {
    [conflict.reason, conflict.repairs.first.map { "what would help: \($0)" }].compactMap { text in
      text.map { Diagnostic(.note, at: place, "  \($0)") }
    }
  }

  private static func describe(_ id: String, _ constraint: LayoutTree.Constraint?) -> String {
    guard let constraint else { return id }
    return constraint.equation == id ? id : "\(id): \(constraint.equation)"
  }
}
