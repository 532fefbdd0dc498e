import Diagnostics
import Reading

extension LogExplanation {
  /// Bytes of a log; a day's console has a few.
  private static let limit = 64 << 20

  /// Reads and solves the log in a file.
  ///
  /// - Throws: `PlumbError` when there is no such file or nothing of it can be read.
  public static func load(_ path: String) throws(PlumbError) -> LogExplanation {
    let log = DiagnosticLog()
    guard let source = SourceText.read(path, limit: limit, log: log) else {
      throw PlumbError(log.diagnostics.map(withHint))
    }
    return try LogExplanation(readable: source.bytes, file: path)
  }

  /// Reads and solves a log that must hold at least one constraint.
  public init(readable log: [UInt8], file: String) throws(PlumbError) {
    self.init(log, file: file)
    guard isReadable else {
      throw PlumbError(
        file, "holds no constraint that can be read",
        hint: "copy the whole message, from \"Unable to simultaneously satisfy constraints\" on")
    }
  }

  private static func withHint(_ problem: Diagnostic) -> Diagnostic {
    Diagnostic(
      problem.severity, at: problem.location, problem.message, expected: problem.expected,
      hint:
        "save the message from Xcode's console into a file, or paste it: pbpaste | plumb explain")
  }
}
