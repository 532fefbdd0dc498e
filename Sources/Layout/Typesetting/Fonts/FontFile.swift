/// A font file mapped into memory, with its face. Freed with the last instance that uses it.
final class FontFile {
  let path: String
  let face: HarfBuzzFace
  /// Units per em, in which advances are counted before scaling to points.
  let unitsPerEm: Int
  /// The characters of glyphs; found when the file first replaces a font whose advances are known.
  private(set) lazy var characters = GlyphCharacters(face)

  /// Nil if the file cannot be read, is truncated, or contains no glyphs.
  init?(path: String) {
    guard let face = HarfBuzzFace(path: path, isWhole: Self.holdsItsTables) else { return nil }
    self.path = path
    self.face = face
    unitsPerEm = face.unitsPerEm
  }

  func withBytes<R>(_ body: (UnsafeRawBufferPointer) -> R) -> R { face.withBytes(body) }
}

extension FontFile {
  /// Whether every table in an OpenType table directory is within the bytes.
  ///
  /// HarfBuzz opens a truncated font, for example after an interrupted download, and then maps
  /// every character to no glyph: text would disappear without an error. Collections (`ttcf`) are
  /// not checked. The layout is OpenType's "Table Directory": a 12 byte header, then 16 bytes per
  /// table.
  static func holdsItsTables(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard bytes.count >= 12 else { return false }
    if bytes.prefix(4).elementsEqual("ttcf".utf8) { return true }
    let tables = Int(bytes[4]) << 8 | Int(bytes[5])
    guard bytes.count >= 12 + 16 * tables else { return false }
    return (0..<tables).allSatisfy { table in
      let record = 12 + 16 * table
      return word(bytes, at: record + 8) + word(bytes, at: record + 12) <= bytes.count
    }
  }

  /// A big-endian number of 32 bits.
  private static func word(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> Int {
    (0..<4).reduce(0) { $0 << 8 | Int(bytes[offset + $1]) }
  }
}

extension FontFile {
  /// The family name (`name` id 16, else 1); empty if the font has none.
  var familyName: String {
    let typographic = face.name(16)
    return typographic.isEmpty ? face.name(1) : typographic
  }

  /// The names by which the font can be requested, in lower case: its families (`name` ids 1 and
  /// 16), its full name (4) and its PostScript name (6), which `UIFont(name:size:)` takes.
  var names: [String] {
    [1, 16, 4, 6].map { face.name($0).lowercased() }.filter { !$0.isEmpty }
  }

  /// The font's version (`name` id 5), up to the first semicolon: "4.001".
  var version: String {
    let text = face.name(5)
    let version = text.hasPrefix("Version ") ? text.dropFirst(8) : text[...]
    return String(version.prefix { $0 != ";" && $0 != " " })
  }
}
