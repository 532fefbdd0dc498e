/// The text of `plumb --help`, and the conventions of all commands.
enum Overview {
  /// The tool in one sentence.
  static let summary = "Lays out self-sizing table cells as iOS does, and draws them."

  static let exitCodes: [(code: String, meaning: String)] = [
    ("0", "all went well"),
    (
      "1",
      "the work was done, and constraints conflict (pictures are drawn all the same), a check has"
        + " findings, or a comparison differs"
    ),
    (
      "2",
      "bad usage, or an input or output that could not be used; of several inputs the others"
        + " were worked on"
    ),
    ("130", "ended by Ctrl-C; other signals likewise, 128 and their number"),
  ]

  /// The variables that are looked at.
  static let environment: [(name: String, meaning: String)] = [
    ("NO_COLOR", "set to anything: no colours (no-color.org); --color always overrules it"),
    ("CLICOLOR_FORCE", "set to anything but 0: colours also where there is no terminal"),
    ("TERM, TERM_PROGRAM", "which kind of pictures --preview can show"),
  ]

  static func text(of commands: [CommandSyntax]) -> String {
    """
    Usage: plumb COMMAND [arguments]

    \(summary)

    Commands:
    \(HelpList.lines(commands.map { ($0.name, $0.summary) }))

    Options:
    \(HelpList.lines(options))

    Exit codes:
    \(HelpList.lines(exitCodes.map { ($0.code, $0.meaning) }))

    Environment:
    \(HelpList.lines(environment.map { ($0.name, $0.meaning) }))

    Examples:
    \(HelpList.examples(examples))

    """
  }

  private static let options: [(term: String, text: String)] = [
    ("-h, --help", "show this text"), ("-V, --version", "print the version"),
  ]

  /// From nothing to the first picture.
  static let examples: KeyValuePairs = [
    "plumb init": "a template of your own to start from",
    "plumb render contacts.yaml --layers diagram":
      "its rows with every constraint, portrait and landscape",
    "plumb frames contacts.yaml --width 320": "the same as numbers",
  ]
}

extension CommandSyntax {
  /// `plumb render FILE... [options]`, of a group `plumb snapshot COMMAND [arguments]`
  var usageLine: String {
    if isGroup { return "plumb \(name) COMMAND [arguments]" }
    return "plumb \(name)" + (operand.map { " " + $0.usage } ?? "")
      + (options.isEmpty ? "" : " [options]")
  }

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
  fileprivate var heading: String { (dashedLetter.map { $0 + ", " } ?? "    ") + usage }
}

/// Terms at the left, explanations in a column beside them, wrapped to a terminal's width.
enum HelpList {
  /// Where explanations start; a longer term gets a line to itself.
  private static let column = 26
  /// The width people's terminals have at the least.
  fileprivate static let lineWidth = 80

  /// The list as lines, without a line break at the end.
  static func lines(_ entries: [(term: String, text: String)]) -> String {
    entries.map(entry).joined(separator: "\n")
  }

  /// Command lines, each with what it is for below it.
  static func examples(_ examples: KeyValuePairs<String, String>) -> String {
    examples.map { "  \($0)\n      \($1)" }.joined(separator: "\n")
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
