/// How bad a finding is. The raw value is the word that is printed.
public enum Severity: String, Hashable, Sendable, CaseIterable {
  /// The input cannot be used.
  case error
  /// The input can be used, but probably does not mean what was intended.
  case warning
  /// Something worth knowing about another finding.
  case note
}
