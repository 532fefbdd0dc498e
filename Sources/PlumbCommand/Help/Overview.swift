/// What `plumb --help` prints, and what holds for every command.
enum Overview {
  /// The tool in one sentence.
  static let summary = "Lays out self-sizing table cells as iOS does, and draws them."

  /// What the tool answers its caller, and when.
  static let exitCodes: [(code: String, meaning: String)] = [
    ("0", "all went well"),
    ("1", "the work was done and constraints conflict: pictures are drawn all the same"),
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
  static let examples: [CommandSyntax.Example] = [
    .init(line: "plumb init", purpose: "a template of your own to start from"),
    .init(
      line: "plumb render contacts.yaml --layers all",
      purpose: "its rows with every constraint, portrait and landscape"),
    .init(line: "plumb frames contacts.yaml --width 320", purpose: "the same as numbers"),
  ]
}
