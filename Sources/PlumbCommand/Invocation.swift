/// What a command line asks for.
enum Invocation: Equatable {
  /// Print this text.
  case help(String)
  /// Print the version.
  case version
  /// Draw templates.
  case render(RenderCommand)
  /// Print layout trees.
  case frames(FramesCommand)

  /// The commands in the order of the help.
  static let commands = [RenderCommand.syntax, FramesCommand.syntax]

  /// Reads the arguments after the program's name.
  init(_ arguments: [String]) throws(UsageError) {
    guard let word = arguments.first else { throw UsageError(.missingCommand, in: nil) }
    let rest = Array(arguments.dropFirst())
    switch word {
    case "--help", "-h": self = .help(Overview.text(of: Self.commands))
    case "--version": self = .version
    case "help": self = .help(try Self.helpText(of: rest.first))
    default: self = try Self.command(word, rest)
    }
  }

  private static func command(_ word: String, _ rest: [String]) throws(UsageError) -> Invocation {
    let syntax = try syntax(named: word)
    if asksForHelp(rest) { return .help(syntax.help) }
    do {
      let arguments = try ArgumentParser.parse(rest, for: syntax)
      return syntax.name == RenderCommand.syntax.name
        ? .render(try RenderCommand(arguments)) : .frames(try FramesCommand(arguments))
    } catch {
      throw UsageError(error, in: syntax)
    }
  }

  private static func helpText(of word: String?) throws(UsageError) -> String {
    guard let word else { return Overview.text(of: commands) }
    return try syntax(named: word).help
  }

  private static func syntax(named word: String) throws(UsageError) -> CommandSyntax {
    if let syntax = commands.first(where: { $0.name == word }) { return syntax }
    let error: ArgumentError =
      word.hasPrefix("-") ? .unknownOption(word, command: "plumb") : .unknownCommand(word)
    throw UsageError(error, in: nil)
  }

  /// Help wins over whatever else is wrong with the line.
  private static func asksForHelp(_ arguments: [String]) -> Bool {
    arguments.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
  }
}
