import UIKit

/// A font as a template describes it. It becomes a `UIFont` where a cell is made, because the size of a text
/// style depends on the environment.
enum FontPlan: Sendable {
  /// A text style as it is.
  case style(UIFont.TextStyle)
  /// The system font at a text style's size, with traits of its own.
  case styled(UIFont.TextStyle, weight: UIFont.Weight, isItalic: Bool, hasMonospacedDigits: Bool)
  case system(size: Double, weight: UIFont.Weight, isItalic: Bool, hasMonospacedDigits: Bool)
  case named(String, size: Double)

  /// The font in the environment that is current.
  func font() -> UIFont {
    switch self {
    case .style(let style): .preferredFont(forTextStyle: style)
    case .styled(let style, let weight, let isItalic, let hasMonospacedDigits):
      FontPlan.system(
        size: UIFont.preferredFont(forTextStyle: style).pointSize, weight: weight,
        isItalic: isItalic, hasMonospacedDigits: hasMonospacedDigits
      ).font()
    case .system(let size, let weight, false, false): .systemFont(ofSize: size, weight: weight)
    case .system(let size, let weight, false, true):
      .monospacedDigitSystemFont(ofSize: size, weight: weight)
    case .system(let size, let weight, true, let digits):
      .system(size: size, weight: weight, isItalic: true, hasMonospacedDigits: digits)
    case .named(let name, let size): UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
    }
  }
}

extension UIFont {
  fileprivate static func system(
    size: Double, weight: Weight, isItalic: Bool, hasMonospacedDigits: Bool
  ) -> UIFont {
    var descriptor = UIFont.systemFont(ofSize: size, weight: weight).descriptor
    descriptor.isItalic = isItalic
    descriptor.hasMonospacedDigits = hasMonospacedDigits
    return UIFont(descriptor: descriptor)
  }
}
