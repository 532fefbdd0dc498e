import Typesetting

/// The differences between versions of iOS as data: margins, control sizes, text rules.
///
/// The source of every number is in `Documentation/Evidence.md` (frames stored by the Xcode of that
/// time, or measured on a simulator). A part of a profile that only one feature reads is a
/// sub-structure beside that feature.
public struct OSProfile: Sendable {
  /// The name for `--profile` and a template's `profile:`: `ios7` … `ios26`.
  public let name: String
  /// The major version, for ordering.
  public let version: Int
  package var margins: MarginMetrics
  package var controls: ControlMetrics
  package var text: TextMetrics
  package var table: TableProfile

  package init(
    version: Int, margins: MarginMetrics, controls: ControlMetrics, text: TextMetrics,
    table: TableProfile
  ) {
    name = "ios\(version)"
    self.version = version
    self.margins = margins
    self.controls = controls
    self.text = text
    self.table = table
  }

  /// The profile of a name; nil if there is none.
  public static func named(_ name: String) -> OSProfile? {
    all.first { $0.name == name }
  }

  /// Every profile, oldest first.
  public static let all: [OSProfile] = (7...18).map(make) + [make(version: 26)]

  /// The newest profile with full evidence; the default of templates.
  public static let standard = make(version: 18)

  private static func make(version: Int) -> OSProfile {
    OSProfile(
      version: version, margins: MarginMetrics(version: version),
      controls: ControlMetrics(version: version), text: TextMetrics(version: version),
      table: TableProfile(version: version))
  }
}

/// Default margins by version of iOS, in points.
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
  /// The width of a window from which it is wide.
  package var wideFrom: CGFloat = 390
  /// The trailing margin of a content view that ends at an accessory.
  package var besideAccessory: CGFloat = 8
  /// The gap of `|-` in a visual format: nil for the superview's own margin (iOS 8 on).
  var visualFormatEdge: CGFloat?
  /// The maximum width of the readable content guide, at the default text size.
  package var readableWidth: CGFloat = 672

  package init(version: Int) {
    let sideMargins = version >= 11
    cellVertical = version >= 26 ? 15 : version >= 11 ? 11 : 8
    narrow = sideMargins ? 16 : 8
    wide = sideMargins ? 20 : 8
    visualFormatEdge = version >= 8 ? nil : 20
  }

  /// The side margin, in points, of a content view or root view of a width in points.
  package func side(forWidth width: CGFloat) -> CGFloat {
    width >= wideFrom ? wide : narrow
  }
}

/// Rules of text measurement that differ between versions of iOS.
package struct TextMetrics: Sendable {
  /// The height in points by which a *wrapped* label's intrinsic height exceeds the height that
  /// fits it (measured on iOS 26: 2 lines of 15 pt fit 36 and are 37; one line is exact).
  package var wrappedLabelExtraHeight: CGFloat
  /// Whether labels apply `LineBreakStrategy.pushOut`: since iOS 11, under that name since iOS 14.
  package var pushesOut: Bool

  /// Sizes and leadings of text styles.
  var styleEdition: Typesetting.TextStyle.Edition
  package var systemFontEdition: SystemFontEdition

  package init(version: Int) {
    systemFontEdition = version >= 26 ? .ios26 : version >= 14 ? .ios14 : .ios13
    styleEdition = version >= 26 ? .ios26 : .published
    pushesOut = version >= 11
    wrappedLabelExtraHeight = version >= 26 ? 1 : 0
  }
}
