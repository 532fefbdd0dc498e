/// A command of the tool: its syntax, what an invocation of it asks for, and doing that.
protocol Command: Sendable {
  /// What it accepts.
  static var syntax: CommandSyntax { get }

  /// What the arguments ask for.
  init(_ arguments: ParsedArguments) throws(ArgumentError)

  /// Does it.
  func run(_ console: Console) -> ExitCode
}
