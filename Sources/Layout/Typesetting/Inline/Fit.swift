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
