import CHarfBuzz

/// A shaped glyph: relative to the glyph before it, in points, y down.
struct ShapedGlyph {
  var id: UInt32
  /// The offset of the first unit of its cluster.
  var cluster: Int32
  /// What the pen moves by, tracking included; on the advance grid.
  var advance: Double
  var xOffset: Double
  var yOffset: Double
  /// Whether a lookup examined text on both sides of its cluster's start, or reached the item's end
  /// there (HarfBuzz's unsafe-to-concat).
  var touchesNeighbour: Bool
}

/// An item with its glyphs.
struct ShapedItem {
  var item: TextItem
  /// Indices into `ShapedText.glyphs`, in visual order.
  var glyphs: Range<Int>
}

/// A shaped text, item by item.
struct ShapedText {
  var items: [ShapedItem] = []
  var glyphs: [ShapedGlyph] = []
  /// By unit: the advance of the cluster that starts there, else 0.
  var advances: [Double] = []
  /// By unit: whether a cluster starts there.
  var startsCluster: [Bool] = []
}

/// Runs HarfBuzz over items.
final class Shaper {
  private let library: FontLibrary
  private let settings: FontSettings
  private let buffer: OpaquePointer
  /// By unit: the result of the last `measurePlain`; may be longer than its text.
  private(set) var plainAdvances = [Double](repeating: 0, count: 64)

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

  /// Fills the buffer with an item's glyphs. HarfBuzz gets the whole text, so that letters join
  /// across the item's ends; cluster offsets are relative to the text's start.
  private func shape(_ item: TextItem, _ units: UnsafeBufferPointer<UInt16>) {
    let setting = settings[item.setting]
    fill(
      units, item.range, setting, script: item.script, level: item.level, sentinel: false)
    hb_shape(
      library.instances[item.use.face].font, buffer, setting.features,
      UInt32(setting.features.count))
  }

  /// The dependencies at the ends of a word that `measurePlain` has measured.
  struct PlainEdges {
    var face = 0
    /// Whether glyphs depend on the text before.
    var touchesBefore = false
    /// Whether glyphs depend on the text after (after its own space, if it ends with one).
    var touchesAfter = false
  }

  /// Shapes text of single-unit clusters in a setting's own face, and stores the advances that
  /// `shape` would find in `plainAdvances`.
  ///
  /// - Parameter sentinel: shapes one more space after the text, which shows whether any lookup
  ///   examined text after its last unit.
  func measurePlain(
    _ units: UnsafeBufferPointer<UInt16>, setting index: Int, sentinel: Bool
  ) -> PlainEdges {
    let setting = settings[index]
    let use = setting.primary
    fill(units, 0..<units.count, setting, script: .latin, level: 0, sentinel: sentinel)
    hb_shape(
      library.instances[use.face].font, buffer, setting.features, UInt32(setting.features.count))
    if plainAdvances.count < units.count {
      plainAdvances = [Double](repeating: 0, count: units.count * 2)
    }
    for offset in 0..<units.count { plainAdvances[offset] = 0 }
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count), count > 0
    else { return PlainEdges() }
    for glyph in 0..<Int(count) where Int(infos[glyph].cluster) < units.count {
      let cluster = Int(infos[glyph].cluster)
      plainAdvances[cluster] += advance(
        glyph, Int(count), infos, positions[glyph].x_advance, use, units[cluster])
    }
    return PlainEdges(
      face: use.face, touchesBefore: Self.touches(infos[0]),
      touchesAfter: Self.touches(infos[Int(count) - 1]))
  }

  /// The advance of a single space in a setting, in points.
  func spaceAdvance(setting: Int) -> Double {
    let space = [UInt16(0x20)]
    _ = space.withUnsafeBufferPointer { measurePlain($0, setting: setting, sentinel: false) }
    return plainAdvances[0]
  }

  /// A glyph's advance in points: its units and, at a cluster's end, the tracking.
  @inline(__always)
  private func advance(
    _ glyph: Int, _ count: Int, _ infos: UnsafeMutablePointer<hb_glyph_info_t>, _ units: Int32,
    _ use: FaceUse, _ unit: UInt16
  ) -> Double {
    if Self.isInvisible(unit) { return 0 }
    let advance = snappedToAdvanceGrid(Double(units) * use.scale)
    let isLast = glyph + 1 == count || infos[glyph + 1].cluster != infos[glyph].cluster
    return isLast ? advance + use.tracking : advance
  }

  private static func touches(_ info: hb_glyph_info_t) -> Bool {
    info.mask & HB_GLYPH_FLAG_UNSAFE_TO_CONCAT.rawValue != 0
  }

  /// Puts a range of a text into the buffer, optionally with a space after it.
  private func fill(
    _ units: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, _ setting: FontSetting,
    script: Script, level: UInt8, sentinel: Bool
  ) {
    hb_buffer_clear_contents(buffer)
    hb_buffer_set_flags(buffer, HB_BUFFER_FLAG_PRODUCE_UNSAFE_TO_CONCAT)
    hb_buffer_add_utf16(
      buffer, units.baseAddress, Int32(units.count), UInt32(range.lowerBound), Int32(range.count))
    if sentinel { hb_buffer_add(buffer, 0x20, UInt32(range.upperBound)) }
    hb_buffer_set_content_type(buffer, HB_BUFFER_CONTENT_TYPE_UNICODE)
    hb_buffer_set_direction(buffer, level & 1 == 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_t(rawValue: script.rawValue))
    if let language = setting.language { hb_buffer_set_language(buffer, language) }
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
      let advance = advance(
        index, Int(count), infos, position.x_advance, item.use, units[cluster])
      shaped.advances[cluster] += advance
      shaped.startsCluster[cluster] = true
      shaped.glyphs.append(
        ShapedGlyph(
          id: infos[index].codepoint, cluster: Int32(cluster), advance: advance,
          xOffset: Double(position.x_offset) * scale, yOffset: -Double(position.y_offset) * scale,
          touchesNeighbour: Self.touches(infos[index])))
    }
  }

  /// Whether a unit is a control character or separator, which takes no space whatever glyph the
  /// font has for it.
  private static func isInvisible(_ unit: UInt16) -> Bool {
    unit != 0x09 && FontFallback.isNeverDrawn(UInt32(unit)) && unit & 0xF800 != 0xD800
  }
}

/// A paragraph after collecting, itemizing, shaping and finding breaks: the stages that do not
/// depend on the width.
final class ShapedParagraph {
  let text: CollectedText
  let levels: BidiLevels
  let clusters: GraphemeClusters
  let shaped: ShapedText
  let segments: [Segment]

  init(_ text: CollectedText, mode: LineBreakMode, stages: Stages) {
    self.text = text
    levels = BidiLevels(of: text)
    clusters = GraphemeClusters(of: text.units, breaks: stages.breaks)
    let items = stages.itemizer.items(of: text, levels: levels, clusters: clusters)
    shaped = stages.shaper.shape(text, items)
    var marks = stages.breaks.lineBreaks(of: text.units)
    if mode == .charWrapping { Self.allowBreaks(in: &marks, at: clusters, shaped) }
    segments = shaped.segments(of: text.units, marks: marks)
  }

  /// Allows line breaks after every cluster; keeps hard breaks.
  private static func allowBreaks(
    in marks: inout [UInt8], at clusters: GraphemeClusters, _ shaped: ShapedText
  ) {
    for offset in shaped.startsCluster.indices
    where marks[offset] == BreakMark.none && offset > 0 {
      if shaped.startsCluster[offset], clusters.isBoundary(offset) {
        marks[offset] = BreakMark.allowed
      }
    }
  }
}

extension ShapedParagraph: ClusterSource {
  /// The end of a cluster, which is the end of both a grapheme and a shaped cluster: a ligature is
  /// never split.
  func cluster(at offset: Int) -> (end: Int, advance: Double) {
    var end = offset + 1
    var advance = shaped.advances[offset]
    while end < text.units.count, !(shaped.startsCluster[end] && clusters.isBoundary(end)) {
      advance += shaped.advances[end]
      end += 1
    }
    return (end, advance)
  }
}

/// The tools shared by the stages of a typesetter.
struct Stages {
  let itemizer: Itemizer
  let shaper: Shaper
  let breaks: BreakFinder
}

extension ShapedParagraph {
  /// A line's range without trailing spaces and hard breaks.
  func visible(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, text.units[end - 1].endsLine || text.units[end - 1] == 0x20 {
      end -= 1
    }
    return range.lowerBound..<end
  }

  /// The width in points of a range of whole clusters.
  func width(of range: Range<Int>) -> Double {
    range.reduce(0) { $0 + shaped.advances[$1] }
  }
}
