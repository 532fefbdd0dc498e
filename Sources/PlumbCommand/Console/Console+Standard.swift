import Diagnostics
import Foundation

extension Console {
  /// The streams of this process, called as `program` with `environment`.
  ///
  /// Where output can no longer be written the process ends: there is nobody left to work for. A
  /// reader that has gone away (`plumb frames … | head`) is no error: the process ends as if by
  /// SIGPIPE, without a word, also where its parent has made it ignore that signal.
  static func standard(environment: [String: String], program: String) -> Console {
    let isTerminal = isatty(2) == 1
    let messages = StandardStream(descriptor: 2)
    return Console(
      input: { readInput(messages) },
      output: { bytes in
        if let failure = StandardStream(descriptor: 1).write(bytes) { end(failure, messages) }
      },
      errorOutput: { text in _ = messages.write(Array(text.utf8)) },
      hasColors: ColorChoice.isWanted(by: environment, onTerminal: isTerminal),
      showsProgress: isTerminal, terminal: .standard(environment: environment),
      program: program.contains("/") ? program : "plumb",
      keyboard: isatty(0) == 1 && isatty(1) == 1 ? .terminal : nil, open: Desktop.open,
      timestamp: timestamp, onInterruption: Interruption.handle)
  }

  private static func timestamp() -> String {
    var now = time(nil)
    var parts = tm()
    gmtime_r(&now, &parts)
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let date = "\(parts.tm_year + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))"
    return "\(date)T\(two(parts.tm_hour)):\(two(parts.tm_min)):\(two(parts.tm_sec))"
  }

  private static func end(_ failure: StandardStream.Failure, _ messages: StandardStream) -> Never {
    if failure.isClosedPipe { exit(128 + SIGPIPE) }
    tell(
      Diagnostic(.error, "standard output cannot be written: \(failure.reason)"), messages)
    exit(ExitCode.failure.rawValue)
  }

  private static func readInput(_ messages: StandardStream) -> [UInt8]? {
    if isatty(0) == 1 {
      tell(Diagnostic(.note, "reading from the terminal; Ctrl-D ends the input"), messages)
    }
    return StandardStream(descriptor: 0).readAll()
  }

  private static func tell(_ diagnostic: Diagnostic, _ messages: StandardStream) {
    _ = messages.write(Array("\(diagnostic)\n".utf8))
  }
}
