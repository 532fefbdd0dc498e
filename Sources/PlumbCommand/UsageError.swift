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
    error.diagnostic(
      commands: Invocation.commands.map(\.name),
      options: ((syntax?.options ?? [.init(name: "version", help: "")]) + [.helpFlag])
        .map(\.dashed))
  }

  /// How it is used, and where to read more; one line each.
  var advice: String {
    let usage = syntax?.usageLine ?? "plumb COMMAND [arguments]"
    let help = ["plumb", syntax?.name, "--help"].compactMap { $0 }.joined(separator: " ")
    return "Usage: \(usage)\nSee '\(help)'."
  }
}
