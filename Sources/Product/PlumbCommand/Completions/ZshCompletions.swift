/// Completions for zsh, by the functions of its own completion system (zshcompsys(1)).
struct ZshCompletions {
  let commands: [CommandSyntax]

  /// The whole script. It may lie in a folder of `$fpath` as `_plumb`, or be sourced.
  var script: String {
    """
    #compdef plumb
    \(Shell.notice)

    \((commands.filter(\.isGroup).map { list($0.commands, Self.listing(of: $0)) }
      + [list(commands, "_plumb_commands"), Self.topics(commands)]).joined(separator: "\n\n"))

    _plumb() {
      local curcontext="$curcontext" state line
      typeset -A opt_args
      _arguments -C \\
        '(- *)'{-h,--help}'[show the commands]' \\
        '(- *)'{-V,--version}'[print the version]' \\
        '1:command:_plumb_commands' \\
        '*::argument:->argument'
      [[ $state == argument ]] || return
      case $words[1] in
    \(commands.map(clause).joined(separator: "\n"))
      esac
    }

    if [[ $funcstack[1] == _plumb ]]; then
      _plumb "$@"
    else
      compdef _plumb plumb
    fi

    """
  }

  private static func listing(of group: CommandSyntax) -> String {
    "_plumb_\(group.words.joined(separator: "_"))_commands"
  }

  private func list(_ commands: [CommandSyntax], _ function: String) -> String {
    """
    \(function)() {
      local -a commands
      commands=(
    \(commands.map { "    " + quoted("\($0.word):\($0.summary)") }.joined(separator: "\n"))
      )
      _describe command commands
    }
    """
  }

  /// The topics that `plumb help` explains: commands, and behind a group's word its own.
  private static func topics(_ commands: [CommandSyntax]) -> String {
    let cases = commands.filter(\.isGroup).map { "    \($0.word)) \(listing(of: $0)) ;;" }
    return """
      _plumb_topics() {
        case $words[CURRENT-1] in
      \(cases.joined(separator: "\n"))
          *) _plumb_commands ;;
        esac
      }
      """
  }

  private func clause(_ command: CommandSyntax) -> String {
    command.isGroup ? groupClause(command) : commandClause(command)
  }

  private func groupClause(_ group: CommandSyntax) -> String {
    """
        \(group.word))
          state=
          _arguments -C \\
            '(- *)'{-h,--help}'[show the commands]' \\
            '1:command:\(Self.listing(of: group))' \\
            '*::argument:->argument'
          [[ $state == argument ]] || return
          case $words[1] in
    \(group.commands.map(commandClause).joined(separator: "\n"))
          esac
          ;;
    """
  }

  private func commandClause(_ command: CommandSyntax) -> String {
    let specs = command.allOptions.flatMap(specs) + operandSpecs(command)
    return """
          \(command.word))
            _arguments -s -S \\
      \(specs.map { "        " + $0 }.joined(separator: " \\\n"))
            ;;
      """
  }

  private func operandSpecs(_ command: CommandSyntax) -> [String] {
    guard let operand = command.operand else { return [] }
    let place = operand.isRepeatable ? "*" : operand.isRequired ? "1" : "::"
    let colon = place == "::" ? "" : ":"
    return [quoted("\(place)\(colon)\(operand.placeholder):\(action(operand.values))")]
  }

  /// One spec for each form of the name. Forms of an option that counts once exclude each other.
  private func specs(_ option: OptionSyntax) -> [String] {
    let names = [option.dashedLetter, option.dashed].compactMap { $0 }
    let exclusion = option.isRepeatable ? "*" : "(\(names.joined(separator: " ")))"
    return names.map { name in
      quoted("\(exclusion)\(name)\(suffix(name, option))[\(escaped(option.help))]\(value(option))")
    }
  }

  /// How a value follows the name: `+` in this word or the next, `=` likewise, `-` in this.
  private func suffix(_ name: String, _ option: OptionSyntax) -> String {
    guard option.placeholder != nil else { return "" }
    let isLong = name.hasPrefix("--")
    if option.impliedValue != nil { return isLong ? "=-" : "-" }
    return isLong ? "=" : "+"
  }

  private func value(_ option: OptionSyntax) -> String {
    guard let placeholder = option.placeholder else { return "" }
    let colons = option.impliedValue == nil ? ":" : "::"
    return "\(colons)\(placeholder):\(action(option.values))"
  }

  private func action(_ values: PossibleValues) -> String {
    switch values {
    case .any: " "
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .list(let words): "_values -s , word \(words.joined(separator: " "))"
    case .files(let endings): "_files -g \"*.(\(endings.joined(separator: "|")))\""
    case .command: "_plumb_topics"
    case .folder: "_files -/"
    case .path: "_files"
    }
  }

  /// A description in brackets.
  private func escaped(_ text: String) -> String {
    text.reduce(into: "") { $0 += "[]:\\".contains($1) ? "\\\($1)" : String($1) }
  }

  private func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
