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

  /// On the canvas a table is only its frame: its cells are scenes of their own. For a program it is a table.
  static let tableView = ViewClass(
    "UITableView",
    rules: [
      .value("rowHeight", ValueText.number, \UITableView.rowHeight),
      .value("estimatedRowHeight", ValueText.number, \UITableView.estimatedRowHeight),
      .value("sectionHeaderHeight", ValueText.number, \UITableView.sectionHeaderHeight),
      .value("sectionFooterHeight", ValueText.number, \UITableView.sectionFooterHeight),
      .of(UITableView.self) { view, element, _ in
        if element["separatorStyle"] == "none" { view.separatorStyle = .none }
      },
    ]
  ) { element, context in
    context.isLive ? UITableView(frame: .zero, style: element.tableStyle) : UIScrollView()
  }

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

extension Element {
  /// How a `<tableView>` groups its rows.
  var tableStyle: UITableView.Style {
    switch self["style"] {
    case "grouped": .grouped
    case "insetGrouped": .insetGrouped
    default: .plain
    }
  }
}
