import UIKit

/// Bars; their items are views only once the bar has made them, so `ViewBuilder` reads them.
extension ViewClass {
  /// 49 on phones without a home button, 44 otherwise (115 of 120 stored toolbars).
  static let toolbar = ViewClass(
    "UIToolbar",
    rules: barRules + [
      .of(UIToolbar.self) { bar, _, context in
        bar.standardHeight = context.device.isEdgeToEdge ? 49 : 44
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
