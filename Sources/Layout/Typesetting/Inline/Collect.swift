import CollectionAlgorithms

/// The text of a paragraph in UTF-16 with its runs as ranges, for all later stages.
struct CollectedText {
  var units: [UInt16] = []
  /// In order, without gaps and without empty runs.
  var runs: [CollectedRun] = []
  var baseDirection = BaseDirection.natural
}

/// A run of one setting and one set of attributes.
struct CollectedRun {
  var range: Range<Int>
  /// Index into `FontSettings`.
  var setting: Int
  var baselineOffset: Double
  var attributesID: Int
}

extension CollectedText {
  /// Joins the runs of a paragraph.
  init(_ paragraph: Paragraph, settings: FontSettings) {
    baseDirection = paragraph.baseDirection
    for run in paragraph.runs where !run.text.isEmpty {
      let start = units.count
      units.append(contentsOf: run.text.utf16)
      runs.append(
        CollectedRun(
          range: start..<units.count,
          setting: settings.index(of: run, in: paragraph),
          baselineOffset: run.baselineOffset.isFinite ? run.baselineOffset : 0,
          attributesID: run.attributesID))
    }
  }

  /// A piece of text in one setting, as the word cache shapes it.
  init(units: UnsafeBufferPointer<UInt16>, setting: Int) {
    self.units = Array(units)
    runs = [
      CollectedRun(range: 0..<units.count, setting: setting, baselineOffset: 0, attributesID: 0)
    ]
  }

  /// The index of the run at an offset. Complexity: O(log runs)
  func runIndex(at offset: Int) -> Int {
    runs.dropLast().partitioningIndex { $0.range.upperBound > offset }
  }
}

/// How the last visible line is shown.
enum LastLine: Equatable {
  /// Complete, as wrapped.
  case whole
  /// Up to its paragraph's end, beyond the edge.
  case clipped
  /// Truncated to the width, with an ellipsis for the missing text.
  case truncated(Truncation)
}

/// The position of the ellipsis.
enum Truncation { case head, middle, tail }

/// Wrapped lines, limited to the visible number.
struct FittedLines {
  var lines: [WrappedLine]
  var lastLine = LastLine.whole
  var isTruncated = false

  /// Keeps `maximumLines` lines (all for 0). A truncated or clipped line includes the rest of its
  /// paragraph; if the rest is empty and only later paragraphs are missing, the ellipsis is at the
  /// tail in every mode.
  init(_ wrapped: [WrappedLine], maximumLines: Int, mode: LineBreakMode) {
    lines = wrapped
    guard maximumLines > 0, wrapped.count > maximumLines else { return }
    isTruncated = true
    lines.removeLast(wrapped.count - maximumLines)
    let last = maximumLines - 1
    let continues = !wrapped[last].endsParagraph
    let paragraphEnd = wrapped[last...].first { $0.endsParagraph }?.range.upperBound
    switch (mode, continues) {
    case (.wordWrapping, _), (.charWrapping, _), (.clipping, false): return
    case (.clipping, true): lastLine = .clipped
    case (.truncatingHead, true): lastLine = .truncated(.head)
    case (.truncatingMiddle, true): lastLine = .truncated(.middle)
    case (.truncatingTail, _), (_, false): lastLine = .truncated(.tail)
    }
    lines[last].range =
      lines[last].range.lowerBound..<(paragraphEnd ?? lines[last].range.upperBound)
  }
}
