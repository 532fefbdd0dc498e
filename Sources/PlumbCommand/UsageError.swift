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
    if case .unknownOption(let option, "plumb") = error, let owner = Self.owner(of: option) {
      return Diagnostic(
        .error, "\(Diagnostic.quoted(option)) belongs behind a command",
        hint: "plumb \(owner) \(option)")
    }
    return error.diagnostic(
      commands: Invocation.syntaxes.map(\.name),
      options: syntax?.allOptions.map(\.dashed) ?? ["--help", "--version"])
  }

  /// How it is used, and where to read more; one line each.
  var advice: String {
    let usage = syntax?.usageLine ?? "plumb COMMAND [arguments]"
    let help = ["plumb", syntax?.name, "--help"].compactMap { $0 }.joined(separator: " ")
    return "Usage: \(usage)\nSee '\(help)'."
  }

  /// The first command that has this option.
  private static func owner(of option: String) -> String? {
    let name = option.prefix { $0 != "=" }
    return Invocation.syntaxes.first { syntax in
      syntax.allOptions.contains {
        $0.dashed == name || $0.dashedLetter.map { $0 == name } ?? false
      }
    }?.name
  }
}
