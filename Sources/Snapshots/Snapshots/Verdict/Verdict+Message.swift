import LayoutTree
import Numbers

extension Verdict {
  /// The maximum number of listed changes; the others are only counted.
  private static let changeLimit = 20

  /// The result in one self-contained sentence, which begins with layout changes.
  public var summary: String {
    switch outcome {
    case .passed: "\(name) is as its reference."
    case .tolerated: toleratedSummary
    case .updated: "\(name) has been recorded."
    case .recorded: "\(name) had no reference; it has been written. Look at it, then run again."
    case .missing: "\(name) has no reference."
    case .unreadable: "The reference of \(name) cannot be read: \(reason ?? "")."
    case .broken: "\(name): \(reason ?? "there is nothing to compare")."
    case .environment: environmentSummary
    case .differs, .size, .layout: "\(name) differs: " + (differences.joined(separator: "; ")) + "."
    }
  }

  /// The layout changes, a line each, causes before consequences.
  public var changeLines: [String] { comparison?.summary.lines ?? [] }

  /// The differences in fonts and libraries with advice, one per line.
  public var environmentLines: [String] {
    guard let comparison else { return [] }
    let mixed =
      comparison.isOfTwoRecordings && outcome.isFailure
      ? [
        "the reference's picture is not the one that its layout tree was recorded with (a recording was"
          + " interrupted, or a merge took one file of each side): record it again"
      ] : []
    return mixed + comparison.environment.map { $0.advice() }
  }

  /// The full message, for a test's output.
  ///
  /// - Parameters:
  ///   - artifacts: the name of the folder with the pictures.
  ///   - recording: the command for recording, `plumb snapshot accept …`.
  public func message(artifacts: String, recording: String) -> String {
    var lines = [summary]
    lines += listedLines(changeLines, most: Self.changeLimit).map { "  \($0)" }
    lines += environmentLines.map { "  \($0)" }
    if pictures.actual != nil { lines.append("Its pictures are in \(artifacts).") }
    if let lost { lines.append("They are not complete: \(lost).") }
    if outcome.isFailure, outcome != .broken, outcome != .recorded {
      lines.append("If the change is meant, record it: \(recording)")
    }
    return lines.joined(separator: "\n")
  }

  // MARK: Parts

  private var differences: [String] {
    guard let comparison else { return [] }
    return layoutPart(comparison) + picturePart(comparison)
  }

  private func layoutPart(_ comparison: SnapshotComparison) -> [String] {
    let entries = comparison.summary.entries
    guard let first = entries.first?.text else { return [] }
    let others = entries.dropFirst().count { !$0.isConsequence }
    return [first + andMore(others, after: ",")]
  }

  private func picturePart(_ comparison: SnapshotComparison) -> [String] {
    switch comparison.picture {
    case .notCompared: []
    case .identical: ["no pixel differs"]
    case .within: ["no pixel differs that anybody sees"]
    case .sizes(let from, let to): ["its size is \(to) instead of \(from) pixels"]
    case .differs(let count, let total, let regions):
      [
        "\(count) of \(total) pixels differ" + Self.location(of: regions)
          + (comparison.relevantChanges.isEmpty ? ", the layout is the same" : "")
      ]
    }
  }

  private static func location(of regions: [SnapshotResult.Region]) -> String {
    guard let first = regions.first else { return "" }
    let views = regions.compactMap(\.view)
    guard let view = views.first else {
      return " (in rows \(first.y) to \(first.y + first.height - 1))"
    }
    let others = Set(views).count - 1
    return " (in \(view)\(andMore(others)))"
  }

  private var environmentSummary: String {
    let advice = environmentLines.first ?? ""
    let rest = andMore(environmentLines.count - 1, after: ";")
    return (["\(name): \(advice)\(rest)"] + differences).joined(separator: "; ") + "."
  }

  private var toleratedSummary: String {
    guard let comparison, !comparison.environment.isEmpty else {
      return "\(name) differs from its reference by less than anybody sees."
    }
    return "\(name) has the layout of its reference, which was made with other fonts or libraries."
  }
}
