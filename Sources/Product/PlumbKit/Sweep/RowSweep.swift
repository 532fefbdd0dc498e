import Linting
import Sweeps
import Typesetting
import UIKitCore

/// One row of a table, laid out at every width of a sweep.
///
/// Widths go by their numbers. First every width is laid out once, in order, which gives the
/// intervals in which all lengths are linear (`LinearRun`). Inside such an interval a label's width
/// is linear, so its lines break the same way throughout if they do at both ends: the break of a
/// line moves in one direction as the width grows. Where they do not, the change is looked for by
/// halving.
///
/// Findings are looked for every few points and at the ends of pieces, and the width at which one
/// begins or ends by halving. Inside a piece a fault is a set of linear conditions that all hold,
/// and so holds over one interval; two views that pass through each other overlap for longer than a
/// step.
final class RowSweep {
  private let cell: UITableViewCell
  private let path: IndexPath
  private let widths: SweepWidths
  private let text: Typesetter
  private let probe: LayoutProbe
  private let layOut: (CGFloat) -> Void
  private let makeScene: () -> LintScene?
  private let views: [ViewNames.Entry]
  private let labels: [(view: Int, label: UILabel)]
  private var scene: LintScene?
  /// The width that the row has now.
  private var shown = -1
  /// The height of the row at each width, in points on whole pixels.
  private var heights: [Double] = []

  /// Points between two widths at which findings are looked for.
  private static let step = 4.0

  /// - Parameters:
  ///   - layOut: lays the cell out at a width of the table.
  ///   - scene: what rules look at, once the cell is laid out.
  init(
    _ cell: UITableViewCell, at path: IndexPath, _ widths: SweepWidths, _ text: Typesetter,
    _ probe: LayoutProbe, _ layOut: @escaping (CGFloat) -> Void,
    scene: @escaping () -> LintScene?
  ) {
    self.cell = cell
    self.path = path
    self.widths = widths
    self.text = text
    self.probe = probe
    self.layOut = layOut
    makeScene = scene
    views = ViewNames(of: cell).entries
    labels = views.enumerated().compactMap { index, entry in
      (entry.view as? UILabel).map { (index, $0) }
    }
  }

  func row() -> SweepRow {
    show(0)
    scene = probe.isIdle ? nil : makeScene()
    var samples = Samples()
    var spans = trace(&samples).flatMap(dividedByLines)
    for index in spans.flatMap({ [$0.first, $0.last] }) { sample(index, &samples) }
    let ranges = ranges(samples)
    spans = divided(spans, by: ranges)
    let id = "\(path.section).\(path.row)"
    return SweepRow(
      id: id, cell: cell.reuseIdentifier, pieces: spans.map(piece),
      heights: (heights.min() ?? 0)...(heights.max() ?? 0),
      findings: ranges.map { finding($0, row: id) }, profile: profile(of: spans),
      lines: lineCounts(spans))
  }

  /// Lays the row out at a width by its number.
  private func show(_ index: Int) {
    guard index != shown else { return }
    layOut(CGFloat(widths[index]))
    shown = index
  }

  // MARK: Pieces

  /// Widths in which all lengths are linear, and texts the same.
  private struct Span {
    var first: Int
    var last: Int
    /// Four for each view, and the height of the row.
    let lines: [LinearLength]
    var lineEnds: [[Int]] = []
  }

  /// The intervals in which all lengths are linear.
  private func trace(_ samples: inout Samples) -> [Span] {
    var lengths = [Double](repeating: 0, count: 4 * views.count + 1)
    var spans: [Span] = []
    heights = []
    heights.reserveCapacity(widths.count)
    let step = widths.isRange ? max(1, Int(Self.step * widths.scale)) : 1
    read(0, into: &lengths)
    var (run, start) = (LinearRun(at: widths[0], lengths), 0)
    sample(0, &samples)
    for index in 1..<max(1, widths.count) {
      read(index, into: &lengths)
      if index % step == 0 { sample(index, &samples) }
      if run.takes(lengths, at: widths[index]) { continue }
      spans.append(Span(first: start, last: index - 1, lines: lengths.indices.map(run.line)))
      (run, start) = (LinearRun(at: widths[index], lengths), index)
    }
    spans.append(
      Span(first: start, last: widths.count - 1, lines: lengths.indices.map(run.line)))
    return spans
  }

  /// Reads the unrounded frames at a width and the height of the row.
  private func read(_ index: Int, into lengths: inout [Double]) {
    show(index)
    var position = 0
    for entry in views {
      let frame = entry.view.unroundedFrame
      lengths[position] = Double(frame.origin.x)
      lengths[position + 1] = Double(frame.origin.y)
      lengths[position + 2] = Double(frame.width)
      lengths[position + 3] = Double(frame.height)
      position += 4
    }
    // The row is as high as content and separator, rounded up, unless fixed.
    let decided = cell.contentView.unroundedFrame.height + cell.separatorAllowance
    let isFitted = cell.environment.pixelGrid.roundedUp(decided) == cell.frame.height
    lengths[position] = Double(isFitted ? decided : cell.frame.height)
    heights.append(Double(cell.frame.height))
  }

  /// The span in parts in which the lines of all labels end at the same characters.
  private func dividedByLines(_ span: Span) -> [Span] {
    var parts: [Span] = []
    var rest = span
    rest.lineEnds = lineEnds(rest.first)
    let end = lineEnds(rest.last)
    while rest.lineEnds != end {
      var (same, other) = (rest.first, rest.last)
      while other - same > 1 {
        let middle = (same + other) / 2
        if lineEnds(middle) == rest.lineEnds { same = middle } else { other = middle }
      }
      var part = rest
      part.last = same
      parts.append(part)
      rest.first = other
      rest.lineEnds = lineEnds(other)
    }
    return parts + [rest]
  }

  private func lineEnds(_ index: Int) -> [[Int]] {
    show(index)
    return labels.map { text.lineEnds(of: $0.label) }
  }

  private func piece(_ span: Span) -> SweepPiece {
    var lineEnds = [[Int]](repeating: [], count: views.count)
    for (label, ends) in zip(labels, span.lineEnds) { lineEnds[label.view] = ends }
    let parts = views.enumerated().map { index, entry in
      SweepPiece.View(
        id: entry.id, x: span.lines[4 * index], y: span.lines[4 * index + 1],
        width: span.lines[4 * index + 2], height: span.lines[4 * index + 3],
        ownSize: entry.view.ownSize, lineEnds: lineEnds[index])
    }
    return SweepPiece(
      widths: widths[span.first]...widths[span.last], height: span.lines[4 * views.count],
      views: parts)
  }

  private func profile(of spans: [Span]) -> [(width: Double, height: Double)] {
    spans.flatMap { $0.first == $0.last ? [$0.first] : [$0.first, $0.last] }
      .map { (widths[$0], heights[$0]) }
  }

  /// The numbers of lines of the labels for which they change.
  private func lineCounts(_ spans: [Span]) -> [SweepRow.LineCounts] {
    labels.enumerated().compactMap { number, label in
      var ranges: [SweepRow.LineCounts.Range] = []
      for span in spans {
        let count = max(1, span.lineEnds[number].count)
        if let last = ranges.last, last.count == count {
          ranges[ranges.count - 1].widths = last.widths.lowerBound...widths[span.last]
        } else {
          ranges.append(.init(widths: widths[span.first]...widths[span.last], count: count))
        }
      }
      return ranges.count > 1 ? .init(view: views[label.view].id, ranges: ranges) : nil
    }
  }

  // MARK: Findings

  private struct Samples {
    private(set) var found: [Int: [LayoutFinding]] = [:]

    subscript(_ index: Int) -> [LayoutFinding]? { found[index] }

    mutating func add(_ findings: [LayoutFinding], at index: Int) { found[index] = findings }

    var indices: [Int] { found.keys.sorted() }
  }

  /// Something that is wrong over an interval of widths.
  fileprivate struct FaultRange {
    var first: Int
    var last: Int
    var worst: (index: Int, finding: LayoutFinding)

    mutating func meet(_ finding: LayoutFinding, at index: Int) {
      if finding.amount ?? 0 > worst.finding.amount ?? 0 { worst = (index, finding) }
    }
  }

  private func sample(_ index: Int, _ samples: inout Samples) {
    guard let scene, samples[index] == nil else { return }
    show(index)
    samples.add(probe.findings(in: scene), at: index)
  }

  /// The intervals of all findings, by rule and then by width.
  private func ranges(_ samples: Samples) -> [FaultRange] {
    var samples = samples
    var open: [FaultRange] = []
    var closed: [FaultRange] = []
    var previous: Int?
    for index in samples.indices {
      let found = samples[index] ?? []
      for position in open.indices.reversed() {
        let key = open[position].worst.finding.key
        if let finding = found.first(where: { $0.key == key }) {
          open[position].meet(finding, at: index)
          open[position].last = index
        } else {
          var range = open.remove(at: position)
          range.last = edge(of: key, from: range.last, to: index, &samples, &range)
          closed.append(range)
        }
      }
      for finding in found where !open.contains(where: { $0.worst.finding.key == finding.key }) {
        var range = FaultRange(first: index, last: index, worst: (index, finding))
        if let previous {
          range.first = edge(of: finding.key, from: index, to: previous, &samples, &range)
        }
        open.append(range)
      }
      previous = index
    }
    return (closed + open).sorted { $0.order < $1.order }
  }

  /// The last width at which it still is, on the way to one where it is not.
  private func edge(
    of key: LayoutFinding.Key, from holding: Int, to other: Int, _ samples: inout Samples,
    _ range: inout FaultRange
  ) -> Int {
    var (holding, other) = (holding, other)
    while abs(other - holding) > 1 {
      let middle = (holding + other) / 2
      sample(middle, &samples)
      if let finding = samples[middle]?.first(where: { $0.key == key }) {
        range.meet(finding, at: middle)
        holding = middle
      } else {
        other = middle
      }
    }
    return holding
  }

  /// The spans, cut where something begins or ends to be wrong.
  private func divided(_ spans: [Span], by ranges: [FaultRange]) -> [Span] {
    let cuts = Set(ranges.flatMap { [$0.first, $0.last + 1] }).sorted()
    guard !cuts.isEmpty else { return spans }
    return spans.flatMap { span in
      let inner = cuts.filter { $0 > span.first && $0 <= span.last }
      return zip([span.first] + inner, inner.map { $0 - 1 } + [span.last]).map { first, last in
        var part = span
        (part.first, part.last) = (first, last)
        return part
      }
    }
  }

  private func finding(_ range: FaultRange, row: String) -> SweepFinding {
    let found = range.worst.finding
    // The words of some findings rest on trials in the layout that has them.
    show(range.worst.index)
    return SweepFinding(
      row: row, partner: found.key.partner, subject: found.subject, statement: found.statement,
      widths: widths[range.first]...widths[range.last], worst: widths[range.worst.index],
      finding: found.finding)
  }
}

extension RowSweep.FaultRange {
  /// By rule, then by view, then by width.
  fileprivate var order: (Int, String, String, Int) {
    let key = worst.finding.key
    let rule = LintRule.all.firstIndex { $0.id == key.rule } ?? 0
    return (rule, key.object, key.partner, first)
  }
}

extension Typesetter {
  /// Where the lines of a drawn label end: empty for one line, or none.
  fileprivate func lineEnds(of label: UILabel) -> [Int] {
    guard let shown = label.shownText else { return [] }
    // `shownText` allows a pixel for rounding, within which a text may need a line less.
    let lines = shown.isTruncated ? shown.lines : label.lineCount
    guard lines > 1 || shown.isTruncated else { return [] }
    let (paragraph, width) = (label.drawnParagraph, Double(label.bounds.width))
    var drawn = layout(paragraph, width: width, maximumLines: lines)
    if drawn.measure.isTruncated, !shown.isTruncated {
      let pixel = Double(1 / label.environment.displayScale)
      drawn = layout(paragraph, width: width + pixel, maximumLines: lines)
    }
    return drawn.lines.map { line in
      guard line.isTruncated else { return line.utf16Range.upperBound.index }
      return line.utf16Range.lowerBound.index + line.runs.reduce(0) { $0 + $1.utf16Range.count }
    }
  }
}

extension UIView {
  /// The size that the view has whatever constraints say; nil for nearly all.
  fileprivate var ownSize: SweepPiece.Size? {
    let rounded = environment.pixelGrid.rounded(unroundedFrame).size
    guard frame.size != rounded else { return nil }
    return .init(width: Double(frame.width), height: Double(frame.height))
  }
}
