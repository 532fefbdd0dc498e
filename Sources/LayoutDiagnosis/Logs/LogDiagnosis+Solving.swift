import ConstraintLog

extension LogDiagnosis {
  /// Differences in points that come from the six digits that a log prints.
  private static let printedPrecision = 0.002

  /// Solves the constraints of a message.
  public init(_ message: ConflictMessage) {
    var conflicts = Self.conflicts(of: message, sharesSuperview: false)
    let isRetried = conflicts.isEmpty && Self.hasNamelessSuperview(message)
    if isRetried { conflicts = Self.conflicts(of: message, sharesSuperview: true) }
    self.init(
      message: message, conflicts: conflicts,
      assumesOneSuperview: isRetried && !conflicts.isEmpty)
  }

  private static func hasNamelessSuperview(_ message: ConflictMessage) -> Bool {
    message.constraints.contains { constraint in
      constraint.equation.first.item.key == "|" || constraint.equation.second?.item.key == "|"
    }
  }

  private static func conflicts(
    of message: ConflictMessage, sharesSuperview: Bool
  ) -> [LoggedConflict] {
    let model = LogModel(message.constraints, sharesSuperview: sharesSuperview)
    let choice = BreakChoice(message, model)
    let sets = ConflictSearch.conflicts(in: model.statements, giveUp: choice.broken)
    return sets.compactMap { conflict($0, of: model, choice) }
  }

  private static func conflict(
    _ set: [Int], of model: LogModel, _ choice: BreakChoice
  ) -> LoggedConflict? {
    let statements = set.map { model.statements[$0] }
    let contradiction = Contradiction(of: statements)
    let arithmetic = contradiction.map {
      ConflictArithmetic($0, of: statements, target: choice.target(of: set))
    }
    if let arithmetic, arithmetic.gap <= printedPrecision { return nil }
    // The solver has found that the set cannot hold; that the sum fails is no reason to doubt it.
    let proof = arithmetic.flatMap { $0.gap.isFinite ? $0 : nil }
    return LoggedConflict(
      members: set.map { LoggedConflict.Member(model.members[$0]) }, arithmetic: proof,
      factors: proof == nil ? [] : contradiction?.factors ?? [],
      broken: LoggedConflict.Member(model.members[choice.broken(set)]))
  }
}

extension LoggedConflict.Member {
  init(_ member: LogModel.Member) {
    switch member {
    case .constraint(let index): self = .constraint(index)
    case .notNegative(let item, let what): self = .notNegative(item: item, what: what)
    }
  }
}
