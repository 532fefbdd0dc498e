/// Splits the arguments of one command into options and operands.
///
/// The conventions are those of GNU's getopt_long: `--name value` and `--name=value`, options
/// and operands in any order, `--` before operands that start with a dash, `-o value` for the
/// one-letter form. A lone `-` is an operand.
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
        try takeShort(argument)
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
    guard let option = options.first(where: { $0.name == name }) else {
      throw .unknownOption("--" + name, command: syntax.name)
    }
    try take(option, typed: option.dashed, attached: parts.count > 1 ? String(parts[1]) : nil)
  }

  /// `-o value`. One letter at a time: letters are not run together.
  private mutating func takeShort(_ argument: String) throws(ArgumentError) {
    guard let option = options.first(where: { $0.short.map { "-\($0)" } == argument }) else {
      throw .unknownOption(argument, command: syntax.name)
    }
    try take(option, typed: argument, attached: nil)
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
    if let operand = syntax.operand, parsed.operands.isEmpty {
      throw .missingOperand(operand.placeholder, command: syntax.name)
    }
    if syntax.operand == nil, let first = parsed.operands.first {
      throw .unexpectedOperand(first, command: syntax.name)
    }
  }

  private var options: [OptionSyntax] { syntax.options + [.helpFlag] }
}
