/// Terms at the left, explanations in a column beside them, wrapped to a terminal's width.
enum HelpList {
  /// Where explanations start; a longer term gets a line to itself.
  private static let column = 26
  /// The width people's terminals have at the least.
  static let lineWidth = 80

  /// The list as lines, without a line break at the end.
  static func lines(_ entries: [(term: String, text: String)]) -> String {
    entries.map(entry).joined(separator: "\n")
  }

  /// Command lines, each with what it is for below it.
  static func examples(_ examples: [CommandSyntax.Example]) -> String {
    examples.map { "  \($0.line)\n      \($0.purpose)" }.joined(separator: "\n")
  }

  private static func entry(term: String, text: String) -> String {
    let indentation = String(repeating: " ", count: column)
    let wrapped = wrap(text, width: lineWidth - column)
    let head = "  " + term
    if head.count + 2 > column {
      return ([head] + wrapped.map { indentation + $0 }).joined(separator: "\n")
    }
    let first = head + String(repeating: " ", count: column - head.count) + (wrapped.first ?? "")
    return ([first] + wrapped.dropFirst().map { indentation + $0 }).joined(separator: "\n")
  }

  /// Greedy: each line takes the words that fit.
  static func wrap(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
