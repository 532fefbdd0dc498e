import ConstraintLog

extension LogDiagnosis {
  /// Repairs that are printed, groups counting as one.
  private static let mostRepairs = 6
  /// Constraints that are listed of a group.
  private static let mostCandidates = 6

  /// What would help, the repairs that differ only in the constraint as one.
  func repairLines(_ conflict: LoggedConflict) -> [String] {
    let groups = Self.groups(conflict.repairs)
    guard !groups.isEmpty else { return [] }
    var lines = ["", "  What would help, best first:"]
    for (number, group) in groups.prefix(Self.mostRepairs).enumerated() {
      lines.append("    \(number + 1). \(words(group, in: conflict))")
      guard group.count > 1 else { continue }
      lines += group.prefix(Self.mostCandidates).compactMap(\.action.constraint).map {
        "         `\(equation($0))`"
      }
      let rest = group.count - Self.mostCandidates
      if rest > 0 { lines.append("         … (\(rest) more)") }
    }
    return lines
  }

  /// Repairs that differ only in the constraint whose priority they lower, side by side.
  private static func groups(_ repairs: [Repair]) -> [[Repair]] {
    var groups: [[Repair]] = []
    for repair in repairs {
      let place = groups.firstIndex { $0[0].isAlike(repair) }
      if let place { groups[place].append(repair) } else { groups.append([repair]) }
    }
    return groups
  }

  private func words(_ group: [Repair], in conflict: LoggedConflict) -> String {
    guard group.count > 1 else { return words(group[0], in: conflict) }
    let which = group.count == 2 ? "either of these" : "any one of these"
    return "\(priority(group[0])) for \(which): \(yielding(group[0], in: conflict))"
  }

  /// A repair as something to do.
  public func words(_ repair: Repair) -> String { words(repair, in: nil) }

  /// A repair as something to do about a conflict.
  public func words(_ repair: Repair, in conflict: LoggedConflict?) -> String {
    switch repair.action {
    case .disableAutoresizingMask(let item):
      "\(labels.label(of: item)).translatesAutoresizingMaskIntoConstraints = false"
    case .yieldToTable(let index), .lowerPriority(let index):
      "\(priority(repair)) for `\(equation(index))`: \(yielding(repair, in: conflict))"
    case .setConstant(let index, let constant):
      "a constant of \(Length.text(constant)) in `\(equation(index))`: it moves by"
        + " \(Length.points(repair.movement))"
    }
  }

  private func priority(_ repair: Repair) -> String {
    if case .yieldToTable = repair.action { return "priority 999" }
    return "a priority below 1000"
  }

  /// "it gives way by 6 points while the table has another height".
  private func yielding(_ repair: Repair, in conflict: LoggedConflict?) -> String {
    let move = "it gives way by \(Length.points(repair.movement))"
    guard case .yieldToTable = repair.action else { return move }
    let size = (conflict ?? conflicts.first)?.constraints(message.constraints)
      .first { $0.source == .encapsulated }
    let axis = size?.equation.first.attribute.isHorizontal == true ? "width" : "height"
    return "\(move) while \((size?.sizer ?? .row).name) has another \(axis)"
  }

  private func equation(_ index: Int) -> String {
    labels.text(of: message.constraints[index].equation)
  }
}

extension Repair {
  /// Whether two repairs lower a priority to the same effect.
  fileprivate func isAlike(_ other: Repair) -> Bool {
    switch (action, other.action) {
    case (.yieldToTable, .yieldToTable), (.lowerPriority, .lowerPriority):
      movement == other.movement
    default: false
    }
  }
}

extension Repair.Action {
  /// The index of the constraint that is changed.
  fileprivate var constraint: Int? {
    switch self {
    case .disableAutoresizingMask: nil
    case .yieldToTable(let index), .lowerPriority(let index), .setConstant(let index, _): index
    }
  }
}
