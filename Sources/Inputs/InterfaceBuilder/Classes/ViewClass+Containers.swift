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

  /// Explicit margins turn on margin-relative arrangement (44 of 44 stored stack views).
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
    holder: "UIScrollView",
    rules: [
      .value("scrollEnabled", ValueText.flag, \UIScrollView.isScrollEnabled)
    ]
  ) { _, _ in UIScrollView() }

  /// On the canvas a table is only its frame, because its cells are scenes of their own. In a
  /// program it is a table.
  static let tableView = ViewClass(
    holder: "UITableView",
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
  /// The style of a `<tableView>`.
  var tableStyle: UITableView.Style {
    switch self["style"] {
    case "grouped": .grouped
    case "insetGrouped": .insetGrouped
    default: .plain
    }
  }
}

/// Bars. `ViewBuilder` reads their items, because the bar creates the items' views.
extension ViewClass {
  /// `RootCanvas.lowerToolbars` changes the height of those that are not at the bottom.
  static let toolbar = ViewClass(
    "UIToolbar",
    rules: barRules + [
      .of(UIToolbar.self) { bar, _, context in
        bar.standardHeight = context.device.toolbarHeight
      }
    ]
  ) { _, _ in UIToolbar() }

  static let navigationBar = ViewClass(
    "UINavigationBar",
    rules: barRules + [
      .value("largeTitles", ValueText.flag, \UINavigationBar.prefersLargeTitles)
    ]
  ) { _, _ in UINavigationBar() }

  static let tabBar = ViewClass("UITabBar", rules: barRules) { _, _ in UITabBar() }

  private static let barRules: [AttributeRule] = [
    .color("barTintColor", \UIBar.barTintColor),
    .value("translucent", ValueText.flag, \UIBar.isTranslucent),
    .of(UIBar.self) { bar, element, _ in
      if ["black", "blackOpaque", "blackTranslucent"].contains(element["barStyle"]) {
        bar.barStyle = .black
      }
    },
  ]

  static let searchBar = ViewClass(
    "UISearchBar",
    rules: [
      .color("barTintColor", \UISearchBar.barTintColor),
      .value("showsCancelButton", ValueText.flag, \UISearchBar.showsCancelButton),
      .of(UISearchBar.self) { bar, element, _ in
        bar.text = element.string("text")
        bar.placeholder = element.string("placeholder") ?? "Search"
        if element["searchBarStyle"] == "minimal" { bar.searchBarStyle = .minimal }
        bar.scopeButtonTitles = element.elements(in: "scopeButtonTitles")
          .prefix(InterfaceLimits.items).map(\.text)
        bar.showsScopeBar = element.flag("showsScopeBar") ?? false
      },
    ]
  ) { _, _ in UISearchBar() }
}
