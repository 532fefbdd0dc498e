/// The severity of a finding. The raw value is the printed word.
public enum Severity: String, Hashable, Sendable, CaseIterable {
  /// The input cannot be used.
  case error
  /// The input can be used, but probably has another meaning than intended.
  case warning
  /// Additional information about another finding.
  case note
}
