import UIKitCore

extension Property {
  static let button: [Property] = [
    Property(names: ["type"], schema: ValueReader<UIButton.ButtonType>.buttonType.schema) {
      node, key, context in
      ValueReader<UIButton.ButtonType>.buttonType.value(of: node, key: key, context)
        .map { type in .make { UIButton(type: type) } }
    },
    .text("title") { (button: UIButton, title) in button.setTitle(title, for: .normal) },
    .color("titleColor", missing: .systemBlue) { (button: UIButton, color) in
      button.setTitleColor(color, for: .normal)
    },
    .constant("font", as: .font) { (button: UIButton, font) in
      button.titleLabel?.font = font.font()
    },
    .constant("contentEdgeInsets", as: .insets, set(\UIButton.contentEdgeInsets)),
    .constant("titleEdgeInsets", as: .insets, set(\UIButton.titleEdgeInsets)),
    .constant("imageEdgeInsets", as: .insets, set(\UIButton.imageEdgeInsets)),
    image { (button: UIButton, image) in button.setImage(image, for: .normal) },
    .condition("isHighlighted", apply: set(\UIButton.isHighlighted)),
    buttonConfiguration, isEnabled,
  ]

  /// The keys of a switch.
  static let toggle: [Property] = [
    .condition("isOn", "on", apply: set(\UISwitch.isOn)),
    .color("onTintColor", missing: .systemGreen, set(\UISwitch.onTintColor)),
    thumbTintColor(set(\UISwitch.thumbTintColor)),
    isEnabled,
  ]

  static let segments: [Property] = [
    Property(names: ["items"], schema: ValueReader<[String]>.texts.schema) { node, key, context in
      ValueReader<[String]>.texts.value(of: node, key: key, context)
        .map { items in .make { UISegmentedControl(items: items) } }
    },
    .count("selectedSegmentIndex", in: -1...100, missing: -1) {
      (control: UISegmentedControl, index) in
      control.selectedSegmentIndex = index < control.numberOfSegments ? index : -1
    },
    .constant(
      "selectedSegmentTintColor", as: .color, set(\UISegmentedControl.selectedSegmentTintColor)),
    isEnabled,
  ]

  static let slider: [Property] = [
    .number("value", as: .fraction, in: 0...1, missing: 0) { (slider: UISlider, value) in
      slider.value = Float(value)
    },
    .constant("minimumTrackTintColor", as: .color, set(\UISlider.minimumTrackTintColor)),
    .constant("maximumTrackTintColor", as: .color, set(\UISlider.maximumTrackTintColor)),
    thumbTintColor(set(\UISlider.thumbTintColor)),
    isEnabled,
  ]

  static let stepper: [Property] = [
    .number(
      "value", as: .points, in: -TemplateLimits.magnitude...TemplateLimits.magnitude, missing: 0,
      set(\UIStepper.value)),
    .constant("minimumValue", as: .points, set(\UIStepper.minimumValue)),
    .constant("maximumValue", as: .points, set(\UIStepper.maximumValue)),
    isEnabled,
  ]

  /// The keys of a progress bar.
  static let progress: [Property] = [
    .number("progress", as: .fraction, in: 0...1, missing: 0) { (bar: UIProgressView, value) in
      bar.progress = Float(value)
    },
    .color("progressTintColor", missing: .systemBlue, set(\UIProgressView.progressTintColor)),
    .constant("trackTintColor", as: .color, set(\UIProgressView.trackTintColor)),
  ]

  /// The keys of an activity indicator.
  static let activity: [Property] = [
    .constant("style", as: .choice(["medium": .medium, "large": .large])) {
      (indicator: UIActivityIndicatorView, style: UIActivityIndicatorView.Style) in
      indicator.style = style
    },
    .constant("color", as: .color, set(\UIActivityIndicatorView.color)),
    .condition("isAnimating") { (indicator: UIActivityIndicatorView, value) in
      if value { indicator.startAnimating() } else { indicator.stopAnimating() }
    },
    .constant("hidesWhenStopped", as: .flag, set(\UIActivityIndicatorView.hidesWhenStopped)),
  ]

  static let pages: [Property] = [
    .count("numberOfPages", in: 0...1000, missing: 0, set(\UIPageControl.numberOfPages)),
    .count("currentPage", in: 0...1000, missing: 0, set(\UIPageControl.currentPage)),
    .constant(
      "currentPageIndicatorTintColor", as: .color, set(\UIPageControl.currentPageIndicatorTintColor)
    ),
    .constant("pageIndicatorTintColor", as: .color, set(\UIPageControl.pageIndicatorTintColor)),
    isEnabled,
  ]

  private static func thumbTintColor<View: UIView>(
    _ apply: @escaping @Sendable (View, UIColor) -> Void
  ) -> Property {
    .constant("thumbTintColor", as: .color, apply)
  }

  /// The key that all controls share.
  static let isEnabled = Property.condition("isEnabled", apply: set(\UIControl.isEnabled))
}

extension ValueReader<UIButton.ButtonType> {
  static let buttonType = choice([
    "custom": .custom, "system": .system, "detailDisclosure": .detailDisclosure,
    "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
  ])
}
