/// A line of a log, and what kind it is.
struct LogLine {
  /// Counted from 1.
  let number: Int
  /// Without blanks at its ends.
  let bytes: Bytes
  let kind: Kind

  enum Kind {
    /// "Unable to simultaneously satisfy constraints".
    case header
    /// The advice between header and list, and what follows the last constraint.
    case advice
    /// `(`: the list begins.
    case listStart
    /// `)`: the list ends.
    case listEnd
    /// "Will attempt to recover by breaking constraint": the next entry is the one given up.
    case recovery
    /// Something with a constraint in it.
    case entry
    /// Nothing at all.
    case blank
    /// The rest of a constraint that was wrapped, or another program's line.
    case other
  }

  /// The lines of a log, told apart.
  static func lines(of log: [UInt8]) -> some Sequence<LogLine> {
    log.split(omittingEmptySubsequences: false) { $0 == 0x0A }.enumerated().lazy.map {
      LogLine(number: $0 + 1, $1)
    }
  }

  private init(number: Int, _ line: Bytes) {
    self.number = number
    bytes = line.trimmed
    kind = Self.kind(of: bytes)
  }

  private static func kind(of bytes: Bytes) -> Kind {
    if bytes.isEmpty { return .blank }
    if EntryStart.first(in: bytes, from: bytes.startIndex) != nil { return .entry }
    if bytes.firstIndex(of: "simultaneously satisfy constraints") != nil { return .header }
    if bytes.firstIndex(of: "attempt to recover by breaking constraint") != nil { return .recovery }
    if bytes.elementsEqual([.ascii("(")]) { return .listStart }
    if bytes.elementsEqual([.ascii(")")]) { return .listEnd }
    return advice.contains { bytes.firstIndex(of: $0) != nil } ? .advice : .other
  }

  /// Words of each sentence that UIKit prints around the list, in any version.
  private static let advice: [StaticString] = [
    "Probably at least one of the constraints", "Try this:", "(1) look at each constraint",
    "(2) find the code that added", "(Note: If you're seeing",
    "NSAutoresizingMaskLayoutConstraints",
    "UIViewAlertForUnsatisfiableConstraints", "UIConstraintBasedLayoutDebugging",
    "Break on objc_exception_throw", "may also be helpful",
    "refer to the documentation for the UIView",
    "translatesAutoresizingMaskIntoConstraints)", "Set the NSUserDefault",
    "NSConstraintBasedLayout",
  ]
}
