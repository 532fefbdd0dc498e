/// A shaped glyph: relative to the glyph before it, in points, y down.
struct ShapedGlyph {
  var id: UInt32
  /// The first unit of its cluster.
  var cluster: UTF16Offset
  /// What the pen moves by, tracking included; on the advance grid.
  var advance: Double
  var xOffset: Double
  var yOffset: Double
  /// Whether a lookup examined text on both sides of the cluster's start (unsafe-to-concat).
  var touchesNeighbour: Bool
}

/// An item with its glyphs.
struct ShapedItem {
  var item: TextItem
  /// In visual order.
  var glyphs: Range<GlyphIndex>
}

/// A shaped text, item by item.
struct ShapedText {
  var items: [ShapedItem] = []
  private(set) var glyphs: [ShapedGlyph] = []
  /// By unit: the advance of the cluster that starts there, else 0.
  var advances: [Double] = []
  var startsCluster: [Bool] = []

  var endOfGlyphs: GlyphIndex { GlyphIndex(glyphs.count) }

  subscript(index: GlyphIndex) -> ShapedGlyph { glyphs[index.index] }

  /// Adds a glyph after the others.
  mutating func append(_ glyph: ShapedGlyph) { glyphs.append(glyph) }
}

/// An index into `ShapedText.glyphs`; no offset of characters can be taken for one.
struct GlyphIndex: Comparable, Strideable {
  let index: Int

  init(_ index: Int) { self.index = index }

  func distance(to other: GlyphIndex) -> Int { other.index - index }
  func advanced(by count: Int) -> GlyphIndex { GlyphIndex(index + count) }
}

/// Runs HarfBuzz over items.
final class Shaper {
  private let library: FontLibrary
  private let settings: FontSettings
  private let buffer: ShapingBuffer
  /// By unit: the result of the last `measurePlain`; may be longer than its text.
  private(set) var plainAdvances = [Double](repeating: 0, count: 64)

  init?(library: FontLibrary, settings: FontSettings) {
    guard let buffer = ShapingBuffer() else { return nil }
    self.library = library
    self.settings = settings
    self.buffer = buffer
  }

  /// Shapes every item of a text. Complexity: linear in practice; a font's contextual lookups add
  /// their look-around.
  func shape(_ text: CollectedText, _ items: [TextItem]) -> ShapedText {
    var shaped = ShapedText()
    shaped.advances = [Double](repeating: 0, count: text.units.count)
    shaped.startsCluster = [Bool](repeating: false, count: text.units.count)
    text.units.withUnsafeBufferPointer { units in
      for item in items {
        let start = shaped.endOfGlyphs
        shape(item, units)
        appendGlyphs(of: item, units, to: &shaped)
        shaped.items.append(ShapedItem(item: item, glyphs: start..<shaped.endOfGlyphs))
      }
    }
    return shaped
  }

  /// Fills the buffer with an item's glyphs. HarfBuzz gets the whole text, so that letters join
  /// across the item's ends; cluster offsets are relative to the text's start.
  private func shape(_ item: TextItem, _ units: UnsafeBufferPointer<UInt16>) {
    let setting = settings[item.setting]
    buffer.fill(
      units, item.range, script: item.script, isRightToLeft: item.level & 1 == 1,
      language: setting.language, spaceAfter: false)
    buffer.shape(
      in: library.instances[item.use.face].font,
      spacing(of: item) == nil ? setting.features : setting.unkernedFeatures)
  }

  /// San Francisco's spacing, if it kerns an item: kerning is known between Latin letters.
  private func spacing(of item: TextItem) -> SystemFontSpacing? {
    item.script == .latin && item.level & 1 == 0
      ? library.instances[item.use.face].spacing : nil
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
  /// `shape` would find in `plainAdvances`. `sentinel`: shapes one more space after the text, which
  /// shows whether any lookup examined text after its last unit.
  func measurePlain(
    _ units: UnsafeBufferPointer<UInt16>, setting index: Int, sentinel: Bool
  ) -> PlainEdges {
    let setting = settings[index]
    let use = setting.primary
    buffer.fill(
      units, 0..<units.count, script: .latin, isRightToLeft: false, language: setting.language,
      spaceAfter: sentinel)
    let instance = library.instances[use.face]
    buffer.shape(
      in: instance.font, instance.spacing == nil ? setting.features : setting.unkernedFeatures)
    if plainAdvances.count < units.count {
      plainAdvances = [Double](repeating: 0, count: units.count * 2)
    }
    for offset in 0..<units.count { plainAdvances[offset] = 0 }
    guard let glyphs = buffer.glyphs else { return PlainEdges() }
    for glyph in 0..<glyphs.count where glyphs.cluster(glyph) < units.count {
      let cluster = glyphs.cluster(glyph)
      plainAdvances[cluster] += advance(
        of: glyph, glyphs, use, instance.spacing, units[cluster])
    }
    let last = glyphs.count - 1
    return PlainEdges(
      face: use.face, touchesBefore: glyphs.touchesNeighbour(0),
      touchesAfter: glyphs.touchesNeighbour(last)
        || instance.spacing?.kerns(glyphs.id(last)) == true)
  }

  /// The advance of a single space in a setting, in points.
  func spaceAdvance(setting: Int) -> Double {
    let space = [UInt16(0x20)]
    _ = space.withUnsafeBufferPointer { measurePlain($0, setting: setting, sentinel: false) }
    return plainAdvances[0]
  }

  /// A glyph's advance in points: units, kerning and, at a cluster's end, tracking.
  @inline(__always)
  private func advance(
    of glyph: Int, _ glyphs: ShapingBuffer.Glyphs, _ use: FaceUse, _ spacing: SystemFontSpacing?,
    _ unit: UInt16
  ) -> Double {
    if Self.isInvisible(unit) { return 0 }
    var units = Double(glyphs.advance(glyph))
    if let spacing, glyph + 1 < glyphs.count {
      units += spacing.kerning(glyphs.id(glyph), glyphs.id(glyph + 1))
    }
    let advance = snappedToAdvanceGrid(units * use.scale)
    return glyphs.endsCluster(glyph) ? advance + use.tracking : advance
  }

  private func appendGlyphs(
    of item: TextItem, _ units: UnsafeBufferPointer<UInt16>, to shaped: inout ShapedText
  ) {
    guard let glyphs = buffer.glyphs else { return }
    let scale = item.use.scale
    let box = settings[item.setting].box
    let instance = library.instances[item.use.face]
    let spacing = spacing(of: item)
    for index in 0..<glyphs.count {
      let cluster = glyphs.cluster(index)
      let offset = glyphs.offset(index)
      let id = glyphs.id(index)
      let advance =
        box.map { snappedToAdvanceGrid($0.width) }
        ?? advance(of: index, glyphs, item.use, spacing, units[cluster])
      shaped.advances[cluster] += advance
      shaped.startsCluster[cluster] = true
      shaped.append(
        ShapedGlyph(
          id: id, cluster: UTF16Offset(cluster), advance: advance,
          xOffset: (Double(offset.x) + instance.shift(of: id)) * scale,
          yOffset: -Double(offset.y) * scale,
          touchesNeighbour: glyphs.touchesNeighbour(index)
            || index + 1 == glyphs.count && spacing?.kerns(id) == true))
    }
  }

  /// Whether a unit is a control character or separator, which takes no space.
  private static func isInvisible(_ unit: UInt16) -> Bool {
    unit != 0x09 && FontFallback.isNeverDrawn(UInt32(unit)) && !UTF16.isSurrogate(unit)
  }
}

/// A paragraph after collecting, itemizing, shaping and finding breaks, for any width.
final class ShapedParagraph {
  let text: CollectedText
  let levels: BidiLevels
  let clusters: GraphemeClusters
  let shaped: ShapedText
  let segments: [TextSegment]

  init(_ itemized: ItemizedText, _ shaped: ShapedText, _ segments: [TextSegment]) {
    text = itemized.text
    levels = itemized.levels
    clusters = itemized.clusters
    self.shaped = shaped
    self.segments = segments
  }
}

extension ShapedParagraph: ClusterSource {
  /// The end of a cluster, grapheme and shaped alike: a ligature is never split.
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
