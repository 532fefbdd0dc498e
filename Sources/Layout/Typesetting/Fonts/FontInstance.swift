/// The value of one axis of a variable font, in the axis' own units.
struct VariationCoordinate: Hashable {
  /// OpenType axis tag, big-endian.
  var tag: UInt32
  var value: Double

  static func weight(_ value: Double) -> Self { Self(tag: 0x7767_6874, value: value) }
  static func opticalSize(_ value: Double) -> Self { Self(tag: 0x6F70_737A, value: value) }
}

/// The source of a face's advances.
enum FontWidths: Hashable {
  /// The face's own.
  case own
  /// San Francisco's, which Inter replaces (`SystemFontTuning`).
  case sanFrancisco
  /// Those of a font that is not installed, for the characters for which they are known.
  case known(KnownFont)
}

/// A face at one point of its variation space, ready for shaping.
///
/// Scaled to font units, with FreeType's unhinted advances at the same coordinates; a single
/// multiplication then converts to points.
final class FontInstance {
  let file: FontFile
  let coordinates: [VariationCoordinate]
  /// Its own OpenType functions, but FreeType's advances. The two libraries round a variation's
  /// delta of half a unit differently.
  let font: HarfBuzzFont
  /// FreeType's face; nil if it cannot read the file, and HarfBuzz then uses its own advances.
  let loader: GlyphLoader?
  private let advances: AdvanceTable?

  /// - Parameter widths: the source of the glyphs' advances.
  init?(
    file: FontFile, coordinates: [VariationCoordinate], widths: FontWidths = .own,
    library: FreeTypeLibrary
  ) {
    guard let font = HarfBuzzFont(file.face, at: coordinates) else { return nil }
    self.file = file
    self.coordinates = coordinates
    self.font = font
    loader = GlyphLoader(file, coordinates, library: library)
    advances = loader.map {
      AdvanceTable(
        $0, font, glyphCount: file.face.glyphCount,
        tuning: widths == .sanFrancisco ? AdvanceTuning(file, coordinates) : nil)
    }
    if let advances { font.useAdvances(of: advances) }
    if case .known(let known) = widths { takeAdvances(of: known) }
  }

  private func takeAdvances(of known: KnownFont) {
    let weight = coordinates.first { $0.tag == VariationCoordinate.weight(0).tag }?.value ?? 400
    guard let table = known.advanceTable(weight: Int(weight)) else { return }
    let units = table.advances.map {
      Int32(($0 / 1000 * Double(file.unitsPerEm)).rounded())
    }
    // The first rows are the printable ASCII characters, as in the table.
    for (glyph, row) in file.tunedGlyphs.rows.enumerated() where row > 0 && row <= units.count {
      advances?.set(units[Int(row) - 1], of: UInt32(glyph))
    }
  }

  /// The advance of a character's glyph in font units; 0 if the font has none.
  func advance(of character: UInt32) -> Int {
    nominalGlyph(character).map { Int(font.advance(of: $0)) } ?? 0
  }

  /// The glyph of a character; nil if the font has none.
  func nominalGlyph(_ character: UInt32) -> UInt32? { font.nominalGlyph(character) }
}

extension FontInstance {
  /// The face's own vertical metrics (`hhea`, or `OS/2` if it says so) at a size, in points; for
  /// families other than the system font.
  func metrics(pointSize: Double, leading: Double) -> FontMetrics {
    let scale = pointSize / Double(file.unitsPerEm)
    func value(_ tag: UInt32) -> Double? { font.metric(tag).map { Double($0) * scale } }
    return FontMetrics(
      ascender: value(0x6861_7363) ?? SystemFontMetrics.ascender * pointSize,  // hasc
      descender: value(0x6864_7363) ?? SystemFontMetrics.descender * pointSize,  // hdsc
      leading: leading,
      capHeight: value(0x6370_6874) ?? SystemFontMetrics.capHeight * pointSize,  // cpht
      xHeight: value(0x7868_6774) ?? SystemFontMetrics.xHeight * pointSize)  // xhgt
  }
}
