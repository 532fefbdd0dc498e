import Diagnostics
import Foundation

/// The two streams a command prints to, and what may be printed there.
struct Console {
  /// Appends bytes to standard output.
  let output: ([UInt8]) -> Void
  /// Appends text to standard error.
  let errorOutput: (String) -> Void
  /// Whether messages may be coloured.
  let hasColors: Bool
  /// Whether somebody watches standard error: then long work shows its progress.
  let showsProgress: Bool

  /// Prints a line to standard output.
  func print(_ line: String) { output(Array((line + "\n").utf8)) }

  /// Prints a message to standard error, its first word coloured.
  func report(_ diagnostic: Diagnostic) {
    errorOutput(colored(diagnostic) + "\n")
  }

  private func colored(_ diagnostic: Diagnostic) -> String {
    let text = diagnostic.description
    let word = diagnostic.severity.rawValue + ":"
    guard hasColors, let range = text.range(of: word) else { return text }
    let color = diagnostic.severity == .error ? "\u{1B}[1;31m" : "\u{1B}[1;35m"
    return text.replacingCharacters(in: range, with: color + word + "\u{1B}[0m")
  }
}

extension Console {
  /// The streams of this process. Where output can no longer be written the process ends: there is
  /// nobody left to work for.
  ///
  /// Colours only on a terminal that can show them, and never with `NO_COLOR` set to anything
  /// (no-color.org).
  static func standard(environment: [String: String]) -> Console {
    let isTerminal = isatty(2) == 1
    let wantsColors =
      (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    let messages = StandardStream(descriptor: 2)
    return Console(
      output: { bytes in
        guard let reason = StandardStream(descriptor: 1).write(bytes) else { return }
        let diagnostic = Diagnostic(.error, "standard output cannot be written: \(reason)")
        _ = messages.write(Array("\(diagnostic)\n".utf8))
        exit(ExitCode.failure.rawValue)
      },
      errorOutput: { text in _ = messages.write(Array(text.utf8)) },
      hasColors: isTerminal && wantsColors, showsProgress: isTerminal)
  }
}
