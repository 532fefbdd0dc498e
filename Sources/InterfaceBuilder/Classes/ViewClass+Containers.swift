import UIKit

extension ViewClass {
  static let imageView = ViewClass(
    "UIImageView",
    rules: [
      .of(UIImageView.self) { view, element, context in
        let reference = element.child("imageReference", key: "image") ?? element
        if let name = reference["image"] {
          view.image = context.image(name, reference, symbolOf: element)
        }
      }
    ]
  ) { _, _ in UIImageView() }

  /// Explicit margins turn on the arrangement relative to them (44 of 44 stored stack views).
  static let stackView = ViewClass(
    "UIStackView",
    rules: [
      .value("axis", Choice.axis, \UIStackView.axis),
      .value("distribution", Choice.distribution, \UIStackView.distribution),
      .value("alignment", Choice.stackAlignment, \UIStackView.alignment),
      .value("spacing", ValueText.number, \UIStackView.spacing),
      .value(
        "baselineRelativeArrangement", ValueText.flag, \UIStackView.isBaselineRelativeArrangement),
      .of(UIStackView.self) { view, element, _ in
        if element["spacingType"] == "standard" { view.spacing = UIStackView.spacingUseSystem }
        view.isLayoutMarginsRelativeArrangement = element.explicitMargins != nil
      },
    ]
  ) { _, _ in UIStackView() }

  static let scrollView = ViewClass(
    "UIScrollView",
    rules: [
      .value("scrollEnabled", ValueText.flag, \UIScrollView.isScrollEnabled)
    ]
  ) { _, _ in UIScrollView() }

  static let visualEffectView = ViewClass(
    "UIVisualEffectView",
    rules: [
      .of(UIVisualEffectView.self) { view, element, _ in
        let isDark = element.child("blurEffect")?["style"] == "dark"
        view.effect = UIBlurEffect(style: isDark ? .dark : .regular)
      }
    ]
  ) { _, _ in UIVisualEffectView() }
}
