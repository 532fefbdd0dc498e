import Cassowary
import ConstraintLog

/// One contradiction within a message: constraints that cannot hold together.
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
  /// The sum that shows it. Its `member` numbers count `members`. `nil` where the numbers are too
  /// far apart for one: the members contradict each other all the same.
  public let arithmetic: ConflictArithmetic?
  /// Factors of the members in the contradiction, in their order; empty without a sum.
  public let factors: [Double]
  /// The member that is done without: the one given up by the log, else a likely one.
  public let broken: Member
  /// Whether `broken` holds all the same once every conflict of the message is resolved. What was
  /// given up still counts as the strongest optional constraint (`Priority.givenUp`).
  public internal(set) var holdsInTheEnd = false
  /// Whether it is certain that without any one constraint the others can hold. Of sets with more
  /// than 160 constraints it may not be: asking for each would take too long.
  public internal(set) var isProvenMinimal = true
  /// Changes that were tried and end the contradiction, best first.
  public internal(set) var repairs: [Repair] = []
  /// What a size that a table or container decided would have to be, if one is a member.
  public internal(set) var need: SizeNeed?
  /// Whether the others contradict each other whatever that size is.
  var holdsAtNoSize = false

  /// The size with which everything in a message holds, in place of one that was decided.
  public struct SizeNeed: Equatable, Sendable {
    /// In points.
    public let size: Double
    /// `16 + 120 + 16 + 40 + 16 = 208`.
    public let sum: String
    /// Lengths that a log does not print and that come on top: heights of texts.
    public let open: [Member]
    /// How many constraints hold with it.
    public let constraints: Int
  }

  /// A contradiction from its parts.
  public init(
    members: [Member], arithmetic: ConflictArithmetic?, factors: [Double], broken: Member
  ) {
    self.members = members
    self.arithmetic = arithmetic
    self.factors = factors
    self.broken = broken
  }

  /// The conflict with the repairs that end it: `statements` are the members' own.
  public func withRepairs(_ statements: [Statement], in message: ConflictMessage) -> LoggedConflict
  {
    var search = RepairSearch(statements, members, absent: [], in: message, isForLayout: true)
    var conflict = self
    conflict.repairs = search.repairs(of: self)
    return conflict
  }
}

/// What solving a message's constraints showed.
public struct LogDiagnosis: Equatable, Sendable {
  /// The message, as it was read.
  public let message: ConflictMessage
  /// Each independent contradiction.
  public let conflicts: [LoggedConflict]
  /// What was taken to be so where the log does not say it.
  public let assumption: Assumption
  /// What is known of the views besides the log.
  public let views: KnownViews
  let labels: ItemLabels

  /// What a diagnosis rests on besides the log.
  public enum Assumption: Sendable {
    case none
    case oneSuperview
  }

  /// A message and its conflicts, found elsewhere.
  public init(
    message: ConflictMessage, conflicts: [LoggedConflict], assumption: Assumption = .none,
    views: KnownViews = KnownViews()
  ) {
    self.message = message
    self.conflicts = conflicts
    self.assumption = assumption
    self.views = views
    labels = ItemLabels(message, views)
  }

  /// Solves the constraints of a message.
  public init(_ message: ConflictMessage, views: KnownViews = KnownViews()) {
    var conflicts = ConflictAnalysis(message, views, sharesSuperview: false).conflicts()
    let isRetried = conflicts.isEmpty && Self.hasNamelessSuperview(message)
    if isRetried { conflicts = ConflictAnalysis(message, views, sharesSuperview: true).conflicts() }
    self.init(
      message: message, conflicts: conflicts,
      assumption: isRetried && !conflicts.isEmpty ? .oneSuperview : .none, views: views)
  }

  /// Whether something contradicts, nothing does, or that cannot be said.
  public var verdict: Verdict {
    if !conflicts.isEmpty { return .conflict }
    return message.isWhole ? .holds : .unknown
  }

  /// The answer in a word.
  public enum Verdict: String, Sendable {
    /// Every line was read, and all constraints can hold together.
    case holds
    /// Constraints among those that were read contradict each other.
    case conflict
    /// Nothing that was read contradicts, but not everything was read.
    case unknown = "cannot tell"
  }

  private static func hasNamelessSuperview(_ message: ConflictMessage) -> Bool {
    message.constraints.contains { constraint in
      constraint.equation.first.item.key == "|" || constraint.equation.second?.item.key == "|"
    }
  }
}

/// The way from a message to its conflicts: model, sets, what is given up, repairs.
struct ConflictAnalysis {
  private let message: ConflictMessage
  private let model: LogModel
  private let members: [LoggedConflict.Member]
  private let choice: BreakChoice

  init(_ message: ConflictMessage, _ views: KnownViews, sharesSuperview: Bool) {
    self.message = message
    model = LogModel(
      message.constraints, superviews: views.superviews, sharesSuperview: sharesSuperview)
    members = model.members.map(LoggedConflict.Member.init)
    choice = BreakChoice(message, model)
  }

  /// Every conflict of the message, with its repairs.
  func conflicts() -> [LoggedConflict] {
    let found = ConflictSearch.sets(
      in: model.statements, isBackground: model.members.map(\.isSign), giveUp: choice.broken)
    let sets = found.map(\.members)
    let given = sets.map(choice.broken)
    let holding = heldInTheEnd(given)
    return sets.indices.compactMap { index in
      guard var result = conflict(sets[index]) else { return nil }
      let others = Set(given.indices.filter { $0 != index }.map { given[$0] })
      var search = RepairSearch(
        model.statements, members, absent: others.subtracting([given[index]]), in: message)
      result.repairs = search.repairs(of: result)
      (result.need, result.holdsAtNoSize) = need(of: result) { place in
        Set(
          others.filter { other in
            !sets.indices.contains { given[$0] == other && sets[$0].contains(place) }
          })
      }
      result.holdsInTheEnd = holding.contains(given[index])
      result.isProvenMinimal = found[index].isProvenMinimal
      return result
    }
  }

  private func conflict(_ set: [Int]) -> LoggedConflict? {
    let statements = set.map { model.statements[$0] }
    let contradiction = Contradiction(of: statements)
    let arithmetic = contradiction.map {
      ConflictArithmetic($0, of: statements, target: choice.target(of: set))
    }
    if let arithmetic, arithmetic.gap <= Tolerance.logged { return nil }
    // The solver has found that the set cannot hold; that the sum fails is no reason to doubt it.
    let proof = arithmetic.flatMap { $0.gap.isFinite ? $0 : nil }
    return LoggedConflict(
      members: set.map { members[$0] }, arithmetic: proof,
      factors: proof == nil ? [] : contradiction?.factors ?? [], broken: members[choice.broken(set)]
    )
  }

  /// The decided size with which the message holds, or at least what is left of it without
  /// what was given up for other conflicts that have nothing to do with that size; and whether there
  /// is none, as where two columns ask for different heights.
  private func need(
    of conflict: LoggedConflict, without absent: (_ place: Int) -> Set<Int>
  ) -> (size: LoggedConflict.SizeNeed?, isHopeless: Bool) {
    guard
      let decided = conflict.members.first(where: { member in
        guard case .constraint(let index) = member else { return false }
        return message.constraints[index].source == .encapsulated
      }), let place = members.firstIndex(of: decided)
    else { return (nil, false) }
    let all = Array(model.statements.indices)
    let absent = absent(place)
    for kept in [all, all.filter { !absent.contains($0) }] {
      var system = StatementSolver(model.statements, kept)
      system.add(place, .yielding)
      guard system.canHold else { continue }
      let excess = system.left(place)
      guard abs(excess) > Tolerance.logged else { return (nil, true) }
      return (need(place, excess, kept), false)
    }
    return (nil, true)
  }

  /// How the size comes about: what contradicts one a little nearer to the decided one.
  private func need(_ place: Int, _ excess: Double, _ kept: [Int]) -> LoggedConflict.SizeNeed? {
    var statements = kept.map { model.statements[$0] }
    guard let target = kept.firstIndex(of: place) else { return nil }
    statements[target].constant -= excess * Self.nearly
    let minimal = ConflictSearch.minimal(
      statements, isBackground: kept.map { model.members[$0].isSign })
    guard let set = minimal?.members, let end = set.firstIndex(of: target),
      let proof = Contradiction(of: set.map { statements[$0] })
    else { return nil }
    let sum = ConflictArithmetic(proof, of: set.map { statements[$0] }, target: end)
    guard sum.implied > 0 else { return nil }
    let written = kept.filter { !model.members[$0].isSign }.count
    return LoggedConflict.SizeNeed(
      size: sum.implied.rounded(decimals: Decimals.printed), sum: ArithmeticText.sum(sum),
      open: set.filter { model.members[kept[$0]].isSign }.map { members[kept[$0]] },
      constraints: written)
  }

  /// The share of the way to the right size at which the last constraint still contradicts.
  private static let nearly = 0.99

  /// Statements given up that hold in the final layout, as `Priority.givenUp`.
  private func heldInTheEnd(_ given: [Int]) -> Set<Int> {
    guard given.count > 1 else { return [] }
    var system = StatementSolver(model.statements, Array(model.statements.indices))
    for statement in given { system.add(statement, .givenUp) }
    guard system.canHold else { return [] }
    return Set(
      given.filter {
        model.statements[$0].violation(system.left($0)) <= Tolerance.logged
      })
  }
}

extension LogModel.Member {
  /// Whether it holds always.
  var isSign: Bool {
    if case .notNegative = self { return true }
    return false
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

/// Which member of a set is given up, and which the sum is compared with.
struct BreakChoice {
  private let constraints: [LoggedConstraint]
  private let brokenAddress: String?
  private let model: LogModel

  init(_ message: ConflictMessage, _ model: LogModel) {
    constraints = message.constraints
    brokenAddress = message.broken?.address
    self.model = model
  }

  /// The statement to go without: the log's, else the app's last, else the last constraint.
  func broken(_ set: [Int]) -> Int {
    let written = set.filter { constraint($0) != nil }
    return written.first { constraint($0)?.address == brokenAddress }
      ?? written.last { constraint($0)?.source == .code } ?? written.last ?? set.last ?? 0
  }

  /// The position in `set` of the member that a sum should end at: the one length that cannot be
  /// negative, else what the table or an autoresizing mask decided, a fixed size, what was broken.
  func target(of set: [Int]) -> Int {
    let signs = set.filter { constraint($0) == nil }.count
    let ends: [SumEnd] = set.map {
      constraint($0) == nil && signs > 1 ? .oneOfSeveralSigns : end(at: $0)
    }
    return ends.min().flatMap { ends.firstIndex(of: $0) } ?? 0
  }

  /// What a sum may end at, the best first.
  private enum SumEnd: Int, Comparable {
    case sign, encapsulatedSize, autoresizedSize, brokenSize, size, broken, other, oneOfSeveralSigns

    static func < (one: SumEnd, other: SumEnd) -> Bool { one.rawValue < other.rawValue }
  }

  private func end(at statement: Int) -> SumEnd {
    guard let constraint = constraint(statement) else { return .sign }
    let isSize = constraint.equation.second == nil
    let isBroken = constraint.address == brokenAddress
    if constraint.source == .encapsulated { return .encapsulatedSize }
    if constraint.source == .autoresizingMask, isSize { return .autoresizedSize }
    if isSize { return isBroken ? .brokenSize : .size }
    return isBroken ? .broken : .other
  }

  private func constraint(_ statement: Int) -> LoggedConstraint? {
    guard case .constraint(let index) = model.members[statement] else { return nil }
    return constraints[index]
  }
}
