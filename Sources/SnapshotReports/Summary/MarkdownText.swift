import Diagnostics

/// Text from outside as it may stand in GitHub's Markdown. Everything is put into code spans: there
/// neither emphasis nor links, HTML, `@names` or `#numbers` mean anything.
enum MarkdownText {
  /// Characters of one text that a table shows.
  static let limit = 160

  /// A code span of text, on one line, shortened, with what steers a reader's screen made visible.
  static func code(_ text: String, limit: Int = MarkdownText.limit) -> String {
    let line = Diagnostic.printable(text)
    let short = line.count > limit ? line.prefix(limit) + "…" : line[...]
    let fence = String(repeating: "`", count: longestRun(of: "`", in: short) + 1)
    // A space each keeps backticks of the text apart from the fence (CommonMark 0.31, 6.1).
    let needsSpace = short.first == "`" || short.last == "`" || short.first == " "
    let space = needsSpace ? " " : ""
    return short.isEmpty ? "" : fence + space + short + space + fence
  }

  /// A code span in a cell of a table, where a bar has to be escaped even in code (GFM, 4.10). A
  /// backslash before it would undo that, and gets a space behind it.
  static func cell(_ text: String) -> String {
    code(text).replacing("\\|", with: "\\ |").replacing("|", with: "\\|")
  }

  /// A block of code.
  static func block(_ lines: [String]) -> String {
    let text = lines.map(Diagnostic.printable).joined(separator: "\n")
    let fence = String(repeating: "`", count: max(3, longestRun(of: "`", in: text) + 1))
    return "\(fence)\n\(text)\n\(fence)\n"
  }

  private static func longestRun(of mark: Character, in text: some StringProtocol) -> Int {
    var (longest, run) = (0, 0)
    for character in text {
      run = character == mark ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
