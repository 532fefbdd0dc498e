#if !canImport(ObjectiveC)
  /// An object that is called for the properties that it observes.
  public protocol KeyValueObserver: AnyObject {
    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?)
  }

  extension UIResponder: KeyValueObserver {}

  /// Who observes an object.
  private final class ObserverList {
    struct Entry {
      weak var observer: NSObject?
      let keyPath: String
      let options: NSKeyValueObservingOptions
      let context: UnsafeMutableRawPointer?
    }

    var entries: [Entry] = []

    static func of(_ object: NSObject) -> ObserverList {
      // Safe: the identifier of a class is the address of its metadata.
      let key = unsafeBitCast(ObjectIdentifier(ObserverList.self), to: UnsafeRawPointer.self)
      if let known = objc_getAssociatedObject(object, key) as? ObserverList { return known }
      let made = ObserverList()
      objc_setAssociatedObject(object, key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      return made
    }
  }

  extension NSObject {
    /// Observes a property by its path. Without the Objective-C runtime the change of a property is
    /// not noticed by itself: the observer is called at once where it asks for the first value, for
    /// `didChangeValue(forKey:)`, and for changes through `mutableArrayValue(forKey:)`.
    public final func addObserver(
      _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
      context: UnsafeMutableRawPointer?
    ) {
      ObserverList.of(self).entries.append(
        .init(observer: observer, keyPath: keyPath, options: options, context: context))
      guard options.contains(.initial) else { return }
      (observer as? any KeyValueObserver)?.observeValue(
        forKeyPath: keyPath, of: self, change: [:], context: context)
    }

    public final func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
      ObserverList.of(self).entries.removeAll {
        $0.observer === observer && $0.keyPath == keyPath || $0.observer == nil
      }
    }
    public final func removeObserver(
      _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) { removeObserver(observer, forKeyPath: keyPath) }
    /// Does nothing: the value before a change is not kept.
    public final func willChangeValue(forKey key: String) {}
    public final func didChangeValue(forKey key: String) {
      notify(of: key, .setting, new: OutletTable(self)[key]?.anyValue, old: nil, at: nil)
    }

    public final func mutableArrayValue(forKey key: String) -> NSMutableArray {
      ObservedArray(of: self, key, OutletTable(self)[key]?.anyValue as? NSMutableArray ?? [])
    }

    fileprivate func notify(
      of key: String, _ kind: NSKeyValueChange, new: Any?, old: Any?, at indexes: IndexSet?
    ) {
      for entry in ObserverList.of(self).entries where entry.keyPath == key {
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSNumber(value: kind.rawValue)]
        change[.newKey] = entry.options.contains(.new) ? new : nil
        change[.oldKey] = entry.options.contains(.old) ? old : nil
        change[.indexesKey] = indexes
        (entry.observer as? any KeyValueObserver)?.observeValue(
          forKeyPath: key, of: self, change: change, context: entry.context)
      }
    }
  }

  /// The array that `mutableArrayValue(forKey:)` gives.
  private final class ObservedArray: NSMutableArray {
    private let owner: NSObject
    private let key: String
    private let values: NSMutableArray

    init(of owner: NSObject, _ key: String, _ values: NSMutableArray) {
      (self.owner, self.key, self.values) = (owner, key, values)
      super.init(capacity: 0)
    }

    required init(objects: UnsafePointer<AnyObject>?, count: Int) {
      (owner, key, values) = (NSObject(), "", NSMutableArray(objects: objects, count: count))
      super.init(capacity: 0)
    }

    required convenience init(arrayLiteral elements: Any...) { self.init(objects: nil, count: 0) }
    required init?(coder: NSCoder) { nil }

    override var count: Int { values.count }
    override func object(at index: Int) -> Any { values.object(at: index) }

    override func insert(_ anObject: Any, at index: Int) {
      values.insert(anObject, at: index)
      owner.notify(of: key, .insertion, new: [anObject], old: nil, at: [index])
    }

    override func removeObject(at index: Int) {
      let old = values.object(at: index)
      values.removeObject(at: index)
      owner.notify(of: key, .removal, new: nil, old: [old], at: [index])
    }

    override func replaceObject(at index: Int, with anObject: Any) {
      // `array[array.count] = object` adds it.
      if index == count { return insert(anObject, at: index) }
      let old = values.object(at: index)
      values.replaceObject(at: index, with: anObject)
      owner.notify(of: key, .replacement, new: [anObject], old: [old], at: [index])
    }

    override func add(_ anObject: Any) { insert(anObject, at: count) }
    override func removeLastObject() { removeObject(at: count - 1) }

    override func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any]) {
      for (offset, object) in otherArray.prefix(range.length).enumerated() {
        replaceObject(at: range.location + offset, with: object)
      }
      let kept = otherArray.prefix(range.length).count
      for _ in kept..<range.length { removeObject(at: range.location + kept) }
      for object in otherArray.dropFirst(kept).reversed() {
        insert(object, at: range.location + kept)
      }
    }

    // Foundation compares objects of Swift's own classes by their boxes, a new one each time.
    override func index(of anObject: Any) -> Int {
      index(of: anObject, in: NSRange(location: 0, length: count))
    }

    override func index(of anObject: Any, in range: NSRange) -> Int {
      let wanted = anObject as AnyObject
      return (range.location..<range.location + range.length).first { index in
        let known = object(at: index) as AnyObject
        return known === wanted || (known as? NSObject)?.isEqual(wanted) ?? false
      } ?? NSNotFound
    }

    override func contains(_ anObject: Any) -> Bool { index(of: anObject) != NSNotFound }
    override func removeObjects(in otherArray: [Any]) { otherArray.forEach(remove) }
  }

  /// `prior` has no effect here.
  public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
    public var rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// At once.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
  }

  extension NSKeyValueChangeKey {
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
  }

  public enum NSKeyValueChange: UInt, Sendable { case setting = 1, insertion, removal, replacement }

  public struct NSKeyValueObservedChange<Value> {
    public let newValue: Value?
    public let oldValue: Value?
  }

  /// Observes as long as it is kept.
  public final class NSKeyValueObservation: NSObject {
    /// Does nothing: no observer is kept.
    public func invalidate() {}
  }

  extension NSObjectProtocol where Self: NSObject {
    /// Observes a property. Without the Objective-C runtime changes are not noticed: the handler is
    /// called once where it asks for the first value, and else never.
    public func observe<Value>(
      _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      if options.contains(.initial) {
        let value = self[keyPath: keyPath]
        changeHandler(self, NSKeyValueObservedChange(newValue: value, oldValue: nil))
      }
      return NSKeyValueObservation()
    }
  }
#endif
