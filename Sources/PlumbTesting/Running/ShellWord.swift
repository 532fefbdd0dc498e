/// A text as one word of a command for a POSIX shell.
struct ShellWord: CustomStringConvertible {
  let description: String

  /// Quotes what a shell would take apart.
  init(_ text: String) {
    let plain = text.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII
        && (scalar.properties.isAlphabetic || "0123456789-_./=+@%,".contains(Character(scalar)))
    }
    description =
      plain && !text.isEmpty
      ? text
      : "'"
        + text.split(separator: "'", omittingEmptySubsequences: false)
        .joined(separator: "'\\''") + "'"
  }
}
