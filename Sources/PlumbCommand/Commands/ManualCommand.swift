/// `plumb manual`: the manual page.
struct ManualCommand: Command, Equatable {
  init(_ arguments: ParsedArguments) throws(ArgumentError) {}

  func run(_ console: Console) -> ExitCode {
    console.output(Array(ManualPage(commands: Invocation.syntaxes).text.utf8))
    return .success
  }

  static let syntax = CommandSyntax(
    name: "manual", summary: "Prints the manual page, in the language of man.",
    discussion: "`make install` puts it where man looks for it.",
    examples: [
      .init(line: "plumb manual | man -l -", purpose: "read it (on Linux)"),
      .init(line: "plumb manual > plumb.1", purpose: "keep it"),
    ])
}
