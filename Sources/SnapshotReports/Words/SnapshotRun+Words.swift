import Diagnostics
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
