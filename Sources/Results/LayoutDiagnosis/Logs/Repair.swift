import Cassowary
import ConstraintLog

/// One way to end a contradiction.
public struct Repair: Equatable, Sendable {
  /// What to do.
  public enum Action: Equatable, Sendable {
    /// Say that a view made in code takes no constraints from its autoresizing mask.
    case disableAutoresizingMask(of: LoggedItem)
    /// Gives a constraint that fights a table's size a priority of 999.
    case yieldToTable(constraint: Int)
    /// Give the constraint at this index a priority below 1000.
    case lowerPriority(constraint: Int)
    /// Give the constraint at this index the constant with which the others hold.
    case setConstant(constraint: Int, to: Double)
    /// Let the equation at this index bound one side only.
    case relax(constraint: Int, to: ConstraintRelation)
  }

  /// What would be done.
  public internal(set) var action: Action
  /// Points by which the left side exceeds what is asked; 0 for no change.
  public var excess: Double
  /// Whether it gives way at the far edge of a cell, behind everything else of the chain.
  public var endsChain = false
  /// Whether the whole message can hold with it, not only the conflict that it is for.
  public var endsAll = true
  /// Sizes that are 0 with it.
  public var gone: [LoggedConflict.Member] = []

  /// By how many points something then differs from what was asked for.
  public var movement: Double { abs(excess) }

  /// The index of the constraint that is changed.
  package var constraint: Int? {
    switch action {
    case .disableAutoresizingMask: nil
    case .yieldToTable(let index), .lowerPriority(let index), .setConstant(let index, _),
      .relax(let index, _):
      index
    }
  }

  package var setsConstant: Bool {
    if case .setConstant = action { true } else { false }
  }
}

/// Looks for repairs of one conflict, and tries each.
///
/// Only what the app wrote is changed: never a constraint of the system's own, a spacing to its
/// opposite, or a size to nothing. A repair counts when the whole message can hold with it, or at
/// least what is left without what was given up for its other conflicts; by how much a constraint
/// then gives way is measured in that solution.
struct RepairSearch {
  private let constraints: [LoggedConstraint]
  private let members: [LoggedConflict.Member]
  private let statementOf: [Int: Int]
  private let statements: [Statement]
  private var trial: StatementSolver
  /// Statements that other conflicts of the message have done away with.
  private let absent: Set<Int>
  /// Whether what is found will be tried in a layout, which shows what a bound leaves open.
  private let isForLayout: Bool

  private static let most = (listed: 24, tried: 48, triedForLayout: 16)

  /// A search in the message that the statements are about; `members` says of which constraint each
  /// is. Complexity: that of a solver run.
  init(
    _ statements: [Statement], _ members: [LoggedConflict.Member], absent: Set<Int>,
    in message: ConflictMessage, isForLayout: Bool = false
  ) {
    constraints = message.constraints
    self.members = members
    self.statements = statements
    self.absent = absent
    self.isForLayout = isForLayout
    var places: [Int: Int] = [:]
    for (place, member) in members.enumerated() {
      if case .constraint(let index) = member { places[index] = place }
    }
    statementOf = places
    trial = StatementSolver(statements, statements.indices.filter { !absent.contains($0) })
  }

  private typealias Change = (repair: Repair, rank: Int, isLimit: Bool)

  /// The repairs of a conflict, best first: causes before symptoms, what ends every conflict, what
  /// leaves every view a size, equations before limits, then what moves least, then the end of a chain through a cell (which
  /// people lower by custom) or what was given up anyway, then the order of the log.
  ///
  /// - Complexity: two solver runs for each of at most 48 that look best by the sum's factors.
  mutating func repairs(of conflict: LoggedConflict) -> [Repair] {
    var suspects = maskRepairs(conflict)
    var changes: [Change] = []
    var bounds: [Repair] = []
    let sized = tableSize(conflict)
    // A hidden view is meant to be nothing.
    let isHidden = conflict.constraints(constraints).contains {
      UIKitIdentifier.Stack.hiding.begins($0.identifier ?? "")
    }
    for index in candidates(conflict, sized).prefix(
      isForLayout ? Self.most.triedForLayout : Self.most.tried)
    {
      guard let yield = yield(of: index, conflict), changes.count < Self.most.listed else {
        continue
      }
      let isTable = sized != nil
      let rank = isTable ? chainRank(index, sized) : conflict.broken == .constraint(index) ? 0 : 1
      var repair = Repair(
        action: isTable ? .yieldToTable(constraint: index) : .lowerPriority(constraint: index),
        excess: rounded(yield.excess), endsChain: isTable && rank == 0, endsAll: yield.endsAll,
        gone: yield.gone)
      // Contents that a log does not know are not to be left at nothing by a table.
      let isKept = !isTable || rank == 0 || yield.gone.isEmpty
      if isKept, isHidden || !leavesNothing(index, yield.excess) {
        if constraints[index].source == .contentSize {
          suspects.append(repair)
        } else {
          changes.append((repair, rank, isLimit(index)))
        }
      }
      // A size that a table replaces is no reason for other constants.
      if yield.gone.isEmpty, let constant = constant(index, yield.excess) {
        repair.action = .setConstant(constraint: index, to: constant)
        changes.append((repair, isTable ? 2 : 1, isLimit(index)))
      }
      guard isForLayout, let relation = bound(index, yield.excess) else { continue }
      repair.action = .relax(constraint: index, to: relation)
      if isFirstSuspect(index, yield.excess) {
        suspects.append(repair)
      } else {
        bounds.append(repair)
      }
    }
    let sorted = changes.enumerated().sorted { left, right in
      Self.order(left.element, left.offset).lexicographicallyPrecedes(
        Self.order(right.element, right.offset))
    }.map(\.element.repair)
    return suspects + sorted + bounds
  }

  private static func order(_ change: Change, _ offset: Int) -> [Double] {
    let repair = change.repair
    return [
      repair.endsAll ? 0 : 1, Double(repair.gone.count), change.isLimit ? 1 : 0, repair.movement,
      Double(change.rank), Double(offset),
    ]
  }

  /// Whether somebody has set a limit, which says nothing any more once it gives way.
  private func isLimit(_ index: Int) -> Bool {
    constraints[index].source == .code && constraints[index].equation.relation != .equal
  }

  // MARK: Candidates

  /// The app's constraints and contents in the conflict, the smallest change first.
  private func candidates(_ conflict: LoggedConflict, _ sized: LoggedConstraint?) -> [Int] {
    let members = conflict.members.enumerated().compactMap { place, member -> (Int, Double, Int)? in
      guard case .constraint(let index) = member, constraints.indices.contains(index),
        [.code, .contentSize].contains(constraints[index].source)
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
    return farPin(index) { $0.key == sized.key } == nil ? 1 : 0
  }

  /// Whether the far edge of an item is on a constraint's left; nil without another.
  private func farPin(_ index: Int, of isRoot: (LoggedItem) -> Bool) -> Bool? {
    let equation = constraints[index].equation
    if Self.farEdges.contains(equation.first.attribute), isRoot(equation.first.item) {
      return true
    }
    guard let second = equation.second, Self.farEdges.contains(second.attribute),
      isRoot(second.item)
    else { return nil }
    return false
  }

  private static let farEdges: Set<LoggedAttribute> = [
    .bottom, .bottomMargin, .trailing, .trailingMargin, .right, .rightMargin,
  ]

  /// The bound that an equation may become by giving way; nil for one that is a bound already.
  private func bound(_ index: Int, _ excess: Double) -> ConstraintRelation? {
    guard constraints[index].source == .code, constraints[index].equation.relation == .equal else {
      return nil
    }
    return excess > 0 ? .greaterThanOrEqual : .lessThanOrEqual
  }

  /// Whether a bound lets a cell exceed its shorter column, or its written height.
  private func isFirstSuspect(_ index: Int, _ excess: Double) -> Bool {
    let isContent = { (item: LoggedItem) in item.className?.hasSuffix("CellContentView") == true }
    let equation = constraints[index].equation
    guard !equation.first.attribute.isHorizontal else { return false }
    if equation.second == nil { return isContent(equation.first.item) && excess > 0 }
    return farPin(index, of: isContent) == (excess > 0)
  }

  // MARK: Trials

  /// How a constraint gives way.
  private struct Yield {
    /// The value of its left side.
    let excess: Double
    let endsAll: Bool
    let gone: [LoggedConflict.Member]
  }

  /// How a constraint gives way, as little as it can; `nil` where that does not help.
  private mutating func yield(of index: Int, _ conflict: LoggedConflict) -> Yield? {
    guard let statement = statementOf[index] else { return nil }
    let others = absent.subtracting([statement])
    trial.add(statement, .yielding)
    for other in others { trial.add(other, .required) }
    defer {
      for other in others { trial.remove(other) }
      restore(statement)
    }
    let endsAll = trial.canHold
    if !endsAll { for other in others { trial.remove(other) } }
    guard endsAll || (!others.isEmpty && trial.canHold) else { return nil }
    let left = trial.left(statement)
    guard statements[statement].violation(left) > Tolerance.rounding else { return nil }
    let gone =
      isForLayout
      ? []
      : conflict.members.filter { member in
        guard case .notNegative(_, let what) = member, what == "width" || what == "height",
          let sign = members.firstIndex(of: member), trial.holds(sign)
        else { return false }
        return trial.left(sign) <= Tolerance.rounding
      }
    return Yield(excess: left, endsAll: endsAll, gone: gone)
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
      // A view that had no frame yet: what it has later is its frame, not constraints.
      guard !item.isOwnedByUIKit, !constraint.isSizeOfNothing || decidesSize(of: item),
        !items.contains(where: { $0.key == item.key })
      else { continue }
      items.append(item)
    }
    return items.filter { holdsWithoutMasks(of: $0) }
      .map {
        Repair(
          action: .disableAutoresizingMask(of: $0), excess: 0, endsAll: absent.isEmpty)
      }
  }

  /// Whether the app's constraints give a view a size.
  private func decidesSize(of item: LoggedItem) -> Bool {
    constraints.contains {
      $0.source == .code && $0.equation.second == nil && $0.equation.first.item.key == item.key
        && !$0.equation.first.attribute.isPosition
    }
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

  /// Whether a size would have to be nothing to give way.
  private func leavesNothing(_ index: Int, _ excess: Double) -> Bool {
    let equation = constraints[index].equation
    return equation.second == nil && !equation.first.attribute.isPosition
      && equation.constant + excess <= Tolerance.rounding
  }

  /// The constant with which the others hold, to the digits that are printed; nil for constraints
  /// without a length of their own, since to move a centre off its position repairs nothing. The
  /// constant keeps its sign, and a size stays a size.
  private func constant(_ index: Int, _ excess: Double) -> Double? {
    let equation = constraints[index].equation
    guard constraints[index].source == .code, equation.constant != 0,
      !leavesNothing(index, excess)
    else { return nil }
    let constant = equation.constant + excess
    let isSize = equation.second == nil
    guard isSize || constant * equation.constant > -Tolerance.rounding else { return nil }
    return rounded(constant)
  }

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
