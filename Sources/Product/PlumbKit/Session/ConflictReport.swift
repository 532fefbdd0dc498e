import LayoutTree
import Linting

/// Gathers the conflicts of a source: the same set of constraints is reported once, with the number
/// of rows and the widths it is in, however many rows and variants repeat it.
struct ConflictReport: Sendable {
  private struct Entry: Sendable {
    let row: String
    let conflict: LayoutTree.Conflict
    let members: [Member]
    /// In points, in the order of the variants.
    var widths: [Double]
    /// Rows that have it, in the variant that has most of them.
    var count = 1
  }

  /// A constraint of a conflict.
  private struct Member: Sendable {
    let text: String
    /// Where the source declares it; nil for one that code has made.
    let position: LayoutTree.SourcePosition?

    init(_ id: String, _ constraint: LayoutTree.Constraint?) {
      position = constraint?.position
      text = constraint.map { $0.equation == id ? id : "\(id): \($0.equation)" } ?? id
    }
  }

  private let width: Double?
  private var entries: [Entry] = []
  private var index: [[String]: Int] = [:]

  /// A report of rows that are laid out at one width, in points.
  init(width: Double) { self.width = width }

  /// A report over several variants.
  init() { width = nil }

  /// Adds the conflicts of the next row. Complexity: O(constraints of the scene + members of its
  /// conflicts).
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
          members: conflict.constraints.map { Member($0, constraints[$0]) },
          widths: width.map { [$0] } ?? []))
    }
  }

  /// Adds the report of later rows in the same variant.
  mutating func add(_ later: ConflictReport) {
    merge(later) { entry, other in entry.count += other.count }
  }

  mutating func add(variant: ConflictReport) {
    merge(variant) { entry, other in
      entry.count = max(entry.count, other.count)
      entry.widths = (entry.widths + other.widths).uniqued()
    }
  }

  mutating func add(variant tree: LayoutTree) {
    var report = ConflictReport(width: tree.width)
    for scene in tree.scenes { report.add(scene) }
    add(variant: report)
  }

  private mutating func merge(_ other: ConflictReport, _ join: (inout Entry, Entry) -> Void) {
    for entry in other.entries {
      if let known = index[entry.conflict.constraints] {
        join(&entries[known], entry)
      } else {
        index[entry.conflict.constraints] = entries.count
        entries.append(entry)
      }
    }
  }
}

extension ConflictReport {
  /// Widths and members that are listed.
  private static let (mostWidths, mostMembers) = (4, 24)

  /// A warning for each of the first conflicts of a row, where the source declares the constraint
  /// that was given up, with a note for each constraint of its minimal set; one for all the others.
  func diagnostics(file: String) -> [Diagnostic] {
    var told: [String: Int] = [:]
    var rest = 0
    let all = entries.flatMap { entry -> [Diagnostic] in
      told[entry.row, default: 0] += 1
      guard told[entry.row, default: 0] <= ConflictRepairs.mostConflicts else {
        rest += 1
        return []
      }
      return Self.diagnostics(entry, file)
    }
    guard rest > 0 else { return all }
    let others = counted(rest, "more conflict")
    return all + [
      Diagnostic(
        .warning, at: FileLocation(file: file),
        "\(others) of these rows \(agreeing(rest, "is", "are")) not listed; plumb trace names"
          + " what is given up", kind: "conflicting-constraints")
    ]
  }

  private static func diagnostics(_ entry: Entry, _ file: String) -> [Diagnostic] {
    let members = entry.members.map { member in
      member.position.map { FileLocation(file: file, line: $0.line, column: $0.column) }
    }
    let broken = entry.conflict.constraints.firstIndex(of: entry.conflict.broken)
    let location =
      broken.flatMap { members[$0] } ?? members.lazy.compactMap(\.self).first
      ?? FileLocation(file: file)
    let widths = listed(entry.widths.map(readable), most: mostWidths)
    var headline = Diagnostic(
      .warning, at: location,
      "row \(entry.row)\(andMore(entry.count - 1)) at \(widths) pt: these"
        + " \(entry.members.count) constraints cannot hold together",
      kind: "conflicting-constraints")
    headline.layout = LayoutFields(row: entry.row, width: entry.widths.first)
    let shown = entry.members.indices.filter { $0 < mostMembers || $0 == broken }
    var notes = shown.map { index in
      Diagnostic(
        .note, at: members[index] ?? FileLocation(file: file),
        "  \(entry.members[index].text)" + (index == broken ? "   <- given up" : ""))
    }
    if shown.count < entry.members.count {
      let rest = entry.members.count - shown.count
      notes.append(
        Diagnostic(.note, at: location, "  and \(rest) more, which plumb trace lists"))
    }
    return [headline] + notes + reasons(entry.conflict, at: location)
  }

  /// The sum that shows the conflict, and the least change that would end it.
  private static func reasons(
    _ conflict: LayoutTree.Conflict, at location: FileLocation
  ) -> [Diagnostic] {
    [conflict.reason, conflict.repairs.first.map { "what would help: \($0)" }].compactMap { text in
      text.map { Diagnostic(.note, at: location, "  \($0)") }
    }
  }
}
