import UIKit

/// Bars and pickers ask for a height by the version of iOS and the device; they are drawn as plain views.
extension ViewClass {
  static let searchBar = ViewClass("UISearchBar") { _, _ in
    StandInView(
      className: "UISearchBar", asking: CGSize(width: UIView.noIntrinsicMetric, height: 56))
  }

  /// 49 on phones without a home button, 44 otherwise (115 of 120 stored toolbars).
  static let toolbar = ViewClass("UIToolbar") { _, context in
    StandInView(
      className: "UIToolbar",
      asking: CGSize(
        width: UIView.noIntrinsicMetric, height: context.device.isEdgeToEdge ? 49 : 44))
  }

  static let navigationBar = ViewClass("UINavigationBar") { _, _ in
    StandInView(
      className: "UINavigationBar", asking: CGSize(width: UIView.noIntrinsicMetric, height: 44))
  }

  static let tabBar = ViewClass("UITabBar") { _, _ in
    StandInView(className: "UITabBar", asking: CGSize(width: UIView.noIntrinsicMetric, height: 49))
  }

  static let datePicker = wheels("UIDatePicker")
  static let pickerView = wheels("UIPickerView")

  /// As high as on an upright phone since Xcode 12 (4 of 4), before that as on one on its side (5 of 5).
  private static func wheels(_ name: String) -> ViewClass {
    ViewClass(name) { _, context in
      StandInView(
        className: name, asking: CGSize(width: 320, height: context.tools.xcode >= 12 ? 216 : 162))
    }
  }
}
