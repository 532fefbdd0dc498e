import Foundation

extension SnapshotInventory {
  /// A line for each snapshot: name, source, variant, and whether the reference is missing; then
  /// what is left over.
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
    var parts = ["\(entries.count) snapshot\(entries.count == 1 ? "" : "s")"]
    if missing > 0 { parts.append("\(missing) without a reference") }
    if !orphans.isEmpty {
      parts.append("\(orphans.count) reference\(orphans.count == 1 ? "" : "s") left over")
    }
    if !broken.isEmpty {
      parts.append("\(broken.count) source\(broken.count == 1 ? "" : "s") cannot be read")
    }
    return parts.joined(separator: ", ")
  }

  /// The same for programs: an object with `snapshots`, `orphans` and `broken`.
  public var json: [UInt8] {
    let document = Document(
      snapshots: entries.map {
        .init(
          name: $0.snapshot.name, source: $0.snapshot.source, variant: $0.snapshot.caption,
          hasReference: $0.hasReference)
      },
      orphans: orphans,
      broken: broken.map { .init(source: $0.source, messages: $0.diagnostics.map(\.description)) })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    return Array((try? encoder.encode(document)) ?? Data()) + Array("\n".utf8)
  }

  private struct Document: Encodable {
    let snapshots: [Snapshot]
    let orphans: [String]
    let broken: [Broken]

    struct Snapshot: Encodable {
      let name: String
      let source: String
      let variant: String
      let hasReference: Bool
    }

    struct Broken: Encodable {
      let source: String
      let messages: [String]
    }
  }
}
