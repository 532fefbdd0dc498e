import UIKitCore

extension LintScene {
  func repair(
    _ change: String, _ step: RowChange, _ aim: OtherWidths.Aim, _ outcome: LayoutTrial.Outcome?,
    moves: [FrameMove]? = nil, remarks: [String] = []
  ) -> SourceRepair {
    let elsewhere = elsewhere?.remarks(of: step, aim, outcome, in: self) ?? []
    let subject = step.edit.flatMap { edit in
      edit.constraint.map { constraint in
        constraints.first { $0.constraint === constraint }?.id ?? equation(constraint)
      } ?? edit.view.map(name)
    }
    return SourceRepair(
      change: change, subject: subject, property: step.edit?.property,
      moves: moves ?? outcome?.moves ?? [],
      remarks: remarks + elsewhere, elsewhere: elsewhere,
      changes: step.edit.map(changes) ?? [])
  }

  private func changes(_ edit: RowChange.Edit) -> [SourceChange] {
    switch edit {
    case .priority(let constraint, _, _), .constant(let constraint, _, _),
      .relation(let constraint, _), .removal(let constraint):
      let entry = constraints.first { $0.constraint === constraint }
      return [SourceChange(entry?.place.location, edit)].compactMap(\.self)
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
    case .addition(let constraint):
      // Beside the last one of the cell.
      return constraints.last.map {
        [SourceChange(location: $0.place.location, value: .addition(equation(constraint)))]
      } ?? []
    case .rowHeight: return [SourceChange(place.location, edit)].compactMap(\.self)
    }
  }
}

extension SourceChange {
  /// The change of what is written at a place; nil where nobody wrote it.
  package init?(_ location: FileLocation?, _ edit: RowChange.Edit) {
    guard let location, let value = edit.written else { return nil }
    (self.location, self.value) = (location, value)
  }
}

extension RowChange.Edit {
  /// What becomes of the number or relation that is written; nil for one of views, and for a
  /// constraint that is not written yet.
  package var written: SourceChange.Value? {
    switch self {
    case .priority(_, _, let to): .priority(to)
    case .constant(_, let from, let to): .constant(from: from, to: to)
    case .relation(let constraint, let to):
      .relation(from: constraint.relation.written.rawValue, to: to.written.rawValue)
    case .removal: .removal
    case .rowHeight(let from, let to): .rowHeight(from: from, to: to)
    case .claims, .addition: nil
    }
  }

  /// What changes of it; nil where it is added or left out.
  package var property: RepairedProperty? {
    switch self {
    case .priority(_, let from, let to):
      RepairedProperty(name: "priority", from: readable(from), to: readable(to))
    case .constant(_, let from, let to):
      RepairedProperty(name: "constant", from: from.plain, to: to.plain)
    case .relation(let constraint, let to):
      RepairedProperty(
        name: "relation", from: constraint.relation.written.rawValue, to: to.written.rawValue)
    case .claims(let wish, let remedies, let from, _):
      RepairedProperty(
        name: wish == .hug ? "hugging" : "compressionResistance", from: readable(from),
        to: readable(Double(remedies.first?.priority.rawValue ?? 0)))
    case .rowHeight(let from, let to):
      RepairedProperty(
        name: "rowHeight", from: readable(from), to: to.map { readable($0) } ?? "automatic")
    case .removal, .addition: nil
    }
  }
}
