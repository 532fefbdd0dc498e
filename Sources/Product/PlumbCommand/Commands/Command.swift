import CellSources
import Foundation

/// A command of the tool: its syntax, what an invocation of it asks for, and doing that.
protocol Command: Sendable {
  static var syntax: CommandSyntax { get }

  init(_ arguments: ParsedArguments) throws(ArgumentError)

  /// The request for a host of Swift sources that does the work in place of this process; nil where
  /// there are none, or where the command itself has hosts do its work.
  var hosting: HostRequest? { get }

  func run(_ console: Console) -> ExitCode
}

extension Command {
  var hosting: HostRequest? { nil }
}

extension HostRequest {
  /// A command's request for its Swift sources; nil where it has none.
  init?(_ files: [String], scene: String? = nil) {
    operands = files.filter(CellSource.isSwift)
    if operands.isEmpty { return nil }
    self.scene = scene
  }
}

/// The meaning of the first word of a command line.
enum CommandEntry: Sendable {
  case command(any Command.Type)
  case group(CommandGroup)

  var syntax: CommandSyntax {
    switch self {
    case .command(let command): command.syntax
    case .group(let group): group.syntax
    }
  }
}

/// Commands that share their first word, as `plumb snapshot test` and `plumb snapshot accept` do.
struct CommandGroup: Sendable {
  /// The word, and what the help says above the list of commands; the commands' syntaxes are in it.
  let syntax: CommandSyntax
  let commands: [any Command.Type]

  /// - Parameter syntax: without the commands.
  init(_ syntax: CommandSyntax, _ commands: [any Command.Type]) {
    var syntax = syntax
    syntax.commands = commands.map { $0.syntax }
    self.syntax = syntax
    self.commands = commands
  }
}

/// Paths that lead to no file: `/dev/null`, a named pipe, the `/dev/fd/63` of a shell's `>(…)`.
enum StreamPath {
  /// Whether there is a device, pipe or socket at `path`.
  static func isStream(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    let kind = status.st_mode & S_IFMT
    return kind != S_IFREG && kind != S_IFDIR
  }
}
