extension Diagnostic {
  /// The message as it is printed, with the location in bold, the severity in its colour, and the
  /// hint in green. Without the escape sequences it is `description`, letter by letter.
  var colored: String {
    let text = VisibleText.line(description)
    let position = location.map { "\($0): " } ?? ""
    let word = severity.rawValue + ":"
    let tail = VisibleText.line(hint.map { "; \($0)" } ?? "")
    let middle = text.dropFirst(position.count + word.count).dropLast(tail.count)
    return (position.isEmpty ? "" : Style.bold.applied(to: position)) + style.applied(to: word)
      + middle
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

/// A look of letters: the parameters of an escape sequence (ECMA-48, SGR).
enum Style: String, CaseIterable {
  case bold = "1"
  case red = "1;31"
  case magenta = "1;35"
  case cyan = "1;36"
  case green = "32"

  private static let end = "\u{1B}[0m"
  private var start: String { "\u{1B}[\(rawValue)m" }

  func applied(to text: String) -> String { start + text + Self.end }

  /// A text that may be printed, with the sequences that turn these looks on and off as they are.
  static func visible(_ text: String) -> String {
    guard text.utf8.contains(0x1B) else { return VisibleText.of(text) }
    let sequences = allCases.map(\.start) + [end]
    // Each piece but the first begins behind an escape character.
    let pieces = text.split(separator: "\u{1B}", omittingEmptySubsequences: false)
    return pieces.enumerated().map { index, piece in
      let whole = (index > 0 ? "\u{1B}" : "") + piece
      let sequence = sequences.first { whole.hasPrefix($0) } ?? ""
      return sequence + VisibleText.of(String(whole.dropFirst(sequence.count)))
    }.joined()
  }
}

/// When messages are coloured.
enum ColorChoice: String, CaseIterable, Sendable {
  /// Where somebody looks at a terminal that can, and the environment does not forbid it.
  case auto
  /// Whatever the environment says.
  case always
  case never

  /// The choice of `--color`, `auto` without it. Looked up before anything else is, because what is
  /// wrong with a command line is printed in colour as well; a value that is none is reported
  /// later.
  init(in arguments: [String]) {
    var choice = Self.auto
    let options = Array(arguments.prefix { $0 != "--" })
    for (index, argument) in options.enumerated() {
      if argument == OptionSyntax.color.dashed, index + 1 < options.count {
        choice = Self(rawValue: options[index + 1]) ?? choice
      } else if argument.hasPrefix(OptionSyntax.color.dashed + "=") {
        choice = Self(rawValue: String(argument.drop { $0 != "=" }.dropFirst())) ?? choice
      }
    }
    self = choice
  }

  /// Whether an environment lets `auto` colour.
  ///
  /// `NO_COLOR` set to anything forbids it (no-color.org); after that `CLICOLOR_FORCE` set to
  /// anything but 0 asks for it (bixense.com/clicolors); else it takes a terminal, and not one
  /// that calls itself dumb.
  static func isWanted(by environment: [String: String], onTerminal isTerminal: Bool) -> Bool {
    if environment["NO_COLOR"]?.isEmpty == false { return false }
    if let force = environment["CLICOLOR_FORCE"], !force.isEmpty, force != "0" { return true }
    return isTerminal && environment["TERM"] != "dumb" && environment["CLICOLOR"] != "0"
  }
}

extension OptionSyntax {
  /// Accepted by every command.
  static let color = OptionSyntax(
    name: "color", placeholder: "WHEN", values: .words(ColorChoice.allCases.map(\.rawValue)),
    help: "colour messages: \(ColorChoice.allCases.map(\.rawValue).joined(separator: ", ")) (auto:"
      + " on a terminal)")
}
