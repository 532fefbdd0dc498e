#if !canImport(ObjectiveC)
  /// Collects messages of a part of an app; nothing reads them here.
  public struct Logger: Sendable {
    public init(subsystem: String, category: String) {}
    /// Creates a logger of the whole app.
    public init() {}
    public init(_ logObj: OSLog) {}

    public func log(_ message: OSLogMessage) {}
    public func log(level: OSLogType, _ message: OSLogMessage) {}
    public func trace(_ message: OSLogMessage) {}
    public func debug(_ message: OSLogMessage) {}
    public func info(_ message: OSLogMessage) {}
    public func notice(_ message: OSLogMessage) {}
    public func warning(_ message: OSLogMessage) {}
    public func error(_ message: OSLogMessage) {}
    public func critical(_ message: OSLogMessage) {}
    public func fault(_ message: OSLogMessage) {}
  }

  /// A text whose parts may be hidden in a log.
  public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: Interpolation) {}
    /// Takes values with what is said of them.
    public struct Interpolation: StringInterpolationProtocol, Sendable {
      public init(literalCapacity: Int, interpolationCount: Int) {}
      public mutating func appendLiteral(_ literal: String) {}
      public mutating func appendInterpolation(
        _ value: @autoclosure () -> some Any, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
      ) {}
      public mutating func appendInterpolation(
        _ value: @autoclosure () -> some Any, format: OSLogFloatFormatting,
        privacy: OSLogPrivacy = .auto
      ) {}
    }
    public typealias StringInterpolation = Interpolation
  }

  /// Who may read a value.
  public struct OSLogPrivacy: Sendable {
    public static let `public` = OSLogPrivacy()
    public static let `private` = OSLogPrivacy()
    public static let sensitive = OSLogPrivacy()
    /// Without effect here, like every other privacy.
    public static let auto = OSLogPrivacy()
    /// How a hidden value is written.
    public enum Mask: Sendable { case none, hash }
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  }

  /// Where a value stands in its column.
  public struct OSLogStringAlignment: Sendable {
    public static let none = OSLogStringAlignment()
    /// Without effect here: columns are not padded.
    public static func left(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
    /// Without effect here: columns are not padded.
    public static func right(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
  }

  /// How a number is written.
  public struct OSLogFloatFormatting: Sendable {
    public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
    public static func fixed(precision: Int) -> OSLogFloatFormatting { OSLogFloatFormatting() }
  }

  public struct OSLogType: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static let `default` = OSLogType(rawValue: 0)
    public static let info = OSLogType(rawValue: 1)
    public static let debug = OSLogType(rawValue: 2)
    public static let error = OSLogType(rawValue: 0x10)
    public static let fault = OSLogType(rawValue: 0x11)
  }

  /// A log of a part of an app; nothing reads it here.
  public final class OSLog: NSObject, Sendable {
    /// The log of the whole app.
    public static let `default` = OSLog(subsystem: "", category: "")
    /// A log like any other here: nothing reads it.
    public static let disabled = OSLog(subsystem: "", category: "")
    public init(subsystem: String, category: String) {}
  }

  /// Takes a message; nothing reads it here.
  public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
    type: OSLogType = .default, _ args: any CVarArg...
  ) {}
  /// Takes a message; nothing reads it here.
  public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
    _ args: any CVarArg...
  ) {}

  /// A lock around a state. Unchecked: code of apps runs on one thread here.
  public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private final class Box {
      var state: State
      init(_ state: State) { self.state = state }
    }
    private let box: Box
    public init(initialState: State) { box = Box(initialState) }
    public init(uncheckedState initialState: State) { box = Box(initialState) }
    public func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R {
      try body(&box.state)
    }
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
      try body(&box.state)
    }
  }

  extension OSAllocatedUnfairLock where State == Void {
    public init() { self.init(initialState: ()) }
    public func lock() {}
    public func unlock() {}
    public func withLock<R>(_ body: () throws -> R) rethrows -> R { try body() }
  }
#endif
