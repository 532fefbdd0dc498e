/// A trait that has a property of its own in `UITraitCollection`.
protocol BuiltInTrait: UITraitDefinition {
  static func value(in traits: UITraitCollection) -> Value
  /// The property by which it is changed; nil where it is always that of a phone.
  static var property: WritableKeyPath<any UIMutableTraits, Value>? { get }
}

extension BuiltInTrait {
  static var property: WritableKeyPath<any UIMutableTraits, Value>? { nil }
}

public enum UITraitUserInterfaceStyle: BuiltInTrait {
  /// The value where none is known.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  static func value(in traits: UITraitCollection) -> UIUserInterfaceStyle {
    traits.userInterfaceStyle
  }
  static var property: WritableKeyPath<any UIMutableTraits, UIUserInterfaceStyle>? {
    \.userInterfaceStyle
  }
}

public enum UITraitPreferredContentSizeCategory: BuiltInTrait {
  /// The value where none is known.
  public static var defaultValue: UIContentSizeCategory { .large }
  static func value(in traits: UITraitCollection) -> UIContentSizeCategory {
    traits.preferredContentSizeCategory
  }
  static var property: WritableKeyPath<any UIMutableTraits, UIContentSizeCategory>? {
    \.preferredContentSizeCategory
  }
}

public enum UITraitHorizontalSizeClass: BuiltInTrait {
  /// The value where none is known.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.horizontalSizeClass
  }
  static var property: WritableKeyPath<any UIMutableTraits, UIUserInterfaceSizeClass>? {
    \.horizontalSizeClass
  }
}

public enum UITraitVerticalSizeClass: BuiltInTrait {
  /// The value where none is known.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.verticalSizeClass
  }
  static var property: WritableKeyPath<any UIMutableTraits, UIUserInterfaceSizeClass>? {
    \.verticalSizeClass
  }
}

public enum UITraitLayoutDirection: BuiltInTrait {
  /// The value where none is known.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .leftToRight }
  static func value(in traits: UITraitCollection) -> UITraitEnvironmentLayoutDirection {
    traits.layoutDirection
  }
  static var property: WritableKeyPath<any UIMutableTraits, UITraitEnvironmentLayoutDirection>? {
    \.layoutDirection
  }
}

/// Pixels per point.
public enum UITraitDisplayScale: BuiltInTrait {
  /// The value where none is known.
  public static var defaultValue: CGFloat { 0 }
  static func value(in traits: UITraitCollection) -> CGFloat { traits.displayScale }
  static var property: WritableKeyPath<any UIMutableTraits, CGFloat>? { \.displayScale }
}

/// Whether text is bold: never here.
public enum UITraitLegibilityWeight: BuiltInTrait {
  /// The value where none is known.
  public static var defaultValue: UILegibilityWeight { .regular }
  static func value(in traits: UITraitCollection) -> UILegibilityWeight { traits.legibilityWeight }
}

/// Whether there is more contrast: never here.
public enum UITraitAccessibilityContrast: BuiltInTrait {
  /// The value where none is known.
  public static var defaultValue: UIAccessibilityContrast { .normal }
  static func value(in traits: UITraitCollection) -> UIAccessibilityContrast {
    traits.accessibilityContrast
  }
}

/// The kind of device: a phone.
public enum UITraitUserInterfaceIdiom: BuiltInTrait {
  /// The value where none is known.
  public static var defaultValue: UIUserInterfaceIdiom { .phone }
  static func value(in traits: UITraitCollection) -> UIUserInterfaceIdiom {
    traits.userInterfaceIdiom
  }
}

/// The colours of the screen: pictures are sRGB.
public enum UITraitDisplayGamut: BuiltInTrait {
  /// The value where none is known.
  public static var defaultValue: UIDisplayGamut { .P3 }
  static func value(in traits: UITraitCollection) -> UIDisplayGamut { traits.displayGamut }
}

/// The level of a surface: the lowest here.
public enum UITraitUserInterfaceLevel: BuiltInTrait {
  /// The value where none is known.
  public static var defaultValue: UIUserInterfaceLevel { .base }
  static func value(in traits: UITraitCollection) -> UIUserInterfaceLevel {
    traits.userInterfaceLevel
  }
}

extension UITraitCollection {
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    func value<Known: BuiltInTrait>(of known: Known.Type) -> Any { known.value(in: self) }
    let known = (trait as? any BuiltInTrait.Type).map { value(of: $0) }
    return known as? Trait.Value ?? custom[trait] ?? trait.defaultValue
  }

  /// Creates the traits of the current environment with another value of one.
  public convenience init<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) {
    self.init { $0[trait] = value }
  }

  public func replacing<Trait: UITraitDefinition>(
    _ trait: Trait.Type, value: Trait.Value
  ) -> UITraitCollection { modifyingTraits { $0[trait] = value } }

  func changed(from former: UITraitCollection) -> Set<ObjectIdentifier> {
    var changed = custom.changed(from: former.custom)
    func note<Trait: BuiltInTrait>(_ trait: Trait.Type) where Trait.Value: Equatable {
      if trait.value(in: self) != trait.value(in: former) {
        changed.insert(ObjectIdentifier(trait))
      }
    }
    note(UITraitUserInterfaceStyle.self)
    note(UITraitPreferredContentSizeCategory.self)
    note(UITraitHorizontalSizeClass.self)
    note(UITraitVerticalSizeClass.self)
    note(UITraitLayoutDirection.self)
    note(UITraitDisplayScale.self)
    return changed
  }

  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [UITraitUserInterfaceStyle.self]
  }

  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [UITraitUserInterfaceStyle.self, UITraitDisplayScale.self, UITraitLayoutDirection.self]
  }
}

extension UIMutableTraits {
  /// The value of a trait of UIKit; nil of others, and of those that cannot be changed.
  func builtIn<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value? {
    func value<Known: BuiltInTrait>(of known: Known.Type) -> Any? {
      known.property.map { (self as any UIMutableTraits)[keyPath: $0] }
    }
    return (trait as? any BuiltInTrait.Type).flatMap { value(of: $0) } as? Trait.Value
  }

  /// Changes a trait of UIKit; returns whether it is one. Those fixed to a phone's stay.
  mutating func setBuiltIn<Trait: UITraitDefinition>(
    _ trait: Trait.Type, to value: Trait.Value
  ) -> Bool {
    func changed<Known: BuiltInTrait>(_ known: Known.Type) -> any UIMutableTraits {
      var traits: any UIMutableTraits = self
      if let property = known.property, let value = value as? Known.Value {
        traits[keyPath: property] = value
      }
      return traits
    }
    guard let known = trait as? any BuiltInTrait.Type else { return false }
    if let traits = changed(known) as? Self { self = traits }
    return true
  }
}
