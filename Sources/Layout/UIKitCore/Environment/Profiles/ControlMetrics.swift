/// Sizes of controls by version of iOS, in points; intrinsic sizes are those of the *alignment
/// rectangle*.
///
/// Most frequent values in Interface Builder files of each Xcode (`Documentation/Evidence.md`).
package struct ControlMetrics: Sendable {
  package var toggle: CGSize
  var toggleInsets = UIEdgeInsets(right: 2)
  package var sliderHeight: CGFloat
  var sliderInsets: UIEdgeInsets
  var segmentedHeight: CGFloat
  var segmentedInsets = UIEdgeInsets(bottom: 1)
  /// The width of a segment in addition to its title, both in whole points (8 of 9 stored widths
  /// since iOS 13, 2 of 3 before). Since iOS 26 a point less, and no gap between segments (observed
  /// in one place: 25 gives 88 for two, 35.5 gives 165 for three).
  var segmentPadding: CGFloat
  var segmentGap: CGFloat
  package var stepper: CGSize
  var progressHeight: CGFloat
  var roundedTextFieldHeight: CGFloat
  /// The height of a field without border in addition to its line.
  var textFieldLineExtra: CGFloat
  package var activityIndicator = CGSize(width: 20, height: 20)
  var largeActivityIndicator = CGSize(width: 37, height: 37)
  /// Stored by Xcode 26: 64 (1 of 1), by Xcode 11 to 16: 56, by Xcode 8: 44.
  var searchBarHeight: CGFloat
  var searchFieldHeight: CGFloat
  /// The height that the system adds to a button's title without explicit insets.
  var buttonPadding: CGFloat = 12
  /// The minimum width of a button without explicit insets.
  var buttonMinimumWidth: CGFloat = 30
  /// The space around the symbol of a system button with a title.
  var symbolButtonSpacing: ButtonSpacing
  /// Buttons that come with an image: drawn for iOS 7, a symbol of 17 points since 13 [R].
  var buttonSymbol: CGSize
  package var pageControl: PageControlMetrics
  /// The proportions of a switch's knob: a circle; since iOS 26 a capsule of 39 × 24.
  package var toggleKnob: CGSize
  /// A circle of 28; since iOS 26 a capsule of 38 × 25 (measured by iamcgn/swiftui-web).
  package var sliderKnob: CGSize
  package var sliderTrackHeight: CGFloat
  /// Of segmented controls, steppers, compact date pickers, and the chosen segment's plate.
  package var ground, segmentPlate: Corners
  package var searchField: Corners

  package init(version: Int) {
    let modern = version >= 26
    toggle = modern ? CGSize(width: 61, height: 28) : CGSize(width: 49, height: 31)
    sliderHeight = modern ? 34 : 30
    sliderInsets = modern ? .zero : UIEdgeInsets(left: 2, bottom: 1, right: 2)
    segmentedHeight = version >= 13 ? 31 : 28
    buttonSymbol = version >= 13 ? CGSize(width: 25, height: 24) : CGSize(width: 22, height: 22)
    pageControl = PageControlMetrics(version: version)
    searchBarHeight = modern ? 64 : version >= 11 ? 56 : 44
    searchFieldHeight = modern ? 44 : version >= 11 ? 36 : 28
    segmentPadding = modern ? 19 : version >= 13 ? 20 : 13
    segmentGap = modern ? 0 : 1
    symbolButtonSpacing = modern ? ButtonSpacing(lead: 2, gap: 3) : ButtonSpacing()
    stepper = CGSize(width: 94, height: version >= 13 ? 32 : 29)
    progressHeight = version >= 14 ? 4 : 2
    roundedTextFieldHeight = version >= 13 ? 34 : 30
    textFieldLineExtra = version >= 14 ? 1 : 0
    toggleKnob = modern ? CGSize(width: 39, height: 24) : CGSize(width: 1, height: 1)
    sliderKnob = modern ? CGSize(width: 38, height: 25) : CGSize(width: 28, height: 28)
    sliderTrackHeight = modern ? 6 : version >= 14 ? 4 : 2
    ground = modern ? .capsule : .radius(8)
    segmentPlate = modern ? .capsule : .radius(6.5)
    searchField = modern ? .capsule : .radius(version >= 11 ? 10 : 5)
  }
}

/// How round the corners of a shape are.
package enum Corners: Sendable {
  /// Half of its height.
  case capsule
  /// In points.
  case radius(CGFloat)

  /// The radius for a height, both in points.
  package func radius(height: CGFloat) -> CGFloat {
    switch self {
    case .capsule: height / 2
    case .radius(let radius): radius
    }
  }
}

/// The size of a row of page dots: `ends + pages × dot + (pages - 1) × gap`.
package struct PageControlMetrics: Sendable {
  package var dot: CGFloat
  package var gap: CGFloat
  package var ends: CGFloat
  package var height: CGFloat

  /// iOS 7 to 13: 39 × 37 for 3 pages (stored). Since iOS 14 the dots lie on a pill: 115.5 × 26 for
  /// 3 pages [R]; since iOS 26 they are larger and the pill narrower: 92 × 26 for 4 [R].
  package init(version: Int) {
    let isPill = version >= 14
    let isModern = version >= 26
    dot = isModern ? 10 : isPill ? 8 : 7
    gap = isModern ? 8 : isPill ? 9.5 : 9
    ends = isModern ? 28 : isPill ? 72.5 : 0
    height = isPill ? 26 : 37
  }

  package func size(pages: Int) -> CGSize {
    let count = CGFloat(max(0, pages))
    return CGSize(width: ends + count * dot + max(0, count - 1) * gap, height: height)
  }
}

/// The space around a button's image beside its title, in points.
///
/// Since iOS 26 the symbol of a system button starts 2 points in, and its title 3 after it
/// (observed in one place: `heart`, 22 × 23.5, makes a button of 65.5 × 23.5).
package struct ButtonSpacing: Equatable, Sendable {
  package var lead: CGFloat = 0
  package var gap: CGFloat = 0
}
