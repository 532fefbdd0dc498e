import Linting
import Sweeps
import Typesetting
import UIKitCore

/// One row of a table, laid out at every width of a sweep.
///
/// Widths go by their numbers. First come the intervals in which all lengths are linear
/// (`LinearRun`): they are read every few points, and where one leaves its line the last width on
/// the line is looked for by halving. Inside such an interval a label's width is linear, so its
/// lines break the same way throughout if they do at both ends: the break of a line moves in one
/// direction as the width grows. Where they do not, the change is looked for in the same way.
///
/// Findings are looked for at the ends of pieces, and the width at which one begins or ends by
/// halving. Inside a piece a fault is a set of linear conditions that all hold. What two of them
/// bound, as where two views pass through each other, is looked for every few points
/// (`LayoutLook.isSameThroughout(to:)`).
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
  /// Where repairs are tried besides the width at which a fault is worst.
  private let otherWidths = OtherWidths()
  /// The width that the row has now.
  private var shown = -1
  /// The height of the row at each width at which it was laid out, in points on whole pixels.
  private var heights: [Int: Double] = [:]

  /// Points between two widths at which findings are looked for that begin and end in a piece.
  private static let step = 4.0
  /// The same as a number of widths; 1 for widths that are no range. Frames are read at every
  /// second.
  private let step: Int

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
    step = widths.isRange ? max(1, Int(Self.step * widths.scale)) : 1
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
    scene?.elsewhere = otherWidths
    var samples = Samples()
    var spans = trace().flatMap(dividedByLines)
    for span in spans { sample(span, &samples) }
    let ranges = ranges(samples)
    spans = divided(spans, by: ranges)
    let id = "\(path.section).\(path.row)"
    return SweepRow(
      id: id, cell: cell.reuseIdentifier, pieces: spans.map(piece),
      heights: (heights.values.min() ?? 0)...(heights.values.max() ?? 0),
      findings: ranges.map { finding($0, row: id) }, profile: profile(of: spans),
      lines: lineCounts(spans))
  }

  /// Lays the row out at a width by its number.
  private func show(_ index: Int) {
    guard index != shown else { return }
    layOut(CGFloat(widths[index]))
    shown = index
    heights[index] = Double(cell.frame.height)
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

  /// The intervals in which all lengths are linear. The second width of each gives the slopes; from
  /// there on steps double.
  private func trace() -> [Span] {
    var lengths = [Double](repeating: 0, count: 4 * views.count + 1)
    let tolerances = tolerances
    var spans: [Span] = []
    let end = widths.count
    var first = 0
    while first < end {
      read(first, into: &lengths)
      var run = LinearRun(at: widths[first], lengths, tolerances: tolerances)
      var (last, stride, beyond) = (first, 1, end)
      while last + 1 < beyond {
        let next = beyond < end ? (last + beyond) / 2 : min(last + stride, end - 1)
        read(next, into: &lengths)
        if run.takes(lengths, at: widths[next]) { last = next } else { beyond = next }
        stride = step == 1 ? 1 : min(2 * stride, 2 * step)
      }
      spans.append(Span(first: first, last: last, lines: lengths.indices.map(run.line)))
      first = last + 1
    }
    return spans
  }

  /// By how much each length may be off its line: controls put what is in them on whole pixels, so
  /// that a label in the middle of a button would end a piece at every width.
  private var tolerances: [Double] {
    let exact = Tolerance.straightness
    let rounded = exact + 1 / widths.scale
    return views.flatMap { entry in
      let owners = sequence(first: entry.view, next: \.superview).dropFirst()
      let isInControl = owners.contains { $0 is UIControl }
      return Array(repeating: isInControl ? rounded : exact, count: 4)
    } + [exact]
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
  }

  /// The span in parts in which the lines of all labels end at the same characters.
  ///
  /// From the last width down: a text keeps its lines until its longest one has no room, which says
  /// where to look first.
  private func dividedByLines(_ span: Span) -> [Span] {
    var parts: [Span] = []
    var rest = span
    let start = lineEnds(rest.first)
    rest.lineEnds = lineEnds(rest.last)
    while rest.lineEnds != start {
      var (same, other, next) = (rest.last, rest.first, start)
      var (guess, stride) = (rest.last - room(of: rest), 1)
      while same - other > 1 {
        let middle = guess > other && guess < same ? guess : (same + other) / 2
        let ends = lineEnds(middle)
        if ends == rest.lineEnds { same = middle } else { (other, next) = (middle, ends) }
        guess += middle == same ? -stride : stride
        stride *= 2
      }
      var part = rest
      part.first = same
      parts.append(part)
      (rest.last, rest.lineEnds) = (other, next)
    }
    return [rest] + parts.reversed()
  }

  private func lineEnds(_ index: Int) -> [[Int]] {
    show(index)
    return labels.map { text.lineEnds(of: $0.label) }
  }

  /// By how many widths the row can be narrower than at the end of a span until a line of a text
  /// has no room: a guess.
  private func room(of span: Span) -> Int {
    show(span.last)
    let points = labels.compactMap { view, label -> Double? in
      let slope = span.lines[4 * view + 2].slope
      guard slope > 0 else { return nil }
      let width = Double(label.bounds.width)
      let longest = text.measure(label.drawnParagraph, width: width, maximumLines: 0).width
      return (width - longest) / slope
    }
    return Int(max(0, points.min() ?? 0) * widths.scale) + 1
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
      .compactMap { index in heights[index].map { (widths[index], $0) } }
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

  private typealias Samples = [Int: LayoutLook]

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
    samples[index] = probe.look(at: scene)
  }

  /// Looks at the ends of a span, and inside it where they do not say what is there.
  private func sample(_ span: Span, _ samples: inout Samples) {
    sample(span.first, &samples)
    sample(span.last, &samples)
    guard let first = samples[span.first], let last = samples[span.last],
      !first.isSameThroughout(to: last)
    else { return }
    for index in span.first...span.last where index % step == 0 { sample(index, &samples) }
  }

  /// The intervals of all findings, by rule and then by width.
  private func ranges(_ samples: Samples) -> [FaultRange] {
    var samples = samples
    var open: [FaultRange] = []
    var closed: [FaultRange] = []
    var previous: Int?
    for index in samples.keys.sorted() {
      let found = samples[index]?.findings ?? []
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
      if let finding = samples[middle]?.findings.first(where: { $0.key == key }) {
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
    let worst = range.worst.index
    let ends = [range.first, range.last, 0, widths.count - 1].filter { $0 != worst }
    otherWidths.set(
      ends.uniqued().map { index in
        .init(width: widths[index], isFaulty: (range.first...range.last).contains(index)) {
          [unowned self] in show(index)
        }
      }
    ) { [unowned self] in show(worst) }
    show(worst)
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
