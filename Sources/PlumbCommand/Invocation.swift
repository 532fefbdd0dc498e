/// What a command line asks for.
enum Invocation {
  /// Print this text.
  case help(String)
  /// Print the version.
  case version
  /// Do what a command does.
  case command(any Command)

  /// The commands in the order of the help.
  static let commands: [any Command.Type] = [
    RenderCommand.self, FramesCommand.self, LintCommand.self, WhyCommand.self, TraceCommand.self,
    DiffCommand.self,
    ExplainCommand.self, DevicesCommand.self, InitCommand.self, SchemaCommand.self,
    CompletionsCommand.self, ManualCommand.self, HelpCommand.self,
  ]

  /// The syntax of each command, in the order of the help.
  static var syntaxes: [CommandSyntax] { commands.map { $0.syntax } }

  /// Reads the arguments after the program's name.
  init(_ arguments: [String]) throws(UsageError) {
    guard let word = arguments.first else { throw UsageError(.missingCommand, in: nil) }
    switch word {
    case "--help", "-h": self = .help(Overview.text(of: Self.syntaxes))
    case "--version", "-V": self = .version
    default: self = try Self.command(word, Array(arguments.dropFirst()))
    }
  }

  private static func command(_ word: String, _ rest: [String]) throws(UsageError) -> Invocation {
    guard let command = commands.first(where: { $0.syntax.name == word }) else {
      let error: ArgumentError =
        word.hasPrefix("-") ? .unknownOption(word, command: "plumb") : .unknownCommand(word)
      throw UsageError(error, in: nil)
    }
    if asksForHelp(rest) { return .help(command.syntax.help) }
    do {
      let arguments = try ArgumentParser.parse(rest, for: command.syntax)
      _ = try arguments.value(of: .color, as: .color)
      return .command(try command.init(arguments))
    } catch {
      throw UsageError(error, in: command.syntax)
    }
  }

  /// Help wins over whatever else is wrong with the line.
  private static func asksForHelp(_ arguments: [String]) -> Bool {
    arguments.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
  }
}

extension ValueKind<ColorChoice> {
  fileprivate static let color = word(ColorChoice.allCases.map { ($0.rawValue, $0) })
}
