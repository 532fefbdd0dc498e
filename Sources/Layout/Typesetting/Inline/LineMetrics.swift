/// Height of lines and the distance between them.
struct LineMetrics: Equatable {
  /// Baseline to top and to bottom, both positive, after the paragraph's limits.
  var ascent: Double
  var descent: Double
  /// Points to the next line's top.
  var gap: Double

  init(ascent: Double, descent: Double, gap: Double) {
    self.ascent = ascent
    self.descent = descent
    self.gap = gap
  }

  /// A line of fonts with these metrics, within the paragraph's limits.
  ///
  /// What a limit or a multiple adds or takes is added or taken above the text, as in TextKit.
  init(fonts: [FontMetrics], in paragraph: Paragraph) {
    var ascent = 0.0
    var descent = 0.0
    var gap = 0.0
    for metrics in fonts {
      ascent = max(ascent, metrics.ascender)
      descent = max(descent, -metrics.descender)
      gap = max(gap, metrics.leading)
    }
    let height = ascent + descent
    self.ascent = ascent + paragraph.limited(height) - height
    self.descent = descent
    self.gap = gap + paragraph.effectiveLineSpacing
  }

  var height: Double { ascent + descent }
}

extension Paragraph {
  /// A line's natural height after multiple, minimum and maximum; values that are not finite count
  /// as 0.
  fileprivate func limited(_ height: Double) -> Double {
    var height = height
    if lineHeightMultiple > 0, lineHeightMultiple.isFinite { height *= lineHeightMultiple }
    if minimumLineHeight > 0, minimumLineHeight.isFinite { height = max(height, minimumLineHeight) }
    if maximumLineHeight > 0, maximumLineHeight.isFinite { height = min(height, maximumLineHeight) }
    return height
  }

  fileprivate var effectiveLineSpacing: Double {
    lineSpacing > 0 && lineSpacing.isFinite ? lineSpacing : 0
  }
}

/// Stacks lines: adds up heights and gaps and keeps the first and last baselines.
///
/// A group of equal lines is n × height + (n − 1) × gap by multiplication, so that a stack of
/// `count` lines is the same number whether they came one by one or at once.
struct LineStack {
  private(set) var firstBaseline = 0.0
  private(set) var count = 0
  private var line = LineMetrics(ascent: 0, descent: 0, gap: 0)
  /// Lines in the group of equal lines at the bottom, and where its top is.
  private var groupCount = 0
  private var groupTop = 0.0

  var height: Double {
    groupTop + Double(groupCount) * line.height + Double(max(0, groupCount - 1)) * line.gap
  }

  var lastBaseline: Double { count == 0 ? 0 : height - line.descent }

  /// Puts equal lines below the others.
  mutating func append(_ next: LineMetrics, count added: Int = 1) {
    guard added > 0 else { return }
    if count == 0 { firstBaseline = next.ascent }
    if next != line || count == 0 {
      groupTop = count == 0 ? 0 : height + line.gap
      groupCount = 0
      line = next
    }
    groupCount += added
    count += added
  }
}
