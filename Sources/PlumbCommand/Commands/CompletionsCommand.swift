/// `plumb completions`: the script that teaches a shell the commands.
struct CompletionsCommand: Command, Equatable {
  let shell: Shell

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    let name = arguments.operands.first ?? ""
    guard let shell = Shell(rawValue: name) else {
      throw .unknownWord(option: "SHELL", value: name, choices: Shell.allCases.map(\.rawValue))
    }
    self.shell = shell
  }

  func run(_ console: Console) -> ExitCode {
    console.output(Array(shell.completions(of: Invocation.syntaxes).utf8))
    return .success
  }

  static let syntax = CommandSyntax(
    name: "completions", summary: "Prints a script that completes commands in a shell.",
    discussion: """
      `make install` puts the scripts where the shells look for them. Without it, have your shell
      read them when it starts, as in the examples.
      """,
    operand: OperandSyntax(
      placeholder: "SHELL", values: .words(Shell.allCases.map(\.rawValue)),
      help: Shell.allCases.map(\.rawValue).joined(separator: ", ")),
    examples: [
      .init(line: "source <(plumb completions bash)", purpose: "in ~/.bashrc"),
      .init(
        line: "source <(plumb completions zsh)", purpose: "in ~/.zshrc, after compinit"),
      .init(
        line: "plumb completions fish > ~/.config/fish/completions/plumb.fish",
        purpose: "once; fish finds it there"),
    ])
}
