extension UIContentSizeCategory {
  /// The name that designers use and file names carry: `XS` … `L` … `XXXL`, `AX1` … `AX5`.
  public var shortName: String {
    Self.names.first { $0.category == self }?.short ?? rawValue
  }

  /// UIKit's constant, `accessibilityExtraLarge`.
  public var name: String {
    Self.names.first { $0.category == self }?.name ?? rawValue
  }

  /// A category by its short name, UIKit's name or its raw value, in any case; nil for no category.
  public static func named(_ text: String) -> UIContentSizeCategory? {
    let wanted = text.lowercased()
    return names.first { entry in
      [entry.short, entry.name, entry.category.rawValue].contains { $0.lowercased() == wanted }
    }?.category
  }

  /// The short names, smallest first.
  public static var shortNames: [String] { names.map(\.short) }

  /// UIKit's names, smallest first.
  package static var longNames: [String] { names.map(\.name) }

  private static let names: [(category: UIContentSizeCategory, short: String, name: String)] = [
    (.extraSmall, "XS", "extraSmall"), (.small, "S", "small"), (.medium, "M", "medium"),
    (.large, "L", "large"), (.extraLarge, "XL", "extraLarge"),
    (.extraExtraLarge, "XXL", "extraExtraLarge"),
    (.extraExtraExtraLarge, "XXXL", "extraExtraExtraLarge"),
    (.accessibilityMedium, "AX1", "accessibilityMedium"),
    (.accessibilityLarge, "AX2", "accessibilityLarge"),
    (.accessibilityExtraLarge, "AX3", "accessibilityExtraLarge"),
    (.accessibilityExtraExtraLarge, "AX4", "accessibilityExtraExtraLarge"),
    (.accessibilityExtraExtraExtraLarge, "AX5", "accessibilityExtraExtraExtraLarge"),
  ]
}
