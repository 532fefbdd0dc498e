#if !canImport(ObjectiveC)
  /// Collects messages of a part of an app; nothing reads them here.
  public struct Logger: Sendable {
    /// Creates a logger of a part of an app.
    public init(subsystem: String, category: String) {}
    /// Creates a logger of the whole app.
    public init() {}
    /// Creates a logger that writes to another.
    public init(_ logObj: OSLog) {}

    /// Takes a message.
    public func log(_ message: OSLogMessage) {}
    /// Takes a message of a level.
    public func log(level: OSLogType, _ message: OSLogMessage) {}
    /// Takes a message about the course of the program.
    public func trace(_ message: OSLogMessage) {}
    /// Takes a message for whoever debugs.
    public func debug(_ message: OSLogMessage) {}
    /// Takes a message that may help.
    public func info(_ message: OSLogMessage) {}
    /// Takes a message that matters.
    public func notice(_ message: OSLogMessage) {}
    /// Takes a warning.
    public func warning(_ message: OSLogMessage) {}
    /// Takes an error.
    public func error(_ message: OSLogMessage) {}
    /// Takes a serious error.
    public func critical(_ message: OSLogMessage) {}
    /// Takes a fault of the program.
    public func fault(_ message: OSLogMessage) {}
  }

  /// A text whose parts may be hidden in a log.
  public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    /// A text.
    public init(stringLiteral value: String) {}
    /// A text with values in it.
    public init(stringInterpolation: Interpolation) {}
    /// Takes values with what is said of them.
    public struct Interpolation: StringInterpolationProtocol, Sendable {
      /// Creates an empty one.
      public init(literalCapacity: Int, interpolationCount: Int) {}
      /// Takes a piece of text.
      public mutating func appendLiteral(_ literal: String) {}
      /// Takes a value.
      public mutating func appendInterpolation(
        _ value: @autoclosure () -> some Any, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
      ) {}
      /// Takes a number in a format.
      public mutating func appendInterpolation(
        _ value: @autoclosure () -> some Any, format: OSLogFloatFormatting,
        privacy: OSLogPrivacy = .auto
      ) {}
    }
    /// The interpolation of a message.
    public typealias StringInterpolation = Interpolation
  }

  /// Who may read a value.
  public struct OSLogPrivacy: Sendable {
    /// Everyone.
    public static let `public` = OSLogPrivacy()
    /// Who debugs.
    public static let `private` = OSLogPrivacy()
    /// Nobody.
    public static let sensitive = OSLogPrivacy()
    /// Without effect here, like every other privacy.
    public static let auto = OSLogPrivacy()
    /// How a hidden value is written.
    public enum Mask: Sendable { case none, hash }
    /// Who debugs, with a mask.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  }

  /// Where a value stands in its column.
  public struct OSLogStringAlignment: Sendable {
    /// Anywhere.
    public static let none = OSLogStringAlignment()
    /// Without effect here: columns are not padded.
    public static func left(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
    /// Without effect here: columns are not padded.
    public static func right(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
  }

  /// How a number is written.
  public struct OSLogFloatFormatting: Sendable {
    /// With decimals.
    public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
    /// With a number of decimals.
    public static func fixed(precision: Int) -> OSLogFloatFormatting { OSLogFloatFormatting() }
  }

  /// The weight of a message. Raw values as on iOS.
  public struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// The weight as a number.
    public var rawValue: UInt8
    /// A weight by its number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// The usual one.
    public static let `default` = OSLogType(rawValue: 0)
    /// Helpful.
    public static let info = OSLogType(rawValue: 1)
    /// For whoever debugs.
    public static let debug = OSLogType(rawValue: 2)
    /// An error.
    public static let error = OSLogType(rawValue: 0x10)
    /// A fault.
    public static let fault = OSLogType(rawValue: 0x11)
  }

  /// A log of a part of an app; nothing reads it here.
  public final class OSLog: NSObject, Sendable {
    /// The log of the whole app.
    public static let `default` = OSLog(subsystem: "", category: "")
    /// A log like any other here: nothing reads it.
    public static let disabled = OSLog(subsystem: "", category: "")
    /// A log of a part of an app.
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
#endif
