extension CommandSyntax {
  /// `plumb render FILE... [options]`
  var usageLine: String {
    let operands = operand.map { " \($0.placeholder)..." } ?? ""
    return "plumb \(name)\(operands) [options]"
  }

  /// The text of `plumb COMMAND --help`.
  var help: String {
    var sections = ["Usage: \(usageLine)", summary]
    if !discussion.isEmpty { sections.append(discussion) }
    if let operand {
      sections.append(
        "Arguments:\n" + HelpList.lines([("\(operand.placeholder)...", operand.help)]))
    }
    sections.append(
      "Options:\n" + HelpList.lines((options + [.helpFlag]).map { ($0.heading, $0.help) }))
    if !examples.isEmpty {
      sections.append(
        "Examples:\n" + examples.map { "  \($0.line)\n      \($0.purpose)" }.joined(separator: "\n")
      )
    }
    return sections.joined(separator: "\n\n") + "\n"
  }
}

extension OptionSyntax {
  /// `-o, --output PATH`
  fileprivate var heading: String {
    let letter = short.map { "-\($0), " } ?? ""
    return letter + dashed + (placeholder.map { " " + $0 } ?? "")
  }
}
