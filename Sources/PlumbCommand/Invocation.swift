/// What a command line asks for.
enum Invocation {
  /// Print this text.
  case help(String)
  /// Print the version.
  case version
  /// Do what a command does.
  case command(any Command)

  /// The commands in the order of the help.
  static let entries: [CommandEntry] = [
    .command(RenderCommand.self), .command(FramesCommand.self), .command(LintCommand.self),
    .command(WhyCommand.self), .command(TraceCommand.self), .command(DiffCommand.self),
    .command(ExplainCommand.self), .group(.snapshot), .command(DevicesCommand.self),
    .command(InitCommand.self), .command(SchemaCommand.self), .command(CompletionsCommand.self),
    .command(ManualCommand.self), .command(HelpCommand.self),
  ]

  /// The syntax of each command and group, in the order of the help.
  static var syntaxes: [CommandSyntax] { entries.map(\.syntax) }
  /// The same with the commands of groups behind their group.
  static var allSyntaxes: [CommandSyntax] { syntaxes.flatMap(\.flattened) }

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
    switch entries.first(where: { $0.syntax.name == word }) {
    case .command(let command): return try invocation(of: command, rest)
    case .group(let group): return try invocation(in: group, rest)
    case nil:
      let error: ArgumentError =
        word.hasPrefix("-") ? .unknownOption(word, command: "plumb") : .unknownCommand(word)
      throw UsageError(error, in: nil)
    }
  }

  private static func invocation(
    in group: CommandGroup, _ rest: [String]
  ) throws(UsageError) -> Invocation {
    if let command = group.commands.first(where: { $0.syntax.word == rest.first }) {
      return try invocation(of: command, Array(rest.dropFirst()))
    }
    if asksForHelp(rest) { return .help(group.syntax.help) }
    guard let word = rest.first else { throw UsageError(.missingCommand, in: group.syntax) }
    throw UsageError(
      word.hasPrefix("-")
        ? .unknownOption(word, command: group.syntax.name)
        : .unknownCommand(word),
      in: group.syntax)
  }

  private static func invocation(
    of command: any Command.Type, _ rest: [String]
  ) throws(UsageError) -> Invocation {
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
