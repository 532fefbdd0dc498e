import Diagnostics
import Foundation
import Snapshots

extension SnapshotRun {
  /// Results by kind in the order of reports, kinds without any left out; by name within a kind.
  var groups: [(outcome: SnapshotOutcome, results: [SnapshotResult])] {
    SnapshotOutcome.reported.compactMap { outcome in
      let results = results.filter { $0.outcome == outcome }
      return results.isEmpty ? nil : (outcome, results)
    }
  }

  /// What fails, in the order of reports.
  var reportedFailures: [SnapshotResult] {
    groups.filter { $0.outcome.isFailure }.flatMap(\.results)
  }

  /// `6 of 60 snapshots fail`
  package var headline: String {
    let failed = results.count { $0.outcome.isFailure }
    let snapshots = Self.counted(results.count, "snapshot")
    switch (results.count, failed) {
    case (0, _): return "No snapshots"
    case (1, 0): return "The snapshot passes"
    case (1, 1): return "The snapshot fails"
    case (_, 0): return "All \(snapshots) pass"
    default: return "\(failed) of \(snapshots) \(failed == 1 ? "fails" : "fail")"
    }
  }

  /// `3 different, 1 other size, 56 passed`
  package var counts: String {
    groups.map { "\($0.results.count) \($0.outcome.word)" }.joined(separator: ", ")
  }

  /// What was run and how, a few words each: `plumb 1.0.0`, `shard 2/4`.
  var circumstances: [String] {
    var words = [Diagnostic.printable(tool)]
    if !references.isEmpty { words.append("references in \(Diagnostic.printable(references))") }
    if let shard { words.append("shard \(shard)") }
    if isFiltered { words.append("filtered") }
    words.append("record mode \(mode.rawValue)")
    return words
  }

  /// `1 snapshot`, `2 snapshots`
  package static func counted(_ count: Int, _ noun: String) -> String {
    "\(grouped(count)) \(noun)\(count == 1 ? "" : "s")"
  }

  /// `203,951`
  private static func grouped(_ count: Int) -> String {
    let digits = Array(String(count))
    let parts = digits.enumerated().map { index, digit in
      index > 0 && (digits.count - index) % 3 == 0 && digits[index - 1] != "-"
        ? ",\(digit)" : "\(digit)"
    }
    return parts.joined()
  }
}

extension SnapshotResult {
  /// What a line that has room for one thing says: what moved first, else what happened. Where
  /// fonts or libraries differ, what to install comes before what moved because of them.
  package var mostTelling: String {
    let lines = outcome == .environment ? environment + changes : changes + environment
    return lines.first ?? summary
  }

  /// How many changes `changes` leaves out.
  package var untoldChanges: Int { max(0, changeCount - changes.count) }

  /// `mail.yaml:12`
  var location: String { source.line.map { "\(source.file):\($0)" } ?? source.file }

  /// The summary where the name stands above it: without the name that it begins with.
  var summaryUnderName: String {
    guard summary.hasPrefix(name + " ") else { return summary }
    let rest = summary.dropFirst(name.count + 1)
    return rest.prefix(1).uppercased() + rest.dropFirst()
  }
}

extension SnapshotOutcome {
  /// The order of reports: what somebody has to look at first; among failures, what says most.
  static let reported: [SnapshotOutcome] = [
    .differs, .size, .layout, .environment, .recorded, .missing, .unreadable, .broken,
    .updated, .tolerated, .passed,
  ]

  /// A heading.
  var title: String {
    switch self {
    case .differs: "Different"
    case .size: "Other size"
    case .layout: "Layout only"
    case .environment: "Other environment"
    case .recorded: "Recorded"
    case .missing: "No reference"
    case .unreadable: "Unreadable reference"
    case .broken: "Not drawn"
    case .updated: "Updated"
    case .tolerated: "Within tolerance"
    case .passed: "Passed"
    }
  }

  /// The heading among other words: `3 different, 1 not drawn`.
  var word: String { title.prefix(1).lowercased() + title.dropFirst() }

  /// What the kind means, for who sees it the first time.
  var explanation: String {
    switch self {
    case .differs: "The picture is not what the reference shows."
    case .size: "The picture has another size than the reference."
    case .layout: "The picture is the same, but something that cannot be seen has moved."
    case .environment:
      "Fonts or libraries are not those of the reference, and the picture is another."
    case .recorded:
      "There was no reference. It has been written, and fails once, so that somebody looks at it."
    case .missing: "There is no reference, and this run may not write one."
    case .unreadable: "The reference is damaged, half missing, or a pointer of Git LFS."
    case .broken: "The source cannot be read or laid out, so there is nothing to compare."
    case .updated: "The reference has been rewritten on request."
    case .tolerated: "Pixels differ, but less than anybody sees."
    case .passed: "Equal to the reference."
    }
  }
}

/// Commands that accept single snapshots, as few commands as do the same.
enum AcceptCommands {
  /// `plumb snapshot accept a` and `plumb snapshot accept b` are `plumb snapshot accept a b`;
  /// others stay as they are, each once, in the order in which they came.
  static func combined(_ commands: [String]) -> [String] {
    var result: [String] = []
    var seen: Set<String> = []
    var indices: [String: Int] = [:]
    for command in commands where seen.insert(command).inserted {
      guard let end = command.range(of: marker)?.upperBound else {
        result.append(command)
        continue
      }
      let head = String(command[..<end])
      if let index = indices[head] {
        result[index] += " " + command[end...]
      } else {
        indices[head] = result.count
        result.append(command)
      }
    }
    return result
  }

  /// What stands before the names.
  private static let marker = " accept "
}
