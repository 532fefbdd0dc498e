import CUnicode

/// Shapes a piece of text on its own and finds out whether it stands on its own.
struct WordShaper {
  let stages: Stages
  let settings: FontSettings
  let characters: CharacterTable

  /// A piece shaped: its word and the parts it breaks into.
  struct Result {
    var word: Word
    var parts: [WordPart]
  }

  /// Shapes a piece of at least one unit.
  func shape(_ units: UnsafeBufferPointer<UInt16>, setting: Int) -> Result {
    var spaces = 0
    while spaces < units.count, units[units.count - 1 - spaces] == 0x20 { spaces += 1 }
    var word = Word(
      width: 0, space: 0, textStart: 0, length: Int32(units.count), partsStart: 0, partsCount: 0,
      setting: Int32(setting), firstClass: LineBreakClass.none.rawValue,
      lastClass: LineBreakClass.none.rawValue, flags: [], firstFace: -1, lastFace: -1)
    if spaces > 0 { word.flags.insert(.endsWithSpace) }
    let visible = UnsafeBufferPointer(rebasing: units[..<(units.count - spaces)])
    let mayBreak = setClasses(of: &word, visible)
    if !mayBreak, visible.allSatisfy({ $0 < Self.plainLimit }) {
      shapePlain(&word, units, spaces: spaces)
      return Result(word: word, parts: [])
    }
    return shapeItems(word, units, spaces: spaces, mayBreak: mayBreak)
  }

  /// Below this every character is Latin or of no script, a cluster of its own, and set in the setting's
  /// own face.
  private static let plainLimit: UInt16 = 0x250

  /// The common case: one item, whose advances are summed without being kept.
  private func shapePlain(
    _ word: inout Word, _ units: UnsafeBufferPointer<UInt16>, spaces: Int
  ) {
    let edges = stages.shaper.measurePlain(
      units, setting: Int(word.setting), visible: units.count - spaces, hasSpace: spaces > 0)
    word.width = edges.width
    word.space = edges.space
    let face = Int32(settings[Int(word.setting)].primary.face)
    word.firstFace = face
    word.lastFace = face
    if edges.touchesBefore { word.flags.insert(.touchesBefore) }
    if edges.touchesAfter { word.flags.insert(spaces > 0 ? .needsContext : .touchesAfter) }
    if edges.touchesBefore {
      let text = CollectedText(units: units, setting: Int(word.setting))
      if !standsAlone(text, shape(text)) { word.flags.insert(.needsContext) }
    }
  }

  private func shapeItems(
    _ word: Word, _ units: UnsafeBufferPointer<UInt16>, spaces: Int, mayBreak: Bool
  ) -> Result {
    var word = word
    let text = CollectedText(units: units, setting: Int(word.setting))
    guard BidiLevels(of: text).levels.isEmpty else {
      word.flags.insert(.needsContext)
      return Result(word: word, parts: [])
    }
    let shaped = shape(text)
    let parts = parts(of: text, shaped, mayBreak: mayBreak)
    word.width = parts.dropLast().reduce(0) { $0 + $1.width + $1.space } + (parts.last?.width ?? 0)
    word.space = parts.last?.space ?? 0
    setEdges(of: &word, text, shaped, spaces: spaces)
    return Result(word: word, parts: parts.count > 1 ? parts : [])
  }

  private func shape(_ text: CollectedText) -> ShapedText {
    let clusters = GraphemeClusters(of: text.units, breaks: stages.breaks)
    let items = stages.itemizer.items(of: text, levels: BidiLevels(), clusters: clusters)
    return stages.shaper.shape(text, items)
  }

  /// The segments of a piece; ICU is not asked about plain words.
  private func parts(
    of text: CollectedText, _ shaped: ShapedText, mayBreak: Bool
  ) -> [WordPart] {
    var marks = [UInt8](repeating: BreakMark.none, count: text.units.count + 1)
    if mayBreak { marks = stages.breaks.lineBreaks(of: text.units) }
    return shaped.segments(of: text.units, marks: marks).map {
      WordPart(width: $0.width, space: $0.space, end: $0.end)
    }
  }

  /// Notes the classes at both ends. Returns whether the word may hold break opportunities: one of
  /// letters, digits and marks with closing punctuation at its end has none.
  private func setClasses(of word: inout Word, _ units: UnsafeBufferPointer<UInt16>) -> Bool {
    var offset = 0
    var isPlain = true
    var isEnding = false
    while offset < units.count {
      let character = units.character(at: offset)
      let breakClass = characters.lineBreakClass(of: character.value)
      if offset == 0 { word.firstClass = breakClass.rawValue }
      // LB9: a mark takes the class of what it stands on.
      if breakClass != .combiningMark || offset == 0 { word.lastClass = breakClass.rawValue }
      isEnding = isEnding || (offset > 0 && breakClass.isWordEnd)
      isPlain = isPlain && (isEnding ? breakClass.isWordEnd : breakClass.isWordInner)
      offset += character.length
    }
    return !isPlain && units.count > 1
  }

  // MARK: Edges

  /// Notes the faces at both ends and whether glyphs there depend on neighbours.
  private func setEdges(
    of word: inout Word, _ text: CollectedText, _ shaped: ShapedText, spaces: Int
  ) {
    guard let first = shaped.items.first, let last = shaped.items.last,
      let firstGlyph = shaped.glyphs.first, let lastGlyph = shaped.glyphs.last
    else { return }
    word.firstFace = Int32(first.item.use.face)
    word.lastFace = Int32(last.item.use.face)
    let spaceFace = settings[Int(word.setting)].primary.face
    let touchesSpaceBefore = firstGlyph.touchesNeighbour && first.item.use.face == spaceFace
    let touchesAfter = lastGlyph.touchesNeighbour
    if touchesSpaceBefore || (touchesAfter && spaces > 0), !standsAlone(text, shaped) {
      word.flags.insert(.needsContext)
    }
    if firstGlyph.touchesNeighbour { word.flags.insert(.touchesBefore) }
    if touchesAfter, spaces == 0 { word.flags.insert(.touchesAfter) }
  }

  /// Does a word shape alike between spaces, with nothing looking past the space next to it?
  ///
  /// HarfBuzz marks a glyph when a lookup examined it from the other side of its start, also in vain: a
  /// mark on the outermost of two spaces says that something looked past the inner one.
  private func standsAlone(_ text: CollectedText, _ shaped: ShapedText) -> Bool {
    let space = UInt16(0x20)
    let units = [space, space] + text.units + [space]
    let padded = units.withUnsafeBufferPointer {
      shape(CollectedText(units: $0, setting: text.runs[0].setting))
    }
    guard padded.glyphs.count == shaped.glyphs.count + 3,
      let outerLeft = padded.glyphs.first, let outerRight = padded.glyphs.last,
      !outerLeft.touchesNeighbour, !outerRight.touchesNeighbour,
      padded.glyphs[1].id == outerLeft.id, padded.glyphs[1].advance == outerLeft.advance
    else { return false }
    return zip(padded.glyphs.dropFirst(2), shaped.glyphs).allSatisfy {
      $0.id == $1.id && $0.advance == $1.advance && $0.xOffset == $1.xOffset
        && $0.yOffset == $1.yOffset
    }
  }
}
