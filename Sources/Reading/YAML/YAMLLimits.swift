/// How large a YAML file may grow while it is read; each limit is named in the message of the file that
/// exceeds it.
enum YAMLLimits {
  /// How deep it may nest. The reader recurses, so this also bounds its stack.
  static let depth = 64
  /// Nodes after every alias is expanded: the answer to the "billion laughs".
  static let expandedNodes = 2_000_000
}
