#if canImport(ObjectiveC)
  /// Empty where Foundation finds the methods of objects through Objective-C.
  package struct FoundationMark: Hashable, Sendable {}
#else
  /// The first stored property of our classes whose objects may be values of an attributed string.
  ///
  /// Foundation on Linux keeps the runs of an attributed string in a C collection. Wherever runs
  /// meet it compares the attributes with `CFEqual`, and that reads the word behind the header of
  /// each object as the type of a C object (bits 8 to 17; `CFRuntimeBase` in
  /// swift-corelibs-foundation). Foundation's own classes begin with such a word. In any other
  /// subclass of `NSObject` it is the first stored property: where those bits happen to be 0 the
  /// process is ended (`__CFNotATypeHalts`), and with other bits `isEqual(_:)` and `hash` are
  /// called, as they should be.
  ///
  /// To be declared before all other properties: Swift stores them in that order.
  package struct FoundationMark: Hashable, Sendable {
    /// The largest number; no type of C objects has it, so the object is taken for Swift's own.
    private let type: UInt64 = 0x3FF << 8
  }

  /// Bridges `CGFloat` to `NSNumber` for `[.kern: CGFloat(1)]`, as on iOS and as `Double` does.
  /// Without it, Foundation on Linux boxes a `CGFloat`, and then takes its lower bits for a type;
  /// see `FoundationMark`.
  extension CGFloat: @retroactive _ObjectiveCBridgeable {
    /// As a `Double`, whatever the type.
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
      result = CGFloat(source.doubleValue)
    }

    public static func _conditionallyBridgeFromObjectiveC(
      _ source: NSNumber, result: inout CGFloat?
    ) -> Bool {
      result = CGFloat(source.doubleValue)
      return true
    }

    /// The number that an object holds; 0 for none.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
      CGFloat(source?.doubleValue ?? 0)
    }
  }
#endif
