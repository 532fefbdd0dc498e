/// The drawing of a view between its background and its subviews, by the class that has to be
/// drawn.
///
/// A control is found from here, and the compiler follows a new one through the targets: templates
/// (`TemplateClass` in CellTemplates, with the keys in `Property`) and Interface Builder files
/// (`ViewClass` in InterfaceBuilder, with the attributes) make only a `DrawnView`, a `DrawnView`
/// names its case, and `ViewPainter.content(of:)` draws every case. So do the rules of Linting that
/// depend on the class, and what data files set (`ContentFiller`): switches without a default.
/// State and geometry are the class's own file.
package enum DrawnContent {
  case label(UILabel)
  case image(UIImageView)
  case button(UIButton)
  case toggle(UISwitch)
  case slider(UISlider)
  case segments(UISegmentedControl)
  case stepper(UIStepper)
  case field(UITextField)
  case progress(UIProgressView)
  case activity(UIActivityIndicatorView)
  case pages(UIPageControl)
  case pane(UIVisualEffectView)
  case bar(any DrawnBar)
  case searchBar(UISearchBar)
  case datePicker(UIDatePicker)
  case picker(UIPickerView)
  /// The name of a class that is not available here, in place of its content.
  case placeholder(className: String)
  case subviewsOnly
}

/// A view whose class decides what is drawn of it. A subclass is drawn as the class it extends.
///
/// `UIView` does not conform, so that a control cannot inherit an empty drawing.
package protocol DrawnView: UIView {
  var drawnContent: DrawnContent { get }
}

/// The background of a toolbar, a navigation bar or a tab bar. Their classes are above the views.
package protocol DrawnBar: UIView {
  /// Nil if the bar has no background (since iOS 26 items float).
  var groundColor: UIColor? { get }
  /// How far the background reaches beyond the bar's upper edge, in points: behind a status bar.
  var groundAbove: CGFloat { get }
  /// Whether there is a hairline at the edge of the background.
  var hasLine: Bool { get }
  /// Whether the hairline is below the bar instead of above.
  var hasLineBelow: Bool { get }
}

extension UILabel: DrawnView { package var drawnContent: DrawnContent { .label(self) } }

extension UIImageView: DrawnView { package var drawnContent: DrawnContent { .image(self) } }

extension UIButton: DrawnView { package var drawnContent: DrawnContent { .button(self) } }

extension UISwitch: DrawnView { package var drawnContent: DrawnContent { .toggle(self) } }

extension UISlider: DrawnView { package var drawnContent: DrawnContent { .slider(self) } }

extension UISegmentedControl: DrawnView {
  package var drawnContent: DrawnContent { .segments(self) }
}

extension UIStepper: DrawnView { package var drawnContent: DrawnContent { .stepper(self) } }

extension UITextField: DrawnView { package var drawnContent: DrawnContent { .field(self) } }

extension UIProgressView: DrawnView { package var drawnContent: DrawnContent { .progress(self) } }

extension UIActivityIndicatorView: DrawnView {
  package var drawnContent: DrawnContent { .activity(self) }
}

extension UIPageControl: DrawnView { package var drawnContent: DrawnContent { .pages(self) } }

extension UIVisualEffectView: DrawnView { package var drawnContent: DrawnContent { .pane(self) } }

extension UISearchBar: DrawnView { package var drawnContent: DrawnContent { .searchBar(self) } }

extension UIDatePicker: DrawnView { package var drawnContent: DrawnContent { .datePicker(self) } }

extension UIPickerView: DrawnView { package var drawnContent: DrawnContent { .picker(self) } }

extension UIStackView: DrawnView { package var drawnContent: DrawnContent { .subviewsOnly } }
