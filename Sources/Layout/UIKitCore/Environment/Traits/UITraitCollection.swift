public final class UITraitCollection: NSObject, Sendable {
  private let mark = FoundationMark()
  public let preferredContentSizeCategory: UIContentSizeCategory
  /// Pixels per point.
  public let displayScale: CGFloat
  /// The direction of the layout before any view's `semanticContentAttribute`.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  public let userInterfaceStyle: UIUserInterfaceStyle
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// Whether text is bold: no.
  public var legibilityWeight: UILegibilityWeight { .regular }
  /// Whether there is more contrast: no.
  public var accessibilityContrast: UIAccessibilityContrast { .normal }
  public var displayGamut: UIDisplayGamut { .P3 }
  public var userInterfaceLevel: UIUserInterfaceLevel { .base }
  /// Whether the screen knows the strength of a touch: no.
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }

  /// The traits of the environment in which code runs.
  public static var current: UITraitCollection { LayoutEnvironment.current.traitCollection }

  /// Creates the traits of the current environment in an appearance.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    let current = LayoutEnvironment.current.traitCollection
    self.init(
      contentSizeCategory: current.preferredContentSizeCategory,
      displayScale: current.displayScale, layoutDirection: current.direction,
      userInterfaceStyle: userInterfaceStyle)
  }

  /// Creates the traits of the current environment at a text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    let current = LayoutEnvironment.current.traitCollection
    self.init(
      contentSizeCategory: preferredContentSizeCategory, displayScale: current.displayScale,
      layoutDirection: current.direction, userInterfaceStyle: current.userInterfaceStyle)
  }

  /// Creates the traits of the current environment at a horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(.current, sizes: (horizontalSizeClass, .regular))
  }

  /// Creates the traits of the current environment at a vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(.current, sizes: (.compact, verticalSizeClass))
  }

  /// Creates the traits of the current environment at a number of pixels per point.
  public convenience init(displayScale: CGFloat) {
    self.init(.current, scale: displayScale)
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(.current, direction: layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// Creates the traits of the current environment; devices are phones here.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init(.current) }

  /// Creates the traits of the current environment; their contrast is the usual one.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) { self.init(.current) }

  /// Creates the traits of the current environment; texts are not bold here.
  public convenience init(legibilityWeight: UILegibilityWeight) { self.init(.current) }

  /// Creates the traits of the current environment; screens are those of a phone.
  public convenience init(displayGamut: UIDisplayGamut) { self.init(.current) }

  /// Creates the traits of the current environment; levels are the lowest here.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) { self.init(.current) }

  /// Creates the traits of the current environment with some changed.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(ChangedTraits(.current, mutations))
  }

  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection { UITraitCollection(ChangedTraits(self, mutations)) }

  private convenience init(_ traits: ChangedTraits) {
    self.init(
      contentSizeCategory: traits.preferredContentSizeCategory,
      displayScale: traits.displayScale,
      layoutDirection: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
      userInterfaceStyle: traits.userInterfaceStyle,
      sizeClasses: (traits.horizontalSizeClass, traits.verticalSizeClass), custom: traits.custom)
  }

  /// Creates the traits of several: of each what differs from the current environment.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    let current = LayoutEnvironment.current.traitCollection
    func last<Value: Equatable>(_ path: KeyPath<UITraitCollection, Value>) -> Value {
      traitCollections.last { $0[keyPath: path] != current[keyPath: path] }?[keyPath: path]
        ?? current[keyPath: path]
    }
    self.init(
      contentSizeCategory: last(\.preferredContentSizeCategory),
      displayScale: last(\.displayScale), layoutDirection: last(\.direction),
      userInterfaceStyle: last(\.userInterfaceStyle),
      sizeClasses: (last(\.horizontalSizeClass), last(\.verticalSizeClass)),
      custom: traitCollections.reduce(current.custom) { $1.custom.over($0) })
  }

  private convenience init(
    _ base: UITraitCollection, scale: CGFloat? = nil,
    direction: UIUserInterfaceLayoutDirection? = nil,
    sizes: (horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass)? = nil
  ) {
    self.init(
      contentSizeCategory: base.preferredContentSizeCategory,
      displayScale: scale ?? base.displayScale, layoutDirection: direction ?? base.direction,
      userInterfaceStyle: base.userInterfaceStyle,
      sizeClasses: sizes ?? (base.horizontalSizeClass, base.verticalSizeClass), custom: base.custom)
  }

  private var direction: UIUserInterfaceLayoutDirection {
    layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  public func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool { traitCollection?.userInterfaceStyle != userInterfaceStyle }

  /// Whether these are the traits of another collection, as far as it specifies an appearance.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return
      (trait.userInterfaceStyle == .unspecified
      || trait.userInterfaceStyle == userInterfaceStyle)
      && trait.preferredContentSizeCategory == preferredContentSizeCategory
      && trait.displayScale == displayScale && trait.layoutDirection == layoutDirection
      && trait.horizontalSizeClass == horizontalSizeClass
      && trait.verticalSizeClass == verticalSizeClass
  }

  /// Runs code that depends on these traits.
  public func performAsCurrent(_ actions: () -> Void) {
    LayoutEnvironment.current.with(self).perform { actions() }
  }

  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// Those that the app defines.
  let custom: CustomTraits

  package init(
    contentSizeCategory: UIContentSizeCategory, displayScale: CGFloat,
    layoutDirection: UIUserInterfaceLayoutDirection, userInterfaceStyle: UIUserInterfaceStyle,
    sizeClasses: (horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) = (
      .compact, .regular
    ), custom: CustomTraits = CustomTraits()
  ) {
    preferredContentSizeCategory = contentSizeCategory
    self.displayScale = displayScale
    self.layoutDirection = layoutDirection == .leftToRight ? .leftToRight : .rightToLeft
    self.userInterfaceStyle = userInterfaceStyle
    (horizontalSizeClass, verticalSizeClass) = sizeClasses
    self.custom = custom
  }
}

public protocol UIMutableTraits {
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// Pixels per point.
  var displayScale: CGFloat { get set }
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

/// Traits after a change.
private struct ChangedTraits: UIMutableTraits {
  var userInterfaceStyle: UIUserInterfaceStyle
  var preferredContentSizeCategory: UIContentSizeCategory
  var displayScale: CGFloat
  var layoutDirection: UITraitEnvironmentLayoutDirection
  var horizontalSizeClass: UIUserInterfaceSizeClass
  var verticalSizeClass: UIUserInterfaceSizeClass
  var custom: CustomTraits

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { builtIn(trait) ?? custom[trait] ?? trait.defaultValue }
    set { if !setBuiltIn(trait, to: newValue) { custom[trait] = newValue } }
  }

  init(_ traits: UITraitCollection, _ change: (inout any UIMutableTraits) -> Void) {
    userInterfaceStyle = traits.userInterfaceStyle
    preferredContentSizeCategory = traits.preferredContentSizeCategory
    displayScale = traits.displayScale
    layoutDirection = traits.layoutDirection
    horizontalSizeClass = traits.horizontalSizeClass
    verticalSizeClass = traits.verticalSizeClass
    custom = traits.custom
    var changed: any UIMutableTraits = self
    change(&changed)
    if let changed = changed as? ChangedTraits { self = changed }
  }
}

public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  private init(_ suffix: String) {
    rawValue = "UICTContentSizeCategory" + suffix
  }

  public static let extraSmall = UIContentSizeCategory("XS")
  public static let small = UIContentSizeCategory("S")
  public static let medium = UIContentSizeCategory("M")
  public static let large = UIContentSizeCategory("L")
  public static let extraLarge = UIContentSizeCategory("XL")
  public static let extraExtraLarge = UIContentSizeCategory("XXL")
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

  /// All twelve categories, smallest first.
  package static let allCases: [UIContentSizeCategory] = [
    extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge,
    accessibilityMedium, accessibilityLarge, accessibilityExtraLarge,
    accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge,
  ]

  public var isAccessibilityCategory: Bool {
    rawValue.hasPrefix("UICTContentSizeCategoryAccessibility")
  }
}

extension UIContentSizeCategory: Comparable {
  public static func < (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool {
    let position = { (category: UIContentSizeCategory) in allCases.firstIndex(of: category) ?? 3 }
    return position(a) < position(b)
  }
}

extension UIContentSizeCategory {
  /// The short name, for designers and file names: `XS` … `L` … `XXXL`, `AX1` … `AX5`.
  public var shortName: String {
    Self.names.first { $0.category == self }?.short ?? rawValue
  }

  /// The name of UIKit's constant, `accessibilityExtraLarge`.
  public var name: String {
    Self.names.first { $0.category == self }?.name ?? rawValue
  }

  /// The category of a short name, UIKit name or raw value, in any case; nil if there is none.
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

public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }
public enum UIDisplayGamut: Int, Sendable { case unspecified = -1, SRGB, P3 }
public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }
public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}
