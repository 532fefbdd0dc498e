/// What a command accepts, as data: the parser, the help text, the completions of the shells and
/// the manual page all read this one description, so they cannot disagree.
struct CommandSyntax: Sendable {
  /// The word after `plumb`.
  let name: String
  /// One line, for the list of commands and the top of the help.
  let summary: String
  /// Paragraphs below the summary; empty for none.
  var discussion = ""
  /// What may follow without an option's name; `nil` for nothing.
  var operand: OperandSyntax?
  /// Those of this command alone, in the order of the help text.
  var options: [OptionSyntax] = []
  /// Commands to copy, each with what it does.
  var examples: [Example] = []

  /// Its own options, and those of every command.
  var allOptions: [OptionSyntax] { options + [.color, .helpFlag] }

  /// A command line and what it is for.
  struct Example: Sendable {
    let line: String
    let purpose: String
  }
}
