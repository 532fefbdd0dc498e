/// What `--preview` says.
enum PreviewChoice: String, CaseIterable, Sendable {
  /// As the terminal says what it is.
  case auto
  /// The graphics protocol of kitty.
  case kitty
  /// The inline images of iTerm2.
  case iterm
  /// Sixels, as on DEC's VT340.
  case sixel
  /// Not at all.
  case none
}
