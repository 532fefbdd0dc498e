/// `plumb help`: the overview, or the help of a command.
struct HelpCommand: Command {
  let command: String?

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    command = arguments.operands.first
    if let command, Self.syntax(named: command) == nil { throw .unknownCommand(command) }
  }

  func run(_ console: Console) -> ExitCode {
    let text = command.flatMap(Self.syntax(named:))?.help ?? Overview.text(of: Invocation.syntaxes)
    console.output(Array(text.utf8))
    return .success
  }

  private static func syntax(named name: String) -> CommandSyntax? {
    Invocation.syntaxes.first { $0.name == name }
  }

  static let syntax = CommandSyntax(
    name: "help", summary: "Shows what the commands are, or the help of one.",
    operand: OperandSyntax(
      placeholder: "COMMAND", isRequired: false, values: .command,
      help: "the command to explain (all of them, in a line each)"),
    examples: [
      .init(line: "plumb help render", purpose: "the same as plumb render --help")
    ])
}
