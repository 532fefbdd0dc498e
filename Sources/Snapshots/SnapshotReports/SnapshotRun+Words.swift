import Foundation
import Snapshots

extension SnapshotRun {
  /// The results by outcome in the order of reports, without empty groups; by name within a group.
  var groups: [(outcome: SnapshotOutcome, results: [SnapshotResult])] {
    SnapshotOutcome.reported.compactMap { outcome in
      let results = results.filter { $0.outcome == outcome }
      return results.isEmpty ? nil : (outcome, results)
    }
  }

  /// The failures, in the order of reports.
  var reportedFailures: [SnapshotResult] {
    groups.filter { $0.outcome.isFailure }.flatMap(\.results)
  }

  /// `6 of 60 snapshots fail`
  package var headline: String {
    let failed = results.count { $0.outcome.isFailure }
    let snapshots = counted(results.count, "snapshot")
    switch (results.count, failed) {
    case (0, _): return "No snapshots"
    case (1, 0): return "The snapshot passes"
    case (1, 1): return "The snapshot fails"
    case (_, 0): return "All \(snapshots) pass"
    default: return "\(failed) of \(snapshots) \(agreeing(failed, "fails", "fail"))"
    }
  }

  /// `3 different, 1 other size, 56 passed`
  package var counts: String {
    groups.map { "\($0.results.count) \($0.outcome.word)" }.joined(separator: ", ")
  }

  /// Says once how many references have another version's text metrics, or nil.
  package var textMetricsNote: String? {
    let count = results.count { result in
      result.outcome == .environment
        && result.environment.contains { $0.hasPrefix(EnvironmentDifference.textMetricsStart) }
    }
    guard count > 0 else { return nil }
    let others = reportedFailures.count - count
    let note =
      "Text metrics changed with the version of Plumb in \(counted(count, "reference")): text has other"
      + " widths and line breaks. Record \(agreeing(count, "it", "them")) again."
    guard others > 0 else { return note }
    return note
      + " \(counted(others, "other failure")) \(agreeing(others, "has", "have")) another reason."
  }

  /// The circumstances of the run, in a few words each: `plumb 1.0.0`, `shard 2/4`.
  var circumstances: [String] {
    var words = [Diagnostic.printable(tool)]
    if !references.isEmpty { words.append("references in \(Diagnostic.printable(references))") }
    if let shard { words.append("shard \(shard)") }
    if isFiltered { words.append("filtered") }
    words.append("record mode \(mode.rawValue)")
    return words
  }
}

extension SnapshotResult {
  /// The most important fact in one line: the first layout change, else the summary. If fonts or
  /// libraries differ, the advice to install them comes before changes that they cause.
  package var firstFact: String {
    let lines = outcome == .environment ? environment + changes : changes + environment
    return lines.first ?? summary
  }

  /// The number of changes that `changes` leaves out.
  package var unlistedChanges: Int { max(0, changeCount - changes.count) }

  /// `mail.yaml:12`
  var location: String { source.line.map { "\(source.file):\($0)" } ?? source.file }

  /// The summary for use below the name: without the name at its beginning.
  var summaryUnderName: String {
    guard summary.hasPrefix(name + " ") else { return summary }
    let rest = summary.dropFirst(name.count + 1)
    return rest.prefix(1).uppercased() + rest.dropFirst()
  }
}

extension SnapshotOutcome {
  /// The order of reports: the most urgent first; among failures, the most informative first.
  static let reported: [SnapshotOutcome] = [
    .differs, .size, .layout, .environment, .recorded, .missing, .unreadable, .broken,
    .updated, .tolerated, .passed,
  ]

  /// The heading of the group.
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

  /// The heading within a sentence: `3 different, 1 not drawn`.
  var word: String { title.prefix(1).lowercased() + title.dropFirst() }

  /// The command that makes the picture drawn now the reference.
  var acceptance: String { self == .unreadable ? "record it again" : "accept" }

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

/// Commands that accept single snapshots, combined into as few as possible.
enum AcceptCommands {
  /// Combines `plumb snapshot accept a` and `plumb snapshot accept b` to `plumb snapshot accept a
  /// b`; keeps other commands, each once, in their order.
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

  private static let marker = " accept "
}
