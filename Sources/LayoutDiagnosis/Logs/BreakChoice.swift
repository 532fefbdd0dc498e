import ConstraintLog

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

  /// The statement to go on without: the one that the log says was broken, else the last that the
  /// app itself wrote, else the last constraint.
  func broken(_ set: [Int]) -> Int {
    let written = set.filter { constraint($0) != nil }
    return written.first { constraint($0)?.address == brokenAddress }
      ?? written.last { constraint($0)?.source == .code } ?? written.last ?? set.last ?? 0
  }

  /// The position in `set` of the member that a sum should end at: the one length that cannot be
  /// negative, else what the table or an autoresizing mask decided, a fixed size, what was broken.
  func target(of set: [Int]) -> Int {
    let signs = set.filter { constraint($0) == nil }.count
    let ranks = set.map { constraint($0) == nil && signs > 1 ? Int.max : rank(of: $0) }
    let best = ranks.min() ?? 0
    return ranks.firstIndex(of: best) ?? 0
  }

  private func rank(of statement: Int) -> Int {
    guard let constraint = constraint(statement) else { return 0 }
    let isSize = constraint.equation.second == nil
    if constraint.source == .encapsulated { return 1 }
    if constraint.source == .autoresizingMask, isSize { return 2 }
    if isSize, constraint.address == brokenAddress { return 3 }
    if isSize { return 4 }
    return constraint.address == brokenAddress ? 5 : 6
  }

  private func constraint(_ statement: Int) -> LoggedConstraint? {
    guard case .constraint(let index) = model.members[statement] else { return nil }
    return constraints[index]
  }
}
