public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  /// At both edges; the last line is natural.
  case justified = 3
  /// At the edge where the writing of the text begins.
  case natural = 4
}

/// How text that does not fit is wrapped or truncated.
public enum NSLineBreakMode: Int, Sendable {
  /// Wraps between words, and inside words that are too long for a line.
  case byWordWrapping = 0
  case byCharWrapping = 1
  /// Cuts the text off at the edge.
  case byClipping = 2
  /// Wraps, with an ellipsis at the beginning of the last line.
  case byTruncatingHead = 3
  /// Wraps, with an ellipsis at the end of the last line.
  case byTruncatingTail = 4
  /// Wraps, with an ellipsis in the middle of the last line.
  case byTruncatingMiddle = 5
}
