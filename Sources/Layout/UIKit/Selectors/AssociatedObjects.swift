import Locking

#if !canImport(ObjectiveC)
  // Objects that are kept with another one. On Linux there is no runtime to keep them.

  /// How a value is kept; all are kept strongly here but `ASSIGN`.
  public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
  }

  public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
  ) { AssociatedObjects.shared.set(value, key, of: object as AnyObject) }

  /// The value that is kept with an object.
  public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.shared.value(key, of: object as AnyObject)
  }

  /// Forgets all values that are kept with an object.
  public func objc_removeAssociatedObjects(_ object: Any) {
    AssociatedObjects.shared.removeAll(of: object as AnyObject)
  }

  /// The values, by the identity of their object. Shared, because any object may have some; each
  /// access takes the lock. The values of an object that has gone leave at the next addition.
  private final class AssociatedObjects: Sendable {
    static let shared = AssociatedObjects()

    private struct Entry {
      weak var object: AnyObject?
      var values: [UnsafeRawPointer: Any]
    }

    private struct Known {
      var entries: [ObjectIdentifier: Entry] = [:]
      var nextSweep = 64

      /// Values are released outside of the lock, because their `deinit` may come back here.
      mutating func sweep() -> [Entry] {
        guard entries.count > nextSweep else { return [] }
        let gone = entries.filter { $0.value.object == nil }
        for key in gone.keys { entries[key] = nil }
        nextSweep = max(64, 2 * entries.count)
        return Array(gone.values)
      }
    }

    private let known = Locked(Known())

    func set(_ value: Any?, _ key: UnsafeRawPointer, of object: AnyObject) {
      var leaving: [Entry] = []
      known.withLock { known in
        let identity = ObjectIdentifier(object)
        var entry = known.entries[identity] ?? Entry(object: object, values: [:])
        // A new object may have the address of one that has gone.
        if entry.object == nil { entry = Entry(object: object, values: [:]) }
        entry.values[key] = value
        if let old = known.entries.updateValue(entry, forKey: identity) { leaving.append(old) }
        leaving += known.sweep()
      }
    }

    func value(_ key: UnsafeRawPointer, of object: AnyObject) -> Any? {
      known.withLock { known in
        guard let entry = known.entries[ObjectIdentifier(object)], entry.object === object else {
          return nil
        }
        return entry.values[key]
      }
    }

    func removeAll(of object: AnyObject) {
      let removed = known.withLock {
        $0.entries.removeValue(forKey: ObjectIdentifier(object))
      }
      withExtendedLifetime(removed) {}
    }
  }
#endif
