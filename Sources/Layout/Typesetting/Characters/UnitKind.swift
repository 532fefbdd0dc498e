/// What a UTF-16 unit means for cutting text into pieces.
enum UnitKind: UInt8 {
  /// Not looked up yet.
  case unknown = 0
  /// Belongs to the word it stands in.
  case ordinary
  /// U+0020, the only character of class SP.
  case space
  /// A piece of its own: Han, kana, Hangul and the punctuation set with them, between which lines
  /// break.
  case solo
  /// Ends a line.
  case hardBreak
}
