/// A shaped piece of text as the cache keeps it: all that measuring needs of a word, a Han
/// character or a run of spaces.
struct Word {
  /// Points without the spaces at its end.
  var width: Double
  /// Points of the spaces at its end.
  var space: Double
  /// Where its text begins among the cache's units.
  var textStart: Int32
  /// UTF-16 units, spaces included.
  var length: Int32
  /// First of its parts among the cache's parts.
  var partsStart: Int32
  /// How many parts lines may break it into; 0 when it does not break.
  var partsCount: Int32
  /// Number of the setting it is shaped in.
  var setting: Int32
  /// UAX #14 classes of its first and last character that is no space, for the break between
  /// pieces.
  var firstClass: UInt8
  var lastClass: UInt8
  var flags: Flags
  /// Faces of its first and last glyph, for whether it can touch its neighbours.
  var firstFace: Int32
  var lastFace: Int32

  struct Flags: OptionSet {
    let rawValue: UInt8

    /// Cannot be measured on its own: right-to-left text, or glyphs that look past the spaces
    /// beside it.
    static let needsContext = Flags(rawValue: 1)
    /// A glyph before it in the same face might change it, or it the glyph.
    static let touchesBefore = Flags(rawValue: 2)
    /// The same for a glyph after it.
    static let touchesAfter = Flags(rawValue: 4)
    /// It ends with spaces.
    static let endsWithSpace = Flags(rawValue: 8)
  }
}

/// A part of a word that a line may end after: a hyphen, a slash, a Thai word.
struct WordPart {
  var width: Double
  var space: Double
  /// Offset of its end from the word's start.
  var end: Int32
}

extension WordPart {
  /// Adds a cluster. Spaces count as width once something stands after them.
  mutating func add(_ advance: Double, isSpace: Bool) {
    if isSpace {
      space += advance
    } else {
      width += space + advance
      space = 0
    }
  }
}
