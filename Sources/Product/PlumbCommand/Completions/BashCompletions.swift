/// Completions for bash from 3.2 on, macOS's: no associative arrays, no bash-completion.
struct BashCompletions {
  let commands: [CommandSyntax]

  var script: String {
    ([Shell.notice, Self.tools] + commands.flatMap(\.flattened).map(function) + [entry])
      .joined(separator: "\n\n") + "\n"
  }

  /// Functions for every command. bash splits at `=`, so a value may stand two words on.
  private static let tools = String(
    decoding: PackageResources.completions_bash.dropLast(), as: UTF8.self)

  private var entry: String {
    """
    _plumb_topics() {
      case "$prev" in
    \(topics.joined(separator: "\n"))
      esac
    }

    _plumb() {
      local cur="${COMP_WORDS[COMP_CWORD]}" prev="${COMP_WORDS[COMP_CWORD-1]}" attached=
      COMPREPLY=()
      if [[ $cur == = ]]; then
        cur=
        attached=1
      elif [[ $prev == = ]]; then
        prev="${COMP_WORDS[COMP_CWORD-2]}"
        attached=1
      fi
    \(choice(among: commands, at: 1, "--help --version"))
    }

    complete -F _plumb plumb
    """
  }

  /// The topics that `plumb help` explains: commands, and behind a group's word its own.
  private var topics: [String] {
    let groups = commands.filter(\.isGroup).map { ($0.word, $0.commands) }
    return (groups + [("*", commands)]).map { pattern, commands in
      "    \(pattern)) _plumb_words \"\(commands.map(\.word).joined(separator: " "))\" ;;"
    }
  }

  /// Completes a word that chooses a command, or what follows it.
  private func choice(
    among commands: [CommandSyntax], at place: Int, _ options: String
  ) -> String {
    let words = commands.map(\.word).joined(separator: " ")
    let cases = commands.map { "    \($0.word)) \(Self.function(of: $0)) ;;" }
    return """
        if [[ $COMP_CWORD -eq \(place) ]]; then
          _plumb_words "\(words) \(options)"
          return
        fi
        case "${COMP_WORDS[\(place)]}" in
      \(cases.joined(separator: "\n"))
        esac
      """
  }

  private static func function(of command: CommandSyntax) -> String {
    "_plumb_" + command.words.joined(separator: "_")
  }

  private func function(_ command: CommandSyntax) -> String {
    if command.isGroup {
      let body = choice(among: command.commands, at: command.words.count + 1, "--help")
      return "\(Self.function(of: command))() {\n\(body)\n}"
    }
    let valued = command.allOptions.filter { $0.placeholder != nil }.map(valueCase)
    let options = command.allOptions.map(\.dashed).joined(separator: " ")
    let operands = command.operand.map { action($0.values) } ?? ":"
    return """
      \(Self.function(of: command))() {
        case "$prev" in
      \(valued.joined(separator: "\n"))
        esac
        case "$cur" in
          -*) _plumb_words "\(options)" ;;
          *) \(operands) ;;
        esac
      }
      """
  }

  /// The words that may follow an option, or come in place of its value.
  private func valueCase(_ option: OptionSyntax) -> String {
    let names = [option.dashedLetter, option.dashed].compactMap { $0 }.joined(separator: " | ")
    let action = action(option.values)
    let end = option.impliedValue == nil ? "return" : "[[ -z $attached ]] || return"
    return "    \(names)) \(action); \(end) ;;"
  }

  private func action(_ values: PossibleValues) -> String {
    switch values {
    case .any: ":"
    case .words(let words): "_plumb_words \"\(words.joined(separator: " "))\""
    case .list(let words): "_plumb_list \"\(words.joined(separator: " "))\""
    case .files(let endings): "_plumb_files \(endings.joined(separator: " "))"
    case .command: "_plumb_topics"
    case .folder: "_plumb_folders"
    case .path: "_plumb_files"
    }
  }
}
