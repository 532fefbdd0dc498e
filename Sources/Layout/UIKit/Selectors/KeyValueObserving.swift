#if !canImport(ObjectiveC)
  extension NSObject {
    /// Observes a property by its path. Without the Objective-C runtime changes are not noticed: the
    /// observer is called once where it asks for the first value, and else never.
    public final func addObserver(
      _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
      context: UnsafeMutableRawPointer?
    ) {
      guard options.contains(.initial) else { return }
      (observer as? UIResponder)?.observeValue(
        forKeyPath: keyPath, of: self, change: [:], context: context)
    }

    /// Does nothing: no observer is kept.
    public final func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}
    /// Does nothing: no observer is kept.
    public final func removeObserver(
      _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {}
    /// Says that a property will change; nothing observes it.
    public final func willChangeValue(forKey key: String) {}
    /// Says that a property has changed; nothing observes it.
    public final func didChangeValue(forKey key: String) {}
  }

  /// What an observer asks for. Only `initial` has an effect here.
  public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public var rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Asks for the value after a change; without effect, since changes are not noticed.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// Asks for the value before a change; without effect, since changes are not noticed.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// At once.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// Before and after.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
  }

  /// A change of a property.
  public struct NSKeyValueObservedChange<Value> {
    /// The value after the change, where the observer asked for it.
    public let newValue: Value?
    /// The value before the change, where the observer asked for it.
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
