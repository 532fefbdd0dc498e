import Reading

/// How large a document may be. Each limit is named in the message of the document that exceeds it.
enum InterfaceLimits {
  /// Bytes of a file; Interface Builder itself gives up far earlier.
  static let bytes = 32 << 20
  /// Elements of a document.
  static let elements = 1_000_000
  /// How deep views may nest: each level of views is two of XML. Builders recurse, so this bounds
  /// their stack.
  static let xml = XMLLimits(depth: 400, attributes: 256)
  /// Lengths, constants and multipliers: the range in which the solver is exact.
  static let magnitude = 1e6
  /// Characters of one text that are laid out; the rest is cut.
  static let text = 100_000
  /// Points of a font.
  static let fontSize: ClosedRange<Double> = 1...1000
  /// Views of one scene; more are left out, with a note.
  static let views = 5000
  /// Bytes of a file with texts.
  static let stringsBytes = 16 << 20
  /// Texts of one such file.
  static let texts = 200_000
  /// Bytes of one description in an asset catalogue.
  static let assetBytes = 1 << 20
  /// Pictures and colours of a catalogue.
  static let assets = 50_000
  /// Folders that are looked through for catalogues.
  static let assetFolders = 5000
  /// How deep folders of a catalogue may nest.
  static let assetDepth = 16
  /// Lines, pages or segments that a control may have.
  static let items = 10_000
}
