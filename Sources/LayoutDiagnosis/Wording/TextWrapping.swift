/// Breaks sentences into lines for a terminal.
enum TextWrapping {
  private static let width = 96

  /// Lines of at most 96 characters where words allow, each indented.
  static func lines(_ text: String, indent: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = margin
    for word in text.split(separator: " ") {
      if line.count > indent, line.count + 1 + word.count > width {
        lines.append(line)
        line = margin
      }
      line += (line.count > indent ? " " : "") + word
    }
    lines.append(line)
    return lines
  }
}
