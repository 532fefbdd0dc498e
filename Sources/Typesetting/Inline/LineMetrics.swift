/// Height of lines and the distance between them.
struct LineMetrics {
  /// Baseline to top and to bottom, both positive, after the paragraph's limits.
  var ascent: Double
  var descent: Double
  /// Points to the next line's top.
  var gap: Double

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
  /// A line's natural height after multiple, minimum and maximum; values that are not finite count as 0.
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
struct LineStack {
  private(set) var height = 0.0
  private(set) var firstBaseline = 0.0
  private(set) var lastBaseline = 0.0
  private(set) var count = 0
  private var gap = 0.0

  /// Puts a line below the others and tells its baseline.
  @discardableResult
  mutating func append(_ line: LineMetrics) -> Double {
    if count > 0 { height += gap }
    lastBaseline = height + line.ascent
    if count == 0 { firstBaseline = lastBaseline }
    height += line.height
    gap = line.gap
    count += 1
    return lastBaseline
  }

  /// The stack of `count` equal lines: n × height + (n − 1) × gap.
  init(repeating line: LineMetrics, count: Int) {
    guard count > 0 else { return }
    let below = Double(count - 1)
    height = Double(count) * line.height + below * line.gap
    firstBaseline = line.ascent
    lastBaseline = height - line.descent
    self.count = count
  }

  init() {}
}
