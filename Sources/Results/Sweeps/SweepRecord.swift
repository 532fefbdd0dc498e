import Foundation

/// The pieces of a sweep as a reference keeps them: for each row and case the ranges of widths, and
/// in each the frame of every view as a linear function of the width.
///
/// Its text has a line for each range of each view, so that a change of one view at some widths is
/// a change of one line:
///
///     row 0.0 Offer
///       view title
///         280 … 305.5: 16, 10, w - 274, 41; lines end at 10, 19
///
/// `w` is the width of the table in points, and the four lengths are x, y, width and height before
/// they are rounded to pixels.
package struct SweepRecord: Equatable, Sendable {
  /// The source of the sweep: `Cells/offer.yaml`.
  package var file: String
  /// The widths: `280 … 1024 at 2x`.
  package var widths: String
  /// Fonts and libraries, a line each.
  package var fingerprint: [String]
  /// In the order of the table, then of the cases.
  package var rows: [Row]

  /// A row in a case.
  package struct Row: Equatable, Sendable {
    /// Its number, reuse identifier and case: `0.0 Offer at AX3`.
    package let title: String
    /// The views from the content view down, the row's height first and its findings last.
    package var tracks: [Track]
  }

  /// The values of a view, or of the row, at all widths.
  package struct Track: Equatable, Sendable {
    /// `height`, `view title`, `found truncated-text price`.
    package let title: String
    /// In the order of the widths. A finding has gaps between its ranges.
    package var ranges: [Range]
  }

  /// Widths at which something is the same.
  package struct Range: Equatable, Sendable {
    /// The first and the last.
    package var widths: ClosedRange<Double>
    /// x, y, width and height of a view; the height of a row; nothing for a finding.
    package let lengths: [LinearLength]
    /// Where lines end, and a size that a view keeps: `lines end at 10, 19`. Empty for none.
    package let remark: String
  }

  /// The first words of every file.
  package static let heading = "plumb sweep 1"
}

// MARK: - Making

extension SweepRecord {
  /// The pieces of a report. `file`: the path that the file is recorded by.
  package init(_ report: SweepReport, file: String, fingerprint: [String]) {
    self.file = file
    self.fingerprint = fingerprint
    widths = report.cases.first.map { "\($0.widths)" } ?? ""
    let count = report.cases.map(\.rows.count).max() ?? 0
    rows = (0..<count).flatMap { index in
      report.cases.filter { index < $0.rows.count }.map { Row($0.rows[index], $0) }
    }
  }
}

extension SweepRecord.Row {
  fileprivate init(_ row: SweepRow, _ sweptCase: SweepCase) {
    let name = sweptCase.name.isEmpty ? "" : " at \(sweptCase.name)"
    title = Diagnostic.printable("\(row.id)\(row.cell.map { " \($0)" } ?? "")\(name)")
    let height = SweepRecord.Track(
      title: "height",
      ranges: row.pieces.map { .init(widths: $0.widths, lengths: [$0.height], remark: "") })
    let views = (row.pieces.first?.views ?? []).indices.map { index in
      SweepRecord.Track(
        title: "view \(Diagnostic.printable(row.pieces[0].views[index].id))",
        ranges: row.pieces.map { .init($0.views[index], $0.widths) })
    }
    tracks = ([height] + views).map(\.joined) + Self.findings(row)
  }

  private static func findings(_ row: SweepRow) -> [SweepRecord.Track] {
    var tracks: [SweepRecord.Track] = []
    for finding in row.findings {
      let words = ["found", finding.finding.rule, finding.view, finding.partner]
      let title = Diagnostic.printable(words.filter { !$0.isEmpty }.joined(separator: " "))
      let range = SweepRecord.Range(widths: finding.widths, lengths: [], remark: "")
      if let known = tracks.firstIndex(where: { $0.title == title }) {
        tracks[known].ranges.append(range)
      } else {
        tracks.append(.init(title: title, ranges: [range]))
      }
    }
    return tracks
  }
}

extension SweepRecord.Track {
  /// Neighbours that are the same are one range.
  fileprivate var joined: Self {
    var all: [SweepRecord.Range] = []
    for range in ranges {
      if let last = all.last, last.lengths == range.lengths, last.remark == range.remark {
        all[all.count - 1].widths = last.widths.lowerBound...range.widths.upperBound
      } else {
        all.append(range)
      }
    }
    return .init(title: title, ranges: all)
  }
}

extension SweepRecord.Range {
  fileprivate init(_ view: SweepPiece.View, _ widths: ClosedRange<Double>) {
    var remarks: [String] = []
    if !view.lineEnds.isEmpty {
      remarks.append("lines end at \(view.lineEnds.map(String.init).joined(separator: ", "))")
    }
    if let size = view.ownSize {
      remarks.append("keeps \(readable(size.width)) × \(readable(size.height))")
    }
    self.init(
      widths: widths, lengths: [view.x, view.y, view.width, view.height],
      remark: remarks.joined(separator: "; "))
  }
}

extension SweepRecord {
  /// The record without what it says of some views, by their names.
  package func leavingOut(_ views: Set<String>) -> SweepRecord {
    let names = views.map(Diagnostic.printable).sorted()
    var record = self
    for row in rows.indices {
      record.rows[row].tracks.removeAll { track in
        names.contains {
          track.title == "view \($0)"
            || track.title.hasPrefix("found ") && track.title.hasSuffix(" \($0)")
        }
      }
    }
    return record
  }
}

// MARK: - Text

extension SweepRecord {
  package var text: String {
    var lines = [Self.heading, "source \(Diagnostic.printable(file))", "widths \(widths)"]
    lines += fingerprint.map { "with \(Diagnostic.printable($0))" }
    for row in rows {
      lines += ["", "row \(row.title)"]
      for track in row.tracks {
        lines.append("  \(track.title)")
        lines += track.ranges.map { "    \($0.text)" }
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Reads a record.
  ///
  /// - Parameter path: the file's name in messages.
  /// - Throws: for what is no record, or one of another version, with the line.
  package init(text: String, path: String) throws(PlumbError) {
    (file, widths, fingerprint, rows) = ("", "", [], [])
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.first.map(String.init) == Self.heading else {
      throw Self.error(
        FileLocation(file: path, line: 1, column: 1), "no sweep of this version",
        expected: "'\(Self.heading)'")
    }
    for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
      let indent = line.prefix { $0 == " " }.count
      let location = FileLocation(file: path, line: index + 1, column: indent + 1)
      try add(line, at: location)
    }
  }

  private mutating func add(_ line: Substring, at location: FileLocation) throws(PlumbError) {
    if let text = line.rest(after: "    ") {
      guard !rows.isEmpty, !rows[rows.count - 1].tracks.isEmpty else {
        throw Self.error(location, "widths before any view", expected: "'  view NAME'")
      }
      guard let range = Range(text: text) else {
        throw Self.error(
          location, "\(Diagnostic.quoted(text)) is no range of widths",
          expected: "'FIRST … LAST: LENGTHS'")
      }
      let track = rows[rows.count - 1].tracks.count - 1
      rows[rows.count - 1].tracks[track].ranges.append(range)
    } else if let title = line.rest(after: "  ") {
      guard !rows.isEmpty else {
        throw Self.error(location, "a view before any row", expected: "'row NAME'")
      }
      rows[rows.count - 1].tracks.append(.init(title: String(title), ranges: []))
    } else if let title = line.rest(after: "row ") {
      rows.append(.init(title: String(title), tracks: []))
    } else if let name = line.rest(after: "source ") {
      file = String(name)
    } else if let text = line.rest(after: "widths ") {
      widths = String(text)
    } else if let text = line.rest(after: "with ") {
      fingerprint.append(String(text))
    } else {
      throw Self.error(
        location, "\(Diagnostic.quoted(line)) is no line of a sweep", expected: "'row NAME'")
    }
  }

  private static func error(
    _ location: FileLocation, _ message: String, expected: String
  ) -> PlumbError {
    PlumbError([
      Diagnostic(.error, at: location, message, expected: expected, hint: "record it again")
    ])
  }
}

extension Substring {
  /// The part after a beginning; nil where the text begins otherwise.
  fileprivate func rest(after beginning: String) -> Substring? {
    hasPrefix(beginning) ? dropFirst(beginning.count) : nil
  }
}

extension SweepRecord.Range {
  fileprivate var text: String {
    let parts = [lengths.map(\.text).joined(separator: ", "), remark].filter { !$0.isEmpty }
    let words = parts.joined(separator: "; ")
    return readableRange(widths.lowerBound, widths.upperBound) + (words.isEmpty ? "" : ": \(words)")
  }

  fileprivate init?(text: Substring) {
    let halves = text.split(separator: ": ", maxSplits: 1)
    let ends = (halves.first ?? "").split(separator: " … ").compactMap { Double($0) }
    guard let first = ends.first, let last = ends.last, first <= last else { return nil }
    let words = halves.count > 1 ? halves[1].split(separator: "; ", maxSplits: 1) : []
    var lengths: [LinearLength] = []
    for word in (words.first ?? "").split(separator: ", ") {
      guard let length = LinearLength(text: word) else { return nil }
      lengths.append(length)
    }
    self.init(
      widths: first...last, lengths: lengths, remark: words.count > 1 ? String(words[1]) : "")
  }
}

extension LinearLength {
  /// Slopes are simple fractions where they are near one.
  private static let largestDenominator = 24

  /// `16`, `w - 32`, `2w/3 + 8`, `0.123456789w`.
  var text: String {
    let rest = readable(constant, decimals: 4)
    guard slope != 0 else { return rest }
    guard rest != "0" else { return share }
    return "\(share) \(constant < 0 ? "-" : "+") \(readable(constant.magnitude, decimals: 4))"
  }

  private var share: String {
    for denominator in 1...Self.largestDenominator {
      let numerator = (slope * Double(denominator)).rounded()
      guard numerator != 0, abs(numerator / Double(denominator) - slope) < Tolerance.factor,
        abs(numerator) < 1e6
      else { continue }
      let front = numerator == 1 ? "w" : numerator == -1 ? "-w" : "\(Int(numerator))w"
      return denominator == 1 ? front : "\(front)/\(denominator)"
    }
    return "\(readable(slope, decimals: 9))w"
  }

  /// Reads what `text` writes.
  init?(text: Substring) {
    let words = text.split(separator: " ")
    guard let first = words.first else { return nil }
    guard let mark = first.firstIndex(of: "w") else {
      guard words.count == 1, let constant = Double(first) else { return nil }
      self.init(constant: constant, slope: 0)
      return
    }
    let front = first[..<mark], back = first[mark...].dropFirst()
    guard let factor = front.isEmpty ? 1 : front == "-" ? -1 : Double(front),
      let divisor = back.isEmpty ? 1 : back.first == "/" ? Double(back.dropFirst()) : nil,
      divisor != 0, words.count == 1 || words.count == 3
    else { return nil }
    var constant = 0.0
    if words.count == 3 {
      guard let number = Double(words[2]), words[1] == "+" || words[1] == "-" else { return nil }
      constant = words[1] == "-" ? -number : number
    }
    self.init(constant: constant, slope: factor / divisor)
  }
}
