/// What the process tells its caller. Of several outcomes the largest counts.
enum ExitCode: Int32, Comparable {
  /// All went well.
  case success = 0
  /// The work was done and found something wrong: constraints that conflict.
  case findings = 1
  /// Bad usage, or an input or output that could not be used.
  case failure = 2

  static func < (left: ExitCode, right: ExitCode) -> Bool { left.rawValue < right.rawValue }
}
