import Diagnostics

extension Diagnostic {
  /// The message as it is printed, with the place in bold, the severity in its colour, and the
  /// hint in green. Without the escape sequences it is `description`, letter by letter.
  var colored: String {
    let text = description
    let place = location.map { "\($0): " } ?? ""
    let word = severity.rawValue + ":"
    let tail = hint.map { "; \($0)" } ?? ""
    let middle = text.dropFirst(place.count + word.count).dropLast(tail.count)
    return (place.isEmpty ? "" : Style.bold.applied(to: place)) + style.applied(to: word) + middle
      + (tail.isEmpty ? "" : "; " + Style.green.applied(to: String(tail.dropFirst(2))))
  }

  private var style: Style {
    switch severity {
    case .error: .red
    case .warning: .magenta
    case .note: .cyan
    }
  }
}

/// A look of letters on a terminal: the parameters of the escape sequence that turns it on
/// (ECMA-48, SGR).
private enum Style: String {
  case bold = "1"
  case red = "1;31"
  case magenta = "1;35"
  case cyan = "1;36"
  case green = "32"

  func applied(to text: String) -> String { "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" }
}
