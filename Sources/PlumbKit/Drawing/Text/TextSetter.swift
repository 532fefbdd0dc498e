import Typesetting

/// All that drawing knows of text: glyphs at their places, and what each looks like.
protocol TextSetter: AnyObject {
  /// A paragraph set to a width, at most so many lines (0: any number).
  func layout(_ paragraph: Paragraph, width: Double, maximumLines: Int) -> TextLayout

  /// The shape of a glyph at a size, its origin on the baseline.
  func outline(of glyph: UInt32, in face: FaceID, pointSize: Double) -> GlyphOutline
}
