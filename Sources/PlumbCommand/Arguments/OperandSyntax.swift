/// The arguments that belong to no option.
struct OperandSyntax: Sendable {
  /// The word that stands for one of them, for example `FILE`.
  let placeholder: String
  /// Whether there must be at least one.
  var isRequired = true
  /// Whether there may be more than one.
  var isRepeatable = false
  /// What it may be, for completion.
  var values = PossibleValues.any
  let help: String

  /// `FILE...`, `SHELL`, `[DIR]`
  var usage: String {
    let word = placeholder + (isRepeatable ? "..." : "")
    return isRequired ? word : "[\(word)]"
  }
}
