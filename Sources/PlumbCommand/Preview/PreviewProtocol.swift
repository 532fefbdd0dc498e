/// A way to put a picture between the lines of a terminal.
enum PreviewProtocol: Equatable, Sendable {
  /// sw.kovidgoyal.net/kitty/graphics-protocol
  case kitty
  /// iterm2.com/documentation-images.html
  case iterm
  /// DEC STD 070, chapter "Sixel graphics".
  case sixel

  /// What the terminal that set these variables is documented to show; nil when none is known.
  ///
  /// Terminals are told by what they call themselves; nothing is asked of them, since the answer
  /// would have to be read from the keyboard. Where a terminal understands several protocols, the
  /// one that carries the whole PNG is taken. Inside tmux and screen, which hide the terminal,
  /// nothing is known.
  static func detected(in environment: [String: String]) -> PreviewProtocol? {
    let term = environment["TERM"] ?? ""
    if environment["TMUX"] != nil || ["tmux", "screen"].contains(where: term.hasPrefix) {
      return nil
    }
    if environment["KITTY_WINDOW_ID"] != nil { return .kitty }
    if let program = programs[environment["TERM_PROGRAM"] ?? ""] { return program }
    if environment["LC_TERMINAL"] == "iTerm2" { return .iterm }
    if (environment["KONSOLE_VERSION"].flatMap { Int($0) } ?? 0) >= konsoleWithImages {
      return .iterm
    }
    return terms.first { term == $0.key || term.hasPrefix($0.key + "-") }?.value
  }

  /// By `TERM_PROGRAM`.
  private static let programs: [String: PreviewProtocol] = [
    "kitty": .kitty, "ghostty": .kitty, "WezTerm": .iterm, "iTerm.app": .iterm, "rio": .iterm,
    "mintty": .iterm,
  ]

  /// By `TERM`, or the part of it before a dash.
  private static let terms: KeyValuePairs<String, PreviewProtocol> = [
    "xterm-kitty": .kitty, "xterm-ghostty": .kitty, "wezterm": .iterm, "foot": .sixel,
    "mlterm": .sixel, "contour": .sixel, "yaft": .sixel, "xterm-sixel": .sixel, "vt340": .sixel,
  ]

  /// 22.04, which brought images to Konsole.
  private static let konsoleWithImages = 220_400
}
