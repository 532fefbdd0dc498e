import Testing

@testable import PlumbCommand

@Suite("A terminal")
struct PreviewProtocolTests {
  @Test(
    "is known by the variables it sets",
    arguments: [
      (["TERM": "xterm-kitty"], .kitty), (["KITTY_WINDOW_ID": "1", "TERM": "xterm"], .kitty),
      (["TERM_PROGRAM": "ghostty"], .kitty), (["TERM": "xterm-ghostty"], .kitty),
      (["TERM_PROGRAM": "iTerm.app", "TERM": "xterm-256color"], .iterm),
      (["LC_TERMINAL": "iTerm2", "TERM": "xterm-256color"], .iterm),
      (["TERM_PROGRAM": "WezTerm"], .iterm), (["TERM_PROGRAM": "mintty"], .iterm),
      (["KONSOLE_VERSION": "220400"], .iterm), (["KONSOLE_VERSION": "211200"], nil),
      (["TERM": "foot"], .sixel), (["TERM": "foot-extra"], .sixel), (["TERM": "mlterm"], .sixel),
      (["TERM": "footloose"], nil), (["TERM": "xterm-256color"], nil),
      (["TERM_PROGRAM": "Apple_Terminal"], nil), ([:], nil),
      (["TERM": "tmux-256color", "KITTY_WINDOW_ID": "1"], nil),
      (["TMUX": "/tmp/x", "TERM_PROGRAM": "iTerm.app"], nil),
      (["TERM": "screen", "LC_TERMINAL": "iTerm2"], nil),
    ] as [([String: String], PreviewProtocol?)])
  func detection(environment: [String: String], expected: PreviewProtocol?) {
    #expect(PreviewProtocol.detected(in: environment) == expected)
  }
}
