/// One line on standard error that says how far long work is; it replaces itself and goes away.
///
/// Only where somebody watches, only after a while, and not more often than eyes can follow.
final class ProgressLine {
  /// Which of several inputs it is about: `[2/9] `.
  var position = ""
  private let console: Console
  private let start = ContinuousClock.now
  private var lastShown: ContinuousClock.Instant?

  private static let patience = Duration.milliseconds(500)
  private static let interval = Duration.milliseconds(100)

  init(_ console: Console) { self.console = console }

  /// Shows `text` in place of what the line said before.
  func show(_ text: @autoclosure () -> String) {
    guard console.showsProgress else { return }
    let now = ContinuousClock.now
    guard now - start > Self.patience, lastShown.map({ now - $0 > Self.interval }) ?? true else {
      return
    }
    lastShown = now
    console.errorOutput("\r\u{1B}[K" + fitted(position + text()))
  }

  /// Takes the line away, before anything else is printed.
  func clear() {
    guard lastShown != nil else { return }
    lastShown = nil
    console.errorOutput("\r\u{1B}[K")
  }

  /// A line that wraps cannot replace itself: the end of a long one, which changes, is kept.
  private func fitted(_ line: String) -> String {
    let room = (console.terminal.size?.columns ?? 80) - 1
    return line.count > room ? "…" + line.suffix(max(0, room - 1)) : line
  }
}
