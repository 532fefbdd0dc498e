/// A trait, named by its type. An app may define its own, and set them in `traitOverrides`.
public protocol UITraitDefinition<Value> {
  associatedtype Value
  /// The value where nothing sets another.
  static var defaultValue: Value { get }
  static var name: String { get }
  static var identifier: String { get }
  /// Whether colours may look different when the trait changes.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  public static var name: String { "\(Self.self)" }
  public static var identifier: String { String(reflecting: Self.self) }
  public static var affectsColorAppearance: Bool { false }
}

/// A trait as code names it to `registerForTraitChanges`: the type, not a value.
public typealias UITrait = any UITraitDefinition.Type

/// Values of traits that an app defines.
///
/// Unchecked: a value is read where it was set, by the code of one hierarchy.
package struct CustomTraits: @unchecked Sendable {
  private var values: [ObjectIdentifier: Any] = [:]

  package init() {}

  var isEmpty: Bool { values.isEmpty }

  /// The value of a trait; nil where none is set.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value? {
    get { values[ObjectIdentifier(trait)] as? Trait.Value }
    set { values[ObjectIdentifier(trait)] = newValue }
  }

  func contains(_ trait: UITrait) -> Bool { values[ObjectIdentifier(trait)] != nil }

  mutating func remove(_ trait: UITrait) { values[ObjectIdentifier(trait)] = nil }

  /// These, and where they have no value those of others.
  func over(_ others: CustomTraits) -> CustomTraits {
    var all = others
    all.values.merge(values) { _, own in own }
    return all
  }

  /// The traits whose values are others, or may be: values that cannot be compared count as other.
  func changed(from former: CustomTraits) -> Set<ObjectIdentifier> {
    Set(values.keys).union(former.values.keys).filter { trait in
      guard let new = values[trait], let old = former.values[trait] else { return true }
      return !Self.isSame(new, old)
    }
  }

  private static func isSame(_ a: Any, _ b: Any) -> Bool {
    func equals<Value: Equatable>(_ value: Value) -> Bool { value == b as? Value }
    return (a as? any Equatable).map { equals($0) } ?? false
  }
}
