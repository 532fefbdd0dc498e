/// Splits the arguments of one command into options and operands.
///
/// The conventions are those of GNU's getopt_long: `--name value` and `--name=value`, options
/// and operands in any order, `--` before operands that start with a dash, `-o value`, `-ovalue`
/// and `-o=value` for the one-letter form, whose flags may be run together. A lone `-` is an
/// operand.
struct ArgumentParser {
  private let syntax: CommandSyntax
  private var rest: ArraySlice<String>
  private var parsed = ParsedArguments()

  /// What `arguments` say to the command that `syntax` describes.
  static func parse(
    _ arguments: [String], for syntax: CommandSyntax
  ) throws(ArgumentError) -> ParsedArguments {
    var parser = ArgumentParser(syntax: syntax, rest: arguments[...])
    try parser.takeAll()
    try parser.checkOperands()
    return parser.parsed
  }

  private mutating func takeAll() throws(ArgumentError) {
    while let argument = rest.popFirst() {
      if argument == "--" {
        parsed.operands += rest
        return
      }
      if argument.hasPrefix("--") {
        try takeLong(argument)
      } else if argument.hasPrefix("-"), argument != "-" {
        try takeLetters(argument)
      } else {
        parsed.operands.append(argument)
      }
    }
  }

  /// `--name`, `--name=value` or `--name value`.
  private mutating func takeLong(_ argument: String) throws(ArgumentError) {
    let parts = argument.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map(String.init) ?? ""
    guard let option = syntax.allOptions.first(where: { $0.name == name }) else {
      throw .unknownOption("--" + name, command: syntax.name)
    }
    try take(option, typed: option.dashed, attached: parts.count > 1 ? String(parts[1]) : nil)
  }

  /// `-o value`, `-ovalue`, `-o=value`, or flags: `-ab`.
  private mutating func takeLetters(_ argument: String) throws(ArgumentError) {
    var letters = argument.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = syntax.allOptions.first(where: { $0.short == letter }) else {
        throw .unknownOption(letters.isEmpty ? "-\(letter)" : argument, command: syntax.name)
      }
      if option.placeholder == nil {
        try take(option, typed: "-\(letter)", attached: nil)
        continue
      }
      let attached = letters.first == "=" ? letters.dropFirst() : letters
      try take(
        option, typed: "-\(letter)", attached: letters.isEmpty ? nil : String(attached))
      return
    }
  }

  private mutating func take(
    _ option: OptionSyntax, typed: String, attached: String?
  ) throws(ArgumentError) {
    if !option.isRepeatable, parsed.contains(option), option.placeholder != nil {
      throw .repeated(option: typed)
    }
    parsed.occurrences.append((option.name, try value(of: option, typed, attached)))
  }

  private mutating func value(
    of option: OptionSyntax, _ typed: String, _ attached: String?
  ) throws(ArgumentError) -> String {
    guard let placeholder = option.placeholder else {
      if let attached { throw .unexpectedValue(flag: typed, value: attached) }
      return ""
    }
    if let attached { return attached }
    if let implied = option.impliedValue {
      guard let next = rest.first, option.values.words.contains(next) else { return implied }
      rest.removeFirst()
      return next
    }
    guard let next = rest.first, !looksLikeOption(next) else {
      throw .missingValue(option: typed, placeholder: placeholder)
    }
    rest.removeFirst()
    return next
  }

  /// A dash and a letter, or two dashes. `-8` and `-` are values.
  private func looksLikeOption(_ argument: String) -> Bool {
    guard argument.hasPrefix("-"), let second = argument.dropFirst().first else { return false }
    return second == "-" || second.isLetter
  }

  private func checkOperands() throws(ArgumentError) {
    guard let operand = syntax.operand else {
      if let first = parsed.operands.first {
        throw .unexpectedOperand(first, command: syntax.name)
      }
      return
    }
    if operand.isRequired, parsed.operands.isEmpty {
      throw .missingOperand(operand.usage, command: syntax.name)
    }
    if !operand.isRepeatable, parsed.operands.count > 1 {
      throw .surplusOperand(
        parsed.operands[1], placeholder: operand.placeholder, command: syntax.name)
    }
    for word in parsed.operands where !operand.accepts(word) {
      throw .unknownWord(option: operand.placeholder, value: word, choices: operand.values.words)
    }
  }
}

extension OperandSyntax {
  /// Whether it may be `word`: only a list of words restricts it.
  fileprivate func accepts(_ word: String) -> Bool {
    guard case .words(let words) = values else { return true }
    return words.contains(word)
  }
}
