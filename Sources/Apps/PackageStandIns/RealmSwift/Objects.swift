// What models of cells call of RealmSwift, whose database is not in Swift. Objects keep their values in
// memory, and a database is empty until somebody adds to it.
import UIKit

/// An object without a database around it.
open class RealmSwiftObject: NSObject {
  public required override init() { super.init() }

  public convenience init(value: Any) { self.init() }

  public var realm: Realm? { nil }
  public var isInvalidated: Bool { false }
  public var isFrozen: Bool { false }
}

open class Object: RealmSwiftObject {
  open class func primaryKey() -> String? { nil }
  open class func ignoredProperties() -> [String] { [] }
  open class func indexedProperties() -> [String] { [] }
  open class func className() -> String { "\(self)" }
}

open class EmbeddedObject: RealmSwiftObject {}

public typealias ObjectBase = RealmSwiftObject

public protocol ThreadConfined {}
extension RealmSwiftObject: ThreadConfined {}

public protocol RealmCollectionValue {}
extension RealmSwiftObject: RealmCollectionValue {}
extension Optional: RealmCollectionValue where Wrapped: RealmCollectionValue {}
extension String: RealmCollectionValue {}
extension Bool: RealmCollectionValue {}
extension Int: RealmCollectionValue {}
extension Int8: RealmCollectionValue {}
extension Int16: RealmCollectionValue {}
extension Int32: RealmCollectionValue {}
extension Int64: RealmCollectionValue {}
extension Float: RealmCollectionValue {}
extension Double: RealmCollectionValue {}
extension Date: RealmCollectionValue {}
extension Data: RealmCollectionValue {}
extension UUID: RealmCollectionValue {}
extension ObjectId: RealmCollectionValue {}

/// Types whose persisted properties have a value before anybody sets one.
public protocol PersistedDefault { static var unset: Self { get } }
extension String: PersistedDefault { public static var unset: String { "" } }
extension Bool: PersistedDefault { public static var unset: Bool { false } }
extension Int: PersistedDefault { public static var unset: Int { 0 } }
extension Int64: PersistedDefault { public static var unset: Int64 { 0 } }
extension Float: PersistedDefault { public static var unset: Float { 0 } }
extension Double: PersistedDefault { public static var unset: Double { 0 } }
extension Data: PersistedDefault { public static var unset: Data { Data() } }
extension ObjectId: PersistedDefault { public static var unset: ObjectId { ObjectId() } }
extension Optional: PersistedDefault { public static var unset: Wrapped? { nil } }
extension List: PersistedDefault { public static var unset: List { List() } }
extension MutableSet: PersistedDefault { public static var unset: MutableSet { MutableSet() } }
extension LinkingObjects: PersistedDefault {
  public static var unset: LinkingObjects { LinkingObjects([]) }
}
extension Date: PersistedDefault {
  public static var unset: Date { Date(timeIntervalSinceReferenceDate: 0) }
}
extension UUID: PersistedDefault {
  public static var unset: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
}

@propertyWrapper public struct Persisted<Value> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(wrappedValue: Value, primaryKey: Bool) { self.wrappedValue = wrappedValue }
  public init(wrappedValue: Value, indexed: Bool) { self.wrappedValue = wrappedValue }
  public init(originProperty: String) where Value: PersistedDefault { wrappedValue = .unset }
  public init() where Value: PersistedDefault { wrappedValue = .unset }
  public init(primaryKey: Bool) where Value: PersistedDefault { wrappedValue = .unset }
  public init(indexed: Bool) where Value: PersistedDefault { wrappedValue = .unset }
}

public protocol PersistableEnum: RawRepresentable, CaseIterable {}

public struct ObjectId: Hashable, CustomStringConvertible {
  public let description: String

  public init() { description = String(repeating: "0", count: 24) }
  public init(string: String) throws { description = string }
  public static func generate() -> ObjectId { ObjectId() }
  public var stringValue: String { description }
}

public final class RealmOptional<Value> {
  public var value: Value?

  public init(_ value: Value? = nil) { self.value = value }
}

public typealias RealmProperty = RealmOptional
