/// What can be wrong with a command line. Pure data; the wording is in `ArgumentError+Message`.
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
  /// The command takes no operands.
  case unexpectedOperand(String, command: String)
  /// The command takes one operand, and this is one more.
  case surplusOperand(String, placeholder: String, command: String)
  /// Two options, each right alone, cannot go together.
  case conflicting(String, with: String, reason: String)
  /// An option that means nothing without another.
  case lacking(String, needs: String, reason: String)
}
