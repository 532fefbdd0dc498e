import Diagnostics

/// When a reference is written instead of compared.
public enum RecordMode: String, CaseIterable, Codable, Sendable {
  /// Rewrite every reference: after a change that was meant. `make record`.
  case all
  /// Rewrite what differs, keep what is identical.
  case failed
  /// Write what is not there yet: while writing a new test.
  case missing
  /// Write nothing: where nobody would look at what was written.
  case never

  /// The variable that chooses the mode.
  public static let variable = "PLUMB_RECORD"

  /// The mode that an environment asks for: `never` where `CI` is set, whatever else it says;
  /// else the variable's value; `missing` without one.
  ///
  /// - Throws: `UnknownRecordMode` for a value that is no mode, rather than comparing silently.
  public init(environment: [String: String]) throws(UnknownRecordMode) {
    if !(environment["CI"] ?? "").isEmpty {
      self = .never
      return
    }
    guard let word = environment[Self.variable], !word.isEmpty else {
      self = .missing
      return
    }
    guard let mode = RecordMode(rawValue: word) else { throw UnknownRecordMode(word: word) }
    self = mode
  }
}

/// A record mode that does not exist.
public struct UnknownRecordMode: Error, CustomStringConvertible {
  /// What the variable says.
  public let word: String

  /// What was said, and what may be said.
  public var description: String {
    let modes = RecordMode.allCases.map(\.rawValue)
    return Diagnostic(
      .error, "\(RecordMode.variable) cannot be \(Diagnostic.quoted(word))",
      expected: Diagnostic.choices(modes), hint: Diagnostic.didYouMean(word, in: modes)
    ).description
  }
}
