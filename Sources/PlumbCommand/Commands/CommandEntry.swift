/// What the first word of a command line stands for.
enum CommandEntry: Sendable {
  case command(any Command.Type)
  case group(CommandGroup)

  /// What it accepts.
  var syntax: CommandSyntax {
    switch self {
    case .command(let command): command.syntax
    case .group(let group): group.syntax
    }
  }
}

/// Commands that share their first word, as `plumb snapshot test` and `plumb snapshot accept` do.
struct CommandGroup: Sendable {
  /// The word, and what the help says above the list of commands; the commands' syntaxes are in it.
  let syntax: CommandSyntax
  let commands: [any Command.Type]

  /// - Parameter syntax: without the commands.
  init(_ syntax: CommandSyntax, _ commands: [any Command.Type]) {
    var syntax = syntax
    syntax.commands = commands.map { $0.syntax }
    self.syntax = syntax
    self.commands = commands
  }
}
