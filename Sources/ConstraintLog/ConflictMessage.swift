/// One "Unable to simultaneously satisfy constraints" message.
public struct ConflictMessage: Equatable, Sendable {
  /// Where its header is, or its first constraint where it has none; counted from 1.
  public let line: Int
  /// The constraints that the message lists, in its order, each address once.
  public internal(set) var constraints: [LoggedConstraint]
  /// The constraint that was given up, as the message says; `nil` when that part is missing.
  public internal(set) var broken: LoggedConstraint?
  /// Lines within the list that say something else, or something unknown.
  public internal(set) var unread: [UnreadLine]

  /// A message that no log printed.
  public init(constraints: [LoggedConstraint]) {
    self.init(line: 0)
    self.constraints = constraints
  }

  init(line: Int) {
    self.line = line
    constraints = []
    unread = []
  }
}

/// A line that could not be understood.
public struct UnreadLine: Equatable, Sendable {
  /// Counted from 1.
  public let line: Int
  /// The line without spaces around it.
  public let text: String
  /// What is wrong with it, to follow "cannot be read: ".
  public let reason: String
}
