import PlumbKit

/// Completions for fish: a line for each command and each option.
struct FishCompletions {
  let commands: [CommandSyntax]

  var script: String {
    ([Shell.notice, Self.tools] + entry + commands.flatMap(lines)).joined(separator: "\n") + "\n"
  }

  /// Words separated by commas: those before the last comma stay.
  private static let tools = #"""

    function __plumb_list
        set -l before (string match -r '.*,' -- (string replace -r '^--?[^=]*=' '' -- (commandline -ct)))
        set -q before[1]; or set before ''
        printf '%s\n' $before$argv
    end

    function __plumb_files
        set -l endings (string join '|' -- $argv)
        complete -C "'' "(commandline -ct) | string match -r "^[^\t]*(?:/|\.(?:$endings))(?=\t|\$)"
    end

    """#

  private var entry: [String] {
    let start = "complete -c plumb -n __fish_use_subcommand -f"
    return ["complete -c plumb -f"]
      + commands.map { "\(start) -a \($0.name) -d \(quoted($0.summary))" }
      + ["\(start) -s h -l help -d \(quoted("show the commands"))"]
      + ["\(start) -s V -l version -d \(quoted("print the version"))"]
  }

  private func lines(_ command: CommandSyntax) -> [String] {
    let seen = command.words.map { "__fish_seen_subcommand_from \($0)" }
    let start = "complete -c plumb -n '\(seen.joined(separator: "; and "))'"
    if command.isGroup { return choice(seen, command.commands) + command.commands.flatMap(lines) }
    let options = command.allOptions.map { option in
      [
        start, option.short.map { "-s \($0)" }, "-l \(option.name)", value(option),
        "-d \(quoted(option.help))",
      ].compactMap { $0 }.joined(separator: " ")
    }
    let operand = command.operand.flatMap { words($0.values) }.map { "\(start) \($0)" }
    return options + [operand].compactMap { $0 }
  }

  /// The word that follows a group's.
  private func choice(_ seen: [String], _ commands: [CommandSyntax]) -> [String] {
    let words = commands.map(\.word).joined(separator: " ")
    let condition = (seen + ["not __fish_seen_subcommand_from \(words)"])
      .joined(separator: "; and ")
    return commands.map {
      "complete -c plumb -n '\(condition)' -f -a \($0.word) -d \(quoted($0.summary))"
    }
  }

  /// `-r` needs a value, `-f` takes no file for one.
  private func value(_ option: OptionSyntax) -> String? {
    guard option.placeholder != nil else { return "-f" }
    let words = words(option.values)
    if option.impliedValue != nil { return words }
    return "-r " + (words ?? "-f")
  }

  /// The candidates, and whether files are among them.
  private func words(_ values: PossibleValues) -> String? {
    switch values {
    case .any: nil
    case .words(let words): "-f -a \(quoted(words.joined(separator: " ")))"
    case .list(let words): "-f -a \(quoted("(__plumb_list \(words.joined(separator: " ")))"))"
    case .files(let endings):
      "-f -k -a \(quoted("(__plumb_files \(endings.joined(separator: " ")))"))"
    case .command: "-f -a \(quoted(commands.map(\.word).joined(separator: " ")))"
    case .folder: "-f -a \(quoted("(__fish_complete_directories)"))"
    case .path: "-F"
    }
  }

  private func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}

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
