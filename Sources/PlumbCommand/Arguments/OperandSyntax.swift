/// The arguments that belong to no option.
struct OperandSyntax: Sendable {
  /// The word that stands for one of them, for example `FILE`.
  let placeholder: String
  /// Whether there must be at least one.
  var isRequired = true
  /// Whether there may be more than one.
  var isRepeatable = false
  /// How the usage has it, where that is neither of the above: `OLD NEW`.
  var spelling: String?
  /// What it may be, for completion.
  var values = PossibleValues.any
  let help: String

  /// `FILE...`, `SHELL`, `[DIR]`
  var usage: String {
    if let spelling { return spelling }
    let word = placeholder + (isRepeatable ? "..." : "")
    return isRequired ? word : "[\(word)]"
  }
}
