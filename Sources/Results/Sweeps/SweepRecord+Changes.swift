extension SweepRecord {
  /// The differences in another record of the same rows, with the widths at which they are, a line
  /// each: `row 0.0: title.height 41 → 61.5 from 280 to 305.5`. Empty if the layouts are the same.
  package func changes(to other: SweepRecord) -> [String] {
    var lines = widths == other.widths ? [] : ["widths \(widths) → \(other.widths)"]
    var known: [String: Row] = [:]
    for row in rows { known[row.title] = row }
    for row in other.rows {
      guard let old = known.removeValue(forKey: row.title) else {
        lines.append("row \(row.title) is new")
        continue
      }
      lines += old.changes(to: row, Grid(other.widths)).map { "row \(row.title): \($0)" }
    }
    return lines + rows.filter { known[$0.title] != nil }.map { "row \($0.title) is gone" }
  }

  /// The widths that were laid out.
  struct Grid {
    private let values: [Double]?
    private let scale: Double

    /// From `280 … 1024 at 2x`, or `320, 375 at 2x`.
    init(_ text: String) {
      let words = text.split(separator: " ")
      scale = words.last.flatMap { Double($0.dropLast()) } ?? 1
      values =
        text.contains("…")
        ? nil : words.compactMap { Double($0.last == "," ? $0.dropLast() : $0) }
    }

    /// The ends of a range at which something holds, for each stretch of neighbours.
    func stretches(
      of range: ClosedRange<Double>, where holds: (Double) -> Bool
    ) -> [ClosedRange<Double>] {
      var found: [ClosedRange<Double>] = []
      var isOpen = false
      func visit(_ width: Double) {
        let isHit = holds(width)
        if isHit, isOpen {
          found[found.count - 1] = found[found.count - 1].lowerBound...width
        } else if isHit {
          found.append(width...width)
        }
        isOpen = isHit
      }
      if let values {
        values.filter(range.contains).forEach(visit)
      } else {
        let count = SweepWidths.steps(in: range, scale: scale)
        for index in 0...max(0, count) {
          visit(SweepWidths.width(index, after: range.lowerBound, scale: scale))
        }
      }
      return found
    }

    /// Whether no width lies between the end of one range and the beginning of the next.
    func touch(_ one: Double, _ next: Double) -> Bool {
      guard let values else { return next - one <= 1 / scale + Tolerance.rounding }
      return !values.contains { $0 > one && $0 < next }
    }
  }
}

extension SweepRecord.Row {
  fileprivate func changes(to other: Self, _ grid: SweepRecord.Grid) -> [String] {
    var known: [String: SweepRecord.Track] = [:]
    for track in tracks { known[track.title] = track }
    var lines: [String] = []
    for track in other.tracks {
      guard let old = known.removeValue(forKey: track.title) else {
        lines.append(track.isFinding ? track.appearance("begins") : "\(track.name) is new")
        continue
      }
      lines += track.isFinding ? old.moved(to: track) : old.changes(to: track, grid)
    }
    return lines
      + tracks.filter { known[$0.title] != nil }.map {
        $0.isFinding ? $0.appearance("ends") : "\($0.name) is gone"
      }
  }
}

extension SweepRecord.Track {
  fileprivate var isFinding: Bool { title.hasPrefix("found ") }

  /// The view, or `height`, or the finding.
  fileprivate var name: Substring {
    guard let space = title.firstIndex(of: " ") else { return title[...] }
    return title[space...].dropFirst()
  }

  /// `truncated-text price begins from 280 to 331`.
  fileprivate func appearance(_ verb: String) -> String {
    "\(name) \(verb) \(series(ranges.map(\.widths.words)))"
  }

  /// A finding at other widths.
  fileprivate func moved(to other: Self) -> [String] {
    guard ranges != other.ranges else { return [] }
    return [
      "\(name) holds \(series(other.ranges.map(\.widths.words))) instead of"
        + " \(series(ranges.map(\.widths.words)))"
    ]
  }

  /// A number that differs over a range of widths, and both numbers where it is first.
  private struct Change {
    let name: String
    let old: LinearLength
    let new: LinearLength
    var widths: ClosedRange<Double>
  }

  private static let parts = ["x", "y", "width", "height"]

  fileprivate func changes(to other: Self, _ grid: SweepRecord.Grid) -> [String] {
    var changes: [Change] = []
    var remarks: [(words: String, widths: ClosedRange<Double>)] = []
    for (old, new) in overlaps(with: other) {
      let range =
        max(
          old.widths.lowerBound, new.widths.lowerBound)...min(
          old.widths.upperBound, new.widths.upperBound)
      for (index, pair) in zip(old.lengths, new.lengths).enumerated() where pair.0 != pair.1 {
        let name = new.lengths.count == 1 ? "height" : "\(self.name).\(Self.parts[index])"
        for widths in grid.stretches(of: range, where: { differ(pair.0, pair.1, $0) }) {
          changes.append(.init(name: name, old: pair.0, new: pair.1, widths: widths))
        }
      }
      if old.remark != new.remark {
        let none = "one line"
        remarks.append(
          (
            "\(name): \(old.remark.isEmpty ? none : old.remark) →"
              + " \(new.remark.isEmpty ? none : new.remark)", range
          ))
      }
    }
    return merged(changes, grid) + remarks.map { "\($0.words) \($0.widths.words)" }
  }

  private func differ(_ one: LinearLength, _ other: LinearLength, _ width: Double) -> Bool {
    abs(one.at(width) - other.at(width)) > Tolerance.recorded
  }

  /// The changes of one number at neighbouring widths are one line.
  private func merged(_ changes: [Change], _ grid: SweepRecord.Grid) -> [String] {
    var order: [String] = []
    var groups: [String: [Change]] = [:]
    for change in changes {
      var known = groups.removeValue(forKey: change.name) ?? []
      if known.isEmpty { order.append(change.name) }
      if let last = known.last, grid.touch(last.widths.upperBound, change.widths.lowerBound) {
        known[known.count - 1].widths = last.widths.lowerBound...change.widths.upperBound
      } else {
        known.append(change)
      }
      groups[change.name] = known
    }
    return order.flatMap { groups[$0] ?? [] }.map { change in
      let width = change.widths.lowerBound
      return "\(change.name) \(readable(change.old.at(width))) →"
        + " \(readable(change.new.at(width))) \(change.widths.words)"
    }
  }

  /// The ranges of both that have a width in common, in their order. Complexity: O(ranges of both).
  private func overlaps(with other: Self) -> [(SweepRecord.Range, SweepRecord.Range)] {
    var pairs: [(SweepRecord.Range, SweepRecord.Range)] = []
    var (one, two) = (0, 0)
    while one < ranges.count, two < other.ranges.count {
      let (first, second) = (ranges[one], other.ranges[two])
      if first.widths.overlaps(second.widths) { pairs.append((first, second)) }
      if first.widths.upperBound < second.widths.upperBound { one += 1 } else { two += 1 }
    }
    return pairs
  }
}

extension ClosedRange<Double> {
  /// `from 280 to 305.5`, `at 351`.
  fileprivate var words: String {
    lowerBound == upperBound
      ? "at \(readable(lowerBound))" : "from \(readable(lowerBound)) to \(readable(upperBound))"
  }
}
