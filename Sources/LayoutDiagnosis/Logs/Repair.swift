import ConstraintLog

/// One way to end a contradiction.
public struct Repair: Equatable, Sendable {
  /// What to do.
  public enum Action: Equatable, Sendable {
    /// Say that a view made in code takes no constraints from its autoresizing mask.
    case disableAutoresizingMask(of: LoggedItem)
    /// Give the constraint at this index of the message a priority of 999, for it only fights a size that the
    /// table will replace.
    case yieldToTable(constraint: Int)
    /// Give the constraint at this index a priority below 1000.
    case lowerPriority(constraint: Int)
    /// Give the constraint at this index the constant with which the others hold.
    case setConstant(constraint: Int, to: Double)
  }

  /// What would be done.
  public let action: Action
  /// By how many points something then differs from what was asked for.
  public let movement: Double
}

extension LoggedConflict {
  /// The repairs, best first: causes before symptoms, then what moves least, then the end of a chain through a cell
  /// (which people lower by custom), then the order of the log.
  public func repairs(in message: ConflictMessage) -> [Repair] {
    guard let arithmetic else { return maskRepairs(message) }
    let written = members.indices.filter { constraint($0, message)?.source == .code }
    let masks = maskRepairs(message)
    let priorities = written.map { member in
      let index = self.index(member)
      return Repair(
        action: fightsTable(message)
          ? .yieldToTable(constraint: index) : .lowerPriority(constraint: index),
        movement: movement(member, arithmetic))
    }
    let constants = written.compactMap { constantRepair($0, arithmetic, message) }
    return masks
      + (priorities + constants).enumerated().sorted { left, right in
        (rounded(left.element.movement), chainRank(left.element, message), left.offset)
          < (rounded(right.element.movement), chainRank(right.element, message), right.offset)
      }.map(\.element)
  }

  /// 0 for what lowers the pin to the far edge of a cell whose size its table decided.
  private func chainRank(_ repair: Repair, _ message: ConflictMessage) -> Int {
    guard case .yieldToTable(let index) = repair.action else { return 1 }
    let sized = members.indices.compactMap { constraint($0, message) }
      .first { $0.source == .encapsulated }?.equation.first.item
    let equation = message.constraints[index].equation
    let ends: Set<LoggedAttribute> = [
      .bottom, .bottomMargin, .trailing, .trailingMargin, .right, .rightMargin,
    ]
    let isPin = [equation.first, equation.second].compactMap(\.self).contains {
      $0.item.key == sized?.key && ends.contains($0.attribute)
    }
    return isPin ? 0 : 1
  }

  /// Whether the set holds a size that a table or collection view decided.
  func fightsTable(_ message: ConflictMessage) -> Bool {
    members.indices.contains { constraint($0, message)?.source == .encapsulated }
  }

  /// A logged constraint of the set; nil for a sign.
  func constraint(_ member: Int, _ message: ConflictMessage) -> LoggedConstraint? {
    guard case .constraint(let index) = members[member] else { return nil }
    return message.constraints[index]
  }

  private func index(_ member: Int) -> Int {
    guard case .constraint(let index) = members[member] else { return 0 }
    return index
  }

  /// How far a member is off when it alone gives way: the gap, shared out by its factor.
  private func movement(_ member: Int, _ arithmetic: ConflictArithmetic) -> Double {
    let scale = abs(factors[arithmetic.target])
    return arithmetic.gap * scale / abs(factors[member])
  }

  private func maskRepairs(_ message: ConflictMessage) -> [Repair] {
    var items: [LoggedItem] = []
    for member in members.indices {
      guard let constraint = constraint(member, message), constraint.source == .autoresizingMask
      else { continue }
      let item = constraint.equation.first.item
      if !items.contains(where: { $0.key == item.key }) { items.append(item) }
    }
    return items.map { Repair(action: .disableAutoresizingMask(of: $0), movement: 0) }
  }

  /// Only constraints with a length of their own: to move a centre off its place repairs nothing.
  private func constantRepair(
    _ member: Int, _ arithmetic: ConflictArithmetic, _ message: ConflictMessage
  ) -> Repair? {
    guard let constraint = constraint(member, message), constraint.equation.constant != 0 else {
      return nil
    }
    let amount = movement(member, arithmetic)
    let constant = constraint.equation.constant + shift(member, arithmetic) * amount
    let isSize = constraint.equation.second == nil
    guard !isSize || constant >= 0 else { return nil }
    return Repair(
      action: .setConstant(constraint: index(member), to: rounded(constant)), movement: amount)
  }

  /// 1 where a larger constant closes the gap, -1 where a smaller one does.
  private func shift(_ member: Int, _ arithmetic: ConflictArithmetic) -> Double {
    let lacks = arithmetic.implied < arithmetic.demanded
    if member == arithmetic.target { return lacks ? -1 : 1 }
    // The factor relative to the target's: positive where the member's constant adds to the sum.
    let sign = factors[member] / -factors[arithmetic.target]
    return (sign > 0) == lacks ? 1 : -1
  }

  private func rounded(_ value: Double) -> Double { (value * 1e4).rounded() / 1e4 }
}
