#if !canImport(ObjectiveC)
  /// How collections keep objects.
  public enum NSPointerFunctions {
    /// As on a phone. Only `weakMemory` changes something here.
    public struct Options: OptionSet, Sendable {
      public let rawValue: UInt

      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// Objects are kept.
      public static let strongMemory: Options = []
      /// Objects are not kept, and are gone from the collection with their last owner.
      public static let weakMemory = Options(rawValue: 5)
      /// By `isEqual`: the standard.
      public static let objectPersonality: Options = []
      public static let objectPointerPersonality = Options(rawValue: 512)
      /// Keys and objects are copied when they are added; here they are not.
      public static let copyIn = Options(rawValue: 65536)
    }
  }

  /// Objects, kept weakly unless the options say otherwise.
  public final class NSHashTable<ObjectType: AnyObject>: NSObject {
    private struct Entry {
      weak var object: ObjectType?
      var kept: ObjectType?
    }

    private let keeps: Bool
    private var entries: [Entry] = []

    /// An empty table that keeps nothing.
    public override convenience init() { self.init(options: .weakMemory) }
    /// An empty table; the capacity does not matter.
    public init(options: NSPointerFunctions.Options, capacity: Int = 0) {
      keeps = !options.contains(.weakMemory)
    }

    public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable() }
    public func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
    public var allObjects: [ObjectType] { entries.compactMap(\.object) }
    public var count: Int { allObjects.count }
    /// The first that still lives; nil where none does.
    public var anyObject: ObjectType? { allObjects.first }
    /// Adds an object once.
    public func add(_ object: ObjectType?) {
      guard let object, !contains(object) else { return }
      entries.removeAll { $0.object == nil }
      entries.append(Entry(object: object, kept: keeps ? object : nil))
    }
    /// By identity; does nothing for one that is not there.
    public func remove(_ object: ObjectType?) { entries.removeAll { $0.object === object } }
    public func removeAllObjects() { entries = [] }
    public func contains(_ object: ObjectType?) -> Bool {
      object != nil && entries.contains { $0.object === object }
    }
  }

  /// Objects by objects, each kept or held weakly.
  public final class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private struct Entry {
      weak var weakKey: KeyType?
      var key: KeyType?
      weak var weakObject: ObjectType?
      var object: ObjectType?
    }

    private let keeps: (keys: Bool, objects: Bool)
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var equalKeys: [AnyHashable: ObjectIdentifier] = [:]

    private init(keys: Bool, objects: Bool) { keeps = (keys, objects) }

    /// An empty table; the capacity does not matter.
    public convenience init(
      keyOptions: NSPointerFunctions.Options = .strongMemory,
      valueOptions: NSPointerFunctions.Options = .strongMemory, capacity: Int = 0
    ) {
      self.init(
        keys: !keyOptions.contains(.weakMemory), objects: !valueOptions.contains(.weakMemory))
    }

    public class func strongToStrongObjects() -> NSMapTable {
      NSMapTable(keys: true, objects: true)
    }
    public class func strongToWeakObjects() -> NSMapTable { NSMapTable(keys: true, objects: false) }
    public class func weakToStrongObjects() -> NSMapTable { NSMapTable(keys: false, objects: true) }
    public class func weakToWeakObjects() -> NSMapTable { NSMapTable(keys: false, objects: false) }

    /// The place of a key: keys that are kept and compare equal share it.
    private func place(_ key: KeyType) -> ObjectIdentifier {
      guard keeps.keys, let hashable = key as? AnyHashable else { return ObjectIdentifier(key) }
      return equalKeys[hashable] ?? ObjectIdentifier(key)
    }

    private func isAlive(_ entry: Entry) -> Bool {
      entry.weakKey != nil && entry.weakObject != nil
    }

    /// Nil where it was never set, or either of the two lives no more.
    public func object(forKey aKey: KeyType?) -> ObjectType? {
      aKey.flatMap { entries[place($0)] }.flatMap { isAlive($0) ? $0.weakObject : nil }
    }
    public func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
      guard let anObject, let aKey else { return }
      entries = entries.filter { isAlive($0.value) }
      let place = place(aKey)
      if keeps.keys, let hashable = aKey as? AnyHashable { equalKeys[hashable] = place }
      entries[place] = Entry(
        weakKey: aKey, key: keeps.keys ? aKey : nil, weakObject: anObject,
        object: keeps.objects ? anObject : nil)
    }
    /// Does nothing for a key that is not there.
    public func removeObject(forKey aKey: KeyType?) {
      guard let aKey else { return }
      entries[place(aKey)] = nil
      if let hashable = aKey as? AnyHashable { equalKeys[hashable] = nil }
    }
    /// Goes through the keys that are still there, in no order.
    public func keyEnumerator() -> NSEnumerator {
      NSArray(array: entries.values.filter(isAlive).compactMap(\.weakKey)).objectEnumerator()
    }
    /// Goes through the objects that are still there, in no order. Nil never happens.
    public func objectEnumerator() -> NSEnumerator? {
      NSArray(array: entries.values.filter(isAlive).compactMap(\.weakObject)).objectEnumerator()
    }
    public func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
      entries.values.filter(isAlive).reduce(into: [:]) { result, entry in
        if let key = entry.weakKey as? AnyHashable { result[key] = entry.weakObject }
      }
    }
    public func removeAllObjects() { (entries, equalKeys) = ([:], [:]) }
    public var count: Int { entries.values.count(where: isAlive) }
    public subscript(key: KeyType) -> ObjectType? {
      get { object(forKey: key) }
      set {
        if newValue == nil { removeObject(forKey: key) } else { setObject(newValue, forKey: key) }
      }
    }
  }
#endif
