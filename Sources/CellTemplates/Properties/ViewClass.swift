import UIKit

/// A class that a template may name, with the keys it takes.
struct ViewClass: Sendable {
  let name: String
  let properties: [Property]
  let make: @Sendable () -> UIView
  /// Whether it arranges its subviews by itself.
  var isStack = false

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
    ViewClass(name: "UIView", properties: Property.view) { UIView() },
    ViewClass(name: "UILabel", properties: Property.label + Property.view) { UILabel() },
    ViewClass(name: "UIImageView", properties: Property.imageView + Property.view) {
      UIImageView()
    },
    ViewClass(name: "UIButton", properties: Property.button + Property.view) { UIButton() },
    ViewClass(name: "UISwitch", properties: Property.toggle + Property.view) { UISwitch() },
    ViewClass(
      name: "UIStackView", properties: Property.stack + Property.view, make: { UIStackView() },
      isStack: true),
  ]
}
