/// Rules of text measurement that changed between versions of iOS.
package struct TextMetrics: Sendable {
  /// What a *wrapped* label's intrinsic height has beyond the height that fits it (measured on iOS
  /// 26: 2 lines of 15 pt fit 36 and are 37; one line is exact).
  package var wrappedLabelExtraHeight: CGFloat

  package init(version: Int) {
    wrappedLabelExtraHeight = version >= 26 ? 1 : 0
  }
}
