/// What a value may be, as far as it can be listed: shells complete it, the manual page tells it.
enum PossibleValues: Sendable, Equatable {
  /// Nothing can be listed: a number, a name of one's own.
  case any
  /// One of these.
  case words([String])
  /// Some of these, separated by commas.
  case list([String])
  /// A file whose name ends in one of these, dots not included.
  case files([String])
  /// The name of a command of the tool.
  case command
  /// A folder.
  case folder
  /// Any file or folder.
  case path

  /// The words that can be listed.
  var words: [String] {
    switch self {
    case .words(let words), .list(let words): words
    case .any, .files, .command, .folder, .path: []
    }
  }
}
