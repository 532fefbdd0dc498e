import Typesetting

/// Measures without fonts: San Francisco's vertical metrics, and half an em for each character.
///
/// What is left where no typesetter could be made (no font on the machine), so that layout still
/// goes through.
final class EstimatingMeasurer: TextMeasurer {
  func metrics(of font: FontDescriptor) -> FontMetrics {
    let size = font.effectivePointSize
    return FontMetrics(
      ascender: size * 1950 / 2048, descender: -size * 494 / 2048, leading: font.lineGap,
      capHeight: size * 0.705, xHeight: size * 0.526)
  }

  func measure(_ paragraph: Paragraph, width: Double, maximumLines: Int) -> TextMeasure {
    let font = paragraph.runs.first?.font ?? FontDescriptor(pointSize: 17)
    let metrics = metrics(of: font)
    let advance = font.effectivePointSize / 2
    let characters = paragraph.runs.reduce(0) { $0 + $1.text.count }
    let perLine = width.isFinite && advance > 0 ? max(1, Int(width / advance)) : max(1, characters)
    let wanted = max(1, (characters + perLine - 1) / perLine)
    let lines = maximumLines > 0 ? min(wanted, maximumLines) : wanted
    let pitch = metrics.lineHeight + metrics.leading
    return TextMeasure(
      width: Double(min(characters, perLine)) * advance,
      height: Double(lines) * pitch - metrics.leading, lineCount: lines,
      firstBaseline: metrics.ascender,
      lastBaseline: metrics.ascender + Double(lines - 1) * pitch, isTruncated: lines < wanted)
  }
}
