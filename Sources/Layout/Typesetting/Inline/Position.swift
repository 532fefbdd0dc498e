import CollectionAlgorithms

/// Positions the glyphs of lines.
struct Positioner {
  let paragraph: ShapedParagraph
  let attributes: Paragraph
  let settings: FontSettings
  /// The width in points in which lines are aligned.
  let width: Double
  let ellipsis: (Int) -> ShapedParagraph

  /// A part of a line within one item, before reordering.
  private struct Fragment {
    var source: ShapedParagraph
    var item: ShapedItem
    var range: Range<Int>
    var level: UInt8
    /// The offset of its characters: 0 for text; the position of an ellipsis.
    var offset: Int
    var run: CollectedRun
  }

  /// Positions one line of `width` points; `parts` are its visible characters in logical order.
  func line(
    _ wrapped: WrappedLine, parts: [LinePart], width lineWidth: Double, baselineY: Double,
    metrics: LineMetrics, isTruncated: Bool
  ) -> TextLine {
    let base = paragraph.levels.baseLevel(at: wrapped.range.lowerBound)
    let fragments = visualOrder(fragments(of: parts, base: base))
    let visible = fragments.reduce(0) { $0 + advance(of: $1) }
    let isFirst = wrapped.startsParagraph
    let room = attributes.indents.room(in: width, isFirst: isFirst)
    let stretch = justification(wrapped, parts, visible, room)
    let taken = stretch > 0 ? room : lineWidth
    let originX = self.originX(of: taken, in: room, isFirst: isFirst, base: base)
    // Counted trailing spaces are at the line's end, which is on the left in right-to-left text.
    let pad = base & 1 == 1 ? max(0, lineWidth - visible) : 0
    var pen = originX + (stretch > 0 ? 0 : pad)
    let runs = fragments.flatMap { glyphRuns($0, &pen, baselineY: baselineY, stretch: stretch) }
    return TextLine(
      originX: originX, baselineY: baselineY, width: taken, ascent: metrics.ascent,
      descent: metrics.descent, runs: runs, utf16Range: Range(units: wrapped.range),
      isTruncated: isTruncated)
  }

  /// The left edge of a line in its room, which begins at the indent of the reading side.
  private func originX(
    of lineWidth: Double, in room: Double, isFirst: Bool, base: UInt8
  ) -> Double {
    let isRightToLeft = base & 1 == 1
    let head = attributes.indents.head(isFirst: isFirst)
    let left = isRightToLeft ? width - head - room : head
    switch attributes.alignment {
    case .left: return left
    case .right: return left + room - lineWidth
    case .center: return left + (room - lineWidth) / 2
    case .natural, .justified: return isRightToLeft ? left + room - lineWidth : left
    }
  }

  // MARK: Order

  /// An ellipsis is a neutral character: it runs as the text on both of its sides does, else, and
  /// at the ends of a line, as the paragraph does (UAX #9 N1 and N2).
  private func fragments(of parts: [LinePart], base: UInt8) -> [Fragment] {
    let texts = parts.map { part in
      if case .text(let range) = part { textFragments(range) } else { [Fragment]() }
    }
    return parts.enumerated().flatMap { index, part in
      guard case .ellipsis(let offset, let setting) = part else { return texts[index] }
      let before = index > 0 ? texts[index - 1].last?.level : nil
      let after = index + 1 < texts.count ? texts[index + 1].first?.level : nil
      let level = before.flatMap { before in
        after.flatMap { $0 & 1 == before & 1 ? min($0, before) : nil }
      }
      return ellipsisFragments(at: offset, setting, level: level ?? base)
    }
  }

  private func ellipsisFragments(at offset: Int, _ setting: Int, level: UInt8) -> [Fragment] {
    let shaped = ellipsis(setting)
    let run = paragraph.text.runs[paragraph.text.runIndex(at: max(0, offset - 1))]
    return shaped.shaped.items.map {
      Fragment(
        source: shaped, item: $0, range: $0.item.range, level: level, offset: offset, run: run)
    }
  }

  /// The range, divided at the ends of items and of attribute runs.
  private func textFragments(_ range: Range<Int>) -> [Fragment] {
    var fragments: [Fragment] = []
    var index = firstItem(at: range.lowerBound)
    var offset = range.lowerBound
    let items = paragraph.shaped.items
    while offset < range.upperBound, index < items.count {
      let item = items[index]
      let run = paragraph.text.runs[paragraph.text.runIndex(at: offset)]
      let end = min(item.item.range.upperBound, run.range.upperBound, range.upperBound)
      fragments.append(
        Fragment(
          source: paragraph, item: item, range: offset..<end, level: item.item.level, offset: 0,
          run: run))
      offset = end
      if offset >= item.item.range.upperBound { index += 1 }
    }
    return fragments
  }

  private func firstItem(at offset: Int) -> Int {
    paragraph.shaped.items.partitioningIndex { $0.item.range.upperBound > offset }
  }

  /// Reorders fragments by UAX #9 L2.
  private func visualOrder(_ fragments: [Fragment]) -> [Fragment] {
    let levels = fragments.map(\.level)
    guard levels.contains(where: { $0 > 0 }) else { return fragments }
    return ICU.visualOrder(levels).map { fragments[$0] }
  }

  // MARK: Glyphs

  /// The indices of a fragment's glyphs. Clusters ascend along the glyphs of left-to-right items
  /// and descend along those of right-to-left ones, so that the glyphs of a range are contiguous.
  /// Complexity: O(log glyphs)
  private func glyphs(of fragment: Fragment) -> Range<GlyphIndex> {
    let low = UTF16Offset(fragment.range.lowerBound)
    let high = UTF16Offset(fragment.range.upperBound)
    if fragment.item.item.level & 1 == 0 {
      return firstGlyph(of: fragment) { $0 >= low }..<firstGlyph(of: fragment) { $0 >= high }
    }
    return firstGlyph(of: fragment) { $0 < high }..<firstGlyph(of: fragment) { $0 < low }
  }

  /// The first glyph whose cluster meets a condition that all later ones meet as well.
  private func firstGlyph(
    of fragment: Fragment, where meets: (UTF16Offset) -> Bool
  ) -> GlyphIndex {
    fragment.item.glyphs.partitioningIndex { meets(fragment.source.shaped[$0].cluster) }
  }

  private func advance(of fragment: Fragment) -> Double {
    fragment.range.reduce(0) { $0 + fragment.source.shaped.advances[$1] }
  }

  private func glyphRuns(
    _ fragment: Fragment, _ pen: inout Double, baselineY: Double, stretch: Double
  ) -> [GlyphRun] {
    let source = fragment.source.shaped
    let y = baselineY - fragment.run.baselineOffset
    let box = settings[fragment.item.item.setting].box
    var placed: [Glyph] = []
    for index in glyphs(of: fragment) {
      let glyph = source[index]
      let cluster = glyph.cluster.index
      let unit = fragment.source.text.units[cluster]
      if box != nil || !FontFallback.isNeverDrawn(UInt32(unit)) || UTF16.isSurrogate(unit) {
        placed.append(
          Glyph(
            id: glyph.id, x: pen + glyph.xOffset, y: y + glyph.yOffset,
            cluster: UTF16Offset(cluster + fragment.offset)))
      }
      pen += glyph.advance
      if unit == 0x20 { pen += stretch }
    }
    guard !placed.isEmpty else { return [] }
    let use = fragment.item.item.use
    let isText = fragment.source === paragraph
    let range = isText ? fragment.range : fragment.offset..<fragment.offset
    var run = GlyphRun(
      face: FaceID(index: use.face), pointSize: use.pointSize, glyphs: placed,
      attributesID: fragment.run.attributesID, isRightToLeft: fragment.level & 1 == 1,
      utf16Range: Range(units: range))
    run.box = box
    return [run]
  }

  /// The points to add to each space of a justified line; 0 if it is not stretched.
  private func justification(
    _ wrapped: WrappedLine, _ parts: [LinePart], _ visible: Double, _ room: Double
  ) -> Double {
    guard attributes.alignment == .justified, !wrapped.endsParagraph, parts.count == 1,
      case .text(let range) = parts[0], room.isFinite, visible < room
    else { return 0 }
    let spaces = range.reduce(0) { $0 + (paragraph.text.units[$1] == 0x20 ? 1 : 0) }
    return spaces > 0 ? (room - visible) / Double(spaces) : 0
  }
}
