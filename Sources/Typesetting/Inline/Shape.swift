import CHarfBuzz

/// A glyph as shaped: relative to the glyph before it, in points, y downwards.
struct ShapedGlyph {
  var id: UInt32
  /// Offset of the first unit of its cluster.
  var cluster: Int32
  /// What the pen moves by, tracking included; a multiple of `advanceGrid`.
  var advance: Double
  var xOffset: Double
  var yOffset: Double
}

/// An item with its glyphs.
struct ShapedItem {
  var item: TextItem
  /// Indices into `ShapedText.glyphs`, in visual order.
  var glyphs: Range<Int>
}

/// All of a text shaped, item by item.
struct ShapedText {
  var items: [ShapedItem] = []
  var glyphs: [ShapedGlyph] = []
  /// By unit: the advance of the cluster that starts there, 0 elsewhere.
  var advances: [Double] = []
  /// By unit: does a cluster start there?
  var startsCluster: [Bool] = []
}

/// Runs HarfBuzz over items.
final class Shaper {
  private let library: FontLibrary
  private let settings: FontSettings
  private let buffer: OpaquePointer

  init?(library: FontLibrary, settings: FontSettings) {
    guard let buffer = hb_buffer_create() else { return nil }
    self.library = library
    self.settings = settings
    self.buffer = buffer
  }

  deinit { hb_buffer_destroy(buffer) }

  /// Shapes every item of a text.
  ///
  /// - Complexity: linear in practice; a font's contextual lookups add their look-around.
  func shape(_ text: CollectedText, _ items: [TextItem]) -> ShapedText {
    var shaped = ShapedText()
    shaped.advances = [Double](repeating: 0, count: text.units.count)
    shaped.startsCluster = [Bool](repeating: false, count: text.units.count)
    text.units.withUnsafeBufferPointer { units in
      for item in items {
        let start = shaped.glyphs.count
        shape(item, units)
        appendGlyphs(of: item, units, to: &shaped)
        shaped.items.append(ShapedItem(item: item, glyphs: start..<shaped.glyphs.count))
      }
    }
    return shaped
  }

  /// Fills the buffer with an item's glyphs. The whole text is handed over, so that letters join across
  /// the item's ends; offsets of clusters count from the text's start.
  private func shape(_ item: TextItem, _ units: UnsafeBufferPointer<UInt16>) {
    let setting = settings[item.setting]
    hb_buffer_clear_contents(buffer)
    hb_buffer_set_flags(buffer, HB_BUFFER_FLAG_PRODUCE_UNSAFE_TO_CONCAT)
    hb_buffer_add_utf16(
      buffer, units.baseAddress, Int32(units.count), UInt32(item.range.lowerBound),
      Int32(item.range.count))
    let isRightToLeft = item.level & 1 == 1
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_t(rawValue: item.script.rawValue))
    if let language = setting.language { hb_buffer_set_language(buffer, language) }
    hb_shape(
      library.instances[item.use.face].font, buffer, setting.features,
      UInt32(setting.features.count))
  }

  private func appendGlyphs(
    of item: TextItem, _ units: UnsafeBufferPointer<UInt16>, to shaped: inout ShapedText
  ) {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return }
    let scale = item.use.scale
    for index in 0..<Int(count) {
      let cluster = Int(infos[index].cluster)
      let position = positions[index]
      var advance = snappedToAdvanceGrid(Double(position.x_advance) * scale)
      if Self.isInvisible(units[cluster]) {
        advance = 0
      } else if isLastOfCluster(index, Int(count), infos) {
        advance += item.use.tracking
      }
      shaped.advances[cluster] += advance
      shaped.startsCluster[cluster] = true
      shaped.glyphs.append(
        ShapedGlyph(
          id: infos[index].codepoint, cluster: Int32(cluster), advance: advance,
          xOffset: Double(position.x_offset) * scale, yOffset: -Double(position.y_offset) * scale))
    }
  }

  private func isLastOfCluster(
    _ index: Int, _ count: Int, _ infos: UnsafeMutablePointer<hb_glyph_info_t>
  ) -> Bool {
    index + 1 == count || infos[index + 1].cluster != infos[index].cluster
  }

  /// Control characters and separators take no room, whatever glyph the font has for them.
  private static func isInvisible(_ unit: UInt16) -> Bool {
    unit != 0x09 && FontFallback.isNeverDrawn(UInt32(unit)) && unit & 0xF800 != 0xD800
  }
}
