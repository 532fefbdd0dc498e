import Locking
import Typesetting

/// Measures text for layout: the size of a paragraph at a width.
///
/// The typesetter is one implementation; tests use a measurer in which all characters have the same
/// advance, so that they depend on no font. Lengths are in points and unrounded; labels round them
/// up to pixels.
public protocol TextMeasurer: AnyObject {
  func metrics(of font: FontDescriptor) -> FontMetrics

  /// The size of a paragraph at `width` in at most `maximumLines` lines (0: any number).
  func measure(_ paragraph: Paragraph, width: Double, maximumLines: Int) -> TextMeasure

  /// Prepares a text, so that measuring it at another width only wraps it again.
  func preparedText(_ paragraph: Paragraph) -> any PreparedText

  /// Whether a font of a family's, full or PostScript name was given to the measurer.
  func hasOwnFont(named name: String) -> Bool
}

/// A text whose advances are known.
public protocol PreparedText {
  /// Measures this text; parameters as in `TextMeasurer.measure`.
  func measure(width: Double, maximumLines: Int) -> TextMeasure
}

extension TextMeasurer {
  public func hasOwnFont(named name: String) -> Bool { false }

  /// Prepares nothing: measures from the start each time.
  public func preparedText(_ paragraph: Paragraph) -> any PreparedText {
    UnpreparedText(measurer: self, paragraph: paragraph)
  }
}

/// A text that its measurer does not prepare.
private struct UnpreparedText: PreparedText {
  let measurer: any TextMeasurer
  let paragraph: Paragraph

  func measure(width: Double, maximumLines: Int) -> TextMeasure {
    measurer.measure(paragraph, width: width, maximumLines: maximumLines)
  }
}

/// Measures without fonts: San Francisco's vertical metrics, and half an em per character.
///
/// The fallback if no typesetter can be made (no font on the machine), so that layout still works.
final class EstimatingMeasurer: TextMeasurer {
  func metrics(of font: FontDescriptor) -> FontMetrics {
    let size = font.effectivePointSize
    return FontMetrics(
      ascender: size * SystemFontMetrics.ascender,
      descender: size * SystemFontMetrics.descender, leading: font.lineGap,
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

/// Measures for labels with the typesetter; another width only wraps again.
extension Typesetter: TextMeasurer {
  /// Finds the words and breaks of a text once.
  public func preparedText(_ paragraph: Paragraph) -> any PreparedText {
    prepare(paragraph)
  }
}

extension PreparedParagraph: PreparedText {}

/// The text measurer of code that sets up no environment: the system's typesetter, created when a
/// text is first measured, and shared by all threads that lay out without an environment of their
/// own.
///
/// A typesetter is used by one thread at a time, so each call takes a lock. Without any fonts,
/// sizes are estimated.
final class SystemText: TextMeasurer {
  private let measurer = Locked(Made())

  func metrics(of font: FontDescriptor) -> FontMetrics {
    measurer.withLock { $0.shared.metrics(of: font) }
  }

  func measure(_ paragraph: Paragraph, width: Double, maximumLines: Int) -> TextMeasure {
    measurer.withLock {
      $0.shared.measure(paragraph, width: width, maximumLines: maximumLines)
    }
  }

  func hasOwnFont(named name: String) -> Bool {
    measurer.withLock { $0.shared.hasOwnFont(named: name) }
  }

  func preparedText(_ paragraph: Paragraph) -> any PreparedText {
    Prepared(
      text: measurer.withLock { $0.shared.preparedText(paragraph) }, measurer: measurer)
  }

  private struct Made {
    lazy var shared: any TextMeasurer = (try? Typesetter.system()) ?? EstimatingMeasurer()
  }

  /// A text that uses its measurer, so it takes the same lock.
  private struct Prepared: PreparedText {
    let text: any PreparedText
    let measurer: Locked<Made>

    func measure(width: Double, maximumLines: Int) -> TextMeasure {
      measurer.withLock { _ in text.measure(width: width, maximumLines: maximumLines) }
    }
  }
}
