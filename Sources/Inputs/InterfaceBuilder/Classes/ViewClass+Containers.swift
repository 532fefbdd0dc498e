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
      .value("axis", Choice.named, \UIStackView.axis),
      .value("distribution", Choice.named, \UIStackView.distribution),
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

  /// A table, but on the canvas only its frame, because its cells are scenes of their own.
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

  /// As with tables; the layout of a file is a flow layout, unless its class is the app's.
  static let collectionView = ViewClass(
    holder: "UICollectionView",
    rules: [
      .note(.standIn, "UICollectionView"),
      .of(UICollectionView.self) { view, element, _ in
        guard let layout = view.collectionViewLayout as? UICollectionViewFlowLayout,
          let element = element.child("collectionViewFlowLayout", key: "collectionViewLayout")
        else { return }
        element.take(layout)
      },
    ]
  ) { _, context in
    context.isLive
      ? UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      : StandInScrollView(className: "UICollectionView")
  }

  static let collectionViewCell = ViewClass(holder: "UICollectionViewCell") { _, context in
    context.isLive
      ? UICollectionViewCell(frame: .zero)
      : StandInView(className: "UICollectionViewCell", isLabelled: false)
  }

  static let collectionReusableView = ViewClass(holder: "UICollectionReusableView") { _, context in
    context.isLive
      ? UICollectionReusableView(frame: .zero)
      : StandInView(className: "UICollectionReusableView", isLabelled: false)
  }

  static let visualEffectView = ViewClass(
    "UIVisualEffectView",
    rules: [
      .of(UIVisualEffectView.self) { view, element, _ in
        let style = element.child("blurEffect")?["style"]
        view.effect = UIBlurEffect(style: style.flatMap(Choice.named) ?? .regular)
      }
    ]
  ) { _, _ in UIVisualEffectView() }
}

extension Element {
  /// Sets up a flow layout as a `<collectionViewFlowLayout>` says.
  fileprivate func take(_ layout: UICollectionViewFlowLayout) {
    func size(_ key: String) -> CGSize? {
      child("size", key: key).map {
        CGSize(width: $0.number("width") ?? 0, height: $0.number("height") ?? 0)
      }
    }
    if self["scrollDirection"] == "horizontal" { layout.scrollDirection = .horizontal }
    layout.minimumLineSpacing = number("minimumLineSpacing") ?? layout.minimumLineSpacing
    layout.minimumInteritemSpacing =
      number("minimumInteritemSpacing") ?? layout.minimumInteritemSpacing
    layout.itemSize = size("itemSize") ?? layout.itemSize
    layout.headerReferenceSize = size("headerReferenceSize") ?? .zero
    layout.footerReferenceSize = size("footerReferenceSize") ?? .zero
    layout.sectionInset = inset("sectionInset") ?? .zero
    // A file without this attribute asks for the sizes that it stores.
    if self["automaticEstimatedItemSize"] == "YES" {
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
  }

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
}
