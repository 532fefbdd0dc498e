/// San Francisco's vertical metrics in units of the point size, which the system font takes over
/// whatever the face drawn in its place says.
///
/// Source: `UIFont.ascender` and `descender` at all sizes are 1950/2048 and -494/2048 of the point
/// size (line height 1.19336, 20.287109375 at 17 points), leading 0. Cap and x-height are SF's
/// 1443/2048 and 1078/2048.
enum SystemFontMetrics {
  static let ascender = 1950.0 / 2048
  static let descender = -494.0 / 2048
  static let lineHeight = ascender - descender
  static let capHeight = 1443.0 / 2048
  static let xHeight = 1078.0 / 2048

  /// The metrics at a size, with the descriptor's line gap as leading.
  static func metrics(of font: FontDescriptor) -> FontMetrics {
    let size = font.effectivePointSize
    return FontMetrics(
      ascender: ascender * size, descender: descender * size, leading: font.lineGap,
      capHeight: capHeight * size, xHeight: xHeight * size)
  }
}
