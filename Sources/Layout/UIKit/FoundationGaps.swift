import Locking

// What Foundation has on a phone and not on Linux, as far as cells use it.

#if !canImport(ObjectiveC)
  extension NSAttributedString {
    /// Creates an empty text, as `NSAttributedString()` does on a phone.
    public convenience init(nothing: Void = ()) { self.init(string: "") }
  }

  extension NSMutableAttributedString {
    /// Creates an empty text, as `NSMutableAttributedString()` does on a phone.
    public convenience init(nothingYet: Void = ()) { self.init(string: "") }
  }

  extension Timer {
    /// Calls a method after a time, or again and again. Pictures do not wait for it.
    @discardableResult
    public class func scheduledTimer(
      timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
      userInfo: Any?, repeats yesOrNo: Bool
    ) -> Timer {
      let timer = Timer(
        timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo,
        repeats: yesOrNo)
      RunLoop.current.add(timer, forMode: .default)
      return timer
    }

    /// Creates a timer that calls a method.
    public convenience init(
      timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
      userInfo: Any?, repeats yesOrNo: Bool
    ) {
      let target = UncheckedTarget(object: aTarget as AnyObject)
      self.init(timeInterval: ti, repeats: yesOrNo) { timer in
        aSelector.send(to: target.object, [timer])
      }
    }
  }

  /// The target of a timer. Unchecked: the timer calls it on the thread that made it.
  private struct UncheckedTarget: @unchecked Sendable {
    let object: AnyObject
  }

  extension NSObject {
    /// Calls a method after a time. Pictures do not wait for it.
    public final func perform(
      _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
    ) {
      let target = UncheckedTarget(object: self)
      let argument = UncheckedArgument(value: anArgument)
      let timer = Timer(timeInterval: delay, repeats: false) { _ in
        aSelector.send(to: target.object, [argument.value])
      }
      RunLoop.current.add(timer, forMode: .default)
    }

    /// Takes such calls back; they do not come before the picture is made.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {}

    /// Takes such calls back; they do not come before the picture is made.
    public class func cancelPreviousPerformRequests(
      withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {}

    /// Calls a method, at once: views are made on the main thread.
    public final func performSelector(
      onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
    ) { aSelector.send(to: self, [arg]) }
  }

  /// The argument of a timer's call. Unchecked: the timer's thread is the one that made it.
  private struct UncheckedArgument: @unchecked Sendable {
    let value: Any?
  }

  extension NSObject {
    /// The name of the class, by which cells are often registered.
    public class func description() -> String { String(reflecting: self) }

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

    /// Ends observing.
    public final func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}
    /// Ends observing.
    public final func removeObserver(
      _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {}
    /// Says that a property will change; nothing observes it.
    public final func willChangeValue(forKey key: String) {}
    /// Says that a property has changed; nothing observes it.
    public final func didChangeValue(forKey key: String) {}
  }

  /// When observers are called.
  public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public var rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// With the new value.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// With the old value.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// At once.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// Before and after.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
  }

  /// What an observer is given.
  public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// Foundation's name.
    public var rawValue: String
    /// A key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The new value.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The old value.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  }

  /// A change of a property.
  public struct NSKeyValueObservedChange<Value> {
    /// The new value.
    public let newValue: Value?
    /// The old value.
    public let oldValue: Value?
  }

  /// Observes as long as it is kept.
  public final class NSKeyValueObservation: NSObject {
    /// Ends observing.
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

  extension NSValue {
    /// Keeps a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// Keeps a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// Keeps a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    /// The point that is kept.
    public final var cgPointValue: CGPoint { pointValue }
    /// The rectangle that is kept.
    public final var cgRectValue: CGRect { rectValue }
    /// The size that is kept.
    public final var cgSizeValue: CGSize { sizeValue }
  }

  /// Runs code; objects are released by their counts here.
  public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
  }

  /// Seconds since the first moment of 2001.
  public func CFAbsoluteTimeGetCurrent() -> Double { Date().timeIntervalSinceReferenceDate }

  /// Locks an object for other threads; views are used by one.
  @discardableResult
  public func objc_sync_enter(_ object: Any) -> Int32 { 0 }
  /// Ends that.
  @discardableResult
  public func objc_sync_exit(_ object: Any) -> Int32 { 0 }

  /// Words for the distance of two moments, in English.
  open class RelativeDateTimeFormatter: Formatter {
    /// How words are spelt. Raw values as on iOS.
    public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }
    /// Whether days have names. Raw values as on iOS.
    public enum DateTimeStyle: Int, Sendable { case numeric, named }

    /// How words are spelt; spelt out like `full`.
    open var unitsStyle = UnitsStyle.full
    /// Whether days have names.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// The language; kept only.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var locale: Locale! = Locale(identifier: "en_US")
    /// The calendar; kept only.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var calendar: Calendar! = Calendar(identifier: .gregorian)

    private static let units: [(seconds: Double, name: String, short: String)] = [
      (31_536_000, "year", "yr."), (2_592_000, "month", "mo."), (604_800, "week", "wk."),
      (86_400, "day", "day"), (3600, "hour", "hr."), (60, "minute", "min."),
      (1, "second", "sec."),
    ]

    /// Words for a number of seconds; negative ones are past.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
      let length = abs(timeInterval).isFinite ? abs(timeInterval) : 0
      let unit = Self.units.first { length >= $0.seconds } ?? Self.units[6]
      let count = min(length / unit.seconds, 1e9).rounded(.down)
      if dateTimeStyle == .named, let name = name(of: unit.name, count, timeInterval) {
        return name
      }
      let words = words(unit, Int(count))
      return timeInterval < 0 ? "\(words) ago" : "in \(words)"
    }

    private func words(_ unit: (seconds: Double, name: String, short: String), _ count: Int)
      -> String
    {
      switch unitsStyle {
      case .full, .spellOut: "\(count) \(unit.name)\(count == 1 ? "" : "s")"
      case .short:
        "\(count) \(unit.short)\(unit.name == "day" && count != 1 ? "s" : "")"
      case .abbreviated: "\(count)\(unit.name == "month" ? "mo" : String(unit.name.prefix(1)))"
      }
    }

    private func name(of unit: String, _ count: Double, _ interval: TimeInterval) -> String? {
      if unit == "second", count < 1 { return "now" }
      guard count == 1, ["year", "month", "week", "day"].contains(unit) else { return nil }
      if unit == "day" { return interval < 0 ? "yesterday" : "tomorrow" }
      return interval < 0 ? "last \(unit)" : "next \(unit)"
    }

    /// Words for a moment, seen from another one.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
      localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
    }

    /// Words for a moment, or nil for another object.
    open override func string(for obj: Any?) -> String? {
      (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }
  }

  /// A list in words, in English.
  open class ListFormatter: Formatter {
    /// The language; kept only.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var locale: Locale! = Locale(identifier: "en_US")
    /// Writes each item.
    open var itemFormatter: Formatter?

    /// The items with commas, and an `and`.
    open class func localizedString(byJoining strings: [String]) -> String {
      switch strings.count {
      case 0: ""
      case 1: strings[0]
      case 2: strings[0] + " and " + strings[1]
      default: strings.dropLast().joined(separator: ", ") + ", and " + (strings.last ?? "")
      }
    }

    /// The items in words.
    open func string(from items: [Any]) -> String? {
      Self.localizedString(
        byJoining: items.map { itemFormatter?.string(for: $0) ?? "\($0)" })
    }
  }

  /// Objects that are kept weakly.
  public final class NSHashTable<ObjectType: AnyObject>: NSObject {
    private struct Entry { weak var object: ObjectType? }
    private var entries: [Entry] = []

    /// A table without objects.
    public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable() }
    /// The objects that are still there.
    public var allObjects: [ObjectType] { entries.compactMap(\.object) }
    /// The number of places; objects may have gone.
    public var count: Int { allObjects.count }
    /// Any of the objects.
    public var anyObject: ObjectType? { allObjects.first }
    /// Adds an object once.
    public func add(_ object: ObjectType?) {
      guard let object, !contains(object) else { return }
      entries.removeAll { $0.object == nil }
      entries.append(Entry(object: object))
    }
    /// Removes an object.
    public func remove(_ object: ObjectType?) { entries.removeAll { $0.object === object } }
    /// Removes all.
    public func removeAllObjects() { entries = [] }
    /// Whether an object is there.
    public func contains(_ object: ObjectType?) -> Bool {
      object != nil && entries.contains { $0.object === object }
    }
  }

  /// What a user does, for other devices; kept only.
  open class NSUserActivity: NSObject {
    /// The kind.
    public final let activityType: String
    /// The title.
    open var title: String?
    /// What belongs to it.
    open var userInfo: [AnyHashable: Any]?
    /// An address of the same content.
    open var webpageURL: URL?
    /// Whether another device may go on.
    open var isEligibleForHandoff = true
    /// Whether it is found by a search.
    open var isEligibleForSearch = false
    /// Whether it is offered.
    open var isEligibleForPrediction = false
    /// Creates an activity.
    public init(activityType: String) { self.activityType = activityType }
    /// Begins; nothing happens.
    open func becomeCurrent() {}
    /// Ends.
    open func resignCurrent() {}
    /// Ends for good.
    open func invalidate() {}
  }
#endif
