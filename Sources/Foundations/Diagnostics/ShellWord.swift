/// Words of commands in messages, as they are typed into a shell (POSIX, "Quoting").
package enum ShellWord {
  private static let plain = Set(
    "/-_.,+:@%abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")

  /// The word, in single quotes where the shell would read more into it.
  package static func quoted(_ word: String) -> String {
    if !word.isEmpty, word.allSatisfy(plain.contains) { return word }
    return "'"
      + word.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''") + "'"
  }

  /// A path that no command takes for an option.
  package static func asOperand(_ path: String) -> String {
    path.hasPrefix("-") ? "./" + path : path
  }
}
