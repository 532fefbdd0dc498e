extension CommandSyntax {
  /// `plumb render FILE... [options]`, of a group `plumb snapshot COMMAND [arguments]`
  var usageLine: String {
    if isGroup { return "plumb \(name) COMMAND [arguments]" }
    return "plumb \(name)" + (operand.map { " " + $0.usage } ?? "")
      + (options.isEmpty ? "" : " [options]")
  }

  /// The discussion, a string each.
  var paragraphs: [String] {
    discussion.split(separator: "\n\n").map { String($0).replacing("\n", with: " ") }
  }

  /// The text of `plumb COMMAND --help`.
  var help: String {
    var sections = ["Usage: \(usageLine)", summary]
    sections += paragraphs.map {
      HelpList.wrap($0, width: HelpList.lineWidth).joined(separator: "\n")
    }
    if let operand {
      sections.append("Arguments:\n" + HelpList.lines([(operand.usage, operand.help)]))
    }
    if isGroup {
      sections.append("Commands:\n" + HelpList.lines(commands.map { ($0.word, $0.summary) }))
    }
    sections.append(
      "Options:\n" + HelpList.lines(allOptions.map { ($0.heading, $0.help) }))
    if !examples.isEmpty { sections.append("Examples:\n" + HelpList.examples(examples)) }
    return sections.joined(separator: "\n\n") + "\n"
  }
}

extension OptionSyntax {
  /// `-o, --output PATH`; names line up where there is no letter.
  var heading: String { (dashedLetter.map { $0 + ", " } ?? "    ") + usage }
}
