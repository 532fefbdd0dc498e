import Diagnostics

/// Something that a rule found.
public struct Finding: Hashable, Sendable {
  /// The rule's id: `misplaced-view`.
  public let rule: String
  /// How bad it is, after settings.
  public let severity: Severity
  /// Where it is written.
  public let location: FileLocation
  /// What is wrong, without a full stop.
  public let message: String
  /// What to do.
  public let hint: String?
  /// The cell or root view it is in: object id or reuse identifier.
  public let scene: String
  /// What it is about: object id, or the name in a template.
  public let object: String
  /// Other places that take part, each with what is there.
  public let related: [Related]

  /// Another place that takes part.
  public struct Related: Hashable, Sendable {
    /// Where.
    public let location: FileLocation
    /// What is there.
    public let message: String
  }
}

extension Finding {
  /// The line that `plumb lint` prints: the message in its usual form, then rule and object in brackets.
  public var diagnostic: Diagnostic {
    Diagnostic(severity, at: location, message, hint: hint)
  }

  /// What settings and baselines call it: `misplaced-view EuI-TD-shm`.
  public var handle: String { "\(rule) \(Diagnostic.printable(object))" }
}
