import Diagnostics

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
        hint: Diagnostic.didYouMean(option, in: options))
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
        .error, "\(command) is given \(count) argument\(count == 1 ? "" : "s")", expected: expected)
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
