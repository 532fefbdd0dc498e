import UIKit

/// A class that a template may name, with the keys it takes.
struct ViewClass: Sendable {
  let name: String
  let properties: [Property]
  let make: @Sendable () -> UIView
  /// Whether it arranges its subviews by itself.
  let isStack: Bool

  /// The property of a key, under any of its names.
  func property(_ key: String) -> Property? {
    properties.first { $0.names.contains(key) }
  }

  /// Every key, for messages.
  var keys: [String] { properties.flatMap(\.names) }

  /// `a UILabel`, `a UIView`.
  var article: String { "a \(name)" }

  /// The class of that name.
  static func named(_ name: String) -> ViewClass? {
    all.first { $0.name == name }
  }

  /// Every class, the plain view first.
  static let all: [ViewClass] = [
    ViewClass("UIView", []) { UIView() },
    ViewClass("UILabel", Property.label) { UILabel() },
    ViewClass("UIImageView", Property.imageView) { UIImageView() },
    // As in Interface Builder; UIKit's `UIButton()` is a custom button, white on white in most cells.
    ViewClass("UIButton", Property.button) { UIButton(type: .system) },
    ViewClass("UISwitch", Property.toggle) { UISwitch() },
    ViewClass("UIStackView", Property.stack, isStack: true) { UIStackView() },
    ViewClass("UITextField", Property.textField) { UITextField() },
    ViewClass("UITextView", Property.textView) { UITextView() },
    ViewClass("UISegmentedControl", Property.segments) { UISegmentedControl() },
    ViewClass("UISlider", Property.slider) { UISlider() },
    ViewClass("UIStepper", Property.stepper) { UIStepper() },
    ViewClass("UIProgressView", Property.progress) { UIProgressView() },
    ViewClass("UIActivityIndicatorView", Property.activity) { UIActivityIndicatorView() },
    ViewClass("UIPageControl", Property.pages) { UIPageControl() },
  ]

  private init(
    _ name: String, _ properties: [Property], isStack: Bool = false,
    make: @escaping @Sendable () -> UIView
  ) {
    self.name = name
    self.properties = properties + Property.view
    self.make = make
    self.isStack = isStack
  }
}
