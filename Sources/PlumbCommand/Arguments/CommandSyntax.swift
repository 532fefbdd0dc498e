/// What a command accepts, as data: the parser, the help text, the completions of the shells and
/// the manual page all read this one description, so they cannot disagree.
struct CommandSyntax: Sendable {
  /// The words after `plumb`: one, or two for a command of a group, `snapshot test`.
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
  /// The commands of a group, in the order of its help. What has any is no command by itself.
  var commands: [CommandSyntax] = []

  /// Its own options, and those of every command.
  var allOptions: [OptionSyntax] { isGroup ? [.helpFlag] : options + [.color, .helpFlag] }
  /// Whether a command's name has to follow.
  var isGroup: Bool { !commands.isEmpty }
  /// The words of the name, as a shell splits them.
  var words: [String] { name.split(separator: " ").map(String.init) }
  /// The word that is typed last: all of the name but the group's.
  var word: String { words.last ?? name }
  /// Itself and the commands of a group.
  var flattened: [CommandSyntax] { [self] + commands }

  /// A command line and what it is for.
  struct Example: Sendable {
    let line: String
    let purpose: String
  }
}
