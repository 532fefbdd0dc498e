/// One problem in a user's input, as data: severity, location, problem and correction.
///
/// The parts are separate for `--json` and editors; only `description` joins them into a sentence.
public struct Diagnostic: Hashable, Sendable {
  /// An error stops the work on its file; a warning or a note does not.
  public let severity: Severity
  /// The location; nil if the problem is in no file (a command line argument).
  public let location: FileLocation?
  /// The problem, without a full stop: `unknown key 'txt'`.
  public let message: String
  /// The expected input, in words that follow "expected": `a number from 1 to 1000`.
  public let expected: String?
  /// A suggestion: `did you mean 'text'?`.
  public let hint: String?

  /// Creates a problem from its parts.
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

/// The severity of a finding. The raw value is the printed word.
public enum Severity: String, Hashable, Sendable, CaseIterable {
  /// The input cannot be used.
  case error
  /// The input can be used, but probably has another meaning than intended.
  case warning
  /// Additional information about another finding.
  case note
}
