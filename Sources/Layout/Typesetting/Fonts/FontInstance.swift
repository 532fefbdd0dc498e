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
  /// San Francisco's, which Inter replaces.
  case sanFrancisco(SystemFontPoint, SystemFontEdition)
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
  /// Units per em of advances: the file's, or a fraction where advances are San Francisco's.
  let unitsPerEm: Int
  /// Its own OpenType functions, but FreeType's advances, which round variations differently.
  let font: HarfBuzzFont
  /// San Francisco's kerning, in place of the file's; nil for other fonts.
  let spacing: SystemFontSpacing?
  /// FreeType's face; nil if it cannot read the file, and HarfBuzz then uses its own advances.
  let loader: GlyphLoader?
  private let advances: AdvanceTable?
  /// Whether advances are those of another font than the glyphs.
  private let hasForeignWidths: Bool

  /// - Parameter widths: the source of the glyphs' advances.
  init?(
    file: FontFile, coordinates: [VariationCoordinate], widths: FontWidths = .own,
    library: FreeTypeLibrary
  ) {
    let weight = coordinates.first { $0.tag == VariationCoordinate.weight(0).tag }?.value ?? 400
    var spacing: SystemFontSpacing?
    if case .sanFrancisco(let point, let edition) = widths {
      spacing = SystemFontSpacing(file, point, weight: weight, edition: edition)
    }
    let precision = spacing == nil ? 1 : SystemFontSpacing.precision
    guard let font = HarfBuzzFont(file.face, at: coordinates, precision: precision) else {
      return nil
    }
    self.file = file
    self.coordinates = coordinates
    self.font = font
    self.spacing = spacing
    unitsPerEm = file.unitsPerEm * precision
    hasForeignWidths = widths != .own
    let loader = GlyphLoader(file, coordinates, library: library)
    self.loader = loader
    advances = loader.map { [spacing] in
      AdvanceTable(
        $0, font, glyphCount: file.face.glyphCount, precision: precision, spacing: spacing)
    }
    if let advances { font.useAdvances(of: advances) }
    if case .known(let known) = widths { takeAdvances(of: known, weight: Int(weight)) }
  }

  private func takeAdvances(of known: KnownFont, weight: Int) {
    guard let table = known.advanceTable(weight: weight) else { return }
    let units = table.advances.map {
      Int32(($0 / 1000 * Double(file.unitsPerEm)).rounded())
    }
    // The first rows are the printable ASCII characters, as in the table.
    for (glyph, row) in file.characters.rows.enumerated() where row > 0 && row <= units.count {
      advances?.set(units[Int(row) - 1], of: UInt32(glyph))
    }
  }

  /// The advance of a character's glyph in units of the instance; 0 if the font has none.
  func advance(of character: UInt32) -> Int {
    nominalGlyph(character).map { Int(font.advance(of: $0)) } ?? 0
  }

  /// The glyph of a character; nil if the font has none.
  func nominalGlyph(_ character: UInt32) -> UInt32? { font.nominalGlyph(character) }

  /// How far a glyph is moved, in units, to the middle of an advance that is not its own.
  func shift(of glyph: UInt32) -> Double {
    guard hasForeignWidths, let advances else { return 0 }
    return Double(advances.advance(of: glyph) - advances.drawn(glyph)) / 2
  }
}

extension FontInstance {
  /// The face's own metrics (`hhea`, or `OS/2`) at a size in points, but for the system font.
  func metrics(pointSize: Double, leading: Double) -> FontMetrics {
    func value(_ tag: UInt32) -> Double? {
      font.metric(tag).map { Double($0) * pointSize / Double(unitsPerEm) }
    }
    return FontMetrics(
      ascender: value(0x6861_7363) ?? SystemFontMetrics.ascender * pointSize,  // hasc
      descender: value(0x6864_7363) ?? SystemFontMetrics.descender * pointSize,  // hdsc
      leading: leading,
      capHeight: value(0x6370_6874) ?? SystemFontMetrics.capHeight * pointSize,  // cpht
      xHeight: value(0x7868_6774) ?? SystemFontMetrics.xHeight * pointSize)  // xhgt
  }
}

/// The advances of an instance's glyphs, FreeType's or another font's, each found once.
final class AdvanceTable {
  private let loader: GlyphLoader
  /// Supplies the advances that FreeType does not have; it calls the table, and is freed first.
  private unowned let font: HarfBuzzFont
  private let advances: UnsafeMutablePointer<Int32>
  /// FreeType's, where they were asked for; allocated for those whose advances are another font's.
  private lazy var ownAdvances = [Int32](repeating: Self.unknown, count: count)
  private let count: Int
  private let precision: Int32
  private let spacing: SystemFontSpacing?
  private static let unknown = Int32.min

  /// - Parameters:
  ///   - precision: the instance's units of one of the font's.
  ///   - spacing: the advances that replace the face's own.
  init(
    _ loader: GlyphLoader, _ font: HarfBuzzFont, glyphCount: Int, precision: Int,
    spacing: SystemFontSpacing?
  ) {
    self.loader = loader
    self.precision = Int32(precision)
    self.spacing = spacing
    self.font = font
    count = glyphCount
    advances = .allocate(capacity: max(glyphCount, 1))
    advances.initialize(repeating: Self.unknown, count: max(glyphCount, 1))
  }

  deinit { advances.deallocate() }

  @inline(__always)
  func advance(of glyph: UInt32) -> Int32 {
    guard glyph < count else { return 0 }
    let known = advances[Int(glyph)]
    return known == Self.unknown ? lookUp(glyph) : known
  }

  func set(_ advance: Int32, of glyph: UInt32) {
    guard glyph < count else { return }
    advances[Int(glyph)] = advance
  }

  @inline(never)
  private func lookUp(_ glyph: UInt32) -> Int32 {
    let advance = spacing?.advance(of: glyph, drawn: drawn) ?? read(glyph)
    advances[Int(glyph)] = advance
    return advance
  }

  /// The face's own advance of a glyph in units of the instance.
  func drawn(_ glyph: UInt32) -> Int32 {
    guard glyph < count else { return 0 }
    if ownAdvances[Int(glyph)] == Self.unknown { ownAdvances[Int(glyph)] = read(glyph) }
    return ownAdvances[Int(glyph)]
  }

  private func read(_ glyph: UInt32) -> Int32 {
    loader.unscaledAdvance(of: glyph).map { $0 &* precision } ?? font.ownAdvance(of: glyph)
  }
}
