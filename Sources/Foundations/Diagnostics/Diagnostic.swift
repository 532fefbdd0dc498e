/// One problem in something a user wrote, as data: who is to blame, where, and what would be right.
///
/// The parts are kept apart so that `--json` and an editor can use them; `description` is the only
/// place that joins them into a sentence.
public struct Diagnostic: Hashable, Sendable {
  /// How bad it is.
  public let severity: Severity
  /// Where; nil when the problem is in no file (a command line argument).
  public let location: FileLocation?
  /// What is wrong, without a full stop: `unknown key 'txt'`.
  public let message: String
  /// What would have been right, to follow the word "expected": `a number from 1 to 1000`.
  public let expected: String?
  /// What to try: `did you mean 'text'?`.
  public let hint: String?

  /// A problem from its parts.
  public init(
    _ severity: Severity = .error, at location: FileLocation? = nil, _ message: String,
    expected: String? = nil, hint: String? = nil
  ) {
    self.severity = severity
    self.location = location
    self.message = message
    self.expected = expected
    self.hint = hint
  }
}

/// Why an input could not be used, or an output not be written: one or more messages.
public struct PlumbError: Error, Sendable {
  /// In the order in which they should be read; at least one.
  public let diagnostics: [Diagnostic]

  /// Several problems of one input.
  package init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

  /// One problem with a file as a whole.
  package init(_ file: String, _ message: String, expected: String? = nil, hint: String? = nil) {
    diagnostics = [
      Diagnostic(
        .error, at: FileLocation(file: file), message, expected: expected, hint: hint)
    ]
  }
}
