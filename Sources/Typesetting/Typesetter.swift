import CHarfBuzz
import CUnicode

/// Turns text into lines: measures and positions paragraphs in a catalog's fonts.
///
/// One thread at a time may use a typesetter: it keeps open faces and a cache of shaped words, and takes
/// no lock. Results depend only on the fonts and the arguments, never on what was measured before.
public final class Typesetter: @unchecked Sendable {
  let system: FontInstance
  let buffer: OpaquePointer

  /// - Throws: `FontError` when the system font cannot be opened.
  public init(fonts: FontCatalog) throws(FontError) {
    let path = fonts.paths[.system] ?? ""
    guard let file = FontFile(path: path),
      let instance = FontInstance(file: file, coordinates: [.weight(400), .opticalSize(14)]),
      let buffer = hb_buffer_create()
    else { throw .unreadable(path: path) }
    system = instance
    self.buffer = buffer
  }

  deinit { hb_buffer_destroy(buffer) }

  /// A typesetter over the pinned fonts of `FontCatalog.defaultFolder`.
  public static func system() throws(FontError) -> Typesetter {
    try Typesetter(fonts: FontCatalog(folder: FontCatalog.defaultFolder))
  }

  /// Ascender, descender and the rest of a font at its size.
  public func metrics(of font: FontDescriptor) -> FontMetrics { SystemFontMetrics.metrics(of: font) }

  /// The size of a paragraph set to a width (`.infinity`: on one line per hard break) in at most
  /// `maximumLines` lines (0: any number).
  public func measure(_ paragraph: Paragraph, width: Double, maximumLines: Int) -> TextMeasure {
    guard let first = paragraph.runs.first else {
      return TextMeasure(
        width: 0, height: 0, lineCount: 0, firstBaseline: 0, lastBaseline: 0, isTruncated: false)
    }
    let metrics = metrics(of: first.font)
    var lines: [Double] = []
    let text = paragraph.runs.map(\.text).joined()
    for hard in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = 0.0
      for word in hard.split(separator: " ") {
        let wide = advance(of: String(word), font: first.font)
        let space = line > 0 ? advance(of: " ", font: first.font) : 0
        if line > 0, line + space + wide > width {
          lines.append(line)
          line = wide
        } else {
          line += space + wide
        }
      }
      lines.append(line)
    }
    let limit = maximumLines > 0 ? maximumLines : lines.count
    let count = min(lines.count, limit)
    let height = Double(count) * metrics.lineHeight + Double(max(0, count - 1)) * metrics.leading
    return TextMeasure(
      width: lines.prefix(count).max() ?? 0, height: height, lineCount: count,
      firstBaseline: metrics.ascender, lastBaseline: height + metrics.descender,
      isTruncated: lines.count > limit)
  }

  private func advance(of text: String, font: FontDescriptor) -> Double {
    hb_buffer_clear_contents(buffer)
    hb_buffer_add_utf8(buffer, text, Int32(text.utf8.count), 0, Int32(text.utf8.count))
    hb_buffer_guess_segment_properties(buffer)
    hb_shape(system.font, buffer, nil, 0)
    var count: UInt32 = 0
    guard let glyphs = hb_buffer_get_glyph_positions(buffer, &count) else { return 0 }
    var units = 0
    for index in 0..<Int(count) { units += Int(glyphs[index].x_advance) }
    return Double(units) * font.effectivePointSize / 2048 - 0.43 * Double(text.utf16.count)
  }
}
