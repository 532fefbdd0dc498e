import UIKitCore

extension LintScene {
  func repair(
    _ change: String, _ step: RowChange, frames: [String], remarks: [String] = []
  ) -> SourceRepair {
    SourceRepair(
      change: change, frames: frames, remarks: remarks, changes: step.edit.map(changes) ?? [])
  }

  private func changes(_ edit: RowChange.Edit) -> [SourceChange] {
    let place = { (constraint: NSLayoutConstraint) in
      self.constraints.first { $0.constraint === constraint }?.place.location
    }
    let one = { (constraint: NSLayoutConstraint, value: SourceChange.Value) in
      place(constraint).map { [SourceChange(location: $0, value: value)] } ?? []
    }
    switch edit {
    case .priority(let constraint, _, let to): return one(constraint, .priority(to))
    case .constant(let constraint, let from, let to):
      return one(constraint, .constant(from: from, to: to))
    case .relation(let constraint, let to):
      return one(
        constraint,
        .relation(from: constraint.relation.written.rawValue, to: to.written.rawValue))
    case .claims(let wish, let remedies, _, let axis):
      let all = remedies.compactMap { remedy -> SourceChange? in
        let priority = Double(remedy.priority.rawValue)
        let isHorizontal = axis == .horizontal
        return entry(of: remedy.view).map {
          SourceChange(
            location: $0.place.location,
            value: wish == .hug
              ? .hugging(priority, isHorizontal: isHorizontal)
              : .compression(priority, isHorizontal: isHorizontal))
        }
      }
      return all.count == remedies.count ? all : []
    case .removal(let constraint): return one(constraint, .removal)
    case .addition(let constraint):
      // Beside the last one of the cell.
      return constraints.last.map {
        [SourceChange(location: $0.place.location, value: .addition(equation(constraint)))]
      } ?? []
    case .rowHeight(let from, let to):
      return [SourceChange(location: self.place.location, value: .rowHeight(from: from, to: to))]
    }
  }
}
