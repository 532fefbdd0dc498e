import Foundation
import PlumbKit

/// The program: arguments in, text and an exit code out.
package struct PlumbTool {
  let console: Console

  /// The program with the streams of this process. `swift`: what runs Swift sources; nil in a build
  /// of the core.
  package static func ofThisProcess(_ swift: (any SwiftSupport)?) -> PlumbTool {
    CrashReport.install(isHosted: swift?.app != nil)
    return PlumbTool(
      console: .standard(
        environment: ProcessInfo.processInfo.environment,
        program: CommandLine.arguments.first ?? "", swift))
  }

  /// Prints what another process of the tool has asked for, and nothing else.
  package func answer(_ bytes: [UInt8]) { console.picture(bytes) }

  /// Does what the arguments (without the program's name) ask for.
  package func run(_ arguments: [String]) -> ExitCode {
    var console = console.colored(ColorChoice(in: arguments))
    console.arguments = arguments
    console.isJSON = Self.asksForJSON(arguments)
    do {
      return perform(try Invocation(arguments), console)
    } catch {
      console.report(error.diagnostic)
      console.errorOutput(error.advice + "\n")
      return .failure
    }
  }

  /// Looked for in the words, because a command line that cannot be followed is answered too.
  private static func asksForJSON(_ arguments: [String]) -> Bool {
    let options = arguments.prefix { $0 != "--" }
    return options.contains("--json") || options.contains("--format=json")
      || zip(options, options.dropFirst()).contains {
        ($0 == "--format" || $0 == "-f") && $1 == "json"
      }
  }

  private func perform(_ invocation: Invocation, _ console: Console) -> ExitCode {
    switch invocation {
    case .help(let text):
      var console = console
      console.wrapsTexts = console.isJSON
      console.output(Array(text.utf8))
    case .version: console.print("plumb \(plumbVersion)")
    case .command(let command, let permissions, let target):
      var console = console
      console.permissions = permissions
      console.target = target
      console.wrapsTexts = console.isJSON && !type(of: command).syntax.hasJSON
      console.command = "plumb \(type(of: command).syntax.name)"
      console.onWork(WorkNote(command: console.command, isHosted: console.app != nil))
      if let host = console.host(command.hosting) {
        console.reportLeftAlone(command.hosting)
        return host.runAll(console.picture)
      }
      return command.run(console)
    }
    return .success
  }
}

enum Invocation {
  case help(String)
  case version
  case command(any Command, FilePermissions, target: String?)

  /// The commands in the order of the help.
  static let entries: [CommandEntry] = [
    .command(RenderCommand.self), .command(FramesCommand.self),
    .command(HeightsCommand.self), .command(LintCommand.self), .command(SweepCommand.self),
    .command(InspectCommand.self), .command(WhyCommand.self), .command(TraceCommand.self),
    .command(DiffCommand.self), .command(ExplainCommand.self), .command(VerifyCommand.self),
    .command(PreviewCommand.self), .command(MarkdownCommand.self), .group(.snapshot),
    .command(SwiftTestCommand.self),
    .command(MCPCommand.self), .command(LSPCommand.self), .command(AgentsCommand.self),
    .command(PackagesCommand.self), .command(CacheCommand.self),
    .command(DevicesCommand.self),
    .command(InitCommand.self), .command(SchemaCommand.self), .command(CompletionsCommand.self),
    .command(ManualCommand.self), .command(HelpCommand.self),
  ]

  /// The syntax of each command and group, in the order of the help.
  static var syntaxes: [CommandSyntax] { entries.map(\.syntax) }
  /// The syntax of all that has a help text: `syntaxes`, with each group's commands.
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
      return .command(
        try command.init(arguments), try FilePermissions(arguments),
        target: try arguments.value(of: .target, as: .text("the name of a target")))
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

/// The exit code of the process. Of several outcomes the largest is used.
package enum ExitCode: Int32, Comparable {
  /// All went well.
  case success = 0
  /// The work was done and found something wrong: constraints that conflict.
  case findings = 1
  /// Bad usage, or an input or output that could not be used.
  case failure = 2

  package static func < (left: ExitCode, right: ExitCode) -> Bool { left.rawValue < right.rawValue }
}

/// A command line that cannot be followed, and the command it was meant for.
struct UsageError: Error {
  let error: ArgumentError
  let syntax: CommandSyntax?

  init(_ error: ArgumentError, in syntax: CommandSyntax?) {
    self.error = error
    self.syntax = syntax
  }

  var diagnostic: Diagnostic {
    if case .unknownOption(let option, _) = error, awaitsCommand, let owner = owner(of: option) {
      return Diagnostic(
        .error, "\(Diagnostic.quoted(option)) belongs behind a command",
        hint: "plumb \(owner) \(option)")
    }
    if case .unknownCommand(let word) = error, let full = fullName(of: word) {
      return Diagnostic(
        .error, "unknown command \(Diagnostic.quoted(word))", hint: "did you mean '\(full)'?")
    }
    return error.diagnostic(
      commands: choices.map(\.word),
      options: syntax?.allOptions.map(\.dashed) ?? ["--help", "--version"])
  }

  /// Whether the name of a command should stand where the error is.
  private var awaitsCommand: Bool { syntax?.isGroup ?? true }
  private var choices: [CommandSyntax] {
    guard let syntax, syntax.isGroup else { return Invocation.syntaxes }
    return syntax.commands
  }

  /// How it is used, and where to read more; one line each.
  fileprivate var advice: String {
    let usage = syntax?.usageLine ?? "plumb COMMAND [arguments]"
    let help = ["plumb", syntax?.name, "--help"].compactMap { $0 }.joined(separator: " ")
    return "Usage: \(usage)\nSee '\(help)'."
  }

  /// The first command, of those that may stand here, that has this option.
  private func owner(of option: String) -> String? {
    let name = option.prefix { $0 != "=" }
    return choices.flatMap(\.flattened).first { syntax in
      syntax.allOptions.contains {
        $0.dashed == name || $0.dashedLetter.map { $0 == name } ?? false
      }
    }?.name
  }

  /// `snapshot test` for `test`: what a command of a group is called in full.
  private func fullName(of word: String) -> String? {
    guard syntax == nil else { return nil }
    return Invocation.syntaxes.flatMap(\.commands).first { $0.word == word }?.name
  }
}
