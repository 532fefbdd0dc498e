import AtomicFiles
import CHarfBuzz

/// HarfBuzz's face: the tables of a font file. Only this file uses HarfBuzz directly.
final class HarfBuzzFace {
  private let blob: OpaquePointer
  fileprivate let face: OpaquePointer

  /// The version of the library, "6.0.0".
  static var libraryVersion: String { hb_version_string().map { String(cString: $0) } ?? "" }

  /// Maps a file into memory. Nil if it cannot be read, if `isWhole` denies its bytes, or if it
  /// contains no glyphs (HarfBuzz makes an empty face from data that it cannot parse).
  init?(path: String, isWhole: (UnsafeRawBufferPointer) -> Bool) {
    // A pipe would be waited for.
    guard FileContents.handle(path) != nil, let blob = hb_blob_create_from_file_or_fail(path)
    else { return nil }
    guard Self.withBytes(of: blob, isWhole), let face = hb_face_create(blob, 0) else {
      hb_blob_destroy(blob)
      return nil
    }
    guard hb_face_get_glyph_count(face) > 0, hb_face_get_upem(face) > 0 else {
      hb_face_destroy(face)
      hb_blob_destroy(blob)
      return nil
    }
    hb_face_make_immutable(face)
    self.blob = blob
    self.face = face
  }

  deinit {
    hb_face_destroy(face)
    hb_blob_destroy(blob)
  }

  /// The bytes of the file.
  func withBytes<R>(_ body: (UnsafeRawBufferPointer) -> R) -> R { Self.withBytes(of: blob, body) }

  private static func withBytes<R>(
    of blob: OpaquePointer, _ body: (UnsafeRawBufferPointer) -> R
  ) -> R {
    var length: UInt32 = 0
    let data = hb_blob_get_data(blob, &length)
    return body(UnsafeRawBufferPointer(start: data, count: Int(length)))
  }

  var glyphCount: Int { Int(hb_face_get_glyph_count(face)) }
  var unitsPerEm: Int { Int(hb_face_get_upem(face)) }

  /// An entry of the `name` table; empty if the font has none.
  func name(_ id: UInt32) -> String {
    var length: UInt32 = 256
    var buffer = [CChar](repeating: 0, count: 256)
    hb_ot_name_get_utf8(face, hb_ot_name_id_t(id), nil, &length, &buffer)
    return String(
      decoding: buffer.prefix(Int(min(length, 255))).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The weight (100 to 900; of a variable font its closest to regular) and slant.
  var style: (weight: Double, isItalic: Bool) {
    guard let font = hb_font_create(face) else { return (400, false) }
    defer { hb_font_destroy(font) }
    let weight = hb_style_get_value(font, HB_STYLE_TAG_WEIGHT)
    let italic = hb_style_get_value(font, HB_STYLE_TAG_ITALIC)
    return (Double(weight), italic >= 0.5)
  }

  /// Whether the font varies along an axis.
  func hasAxis(_ tag: String) -> Bool {
    let tag = tag.utf8.reduce(hb_tag_t(0)) { $0 << 8 | hb_tag_t($1) }
    var axis = hb_ot_var_axis_info_t()
    return hb_ot_var_find_axis_info(face, tag, &axis) != 0
  }

  /// The letter below the accents of a character, by Unicode's canonical decompositions.
  static func baseLetter(of character: UInt32) -> UInt32 {
    var base = character
    var (first, second) = (UInt32(0), UInt32(0))
    while hb_unicode_decompose(hb_unicode_funcs_get_default(), base, &first, &second) != 0 {
      base = first
    }
    return base
  }

  /// Whether a letter is a capital; nil for what is no letter, or has no case.
  static func isCapital(_ character: UInt32) -> Bool? {
    switch hb_unicode_general_category(hb_unicode_funcs_get_default(), character) {
    case HB_UNICODE_GENERAL_CATEGORY_UPPERCASE_LETTER: true
    case HB_UNICODE_GENERAL_CATEGORY_LOWERCASE_LETTER: false
    default: nil
    }
  }
}

/// HarfBuzz's font: a face at one variation, scaled to font units or steps of them.
final class HarfBuzzFont {
  /// HarfBuzz's own OpenType functions.
  private let base: OpaquePointer
  /// A font over `base` whose functions can be replaced.
  fileprivate let font: OpaquePointer

  /// Nil if memory runs out. `precision`: the steps of a font unit in which lengths are counted.
  init?(_ face: HarfBuzzFace, at coordinates: [VariationCoordinate] = [], precision: Int = 1) {
    guard let base = hb_font_create(face.face) else { return nil }
    let unitsPerEm = Int32(face.unitsPerEm * precision)
    hb_font_set_scale(base, unitsPerEm, unitsPerEm)
    hb_ot_font_set_funcs(base)
    let variations = coordinates.map { hb_variation_t(tag: $0.tag, value: Float($0.value)) }
    hb_font_set_variations(base, variations, UInt32(variations.count))
    hb_font_make_immutable(base)
    guard let font = hb_font_create_sub_font(base) else {
      hb_font_destroy(base)
      return nil
    }
    self.base = base
    self.font = font
  }

  deinit {
    hb_font_destroy(font)
    hb_font_destroy(base)
  }

  /// The glyph of a character; nil if the font has none.
  func nominalGlyph(_ character: UInt32) -> UInt32? {
    var glyph: UInt32 = 0
    return hb_font_get_nominal_glyph(font, character, &glyph) != 0 ? glyph : nil
  }

  func advance(of glyph: UInt32) -> Int32 { hb_font_get_glyph_h_advance(font, glyph) }

  /// The advance by HarfBuzz's reading of the file, past the functions that `font` was given.
  func ownAdvance(of glyph: UInt32) -> Int32 { hb_font_get_glyph_h_advance(base, glyph) }

  /// A number of the metrics tables, by OpenType's tag; nil if the font has none.
  func metric(_ tag: UInt32) -> Int32? {
    var units: Int32 = 0
    return hb_ot_metrics_get_position(font, hb_ot_metrics_tag_t(tag), &units) != 0 ? units : nil
  }

  /// Replaces the horizontal advances; the table must outlive the font.
  func useAdvances(of table: AdvanceTable) {
    guard let functions = hb_font_funcs_create() else { return }
    hb_font_funcs_set_glyph_h_advance_func(
      functions, { _, table, glyph, _ in AdvanceTable.at(table)?.advance(of: glyph) ?? 0 }, nil,
      nil)
    hb_font_funcs_set_glyph_h_advances_func(
      functions,
      { _, table, count, glyph, glyphStride, advance, advanceStride, _ in
        AdvanceTable.at(table)?.copy(
          Int(count), glyph, Int(glyphStride), advance, Int(advanceStride))
      }, nil, nil)
    hb_font_set_funcs(font, functions, Unmanaged.passUnretained(table).toOpaque(), nil)
    hb_font_funcs_destroy(functions)
    hb_font_make_immutable(font)
  }
}

extension AdvanceTable {
  fileprivate static func at(_ pointer: UnsafeMutableRawPointer?) -> AdvanceTable? {
    pointer.map { Unmanaged<AdvanceTable>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Copies advances for HarfBuzz, from glyphs to advances in records of the given sizes.
  fileprivate func copy(
    _ count: Int, _ glyph: UnsafePointer<hb_codepoint_t>?, _ glyphStride: Int,
    _ advance: UnsafeMutablePointer<hb_position_t>?, _ advanceStride: Int
  ) {
    guard let glyph, let advance else { return }
    let glyphs = UnsafeRawPointer(glyph)
    let results = UnsafeMutableRawPointer(advance)
    for index in 0..<count {
      let id = glyphs.loadUnaligned(fromByteOffset: index * glyphStride, as: UInt32.self)
      results.storeBytes(
        of: self.advance(of: id), toByteOffset: index * advanceStride, as: Int32.self)
    }
  }
}

/// OpenType features for the whole of a text.
struct FontFeatures {
  fileprivate private(set) var features: [hb_feature_t] = []

  /// Sets a feature by its tag, big-endian; 0 switches it off.
  mutating func set(_ tag: UInt32, _ value: UInt32) {
    features.append(hb_feature_t(tag: tag, value: value, start: 0, end: .max))
  }
}

/// A language in which text is shaped.
struct ShapingLanguage {
  /// HarfBuzz keeps one object for each language, for as long as the process runs.
  fileprivate let language: OpaquePointer?

  /// The language of a BCP 47 tag, "tr".
  init(_ tag: String) { language = hb_language_from_string(tag, -1) }
}

/// HarfBuzz's buffer: characters before shaping, glyphs afterwards.
final class ShapingBuffer {
  private let buffer: OpaquePointer

  /// Nil if memory runs out.
  init?() {
    guard let buffer = hb_buffer_create() else { return nil }
    self.buffer = buffer
  }

  deinit { hb_buffer_destroy(buffer) }

  /// Puts a range of a text into the buffer, optionally with a space after it.
  func fill(
    _ units: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, script: Script,
    isRightToLeft: Bool, language: ShapingLanguage?, spaceAfter: Bool
  ) {
    hb_buffer_clear_contents(buffer)
    hb_buffer_set_flags(buffer, HB_BUFFER_FLAG_PRODUCE_UNSAFE_TO_CONCAT)
    hb_buffer_add_utf16(
      buffer, units.baseAddress, Int32(units.count), UInt32(range.lowerBound), Int32(range.count))
    if spaceAfter { hb_buffer_add(buffer, 0x20, UInt32(range.upperBound)) }
    hb_buffer_set_content_type(buffer, HB_BUFFER_CONTENT_TYPE_UNICODE)
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_t(rawValue: script.rawValue))
    if let language = language?.language { hb_buffer_set_language(buffer, language) }
  }

  /// Puts ASCII characters into the buffer; HarfBuzz guesses script and direction.
  func fill(ascii: [UInt8]) {
    let count = Int32(ascii.count)
    hb_buffer_add_utf8(buffer, ascii.map(CChar.init), count, 0, count)
    hb_buffer_guess_segment_properties(buffer)
  }

  /// Replaces the characters by the glyphs of a font.
  func shape(in font: HarfBuzzFont, _ features: FontFeatures) {
    hb_shape(font.font, buffer, features.features, UInt32(features.features.count))
  }

  /// The glyphs after shaping, until the buffer is filled again; nil if there are none.
  var glyphs: Glyphs? {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count), count > 0
    else { return nil }
    return Glyphs(count: Int(count), infos: infos, positions: positions)
  }

  /// Glyphs in visual order; distances are in font units, y up.
  struct Glyphs {
    let count: Int
    fileprivate let infos: UnsafePointer<hb_glyph_info_t>
    fileprivate let positions: UnsafePointer<hb_glyph_position_t>

    @inline(__always)
    func id(_ index: Int) -> UInt32 { infos[index].codepoint }

    /// The offset of the first unit of the glyph's cluster, from the start of the text.
    @inline(__always)
    func cluster(_ index: Int) -> Int { Int(infos[index].cluster) }

    @inline(__always)
    func advance(_ index: Int) -> Int32 { positions[index].x_advance }

    @inline(__always)
    func offset(_ index: Int) -> (x: Int32, y: Int32) {
      (positions[index].x_offset, positions[index].y_offset)
    }

    /// Whether the glyph is the last one of its cluster.
    @inline(__always)
    func endsCluster(_ index: Int) -> Bool {
      index + 1 == count || infos[index + 1].cluster != infos[index].cluster
    }

    /// HarfBuzz's unsafe-to-concat.
    @inline(__always)
    func touchesNeighbour(_ index: Int) -> Bool {
      infos[index].mask & HB_GLYPH_FLAG_UNSAFE_TO_CONCAT.rawValue != 0
    }
  }
}
