import Diagnostics

/// A command line that cannot be followed, and the command it was meant for.
struct UsageError: Error {
  let error: ArgumentError
  let syntax: CommandSyntax?

  init(_ error: ArgumentError, in syntax: CommandSyntax?) {
    self.error = error
    self.syntax = syntax
  }

  /// What is wrong.
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
  /// Commands that may stand there.
  private var choices: [CommandSyntax] {
    guard let syntax, syntax.isGroup else { return Invocation.syntaxes }
    return syntax.commands
  }

  /// How it is used, and where to read more; one line each.
  var advice: String {
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
