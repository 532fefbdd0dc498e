import Diagnostics

/// Why an input could not be used, or an output not be written: one or more messages.
public struct PlumbError: Error, Sendable {
  /// In the order in which they should be read; at least one.
  public let diagnostics: [Diagnostic]

  /// Several problems of one input.
  package init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

  /// One problem with a file as a whole.
  init(_ file: String, _ message: String, expected: String? = nil, hint: String? = nil) {
    diagnostics = [
      Diagnostic(
        .error, at: FileLocation(file: file), message, expected: expected, hint: hint)
    ]
  }
}
