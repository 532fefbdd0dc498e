import ConstraintLog

/// One contradiction within a message: constraints that cannot hold together, none of them innocent.
public struct LoggedConflict: Equatable, Sendable {
  /// Why a member of the set is there.
  public enum Member: Equatable, Sendable {
    /// The constraint at this index of the message.
    case constraint(Int)
    /// A length that cannot be negative: `width` of an item.
    case notNegative(item: LoggedItem, what: String)
  }

  /// The minimal set, in the order of the log.
  public let members: [Member]
  /// The sum that shows it. Its `member` numbers count `members`. `nil` where the numbers are too far apart
  /// for one: the members contradict each other all the same.
  public let arithmetic: ConflictArithmetic?
  /// Factors of the members in the contradiction, in their order; empty without a sum.
  public let factors: [Double]
  /// The member that UIKit gave up, as the log says, else the one that its own rule would.
  public let broken: Member

  /// A contradiction from its parts.
  public init(
    members: [Member], arithmetic: ConflictArithmetic?, factors: [Double], broken: Member
  ) {
    self.members = members
    self.arithmetic = arithmetic
    self.factors = factors
    self.broken = broken
  }
}

/// What solving a message's constraints showed.
public struct LogDiagnosis: Equatable, Sendable {
  /// The message, as it was read.
  public let message: ConflictMessage
  /// Each independent contradiction.
  public let conflicts: [LoggedConflict]
  /// Whether a superview that the log does not name was taken to be the same everywhere.
  public let assumesOneSuperview: Bool

  /// What is known already of a message.
  public init(
    message: ConflictMessage, conflicts: [LoggedConflict], assumesOneSuperview: Bool = false
  ) {
    self.message = message
    self.conflicts = conflicts
    self.assumesOneSuperview = assumesOneSuperview
  }
}
