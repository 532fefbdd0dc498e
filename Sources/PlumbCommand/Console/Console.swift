import Diagnostics
import Foundation

/// What a command reads from and prints to, and what may be printed there.
struct Console {
  /// Everything that standard input has; `nil`, after a message, when it cannot be read.
  var input: () -> [UInt8]? = { [] }
  /// Appends bytes to standard output.
  let output: ([UInt8]) -> Void
  /// Appends text to standard error.
  let errorOutput: (String) -> Void
  /// Whether messages may be coloured.
  var hasColors: Bool
  /// Whether somebody watches standard error: then long work shows its progress.
  let showsProgress: Bool
  /// Where output goes to, if that is a terminal.
  var terminal = Terminal()
  /// How the program was called, to be repeated in commands that are told to be typed.
  var program = "plumb"
  /// Keys as they are pressed; nil where nobody sits at a terminal.
  var keyboard: Keyboard?
  /// Shows a file with the program that the desktop has for it; false where there is none.
  var open: (_ path: String) -> Bool = { _ in false }
  /// When it is, in UTC: `2026-11-21T20:50:00`.
  var timestamp: () -> String = { "1970-01-01T00:00:00" }
  /// Has something done before a signal ends the process.
  var onInterruption: (@escaping @Sendable () -> Void) -> Void = { _ in }

  /// Prints a line to standard output.
  func print(_ line: String) { output(Array((line + "\n").utf8)) }

  /// Prints a message to standard error, in colours where there are any.
  func report(_ diagnostic: Diagnostic) {
    errorOutput((hasColors ? diagnostic.colored : diagnostic.description) + "\n")
  }

  /// The same console with the colours that were asked for.
  func colored(_ choice: ColorChoice) -> Console {
    var console = self
    switch choice {
    case .auto: break
    case .always: console.hasColors = true
    case .never: console.hasColors = false
    }
    return console
  }
}
