import Linting

/// The same finding in all cases of a source, with its widths in each.
struct SweptFinding {
  /// A range of widths in a case.
  private struct Occurrence {
    let number: Int
    let ranges: [ClosedRange<Double>]
  }

  let worst: SweepFinding
  private let worstCase: SweepCase
  private let occurrences: [Occurrence]
  private let cases: [SweepCase]

  /// The findings of a report, each thing once, in the order of rows.
  static func all(in report: SweepReport) -> [SweptFinding] {
    var keys: [[String]] = []
    var found: [[String]: [(number: Int, finding: SweepFinding)]] = [:]
    let rows = report.cases.map(\.rows.count).max() ?? 0
    for row in 0..<rows {
      for (number, sweptCase) in report.cases.enumerated() where row < sweptCase.rows.count {
        for finding in sweptCase.rows[row].findings {
          let key = [finding.row, finding.finding.rule, finding.view, finding.partner]
          if found[key] == nil { keys.append(key) }
          found[key, default: []].append((number, finding))
        }
      }
    }
    return keys.compactMap { SweptFinding(found[$0] ?? [], in: report.cases) }
  }

  private init?(_ all: [(number: Int, finding: SweepFinding)], in cases: [SweepCase]) {
    guard var worst = all.first else { return nil }
    for entry in all where entry.finding.amount > worst.finding.amount { worst = entry }
    self.worst = worst.finding
    worstCase = cases[worst.number]
    self.cases = cases
    var occurrences: [Occurrence] = []
    for entry in all {
      if let last = occurrences.last, last.number == entry.number {
        occurrences[occurrences.count - 1] = Occurrence(
          number: entry.number, ranges: last.ranges + [entry.finding.widths])
      } else {
        occurrences.append(Occurrence(number: entry.number, ranges: [entry.finding.widths]))
      }
    }
    self.occurrences = occurrences
  }

  /// The finding as `plumb lint` would report it, its widths in its words: `price is truncated from
  /// 280 to 331 and, at AX3, up to 402; at 280, AX3: …`.
  var finding: Finding {
    let occasion = [readable(worst.worst), worstCase.name].filter { !$0.isEmpty }.joined(
      separator: ", ")
    return worst.finding.saying(
      "in row \(worst.row), \(worst.subject) \(worst.statement) \(widthWords); at \(occasion):"
        + " \(worst.finding.message)",
      variants: occurrences.map { occurrence in
        let ranges = occurrence.ranges.map {
          "\(readable($0.lowerBound))-\(readable($0.upperBound)) pt"
        }
        return ([ranges.joined(separator: " and ")] + [cases[occurrence.number].name])
          .filter { !$0.isEmpty }.joined(separator: ", ")
      },
      layout: LayoutFields(
        row: worst.row, width: worst.worst, textSize: worstCase.textSize,
        language: worstCase.language, direction: worstCase.direction.word,
        appearance: worstCase.appearance.word))
  }

  /// `from 280 to 331 and, at AX3, up to 402`.
  var widthWords: String {
    var groups: [(words: String, ranges: [ClosedRange<Double>], cases: [Int])] = []
    for occurrence in occurrences {
      if let known = groups.firstIndex(where: { $0.ranges == occurrence.ranges }) {
        groups[known].cases.append(occurrence.number)
      } else {
        let words = words(occurrence.ranges, isFirst: groups.isEmpty)
        groups.append((words, occurrence.ranges, [occurrence.number]))
      }
    }
    let isEverywhere = occurrences.count == cases.count
    let parts = groups.enumerated().map { index, group -> String in
      let names = series(group.cases.map { cases[$0].name })
      if index == 0, isEverywhere || names.isEmpty { return group.words }
      if index == 0 { return "\(group.words) at \(names)" }
      return groups.count == 2 ? "at \(names), \(group.words)" : "\(group.words) at \(names)"
    }
    guard parts.count == 2 else { return parts.joined(separator: "; ") }
    return "\(parts[0]) and, \(parts[1])"
  }

  private func words(_ ranges: [ClosedRange<Double>], isFirst: Bool) -> String {
    guard let widths = cases.first?.widths else { return "" }
    return series(
      ranges.map { range in
        let begins = range.lowerBound == widths.first, ends = range.upperBound == widths.last
        if begins && ends { return "at every width" }
        if range.lowerBound == range.upperBound { return "at \(readable(range.lowerBound))" }
        if ends { return "from \(readable(range.lowerBound))" }
        if begins && !isFirst { return "up to \(readable(range.upperBound))" }
        return "from \(readable(range.lowerBound)) to \(readable(range.upperBound))"
      })
  }
}

extension SweepFinding {
  /// How far it is off, for comparing the same thing in several cases.
  fileprivate var amount: Double { finding.measure ?? 0 }
}
