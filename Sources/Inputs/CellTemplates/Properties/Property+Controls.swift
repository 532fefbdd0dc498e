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
    .constant("contentEdgeInsets", as: .insets) { (button: UIButton, insets) in
      button.contentEdgeInsets = insets
    },
    .constant("titleEdgeInsets", as: .insets) { (button: UIButton, insets) in
      button.titleEdgeInsets = insets
    },
    .constant("imageEdgeInsets", as: .insets) { (button: UIButton, insets) in
      button.imageEdgeInsets = insets
    },
    image { (button: UIButton, image) in button.setImage(image, for: .normal) },
    .condition("isHighlighted") { (button: UIButton, value) in button.isHighlighted = value },
    buttonConfiguration, isEnabled,
  ]

  /// The keys of a switch.
  static let toggle: [Property] = [
    .condition("isOn", "on") { (toggle: UISwitch, value) in toggle.isOn = value },
    .color("onTintColor", missing: .systemGreen) { (toggle: UISwitch, color) in
      toggle.onTintColor = color
    },
    thumbTintColor { (toggle: UISwitch, color) in toggle.thumbTintColor = color },
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
    .constant("selectedSegmentTintColor", as: .color) { (control: UISegmentedControl, color) in
      control.selectedSegmentTintColor = color
    },
    isEnabled,
  ]

  static let slider: [Property] = [
    .number("value", as: .fraction, in: 0...1, missing: 0) { (slider: UISlider, value) in
      slider.value = Float(value)
    },
    .constant("minimumTrackTintColor", as: .color) { (slider: UISlider, color) in
      slider.minimumTrackTintColor = color
    },
    .constant("maximumTrackTintColor", as: .color) { (slider: UISlider, color) in
      slider.maximumTrackTintColor = color
    },
    thumbTintColor { (slider: UISlider, color) in slider.thumbTintColor = color },
    isEnabled,
  ]

  static let stepper: [Property] = [
    .number(
      "value", as: .points, in: -TemplateLimits.magnitude...TemplateLimits.magnitude, missing: 0
    ) { (stepper: UIStepper, value) in stepper.value = value },
    .constant("minimumValue", as: .points) { (stepper: UIStepper, value) in
      stepper.minimumValue = value
    },
    .constant("maximumValue", as: .points) { (stepper: UIStepper, value) in
      stepper.maximumValue = value
    },
    isEnabled,
  ]

  /// The keys of a progress bar.
  static let progress: [Property] = [
    .number("progress", as: .fraction, in: 0...1, missing: 0) { (bar: UIProgressView, value) in
      bar.progress = Float(value)
    },
    .color("progressTintColor", missing: .systemBlue) { (bar: UIProgressView, color) in
      bar.progressTintColor = color
    },
    .constant("trackTintColor", as: .color) { (bar: UIProgressView, color) in
      bar.trackTintColor = color
    },
  ]

  /// The keys of an activity indicator.
  static let activity: [Property] = [
    .constant("style", as: .choice(["medium": .medium, "large": .large])) {
      (indicator: UIActivityIndicatorView, style: UIActivityIndicatorView.Style) in
      indicator.style = style
    },
    .constant("color", as: .color) { (indicator: UIActivityIndicatorView, color) in
      indicator.color = color
    },
    .condition("isAnimating") { (indicator: UIActivityIndicatorView, value) in
      if value { indicator.startAnimating() } else { indicator.stopAnimating() }
    },
    .constant("hidesWhenStopped", as: .flag) { (indicator: UIActivityIndicatorView, value) in
      indicator.hidesWhenStopped = value
    },
  ]

  static let pages: [Property] = [
    .count("numberOfPages", in: 0...1000, missing: 0) { (control: UIPageControl, count) in
      control.numberOfPages = count
    },
    .count("currentPage", in: 0...1000, missing: 0) { (control: UIPageControl, page) in
      control.currentPage = page
    },
    .constant("currentPageIndicatorTintColor", as: .color) { (control: UIPageControl, color) in
      control.currentPageIndicatorTintColor = color
    },
    .constant("pageIndicatorTintColor", as: .color) { (control: UIPageControl, color) in
      control.pageIndicatorTintColor = color
    },
    isEnabled,
  ]

  private static func thumbTintColor<View: UIView>(
    _ apply: @escaping @Sendable (View, UIColor) -> Void
  ) -> Property {
    .constant("thumbTintColor", as: .color, apply)
  }

  /// The key that all controls share.
  static let isEnabled = Property.condition("isEnabled") { (control: UIControl, value) in
    control.isEnabled = value
  }
}

extension ValueReader<UIButton.ButtonType> {
  static let buttonType = choice([
    "custom": .custom, "system": .system, "detailDisclosure": .detailDisclosure,
    "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
  ])
}
