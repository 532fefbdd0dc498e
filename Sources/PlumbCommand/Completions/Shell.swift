import PlumbKit

/// The shells that completions are made for.
enum Shell: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish

  /// The script that teaches the shell these commands.
  func completions(of commands: [CommandSyntax]) -> String {
    switch self {
    case .bash: BashCompletions(commands: commands).script
    case .zsh: ZshCompletions(commands: commands).script
    case .fish: FishCompletions(commands: commands).script
    }
  }

  /// The first line of each script, after the shell's own sign.
  static let notice = "# Made by `plumb completions` of plumb \(plumbVersion); not to be edited."
}
