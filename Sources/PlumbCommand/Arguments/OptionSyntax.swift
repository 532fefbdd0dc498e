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
  /// What the value may be, for completion.
  var values = PossibleValues.any
  let help: String

  /// The name as it is typed.
  var dashed: String { "--" + name }

  /// The one-letter form as it is typed.
  var dashedLetter: String? { short.map { "-\($0)" } }

  /// `--output PATH`, `--preview[=HOW]`
  var usage: String {
    guard let placeholder else { return dashed }
    return impliedValue == nil ? "\(dashed) \(placeholder)" : "\(dashed)[=\(placeholder)]"
  }

  /// Accepted by every command.
  static let helpFlag = OptionSyntax(name: "help", short: "h", help: "show this text")

  /// Accepted by every command.
  static let color = OptionSyntax(
    name: "color", placeholder: "WHEN", values: .words(ColorChoice.allCases.map(\.rawValue)),
    help: "colour messages: \(ColorChoice.allCases.map(\.rawValue).joined(separator: ", ")) (auto:"
      + " on a terminal)")
}
