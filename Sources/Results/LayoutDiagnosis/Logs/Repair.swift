import Cassowary
import ConstraintLog
import Numbers

/// One way to end a contradiction.
public struct Repair: Equatable, Sendable {
  /// What to do.
  public enum Action: Equatable, Sendable {
    /// Say that a view made in code takes no constraints from its autoresizing mask.
    case disableAutoresizingMask(of: LoggedItem)
    /// Give the constraint at this index of the message a priority of 999, for it only fights a
    /// size that the table will replace.
    case yieldToTable(constraint: Int)
    /// Give the constraint at this index a priority below 1000.
    case lowerPriority(constraint: Int)
    /// Give the constraint at this index the constant with which the others hold.
    case setConstant(constraint: Int, to: Double)
  }

  /// What would be done.
  public let action: Action
  /// By how many points the left side of the constraint then is more than it asks for; 0 for what
  /// changes no constraint.
  public let excess: Double
  /// Whether it gives way at the far edge of a cell, behind everything else of the chain.
  public var endsChain = false

  /// By how many points something then differs from what was asked for.
  public var movement: Double { abs(excess) }
}

/// Looks for repairs of one conflict, and tries each.
///
/// Only what the app wrote is changed: never a constraint of the system's own, a spacing to its
/// opposite, or a size to nothing. A repair counts when the whole message can hold with it, less
/// what was given up for its other conflicts; by how much a constraint then gives way is measured
/// in that solution.
struct RepairSearch {
  private let constraints: [LoggedConstraint]
  /// The statement of each constraint that has one.
  private let statementOf: [Int: Int]
  private let statements: [Statement]
  private var trial: StatementSolver
  /// Statements that other conflicts of the message have done away with.
  private let absent: Set<Int>

  /// Repairs that are listed, and those that are tried for them.
  private static let most = (listed: 24, tried: 48)

  /// A search in the message that the statements are about; `members` says of which constraint each
  /// is.
  ///
  /// - Complexity: that of a solver run.
  init(
    _ statements: [Statement], _ members: [LoggedConflict.Member], absent: Set<Int>,
    in message: ConflictMessage
  ) {
    constraints = message.constraints
    self.statements = statements
    self.absent = absent
    var places: [Int: Int] = [:]
    for (place, member) in members.enumerated() {
      if case .constraint(let index) = member { places[index] = place }
    }
    statementOf = places
    trial = StatementSolver(statements, statements.indices.filter { !absent.contains($0) })
  }

  /// The repairs of a conflict, best first: causes before symptoms, then what moves least, then the
  /// end of a chain through a cell (which people lower by custom) or what was given up anyway, then
  /// the order of the log.
  ///
  /// - Complexity: a solver run for each of at most 48 that look best by the sum's factors.
  mutating func repairs(of conflict: LoggedConflict) -> [Repair] {
    var found = maskRepairs(conflict)
    var changes: [(repair: Repair, rank: Int)] = []
    let sized = tableSize(conflict)
    for index in candidates(conflict, sized).prefix(Self.most.tried) {
      guard let off = excess(of: index), changes.count < Self.most.listed else { continue }
      let isTable = sized != nil
      let rank = isTable ? chainRank(index, sized) : conflict.broken == .constraint(index) ? 0 : 1
      let priority = Repair(
        action: isTable ? .yieldToTable(constraint: index) : .lowerPriority(constraint: index),
        excess: rounded(off), endsChain: isTable && rank == 0)
      changes.append((priority, rank))
      // A size that a table replaces is no reason for other constants.
      if let constant = constantRepair(index, off) { changes.append((constant, isTable ? 2 : 1)) }
    }
    found += changes.enumerated().sorted { left, right in
      (left.element.repair.movement, left.element.rank, left.offset)
        < (right.element.repair.movement, right.element.rank, right.offset)
    }.map(\.element.repair)
    return found
  }

  // MARK: Candidates

  /// Constraints of the app in the conflict, those first that have the least to give by the sum.
  private func candidates(_ conflict: LoggedConflict, _ sized: LoggedConstraint?) -> [Int] {
    let members = conflict.members.enumerated().compactMap { place, member -> (Int, Double, Int)? in
      guard case .constraint(let index) = member, constraints.indices.contains(index),
        constraints[index].source == .code
      else { return nil }
      let factor = conflict.factors.isEmpty ? 1 : abs(conflict.factors[place])
      return (index, factor == 0 ? .infinity : 1 / factor, chainRank(index, sized))
    }
    return members.enumerated().sorted { left, right in
      (left.element.1, left.element.2, left.offset) < (
        right.element.1, right.element.2, right.offset
      )
    }.map(\.element.0)
  }

  /// The size that a table or collection view decided and will replace, if it is among the members.
  /// The width of a row is final but for the 0 that it has before the table has one.
  private func tableSize(_ conflict: LoggedConflict) -> LoggedConstraint? {
    conflict.constraints(constraints).first { constraint in
      let isFinal =
        constraint.sizer == .row && constraint.equation.first.attribute.isHorizontal
        && constraint.equation.constant > 0
      return constraint.source == .encapsulated && !isFinal
    }
  }

  /// 0 for the pin to the far edge of a cell whose `size` its table decided.
  private func chainRank(_ index: Int, _ size: LoggedConstraint?) -> Int {
    guard let sized = size?.equation.first.item else { return 1 }
    let equation = constraints[index].equation
    let isPin = [equation.first, equation.second].compactMap(\.self).contains {
      $0.item.key == sized.key && Self.farEdges.contains($0.attribute)
    }
    return isPin ? 0 : 1
  }

  private static let farEdges: Set<LoggedAttribute> = [
    .bottom, .bottomMargin, .trailing, .trailingMargin, .right, .rightMargin,
  ]

  // MARK: Trials

  /// The value of a constraint's left side when it gives way, as little as it can; `nil` where that
  /// does not help.
  private mutating func excess(of index: Int) -> Double? {
    guard let statement = statementOf[index] else { return nil }
    trial.add(statement, .yielding)
    defer { restore(statement) }
    guard trial.canHold else { return nil }
    let left = trial.left(statement)
    return statements[statement].violation(left) > Tolerance.rounding ? left : nil
  }

  private mutating func restore(_ statement: Int) {
    if absent.contains(statement) {
      trial.remove(statement)
    } else {
      trial.add(statement, .required)
    }
  }

  /// Views in the conflict whose masks, all of them together, are the cause.
  private mutating func maskRepairs(_ conflict: LoggedConflict) -> [Repair] {
    var items: [LoggedItem] = []
    for constraint in conflict.constraints(constraints) where constraint.source == .autoresizingMask
    {
      let item = constraint.equation.first.item
      guard !item.isOwnedByUIKit, !items.contains(where: { $0.key == item.key }) else { continue }
      items.append(item)
    }
    return items.filter { holdsWithoutMasks(of: $0) }
      .map { Repair(action: .disableAutoresizingMask(of: $0), excess: 0) }
  }

  private mutating func holdsWithoutMasks(of item: LoggedItem) -> Bool {
    let masks = constraints.indices.filter {
      constraints[$0].source == .autoresizingMask
        && constraints[$0].equation.first.item.key == item.key
    }.compactMap { statementOf[$0] }
    for mask in masks { trial.remove(mask) }
    defer { for mask in masks { restore(mask) } }
    return trial.canHold
  }

  /// Only constraints with a length of their own: to move a centre off its position repairs
  /// nothing. The constant keeps its sign, and a size stays a size.
  private func constantRepair(_ index: Int, _ excess: Double) -> Repair? {
    let equation = constraints[index].equation
    guard equation.constant != 0 else { return nil }
    let constant = equation.constant + excess
    let isSize = equation.second == nil
    guard
      isSize ? constant > Tolerance.rounding : constant * equation.constant > -Tolerance.rounding
    else {
      return nil
    }
    return Repair(
      action: .setConstant(constraint: index, to: rounded(constant)), excess: rounded(excess))
  }

  /// To the digits that are printed.
  private func rounded(_ value: Double) -> Double { value.rounded(decimals: Decimals.printed) }
}

extension LoggedConflict {
  func constraints(_ all: [LoggedConstraint]) -> [LoggedConstraint] {
    members.compactMap { member in
      guard case .constraint(let index) = member, all.indices.contains(index) else { return nil }
      return all[index]
    }
  }
}

extension LoggedItem {
  /// Views that UIKit makes and lays out by frames: their masks are right.
  var isOwnedByUIKit: Bool {
    guard let className else { return false }
    let name = className.split(separator: ".").last.map(String.init) ?? className
    return name.hasPrefix("_") || name.hasSuffix("CellContentView")
      || Self.ownPrefixes.contains(where: name.hasPrefix)
  }

  private static let ownPrefixes = [
    "UIKB", "UIInput", "UIKeyboard", "UIWindow", "UITransition", "UILayoutContainer",
    "UIDropShadow", "UITableViewWrapper", "UIViewControllerWrapper", "UINavigationTransition",
    "UITextEffects", "UITabBar", "UINavigationBar", "UIToolbar", "UISystem", "UIEditingOverlay",
    "UIPrint", "UIAlert", "UITableViewCell", "UICollectionViewCell", "NSClipView", "NSThemeFrame",
    "NSNextStepFrame", "NSTitlebar", "NSToolbar", "NSScroller", "NSTableRow",
  ]
}
