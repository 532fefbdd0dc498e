/// Default margins, by the version of iOS.
///
/// Xcode 9 shipped with iOS 11; before it all four were 8 (19 to 23 of as many). Content views of
/// cells: 356 of 356 stored leading margins, 171 of 172 top margins of Interface Builder files.
package struct MarginMetrics: Sendable {
  /// The margin of a plain view, on all sides.
  package var view: CGFloat = 8
  /// Top and bottom margin of a cell's content view.
  package var cellVertical: CGFloat
  /// Side margin of narrow windows.
  package var narrow: CGFloat
  /// Side margin of wide windows.
  package var wide: CGFloat
  /// From this width of the window on it counts as wide.
  package var wideFrom: CGFloat = 390
  /// The trailing margin of a content view that ends at an accessory.
  package var besideAccessory: CGFloat = 8
  /// The gap of `|-` in a visual format: nil for the superview's own margin (iOS 8 on).
  package var visualFormatEdge: CGFloat?
  /// Widest column of text of the readable content guide, at the default text size.
  package var readableWidth: CGFloat = 672

  package init(version: Int) {
    let sideMargins = version >= 11
    cellVertical = version >= 26 ? 15 : version >= 11 ? 11 : 8
    narrow = sideMargins ? 16 : 8
    wide = sideMargins ? 20 : 8
    visualFormatEdge = version >= 8 ? nil : 20
  }

  /// The side margin of a cell's content view, or of a window's root view, at a width.
  package func side(forWidth width: CGFloat) -> CGFloat {
    width >= wideFrom ? wide : narrow
  }
}
