import Typesetting
import ViewDrawing

/// Sets every character as a box of half the font's size, on one line; spaces are empty, `#` is
/// a picture of one red pixel.
package final class BoxSetter: TextSetter {
  package init() {}

  package func layout(_ paragraph: Paragraph, width: Double, maximumLines: Int) -> TextLayout {
    let size = paragraph.runs.first?.font.pointSize ?? 0
    var x = 0.0
    let runs = paragraph.runs.map { run in
      let glyphs = run.text.utf16.enumerated().map { index, unit in
        Glyph(
          id: UInt32(unit), x: x + Double(index) * size / 2, y: size, cluster: UTF16Offset(index))
      }
      x += Double(glyphs.count) * size / 2
      return GlyphRun(
        face: FaceID(index: 0), pointSize: size, glyphs: glyphs,
        attributesID: run.attributesID, isRightToLeft: false,
        utf16Range: Range(units: 0..<glyphs.count))
    }
    let measure = TextMeasure(
      width: x, height: size * 1.2, lineCount: 1, firstBaseline: size, lastBaseline: size,
      isTruncated: false)
    let line = TextLine(
      originX: 0, baselineY: size, width: x, ascent: size, descent: size * 0.2, runs: runs,
      utf16Range: Range(units: 0..<runs.reduce(0) { $0 + $1.glyphs.count }), isTruncated: false)
    return TextLayout(measure: measure, lines: [line])
  }

  package func outline(of glyph: UInt32, in face: FaceID, pointSize: Double) -> GlyphOutline {
    switch UnicodeScalar(glyph) {
    case " ": return .empty
    case "#":
      return .bitmap(
        GlyphBitmap(
          pixelWidth: 1, pixelHeight: 1, pixels: [0, 0, 128, 128], x: 0, y: -pointSize,
          width: pointSize / 2, height: pointSize))
    default:
      let side = pointSize / 2
      return .path([
        .move(x: 0, y: 0), .line(x: side, y: 0), .line(x: side, y: -side), .line(x: 0, y: -side),
        .close,
      ])
    }
  }
}
