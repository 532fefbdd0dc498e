/// The text size a person has chosen. Raw values as on iOS.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// UIKit's string.
  public var rawValue: String

  /// A category by UIKit's string.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  private init(_ suffix: String) {
    rawValue = "UICTContentSizeCategory" + suffix
  }

  /// The smallest.
  public static let extraSmall = UIContentSizeCategory("XS")
  /// Small.
  public static let small = UIContentSizeCategory("S")
  /// Medium.
  public static let medium = UIContentSizeCategory("M")
  /// Large: what a phone comes with.
  public static let large = UIContentSizeCategory("L")
  /// One step above the default.
  public static let extraLarge = UIContentSizeCategory("XL")
  /// Two steps above the default.
  public static let extraExtraLarge = UIContentSizeCategory("XXL")
  /// The largest of the ordinary sizes.
  public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
  /// The smallest accessibility size, AX1.
  public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
  /// AX2.
  public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
  /// AX3.
  public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
  /// AX4.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
  /// The largest of all, AX5.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")

  /// The twelve, smallest first.
  package static let allCases: [UIContentSizeCategory] = [
    extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge,
    accessibilityMedium, accessibilityLarge, accessibilityExtraLarge,
    accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge,
  ]

  /// Whether this is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool {
    rawValue.hasPrefix("UICTContentSizeCategoryAccessibility")
  }
}

extension UIContentSizeCategory: Comparable {
  /// By size.
  public static func < (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool {
    let position = { (category: UIContentSizeCategory) in allCases.firstIndex(of: category) ?? 3 }
    return position(a) < position(b)
  }
}
