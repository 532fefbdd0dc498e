import Linting

extension SweepReport {
  /// The findings, each thing once, as `plumb lint` reports them, their widths in their words.
  package var findings: [Finding] { SweptFinding.all(in: self).map(\.finding) }

  /// Changes with the width that are not wrong: a line a row, and one a text.
  public var summary: String {
    guard let first = cases.first else { return "" }
    var lines = [
      "\(Diagnostic.printable(file)): \(readable(first.widths.first)) …"
        + " \(readable(first.widths.last)) pt, \(first.widths.count) widths"
        + (cases.count > 1 ? ", \(cases.count) cases" : "")
    ]
    for index in first.rows.indices {
      for sweptCase in cases where index < sweptCase.rows.count {
        lines += Self.lines(sweptCase.rows[index], sweptCase.name)
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func lines(_ row: SweepRow, _ name: String) -> [String] {
    let cell = row.cell.map { " \(Diagnostic.printable($0))" } ?? ""
    let title = "row \(row.id)\(cell)" + (name.isEmpty ? "" : " at \(name)")
    let heights = readableRange(row.heights.lowerBound, row.heights.upperBound)
    let count = counted(row.pieces.count, "piece")
    return ["  \(title): height \(heights), \(count)"] + row.lines.map { "    \($0.words)" }
  }
}

extension SweepRow.LineCounts {
  /// `title takes a second line at 420.5 and a third line at 305.5`: the widths are the greatest
  /// with so many lines.
  var words: String {
    let falling = ranges.reversed().map { ($0.count, $0.widths.upperBound) }
    let isGrowing = zip(falling, falling.dropFirst()).allSatisfy { $0.0 < $1.0 }
    guard isGrowing else {
      let parts = ranges.map { range in
        let (first, last) = (readable(range.widths.lowerBound), readable(range.widths.upperBound))
        return "\(range.count) " + (first == last ? "at \(first)" : "from \(first) to \(last)")
      }
      return "\(Diagnostic.printable(view)) has lines: \(series(parts))"
    }
    let steps = falling.dropFirst().map { count, width in
      "\(Self.line(count)) at \(readable(width))"
    }
    return "\(Diagnostic.printable(view)) takes \(series(steps))"
  }

  private static func line(_ count: Int) -> String {
    let names = [
      2: "second", 3: "third", 4: "fourth", 5: "fifth", 6: "sixth", 7: "seventh", 8: "eighth",
      9: "ninth", 10: "tenth",
    ]
    guard let name = names[count] else { return "\(count) lines" }
    return "\(count == 8 ? "an" : "a") \(name) line"
  }
}
