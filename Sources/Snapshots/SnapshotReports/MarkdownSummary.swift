import Snapshots

/// The run in GitHub's Markdown, for a comment on a pull request or the summary of a job: counts, a
/// table of failures with the layout changes, and how to accept them.
struct MarkdownSummary {
  private let run: SnapshotRun
  private let settings: ReportSettings

  init(_ run: SnapshotRun, settings: ReportSettings) {
    self.run = run
    self.settings = settings
  }

  /// The maximum size in bytes: a comment on GitHub has 65,536 characters.
  static let maximumBytes = 65_535
  /// Bytes reserved for the text below the table.
  private static let reserve = 8_192
  /// The maximum number of listed commands.
  private static let commandLimit = 20

  var text: String {
    // If all snapshots just passed, the headline is sufficient.
    let hasCounts = run.groups.contains { $0.outcome != .passed }
    var text = "### \(run.headline)\n\n\(hasCounts ? run.counts + ".\n\n" : "")"
    if let note = run.textMetricsNote { text += note + "\n\n" }
    text += table(room: Self.maximumBytes - Self.reserve - text.utf8.count)
    text += notes(room: Self.reserve / 4) + commands(room: Self.reserve / 2) + whereToLook
    return text
  }

  /// A table of failures, limited to `room` bytes.
  private func table(room: Int) -> String {
    let failures = run.reportedFailures
    if failures.isEmpty { return "" }
    var text = "| snapshot | what | first difference |\n| --- | --- | --- |\n"
    var listed = 0
    for result in failures {
      let row = row(result)
      if text.utf8.count + row.utf8.count > room { break }
      text += row
      listed += 1
    }
    let unlisted = failures.count - listed
    return text + (unlisted > 0 ? "\n… \(moreLine(unlisted)).\n\n" : "\n")
  }

  private func row(_ result: SnapshotResult) -> String {
    let count = max(result.changeCount, result.changes.count)
    let cells = [
      MarkdownText.cell(result.name), result.outcome.word,
      MarkdownText.cell(result.firstFact) + andMore(count - 1),
    ]
    return "| \(cells.joined(separator: " | ")) |\n"
  }

  private func notes(room: Int) -> String {
    var lines = settings.notes.map { MarkdownText.code($0, limit: 400) }
    if !run.orphans.isEmpty {
      lines.append("\(counted(run.orphans.count, "reference")) that nothing asks for.")
    }
    return fitting(lines.map { "- \($0)\n" }, room) + (lines.isEmpty ? "" : "\n")
  }

  private func commands(room: Int) -> String {
    let all = AcceptCommands.combined(run.reportedFailures.compactMap(\.acceptCommand))
    let lines = all.prefix(Self.commandLimit).filter { $0.utf8.count < room }
    let block = MarkdownText.block(Array(lines))
    guard !lines.isEmpty, block.utf8.count <= room else { return "" }
    return "To accept what was drawn:\n\n\(block)\n"
  }

  private var whereToLook: String {
    guard !run.reportedFailures.isEmpty else { return "" }
    guard let address = settings.reportAddress, let link = Self.link(address) else {
      return "The pictures are in `\(RunReports.Kind.html.fileName)` among the artifacts.\n"
    }
    return "[Look at the pictures](\(link))\n"
  }

  /// A web address in a form for link targets; nil for anything else.
  private static func link(_ address: String) -> String? {
    let isPlain = address.utf8.allSatisfy { (0x21..<0x7f).contains($0) }
    guard isPlain, address.hasPrefix("https://") || address.hasPrefix("http://"),
      address.utf8.count < 2_000, !address.contains(where: { "<>()[]\\`\"".contains($0) })
    else { return nil }
    return address
  }

  private func fitting(_ lines: [String], _ room: Int) -> String {
    var text = ""
    for line in lines where text.utf8.count + line.utf8.count <= room { text += line }
    return text
  }
}

/// Text from outside in a form for GitHub's Markdown. All of it is put into code spans, in which
/// emphasis, links, HTML, `@names` and `#numbers` have no meaning.
enum MarkdownText {
  /// The maximum number of characters of a text in a table.
  static let limit = 160

  /// A code span of text: on one line, shortened, with control characters made visible.
  static func code(_ text: String, limit: Int = MarkdownText.limit) -> String {
    let short = Diagnostic.shortened(Diagnostic.printable(text), limit: limit)
    let fence = String(repeating: "`", count: longestRun(of: "`", in: short) + 1)
    // Spaces separate backticks of the text from the fence (CommonMark 0.31, 6.1).
    let needsSpace = short.first == "`" || short.last == "`" || short.first == " "
    let space = needsSpace ? " " : ""
    return short.isEmpty ? "" : fence + space + short + space + fence
  }

  /// A code span for a table cell, in which a bar must be escaped even in code (GFM, 4.10). A
  /// backslash before it would undo that, and gets a space after it.
  static func cell(_ text: String) -> String {
    code(text).replacing("\\|", with: "\\ |").replacing("|", with: "\\|")
  }

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
