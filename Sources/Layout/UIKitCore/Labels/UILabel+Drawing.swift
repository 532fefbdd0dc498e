import Typesetting

extension UILabel {
  /// The part of its size by which a text is made smaller until it fits.
  private static let scaleStep: CGFloat = 0.01

  /// The text as drawn in the present bounds: in a smaller size if it is too wide and the label may
  /// shrink it.
  ///
  /// The size is the largest that fits, down to `minimumScaleFactor`. The first estimate is by
  /// proportion, since widths grow almost in proportion to the size; steps refine it.
  public final var drawnParagraph: Paragraph {
    let full = paragraph
    let least = minimumScaleFactor > 0 ? min(minimumScaleFactor, 1) : 1
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, least < 1, bounds.width > 0 else {
      return full
    }
    let natural = environment.text.measure(full, width: .infinity, maximumLines: 1).width
    guard natural > bounds.width else { return full }
    var scale = bounds.width / natural
    while scale > least {
      let scaled = full.scaled(by: scale)
      let width = environment.text.measure(scaled, width: .infinity, maximumLines: 1).width
      if width <= bounds.width { return scaled }
      scale -= Self.scaleStep
    }
    return full.scaled(by: least)
  }
}

extension Paragraph {
  /// A copy in which every font and its tracking have `scale` times their size.
  func scaled(by scale: CGFloat) -> Paragraph {
    var copy = self
    for index in copy.runs.indices {
      copy.runs[index].font.pointSize *= scale
      copy.runs[index].tracking *= scale
    }
    return copy
  }
}

/// The part of its text that a label shows in its present bounds.
package struct ShownText: Equatable, Sendable {
  /// The rectangle of the glyphs in the label's bounds: from the capitals of the first line to the
  /// descenders of the last, as wide as the widest line.
  package let ink: CGRect
  package let lines: Int
  /// The number of lines of the whole text at this width; equal to `lines` if nothing is missing.
  package let neededLines: Int
  /// The width of the whole text on one line, in points.
  package let naturalWidth: CGFloat
  /// The height of all lines that the label may show at this width, in points.
  package let height: CGFloat
  /// Whether glyphs are missing because of width, number of lines or height.
  package let isTruncated: Bool
}

extension UILabel {
  /// The part of the text that is drawn; nil for a label without text, or with empty bounds.
  ///
  /// A deficit of up to one pixel does not count as truncation, because frames are rounded to
  /// pixels.
  package final var shownText: ShownText? {
    guard !content.isEmpty, bounds.width > 0, bounds.height > 0 else { return nil }
    let pixel = 1 / environment.displayScale
    let paragraph = drawnParagraph
    let width = Double(bounds.width + pixel)
    let text = environment.text.preparedText(paragraph)
    let measure = text.measure(width: width, maximumLines: max(0, numberOfLines))
    let lines = lineCount(of: text, measure, width, in: Double(bounds.height + pixel))
    let isCut = measure.isTruncated || lines < measure.lineCount || isTooLow(measure)
    return ShownText(
      ink: ink(of: measure, lines == measure.lineCount ? nil : bounds.height), lines: lines,
      neededLines: isCut ? text.measure(width: width, maximumLines: 0).lineCount : lines,
      naturalWidth: CGFloat(text.measure(width: .infinity, maximumLines: 1).width),
      height: CGFloat(measure.height), isTruncated: isCut)
  }

  /// The number of lines that fit into a height in points; at least one. Complexity: O(log lines)
  /// measurements.
  private func lineCount(
    of text: any PreparedText, _ measure: TextMeasure, _ width: Double, in height: Double
  ) -> Int {
    guard measure.height > height, measure.lineCount > 1 else { return measure.lineCount }
    var (fits, fails) = (1, measure.lineCount)
    while fails - fits > 1 {
      let middle = (fits + fails) / 2
      if text.measure(width: width, maximumLines: middle).height <= height {
        fits = middle
      } else {
        fails = middle
      }
    }
    return fits
  }

  /// Whether a single line is cut off vertically. Line boxes have free space above the capitals:
  /// labels of 20.5 points with a height of 14 are common in public files, and show all of their
  /// text.
  private func isTooLow(_ measure: TextMeasure) -> Bool {
    measure.lineCount == 1 && bounds.height < font.capHeight
  }

  private func ink(of measure: TextMeasure, _ cutHeight: CGFloat?) -> CGRect {
    let height = cutHeight ?? CGFloat(measure.height)
    let top = bounds.midY - height / 2
    let first = top + CGFloat(measure.firstBaseline) - font.capHeight
    let last =
      cutHeight.map { top + $0 } ?? top + CGFloat(measure.lastBaseline) - font.descender / 2
    let width = min(CGFloat(measure.width), bounds.width)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x =
      switch textAlignment {
      case .center: bounds.midX - width / 2
      case .right: bounds.maxX - width
      case .natural where isRightToLeft: bounds.maxX - width
      case .left, .natural, .justified: bounds.minX
      }
    return CGRect(x: x, y: first, width: width, height: max(0, last - first))
  }
}
