import UIKit

extension ViewClass {
  static let controlRules: [AttributeRule] = [
    .value("enabled", ValueText.flag, \UIControl.isEnabled),
    .value("selected", ValueText.flag, \UIControl.isSelected),
    .value("highlighted", ValueText.flag, \UIControl.isHighlighted),
    .value(
      "contentHorizontalAlignment", Choice.named,
      \UIControl.contentHorizontalAlignment),
    .value(
      "contentVerticalAlignment", Choice.named, \UIControl.contentVerticalAlignment),
  ]

  static let toggle = ViewClass(
    "UISwitch",
    rules: controlRules + [
      .of(UISwitch.self) { view, element, _ in view.isOn = element.flag("on") ?? false },
      .color("onTintColor", \UISwitch.onTintColor),
      .color("thumbTintColor", \UISwitch.thumbTintColor),
    ]
  ) { _, _ in UISwitch() }

  static let slider = ViewClass(
    "UISlider",
    rules: controlRules + [
      .value("minValue", float, \UISlider.minimumValue),
      .value("maxValue", float, \UISlider.maximumValue),
      .value("value", float, \UISlider.value),
      .color("minimumTrackTintColor", \UISlider.minimumTrackTintColor),
      .color("maximumTrackTintColor", \UISlider.maximumTrackTintColor),
      .color("thumbTintColor", \UISlider.thumbTintColor),
    ]
  ) { _, _ in UISlider() }

  static let stepper = ViewClass(
    "UIStepper",
    rules: controlRules + [
      .value("minimumValue", double, \UIStepper.minimumValue),
      .value("maximumValue", double, \UIStepper.maximumValue),
      .value("value", double, \UIStepper.value),
    ]
  ) { _, _ in UIStepper() }

  static let progressView = ViewClass(
    "UIProgressView",
    rules: [
      .of(UIProgressView.self) { view, element, _ in
        if element["progressViewStyle"] == "bar" { view.progressViewStyle = .bar }
      },
      .value("progress", float, \UIProgressView.progress),
      .color("progressTintColor", \UIProgressView.progressTintColor),
      .color("trackTintColor", \UIProgressView.trackTintColor),
    ]
  ) { _, _ in UIProgressView() }

  static let pageControl = ViewClass(
    "UIPageControl",
    rules: controlRules + [
      .value("numberOfPages", count, \UIPageControl.numberOfPages),
      .value("currentPage", count, \UIPageControl.currentPage),
      .color("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor),
      .color("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor),
    ]
  ) { _, _ in UIPageControl() }

  /// On the canvas an indicator that hides when stopped is visible, and stack views reserve space
  /// for it, even if the document hides it (4 of 4). In an application it is hidden until it starts
  /// animating.
  static let activityIndicator = ViewClass(
    "UIActivityIndicatorView",
    rules: [
      .of(UIActivityIndicatorView.self) { view, element, context in
        view.style = element["style"].flatMap(Choice.named) ?? .medium
        view.color = context.colors.color(of: element, "color")
        view.hidesWhenStopped = element.flag("hidesWhenStopped") ?? false
        if element.flag("animating") == true { view.startAnimating() }
        let hidesItself = view.hidesWhenStopped && !view.isAnimating
        let isHidden = element.flag("hidden") ?? false
        view.isHidden = context.isCanvas ? isHidden && !hidesItself : isHidden || hidesItself
      }
    ]
  ) { _, _ in UIActivityIndicatorView() }

  static let segmentedControl = ViewClass(
    "UISegmentedControl",
    rules: controlRules + [
      .of(UISegmentedControl.self) { view, element, context in
        for segment in element.elements(in: "segments").prefix(InterfaceLimits.items) {
          let place = view.numberOfSegments
          if let name = segment["image"], let image = context.image(name, segment) {
            view.insertSegment(with: image, at: place, animated: false)
          } else {
            view.insertSegment(withTitle: segment.string("title"), at: place, animated: false)
          }
          if let width = segment.number("width") { view.setWidth(width, forSegmentAt: place) }
        }
        view.apportionsSegmentWidthsByContent =
          element.flag("apportionsSegmentWidthsByContent") ?? false
        view.selectedSegmentIndex =
          element.integer("selectedSegmentIndex") ?? UISegmentedControl.noSegment
      },
      .color("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor),
    ]
  ) { _, _ in UISegmentedControl() }

  // MARK: Numbers

  @Sendable private static func float(_ text: String) -> Float? {
    ValueText.number(text).map { Float($0) }
  }

  @Sendable private static func double(_ text: String) -> Double? {
    ValueText.number(text).map { Double($0) }
  }

  @Sendable private static func count(_ text: String) -> Int? {
    ValueText.integer(text).map { min(max(0, $0), InterfaceLimits.items) }
  }
}

extension ViewClass {
  static let pickerView = ViewClass(
    "UIPickerView",
    rules: [
      .of(UIPickerView.self) { picker, _, context in
        picker.standardHeight = wheelsHeight(context)
      }
    ]
  ) { _, _ in UIPickerView() }

  static let datePicker = ViewClass(
    "UIDatePicker",
    rules: controlRules + [
      .value("datePickerMode", Choice.named, \UIDatePicker.datePickerMode),
      .value("style", Choice.named, \UIDatePicker.preferredDatePickerStyle),
      .value("minuteInterval", ValueText.integer, \UIDatePicker.minuteInterval),
      .of(UIDatePicker.self) { picker, element, context in
        picker.wheelsHeight = wheelsHeight(context)
        let date = element.child("date", key: "date")
        if let seconds = date?.number("timeIntervalSinceReferenceDate") {
          picker.date = Date(timeIntervalSinceReferenceDate: seconds)
        }
      },
    ]
  ) { _, _ in UIDatePicker() }

  /// In points: portrait since Xcode 12 (4 of 4), landscape before (5 of 5).
  private static func wheelsHeight(_ context: BuildContext) -> CGFloat {
    context.tools.xcode >= 12 ? 216 : 162
  }
}
