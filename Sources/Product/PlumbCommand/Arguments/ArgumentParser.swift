import CellSources

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

  /// The values of `arguments` for the command that `syntax` describes.
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
      guard let next = rest.first, option.values.words.contains(next) || isName(next, of: option)
      else { return implied }
      rest.removeFirst()
      return next
    }
    guard let next = rest.first, !looksLikeOption(next) else {
      throw .missingValue(option: typed, placeholder: placeholder)
    }
    rest.removeFirst()
    return next
  }

  /// Whether an argument is the name of a preview and no file.
  private func isName(_ argument: String, of option: OptionSyntax) -> Bool {
    guard option.namesParts, !looksLikeOption(argument), !argument.contains("/"),
      !argument.contains(".")
    else { return false }
    return (parsed.operands + rest.dropFirst()).contains(where: CellSource.isSwift)
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

/// A command line taken apart, its values still text.
struct ParsedArguments {
  /// In the order they were typed.
  var operands: [String] = []
  /// Option names with their values, in the order they were typed; a flag's value is empty.
  var occurrences: [(option: String, value: String)] = []

  /// Whether the option or flag was given.
  func contains(_ option: OptionSyntax) -> Bool {
    occurrences.contains { $0.option == option.name }
  }

  /// Each value of a repeatable option, read as `kind`.
  func values<Value>(
    of option: OptionSyntax, as kind: ValueKind<Value>
  ) throws(ArgumentError) -> [Value] {
    var values: [Value] = []
    for (name, text) in occurrences where name == option.name {
      values.append(try kind.read(text, option.dashed))
    }
    return values
  }

  /// The value of an option read as `kind`; `nil` when it was not given.
  func value<Value>(
    of option: OptionSyntax, as kind: ValueKind<Value>
  ) throws(ArgumentError) -> Value? {
    try values(of: option, as: kind).last
  }
}

/// A mistake in a command line. Pure data; `message` words it.
enum ArgumentError: Error, Equatable {
  /// `plumb` alone.
  case missingCommand
  /// The first argument is no command.
  case unknownCommand(String)
  /// The command, a group or none, has no command of this name that could be explained.
  case unknownTopic(String, command: String, choices: [String])
  /// The command has no such option. As typed, dashes included.
  case unknownOption(String, command: String)
  /// The option needs a value and none follows.
  case missingValue(option: String, placeholder: String)
  /// A flag was given a value with `=`.
  case unexpectedValue(flag: String, value: String)
  /// An option that counts once was given twice.
  case repeated(option: String)
  /// The value does not mean anything for the option.
  case invalidValue(option: String, value: String, expected: String)
  /// The option's value is one of a few words, and this is none of them.
  case unknownWord(option: String, value: String, choices: [String])
  /// The option's value is one of many names, and this is none of them.
  case unknownName(option: String, value: String, expected: String, choices: [String])
  /// The command needs an operand. As in its usage: `FILE...`
  case missingOperand(String, command: String)
  /// The command takes so many operands, no more and no less. As in its usage: `OLD NEW`
  case operandCount(Int, expected: String, command: String)
  case unexpectedOperand(String, command: String)
  /// The command takes one operand, and this is one more.
  case surplusOperand(String, placeholder: String, command: String)
  /// Two options, each right alone, cannot go together.
  case conflicting(String, with: String, reason: String)
  /// An option that means nothing without another.
  case lacking(String, needs: String, reason: String)
}

extension ArgumentError {
  /// The error as a message: what is wrong, what was expected, what to try.
  ///
  /// `commands` are the names to choose from, `options` those of the command, dashes included.
  func diagnostic(commands: [String], options: [String]) -> Diagnostic {
    switch self {
    case .missingCommand:
      Diagnostic(.error, "no command given", expected: Diagnostic.choices(commands))
    case .unknownCommand(let word):
      Diagnostic(
        .error,
        "unknown command \(Diagnostic.quoted(word))", expected: Diagnostic.choices(commands),
        hint: Diagnostic.didYouMean(word, in: commands + options))
    case .unknownTopic(let word, let command, let choices):
      Diagnostic(
        .error, "\(command) has no command \(Diagnostic.quoted(word))",
        expected: choices.isEmpty ? nil : Diagnostic.choices(choices),
        hint: Diagnostic.didYouMean(word, in: choices))
    case .unknownOption(let option, let command):
      Diagnostic(
        .error,
        "\(command) has no option \(Diagnostic.quoted(option))",
        hint: OptionHint.hint(for: option, among: options)
          ?? Diagnostic.didYouMean(option, in: options))
    case .missingValue(let option, let placeholder):
      Diagnostic(.error, "\(option) needs a value", expected: "\(option) \(placeholder)")
    case .unexpectedValue(let flag, let value):
      Diagnostic(.error, "\(flag) takes no value, but \(Diagnostic.quoted(value)) is given")
    case .repeated(let option):
      Diagnostic(.error, "\(option) is given twice", expected: "it once")
    case .invalidValue(let option, let value, let expected):
      Diagnostic(
        .error,
        "\(option) cannot be \(Diagnostic.quoted(value))", expected: expected)
    case .unknownWord(let option, let value, let choices):
      Diagnostic(
        .error,
        "\(option) cannot be \(Diagnostic.quoted(value))",
        expected: Diagnostic.choices(choices),
        hint: Diagnostic.didYouMean(value, in: choices))
    case .unknownName(let option, let value, let expected, let choices):
      Diagnostic(
        .error, "\(option) cannot be \(Diagnostic.quoted(value))", expected: expected,
        hint: Diagnostic.didYouMean(value, in: choices))
    case .missingOperand(let operand, let command):
      Diagnostic(.error, Self.missing(operand, command))
    case .operandCount(let count, let expected, let command):
      Diagnostic(
        .error, "\(command) is given \(counted(count, "argument"))", expected: expected)
    case .unexpectedOperand(let value, let command):
      Diagnostic(.error, "\(command) takes no argument, but \(Diagnostic.quoted(value)) is given")
    case .surplusOperand(let value, let placeholder, let command):
      Diagnostic(
        .error, "\(command) takes one \(placeholder), but \(Diagnostic.quoted(value)) is given too")
    case .conflicting(let option, let other, let reason):
      Diagnostic(.error, "\(option) cannot go with \(other): \(reason)")
    case .lacking(let option, let other, let reason):
      Diagnostic(.error, "\(option) needs \(other): \(reason)")
    }
  }

  /// `operand` is as in the usage line: `FILE...` or `SHELL`.
  private static func missing(_ operand: String, _ command: String) -> String {
    guard operand.hasSuffix("...") else { return "\(command) needs a \(operand)" }
    return "\(command) needs at least one \(operand.dropLast(3))"
  }
}
