import Scene

@testable import PlumbKit

extension BadgeText {
  /// Characters of four points each, which paint nothing.
  static var fixed: BadgeText {
    BadgeText(
      width: { Double($0.count) * 4 }, nodes: { _, _, _ in [] })
  }
}
