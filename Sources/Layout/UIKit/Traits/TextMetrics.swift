import Typesetting

/// Rules of text measurement that changed between versions of iOS.
package struct TextMetrics: Sendable {
  /// What a *wrapped* label's intrinsic height has beyond the height that fits it (measured on iOS
  /// 26: 2 lines of 15 pt fit 36 and are 37; one line is exact).
  package var wrappedLabelExtraHeight: CGFloat
  /// Whether a label is a whole number of points high (stored frames of Xcode 5 to 6.2: 17 pt 21,
  /// 13 pt 16; 56 of 56).
  package var labelsAreWholePoints = false
  /// Whether labels heed `LineBreakStrategy.pushOut`: since iOS 11, under that name since iOS 14.
  package var pushesOut: Bool

  /// Sizes and leadings of text styles.
  package var styleEdition: Typesetting.TextStyle.Edition

  package init(version: Int) {
    styleEdition = version >= 26 ? .ios26 : .published
    pushesOut = version >= 11
    wrappedLabelExtraHeight = version >= 26 ? 1 : 0
  }
}
