import Snapshots

/// A project's snapshots, and references that nothing asks for; draws nothing.
public struct SnapshotInventory: Sendable {
  /// A snapshot, and whether it has a reference.
  public struct Entry: Sendable {
    /// The picture, and the name of its reference.
    public let snapshot: SnapshotCase
    /// Whether its reference is there; whether it can be read is not looked at.
    public let hasReference: Bool
  }

  /// By name.
  public let entries: [Entry]
  /// Sources of which nothing can be drawn.
  public let broken: [ProjectCases.BrokenSource]
  /// References that no snapshot asks for; a broken source's may be asked for again.
  public let orphans: [String]
  /// Holds what a project asks for against what is in its folder of references.
  public init(_ cases: ProjectCases, _ store: ReferenceStore) {
    let present = Set(store.names)
    entries = cases.cases.map { Entry(snapshot: $0, hasReference: present.contains($0.name)) }
    broken = cases.broken
    orphans = store.orphans(known: cases.cases.map(\.name)).filter { name in
      !cases.broken.contains { $0.owns(name) }
    }
  }

  /// The inventory of a workspace's project; `warn` is called with each warning about it.
  ///
  /// - Throws: `PlumbError` where there is no project, or it is invalid.
  public init(
    _ folders: SnapshotFolders, warn: @escaping (Diagnostic) -> Void
  ) throws(PlumbError) {
    let project = try folders.project()
    let session = try PlumbSession(
      of: folders.app, project: project, allowedReads: folders.allowedReads
    ) {
      if case .warning(let warning) = $0 { warn(warning) }
    }
    let cases = try ProjectReader(session).cases(of: project)
    cases.warnings.forEach(warn)
    self.init(cases, try folders.store())
  }

  private init(
    entries: [Entry], broken: [ProjectCases.BrokenSource], orphans: [String]
  ) {
    (self.entries, self.broken, self.orphans) = (entries, broken, orphans)
  }

  /// The part of it that a filter lets through.
  ///
  /// - Throws: `PlumbError` where a pattern fits nothing.
  public func filtered(_ filter: SnapshotFilter) throws(PlumbError) -> SnapshotInventory {
    let subjects =
      entries.map { ($0.snapshot.name, $0.snapshot.source) } + broken.map { ($0.stem, $0.source) }
      + orphans.map { ($0, $0) }
    let problems = filter.problems(
      in: subjects, option: "--filter", list: "plumb snapshot list")
    guard problems.isEmpty else { throw PlumbError(problems) }
    return SnapshotInventory(
      entries: entries.filter {
        filter.accepts(name: $0.snapshot.name, source: $0.snapshot.source)
      },
      broken: broken.filter { filter.accepts(name: $0.stem, source: $0.source) },
      orphans: orphans.filter { filter.accepts(name: $0, source: $0) })
  }
}

extension ProjectCases.BrokenSource {
  func owns(_ name: String) -> Bool { name == stem || name.hasPrefix(stem + "-") }
}

extension SnapshotInventory {
  /// A line a snapshot: name, source, variant, a missing reference; then leftovers.
  public var text: String {
    let rows = entries.map { entry in
      [
        entry.snapshot.name, entry.snapshot.source, entry.snapshot.caption,
        entry.hasReference ? "" : "no reference",
      ]
    }
    let leftOver = orphans.map { [$0, "left over: nothing asks for it"] }
    return (Self.columns(rows) + Self.columns(leftOver)).map { $0 + "\n" }.joined()
  }

  /// Cells below each other, two spaces between columns, nothing behind the last one.
  private static func columns(_ rows: [[String]]) -> [String] {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let padded = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      let line = padded.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// `12 snapshots, 1 without a reference, 2 references left over`
  public var summary: String {
    let missing = entries.count { !$0.hasReference }
    var parts = [counted(entries.count, "snapshot")]
    if missing > 0 { parts.append("\(missing) without a reference") }
    if !orphans.isEmpty {
      parts.append("\(counted(orphans.count, "reference")) left over")
    }
    if !broken.isEmpty {
      parts.append("\(counted(broken.count, "source")) cannot be read")
    }
    return parts.joined(separator: ", ")
  }

  /// The inventory for programs: an object with `snapshots`, `orphans` and `broken`.
  public var json: [UInt8] {
    let document: JSONObject = [
      "snapshots": entries.map { entry -> JSONObject in
        let fields: JSONObject = [
          "name": entry.snapshot.name, "source": entry.snapshot.source,
          "variant": entry.snapshot.caption, "hasReference": entry.hasReference,
        ]
        return fields + entry.snapshot.fields.json
      },
      "orphans": orphans,
      "broken": broken.map { source -> JSONObject in
        ["source": source.source, "messages": source.diagnostics.map(\.description)]
      },
    ]
    return StableJSON.answer(document)
  }
}
