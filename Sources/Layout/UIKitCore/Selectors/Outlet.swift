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
  public var wrappedValue: Value

  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }
}

/// For user-defined runtime attributes; a synonym of `Outlet`.
public typealias Inspectable = Outlet

/// An outlet whose type is known only at run time.
package protocol AnyOutlet: AnyObject {
  var anyValue: Any { get }
  /// Sets a value of the outlet's type; returns false for any other.
  func take(_ value: Any?) -> Bool
}

extension Outlet: AnyOutlet {
  package var anyValue: Any { wrappedValue }

  package func take(_ value: Any?) -> Bool {
    guard let value = value as? Value ?? (value as? NSNumber).flatMap(Self.number) else {
      return false
    }
    wrappedValue = value
    return true
  }

  /// The number converted to the property's type.
  static func number(_ number: NSNumber) -> Value? {
    let readings: [Any] = [
      CGFloat(number.doubleValue), number.doubleValue, number.floatValue, number.boolValue,
      number.intValue,
    ]
    return readings.lazy.compactMap { $0 as? Value }.first
  }
}

/// The properties of an object that files can set: those marked `@Outlet`, and those in
/// `ObjectMembers`; its superclasses' included, nearest class first.
package struct OutletTable {
  private let object: AnyObject
  private var outlets: [(name: String, outlet: any AnyOutlet)] = []
  private var members: [any MemberTable] = []

  package init(_ object: AnyObject) {
    self.object = object
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for child in current.children {
        if let table = child.value as? any MemberTable { members.append(table) }
        // The compiler names a wrapper's storage after the property, with an underscore.
        guard let label = child.label, let outlet = child.value as? any AnyOutlet else { continue }
        outlets.append((String(label.dropFirst()), outlet))
      }
      mirror = current.superclassMirror
    }
  }

  var names: [String] { outlets.map(\.name) + members.flatMap(\.propertyNames) }

  package subscript(name: String) -> (any AnyOutlet)? {
    if let outlet = outlets.first(where: { $0.name == name })?.outlet { return outlet }
    return members.lazy.compactMap { $0.outlet(name, of: object) }.first
  }
}
