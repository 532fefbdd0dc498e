/// What a command accepts, as data: the parser, the usage line and the help text all read this
/// one description, so they cannot disagree.
struct CommandSyntax: Sendable {
  /// The word after `plumb`.
  let name: String
  /// One line, for the list of commands and the top of the help.
  let summary: String
  /// Paragraphs below the summary; empty for none.
  var discussion = ""
  /// What may follow without an option's name; `nil` for nothing.
  var operand: OperandSyntax?
  /// In the order of the help text.
  var options: [OptionSyntax] = []
  /// Commands to copy, each with what it does.
  var examples: [Example] = []

  /// A command line and what it is for.
  struct Example: Sendable {
    let line: String
    let purpose: String
  }
}

/// The arguments that belong to no option; there must be at least one.
struct OperandSyntax: Sendable {
  /// The word that stands for one of them, for example `FILE`.
  let placeholder: String
  let help: String
}

/// One option: `--name` or `--name VALUE`.
struct OptionSyntax: Sendable, Equatable {
  /// Without the dashes.
  let name: String
  /// A one-letter form, without the dash.
  var short: Character?
  /// The word that stands for the value; `nil` for a flag.
  var placeholder: String?
  /// Whether it may be given several times.
  var isRepeatable = false
  let help: String

  /// The name as it is typed.
  var dashed: String { "--" + name }

  /// Accepted by every command.
  static let helpFlag = OptionSyntax(name: "help", short: "h", help: "show this text")
}
