import Typesetting
import UIKitCore

/// A measurer whose characters are all half as wide as the font is large and whose lines are all
/// 1.2 times as high, so that layout tests depend on no font: at 20 points a character is 10 wide
/// and a line 24 high.
///
/// Lines break at spaces, and inside a word that is longer than a line. A space at the end of a
/// line takes no room.
public final class FixedAdvanceMeasurer: TextMeasurer {
  /// Paragraphs measured, in order: what was asked again and what was not.
  public private(set) var measured: [(text: String, width: Double)] = []

  /// A measurer that has measured nothing yet.
  public init() {}

  /// Ascender 0.9, descender -0.3 of the size.
  public func metrics(of font: FontDescriptor) -> FontMetrics {
    FontMetrics(
      ascender: font.pointSize * 0.9, descender: -font.pointSize * 0.3, leading: font.lineGap,
      capHeight: font.pointSize * 0.7, xHeight: font.pointSize * 0.5)
  }

  /// Breaks greedily.
  public func measure(_ paragraph: Paragraph, width: Double, maximumLines: Int) -> TextMeasure {
    let text = paragraph.runs.map(\.text).joined()
    measured.append((text, width))
    let font = paragraph.runs.first?.font ?? FontDescriptor(pointSize: 20)
    let advance = font.pointSize / 2
    let lines = lines(of: text, columns: width.isFinite ? max(1, Int(width / advance)) : .max)
    let count = maximumLines > 0 ? min(maximumLines, lines.count) : lines.count
    let metrics = metrics(of: font)
    let pitch = metrics.lineHeight + metrics.leading
    let widest = lines.prefix(count).max() ?? 0
    return TextMeasure(
      width: Double(widest) * advance, height: Double(count) * pitch - metrics.leading,
      lineCount: count, firstBaseline: metrics.ascender,
      lastBaseline: metrics.ascender + Double(count - 1) * pitch, isTruncated: count < lines.count)
  }

  /// Lengths of the lines in characters.
  private func lines(of text: String, columns: Int) -> [Int] {
    var lines: [Int] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = 0
      for word in paragraph.split(separator: " ") {
        var rest = word.count
        if line > 0, line + 1 + rest <= columns {
          line += 1 + rest
          continue
        }
        if line > 0 { lines.append(line) }
        while rest > columns {
          lines.append(columns)
          rest -= columns
        }
        line = rest
      }
      lines.append(line)
    }
    return lines
  }
}

extension LayoutEnvironment {
  /// An environment for layout tests: fixed advances, @2x unless said otherwise.
  public static func fixed(
    profile: OSProfile = .standard, scale: CGFloat = 2,
    direction: UIUserInterfaceLayoutDirection = .leftToRight,
    text: any TextMeasurer = FixedAdvanceMeasurer()
  ) -> LayoutEnvironment {
    LayoutEnvironment(
      profile: profile, text: text, displayScale: scale, layoutDirection: direction)
  }
}
