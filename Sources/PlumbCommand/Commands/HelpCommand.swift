/// `plumb help`: the overview, or the help of a command or group.
struct HelpCommand: Command {
  /// What the help is of; nil for the overview.
  private let topic: CommandSyntax?

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    var topic: CommandSyntax?
    var choices = Invocation.syntaxes
    for word in arguments.operands {
      guard let next = choices.first(where: { $0.word == word }) else {
        guard let topic else { throw .unknownCommand(word) }
        throw .unknownTopic(word, command: topic.name, choices: choices.map(\.word))
      }
      topic = next
      choices = next.commands
    }
    self.topic = topic
  }

  func run(_ console: Console) -> ExitCode {
    console.output(Array((topic?.help ?? Overview.text(of: Invocation.syntaxes)).utf8))
    return .success
  }

  static let syntax = CommandSyntax(
    name: "help", summary: "Shows what the commands are, or the help of one.",
    operand: OperandSyntax(
      placeholder: "COMMAND", isRequired: false, isRepeatable: true, values: .command,
      help: "the command to explain, all its words (all commands, in a line each)"),
    examples: [
      .init(line: "plumb help render", purpose: "the same as plumb render --help"),
      .init(line: "plumb help snapshot test", purpose: "the same as plumb snapshot test --help"),
    ])
}
