/// Sizes of controls, by the version of iOS: intrinsic sizes are those of the *alignment rectangle*.
///
/// Modal values of Interface Builder files of each Xcode; `UIKIT-FACTS`, "Intrinsic sizes".
package struct ControlMetrics: Sendable {
  package var toggle: CGSize
  package var toggleInsets = UIEdgeInsets(right: 2)
  package var sliderHeight: CGFloat
  package var sliderInsets: UIEdgeInsets
  package var segmentedHeight: CGFloat
  package var segmentedInsets = UIEdgeInsets(bottom: 1)
  package var stepper: CGSize
  package var progressHeight: CGFloat
  package var roundedTextFieldHeight: CGFloat
  package var activityIndicator = CGSize(width: 20, height: 20)
  package var largeActivityIndicator = CGSize(width: 37, height: 37)
  package var searchBarHeight: CGFloat = 56
  /// What a button's title gains above and below together when no insets are given.
  package var buttonPadding: CGFloat = 12

  package init(version: Int) {
    let modern = version >= 26
    toggle = modern ? CGSize(width: 61, height: 28) : CGSize(width: 49, height: 31)
    sliderHeight = modern ? 34 : 30
    sliderInsets = modern ? .zero : UIEdgeInsets(left: 2, bottom: 1, right: 2)
    segmentedHeight = version >= 13 ? 31 : 28
    stepper = CGSize(width: 94, height: version >= 13 ? 32 : 29)
    progressHeight = version >= 13 ? 4 : 2
    roundedTextFieldHeight = version >= 13 ? 34 : 30
  }
}
