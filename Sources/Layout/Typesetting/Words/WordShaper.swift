/// Shapes a piece separately, and finds whether the result depends on its context.
struct WordShaper {
  let stages: Stages
  let settings: FontSettings
  let characters: CharacterTable

  /// The word of a shaped piece, and the parts into which it breaks.
  struct Result {
    var word: Word
    var parts: [WordPart]
  }

  /// Shapes a piece of at least one unit.
  func shape(_ units: UnsafeBufferPointer<UInt16>, setting: Int) -> Result {
    var visible = units.count
    while visible > 0, units[visible - 1] == 0x20 { visible -= 1 }
    var word = Word(
      width: 0, space: 0, textStart: 0, length: Int32(units.count), partsStart: 0, partsCount: 0,
      setting: Int32(setting), firstClass: LineBreakClass.none.rawValue,
      lastClass: LineBreakClass.none.rawValue,
      flags: visible < units.count ? .endsWithSpace : [], firstFace: -1, lastFace: -1)
    let shown = UnsafeBufferPointer(rebasing: units[..<visible])
    let contents = setClasses(of: &word, shown)
    if contents.isPlain {
      return shapePlain(word, units, visible: visible, mayBreak: contents.mayBreak)
    }
    return shapeItems(word, units, visible: visible, mayBreak: contents.mayBreak)
  }

  /// The fast path for a single item, whose advances are added up in the shaper's buffer.
  private func shapePlain(
    _ word: Word, _ units: UnsafeBufferPointer<UInt16>, visible: Int, mayBreak: Bool
  ) -> Result {
    var word = word
    let setting = Int(word.setting)
    let hasSpace = visible < units.count
    let edges = stages.shaper.measurePlain(units, setting: setting, sentinel: hasSpace)
    word.firstFace = Int32(edges.face)
    word.lastFace = Int32(edges.face)
    if edges.touchesAfter { word.flags.insert(hasSpace ? .needsContext : .touchesAfter) }
    if edges.touchesBefore {
      word.flags.insert(.touchesBefore)
      let text = CollectedText(units: units, setting: setting)
      if !standsAlone(text, shape(text)) { word.flags.insert(.needsContext) }
    }
    let advances = stages.shaper.plainAdvances
    guard mayBreak else {
      for offset in 0..<visible { word.width += advances[offset] }
      for offset in visible..<units.count { word.space += advances[offset] }
      return Result(word: word, parts: [])
    }
    let parts = Self.parts(Array(units), stages.breaks) { advances[$0] }
    Self.addUp(parts, into: &word)
    return Result(word: word, parts: parts.count > 1 ? parts : [])
  }

  private func shapeItems(
    _ word: Word, _ units: UnsafeBufferPointer<UInt16>, visible: Int, mayBreak: Bool
  ) -> Result {
    var word = word
    let setting = Int(word.setting)
    let shown = CollectedText(
      units: UnsafeBufferPointer(rebasing: units[..<max(visible, 1)]), setting: setting)
    guard BidiLevels(of: shown).levels.isEmpty else {
      word.flags.insert(.needsContext)
      return Result(word: word, parts: [])
    }
    var text = shown
    var shaped = shape(shown)
    let spaces = units.count - shown.units.count
    let primary = settings[setting].primary.face
    let spacesStandAlone = spaces > 0 && shaped.items.last?.item.use.face != primary
    if spaces > 0, !spacesStandAlone {
      text = CollectedText(units: units, setting: setting)
      shaped = shape(text)
    }
    let parts =
      mayBreak
      ? Self.parts(text.units, stages.breaks) { shaped.advances[$0] }
      : [Self.part(text.units, shaped.advances)]
    Self.addUp(parts, into: &word)
    setEdges(of: &word, text, shaped, spaces: text.units.count - shown.units.count)
    if spacesStandAlone {
      word.lastFace = Int32(primary)
      word.space += Double(spaces) * stages.shaper.spaceAdvance(setting: setting)
    }
    return Result(word: word, parts: parts.count > 1 ? parts : [])
  }

  private func shape(_ text: CollectedText) -> ShapedText {
    let clusters = GraphemeClusters(of: text.units, breaks: stages.breaks)
    let items = stages.itemizer.items(of: text, levels: BidiLevels(), clusters: clusters)
    return stages.shaper.shape(text, items)
  }

  // MARK: Parts

  /// The parts of a piece between possible line breaks.
  private static func parts(
    _ units: [UInt16], _ breaks: BreakFinder, advance: (Int) -> Double
  ) -> [WordPart] {
    let marks = breaks.lineBreaks(of: units)
    var parts: [WordPart] = []
    var part = WordPart(width: 0, space: 0, end: WordOffset(0))
    for offset in units.indices {
      part.add(advance(offset), isSpace: units[offset] == 0x20)
      guard marks[offset + 1] != BreakMark.none || offset + 1 == units.count else { continue }
      part.end = WordOffset(offset + 1)
      parts.append(part)
      part = WordPart(width: 0, space: 0, end: WordOffset(0))
    }
    return parts
  }

  /// The single part of a piece that does not break.
  private static func part(_ units: [UInt16], _ advances: [Double]) -> WordPart {
    var part = WordPart(width: 0, space: 0, end: WordOffset(units.count))
    for offset in units.indices { part.add(advances[offset], isSpace: units[offset] == 0x20) }
    return part
  }

  private static func addUp(_ parts: [WordPart], into word: inout Word) {
    for part in parts {
      word.width += word.space + part.width
      word.space = part.space
    }
  }

  // MARK: Edges

  /// The properties of a word's characters that allow shortcuts.
  private struct Contents {
    /// Whether all is Latin or common, each unit a cluster, in the setting's own face.
    var isPlain = true
    /// Whether lines may end inside: not in a word with its closing punctuation.
    var mayBreak = false
  }

  /// Below this every character is Latin or of no script, and a cluster of its own.
  private static let plainLimit: UInt32 = 0x250

  /// Sets the classes at both ends.
  private func setClasses(
    of word: inout Word, _ units: UnsafeBufferPointer<UInt16>
  ) -> Contents {
    var contents = Contents()
    var offset = 0
    var isEnding = false
    while offset < units.count {
      let character = units.character(at: offset)
      let breakClass = characters.lineBreakClass(of: character.value)
      if offset == 0 { word.firstClass = breakClass.rawValue }
      // LB9: a mark has the class of its base.
      if breakClass != .combiningMark || offset == 0 { word.lastClass = breakClass.rawValue }
      isEnding = isEnding || (offset > 0 && breakClass.isWordEnd)
      if !(isEnding ? breakClass.isWordEnd : breakClass.isWordInner) { contents.mayBreak = true }
      if character.value >= Self.plainLimit { contents.isPlain = false }
      offset += character.length
    }
    contents.mayBreak = contents.mayBreak && units.count > 1
    return contents
  }

  /// Sets the faces at both ends, and whether glyphs there depend on neighbours.
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

  /// Whether a word has the same shape between any spaces, without a lookup beyond the space next
  /// to it.
  ///
  /// HarfBuzz flags a glyph if a lookup examined it from the other side of its start, even without
  /// effect: a flag on the outer one of two spaces shows that a lookup went beyond the inner one.
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
