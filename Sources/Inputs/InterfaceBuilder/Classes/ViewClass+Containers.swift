import UIKit

extension ViewClass {
  static let imageView = ViewClass(
    "UIImageView",
    rules: [
      .of(UIImageView.self) { view, element, context in
        view.image = context.image(element)
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

  /// On the canvas a table is only its frame: its cells are scenes of their own. For a program it
  /// is a table.
  static let tableView = ViewClass(
    "UITableView",
    rules: [
      .value("rowHeight", ValueText.number, \UITableView.rowHeight),
      .value("estimatedRowHeight", ValueText.number, \UITableView.estimatedRowHeight),
      .value("sectionHeaderHeight", ValueText.number, \UITableView.sectionHeaderHeight),
      .value("sectionFooterHeight", ValueText.number, \UITableView.sectionFooterHeight),
      .note(.standIn, "UITableView"),
      .of(UITableView.self) { view, element, _ in
        if element["separatorStyle"] == "none" { view.separatorStyle = .none }
      },
    ]
  ) { element, context in
    context.isLive
      ? UITableView(frame: .zero, style: element.tableStyle)
      : StandInScrollView(className: "UITableView")
  }

  static let collectionView = ViewClass(
    "UICollectionView", rules: [.note(.standIn, "UICollectionView")]
  ) { _, _ in StandInScrollView(className: "UICollectionView") }

  static let visualEffectView = ViewClass(
    "UIVisualEffectView",
    rules: [
      .of(UIVisualEffectView.self) { view, element, _ in
        let style = element.child("blurEffect")?["style"]
        view.effect = UIBlurEffect(style: style.flatMap(Choice.blur) ?? .regular)
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
