/// Where the lines of a paragraph stand in its width. Raw values as on iOS.
public enum NSTextAlignment: Int, Sendable {
  /// At the left edge.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right edge.
  case right = 2
  /// At both edges, the last line natural.
  case justified = 3
  /// At the edge where the writing begins.
  case natural = 4
}

/// What becomes of text that does not fit. Raw values as on iOS.
public enum NSLineBreakMode: Int, Sendable {
  /// Wrap between words, within a word that is too long by itself.
  case byWordWrapping = 0
  /// Wrap between any two characters.
  case byCharWrapping = 1
  /// Cut at the edge.
  case byClipping = 2
  /// Wrap, and let an ellipsis begin the last line.
  case byTruncatingHead = 3
  /// Wrap, and let an ellipsis end the last line.
  case byTruncatingTail = 4
  /// Wrap, and put an ellipsis in the middle of the last line.
  case byTruncatingMiddle = 5
}
