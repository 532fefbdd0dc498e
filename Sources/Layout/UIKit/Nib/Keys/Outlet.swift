/// A property that an Interface Builder file may set by its name, without the Objective-C runtime:
///
/// ```swift
/// @Outlet var titleLabel: UILabel!
/// @Outlet var stars: [UIImageView]!
/// @Inspectable var inset: CGFloat = 8
/// ```
///
/// Stands in for `@IBOutlet` and `@IBInspectable`, which need that runtime. The reference is
/// strong, and observers of the property do not hear of what a file sets; `setValue(_:forKey:)` can
/// be overridden instead.
@propertyWrapper
public final class Outlet<Value> {
  /// What the property holds.
  public var wrappedValue: Value

  /// An outlet that is not connected yet.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }
}

/// For user-defined runtime attributes; the same as `Outlet`.
public typealias Inspectable = Outlet

/// An outlet of a type that is known at run time only.
protocol AnyOutlet: AnyObject {
  /// What it holds now.
  var anyValue: Any { get }
  /// Takes a value of its type; false for any other.
  func take(_ value: Any?) -> Bool
}

extension Outlet: AnyOutlet {
  var anyValue: Any { wrappedValue }

  func take(_ value: Any?) -> Bool {
    guard let value = value as? Value ?? (value as? NSNumber).flatMap(Self.number) else {
      return false
    }
    wrappedValue = value
    return true
  }

  /// The number as the type that the property has.
  private static func number(_ number: NSNumber) -> Value? {
    let readings: [Any] = [
      CGFloat(number.doubleValue), number.doubleValue, number.floatValue, number.boolValue,
      number.intValue,
    ]
    return readings.lazy.compactMap { $0 as? Value }.first
  }
}

/// The `@Outlet` properties of an object, its superclasses' included, nearest class first.
struct OutletTable {
  private(set) var outlets: [(name: String, outlet: any AnyOutlet)] = []

  init(_ object: AnyObject) {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for child in current.children {
        // The compiler names a wrapper's storage after the property, with an underscore.
        guard let label = child.label, let outlet = child.value as? any AnyOutlet else { continue }
        outlets.append((String(label.dropFirst()), outlet))
      }
      mirror = current.superclassMirror
    }
  }

  subscript(name: String) -> (any AnyOutlet)? {
    outlets.first { $0.name == name }?.outlet
  }
}
