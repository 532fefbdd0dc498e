import Reading

/// The syntax of a command, as data: the parser, the help text, the completions of the shells and
/// the manual page all read this one description, so they cannot disagree.
struct CommandSyntax: Sendable {
  /// The words after `plumb`: one, or two for a command of a group, `snapshot test`.
  let name: String
  /// One line, for the list of commands and the top of the help.
  let summary: String
  /// Paragraphs below the summary; empty for none.
  var discussion = ""
  /// The operand that may follow without an option's name; `nil` for nothing.
  var operand: OperandSyntax?
  /// Those of this command alone, in the order of the help text.
  var options: [OptionSyntax] = []
  /// Commands to copy, each with its purpose.
  var examples: KeyValuePairs<String, String> = [:]
  /// The commands of a group, in the order of its help. What has any is no command by itself.
  var commands: [CommandSyntax] = []

  /// Whether it speaks with a program, in a protocol of its own.
  var isServer = false
  /// Whether it has objects of its own for programs; others get what it prints as a text in one.
  var hasJSON: Bool { isServer || options.contains { $0.name == OptionSyntax.linesJSON.name } }

  var allOptions: [OptionSyntax] {
    isGroup ? [.helpFlag] : options + (hasJSON ? [] : [.linesJSON]) + [.color, .helpFlag]
  }
  /// Whether a command's name has to follow.
  var isGroup: Bool { !commands.isEmpty }
  var words: [String] { name.split(separator: " ").map(String.init) }
  /// The word that is typed last: all of the name but the group's.
  var word: String { words.last ?? name }
  /// Itself and the commands of a group.
  var flattened: [CommandSyntax] { [self] + commands }
}

/// The arguments that belong to no option.
struct OperandSyntax: Sendable {
  /// The word that stands for one of them, for example `FILE`.
  let placeholder: String
  /// Whether there must be at least one.
  var isRequired = true
  var isRepeatable = false
  /// How the usage has it, where that is neither of the above: `OLD NEW`.
  var spelling: String?
  var values = PossibleValues.any
  let help: String

  /// `FILE...`, `SHELL`, `[DIR]`
  var usage: String {
    if let spelling { return spelling }
    let word = placeholder + (isRepeatable ? "..." : "")
    return isRequired ? word : "[\(word)]"
  }
}

/// One option: `--name` or `--name VALUE`.
struct OptionSyntax: Sendable, Equatable {
  /// Without the dashes.
  let name: String
  /// A one-letter form, without the dash.
  var short: Character?
  /// The word that stands for the value; `nil` for a flag.
  var placeholder: String?
  /// Whether it may be given several times.
  var isRepeatable = false
  /// The value that the name alone stands for; `nil` when a value must follow. Where it need not,
  /// the next argument is the value only if it is one of the possible words.
  var impliedValue: String?
  /// Whether the value may be a name of one's own too where Swift sources are drawn. Then it is the
  /// next argument unless that looks like an option or a file.
  var namesParts = false
  var values = PossibleValues.any
  let help: String

  var dashed: String { "--" + name }

  /// The one-letter form as it is typed.
  var dashedLetter: String? { short.map { "-\($0)" } }

  /// `--output PATH`, `--preview[=HOW]`
  var usage: String {
    guard let placeholder else { return dashed }
    return impliedValue == nil ? "\(dashed) \(placeholder)" : "\(dashed)[=\(placeholder)]"
  }

  static let helpFlag = OptionSyntax(name: "help", short: "h", help: "show this text")
}

/// How the text of an option's value becomes a value.
struct ValueKind<Value>: Sendable {
  /// From the text and the option's name as typed.
  let read: @Sendable (_ text: String, _ option: String) throws(ArgumentError) -> Value
}

extension ValueKind<String> {
  /// Any text but the empty one.
  static func text(_ expected: String) -> ValueKind {
    ValueKind { text, option throws(ArgumentError) in
      if text.isEmpty { throw .invalidValue(option: option, value: text, expected: expected) }
      return text
    }
  }
}

extension ValueKind<Double> {
  /// A decimal number within `range`. Neither `nan`, `inf` nor hexadecimal is one.
  static func number(
    in range: ClosedRange<Double>, _ expected: String
  ) -> ValueKind {
    ValueKind { text, option throws(ArgumentError) in
      let isDecimal = text.utf8.allSatisfy { "0123456789.+-eE".utf8.contains($0) }
      guard isDecimal, let number = Double(text), range.contains(number) else {
        throw .invalidValue(option: option, value: text, expected: expected)
      }
      return number
    }
  }
}

extension ValueKind {
  /// One of a few words, each standing for a value.
  static func word(_ words: [(String, Value)]) -> ValueKind where Value: Sendable {
    ValueKind { text, option throws(ArgumentError) in
      if let match = words.first(where: { $0.0 == text }) { return match.1 }
      throw .unknownWord(option: option, value: text, choices: words.map(\.0))
    }
  }
}

/// The possible values, where they can be listed: shells complete them, the manual page lists them.
enum PossibleValues: Sendable, Equatable {
  /// Nothing can be listed: a number, a name of one's own.
  case any
  case words([String])
  /// Some of these, separated by commas.
  case list([String])
  /// A file whose name ends in one of these, dots not included.
  case files([String])
  case command
  case folder
  case path

  static let sources = Self.files(ending: SourceEndings.templates + SourceEndings.interfaces)

  /// A file whose name ends in one of these, dots included.
  static func files(ending endings: [String]) -> Self {
    .files(endings.map { String($0.dropFirst()) })
  }

  var words: [String] {
    switch self {
    case .words(let words), .list(let words): words
    case .any, .files, .command, .folder, .path: []
    }
  }
}
