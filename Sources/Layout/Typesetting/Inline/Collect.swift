/// The text of a paragraph as UTF-16, with its runs as ranges: what every later stage counts in.
struct CollectedText {
  var units: [UInt16] = []
  /// In order, without gaps; empty runs are left out.
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
          setting: settings.index(of: run, language: paragraph.language),
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

  /// Index of the run that an offset lies in.
  ///
  /// - Complexity: O(log runs)
  func runIndex(at offset: Int) -> Int {
    var low = 0
    var high = runs.count - 1
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].range.upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// What becomes of the last line that there is room for.
enum LastLine: Equatable {
  /// Shown as wrapped.
  case whole
  /// Shown up to its paragraph's end, running over the edge.
  case clipped
  /// Cut to the width, with an ellipsis where text is missing.
  case truncated(Truncation)
}

/// Where the ellipsis goes.
enum Truncation { case head, middle, tail }

/// Wrapped lines cut down to the number that may be shown.
struct FittedLines {
  var lines: [WrappedLine]
  var lastLine = LastLine.whole
  /// Is there text that is not shown?
  var isTruncated = false

  /// Keeps `maximumLines` lines (all for 0). A truncated or clipped line takes in the rest of its
  /// paragraph; where that is all on the line and only later paragraphs are missing, the ellipsis
  /// goes to the tail, whatever the mode.
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
