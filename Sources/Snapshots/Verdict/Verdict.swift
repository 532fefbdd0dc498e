import LayoutTree

/// What the comparison of a snapshot with its reference came to.
public struct Verdict: Equatable, Sendable {
  /// The snapshot's name.
  public let name: String
  /// How it fared.
  public let outcome: SnapshotOutcome
  /// What differs; nil where nothing was compared.
  public let comparison: SnapshotComparison?
  /// Why nothing was compared or written, where that is the outcome.
  public let reason: String?
  /// The pictures that were left for people to look at.
  public internal(set) var pictures = SnapshotResult.Pictures()
  /// What could not be left among them, and why.
  public internal(set) var lost: String?

  /// Whether a test should accept it.
  public var isAccepted: Bool { !outcome.isFailure }

  init(
    _ name: String, _ outcome: SnapshotOutcome, _ comparison: SnapshotComparison? = nil,
    reason: String? = nil
  ) {
    self.name = name
    self.outcome = outcome
    self.comparison = comparison
    self.reason = reason
  }

  /// The verdict on something that could not be laid out or drawn.
  public static func broken(_ name: String, reason: String) -> Verdict {
    Verdict(name, .broken, reason: reason)
  }
}
