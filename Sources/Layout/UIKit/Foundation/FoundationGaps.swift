// Small things that Foundation has on a phone and not on Linux, as far as cells use them.

#if !canImport(ObjectiveC)
  extension NSAttributedString {
    /// Creates an empty text, as `NSAttributedString()` does on a phone.
    public convenience init(nothing: Void = ()) { self.init(string: "") }
  }

  extension NSMutableAttributedString {
    /// Creates an empty text, as `NSMutableAttributedString()` does on a phone.
    public convenience init(nothingYet: Void = ()) { self.init(string: "") }
  }

  extension NSObject {
    public class func description() -> String { String(reflecting: self) }
    public class func classForCoder() -> AnyClass { self }
  }

  extension NSValue {
    /// Keeps a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    /// The point that is kept.
    public final var cgPointValue: CGPoint { pointValue }
    public final var cgRectValue: CGRect { rectValue }
    /// The size that is kept.
    public final var cgSizeValue: CGSize { sizeValue }
  }

  extension Scanner {
    /// `scanHexInt32` as Swift 2 has it.
    public func scanHexInt(_ result: inout UInt32) -> Bool {
      var value: UInt64 = 0
      guard scanHexInt64(&value) else { return false }
      result = UInt32(clamping: value)
      return true
    }
  }

  extension UserDefaults {
    public final func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
    public final func value(forKey key: String) -> Any? { object(forKey: key) }
  }

  extension CGSize {
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
  }
  extension CGPoint {
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
  }
  extension CGRect {
    public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
  }

  /// Runs code; objects are released by their counts here.
  public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
  }

  /// Seconds since the first moment of 2001.
  public typealias CFAbsoluteTime = CFTimeInterval
  public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

  /// Does nothing and gives 0: a hierarchy of views is used by one thread, and so is what it calls.
  /// Code of an app that guards its own threads with it races here.
  @discardableResult
  public func objc_sync_enter(_ object: Any) -> Int32 { 0 }
  /// Does nothing and gives 0, as `objc_sync_enter`.
  @discardableResult
  public func objc_sync_exit(_ object: Any) -> Int32 { 0 }

  /// No effect.
  open class NSUserActivity: NSObject {
    public final let activityType: String
    /// No effect.
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    open var webpageURL: URL?
    open var isEligibleForHandoff = true
    open var isEligibleForSearch = false
    open var isEligibleForPrediction = false
    /// Keeps the type; nothing announces the activity.
    public init(activityType: String) { self.activityType = activityType }
    /// Begins; nothing happens.
    open func becomeCurrent() {}
    open func resignCurrent() {}
    open func invalidate() {}
  }
#endif
