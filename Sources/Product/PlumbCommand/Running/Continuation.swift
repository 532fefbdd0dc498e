/// The input that a run begins after, where one has crashed: `--continue-after`.
struct Continuation: Equatable {
  /// The input that the message of the crash names; nil to begin with the first.
  let source: String?

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    source = try arguments.value(of: .continueAfter, as: .text("a source of the run"))
  }

  /// The inputs behind the source. Throws a message where it is none of them.
  func rest(of inputs: [String]) throws(UnknownSource) -> [String] {
    guard let source else { return inputs }
    guard let index = inputs.firstIndex(of: source) else {
      throw UnknownSource(source: source, known: inputs)
    }
    return inputs[(index + 1)...].filter { $0 != source }
  }
}

/// A source that the run does not have.
struct UnknownSource: Error {
  let source: String
  let known: [String]

  var diagnostic: Diagnostic {
    Diagnostic(
      .error, "--continue-after names \(Diagnostic.quoted(source)), which is no source of this run",
      hint: Diagnostic.didYouMean(source, in: known))
  }
}

extension OptionSyntax {
  static let continueAfter = OptionSyntax(
    name: "continue-after", placeholder: "SOURCE", values: .path,
    help: "do the rest of a run that has crashed on this source, which is left out")
}
