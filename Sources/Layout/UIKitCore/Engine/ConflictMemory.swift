import Cassowary

/// What was broken in earlier answers.
///
/// Constraints that contradict each other do so in the same way again. A layout restores what is
/// broken before it solves, and most layouts of a row change nothing about it: a table fits the row
/// and then lays it out, a sweep changes the width, a repair one priority.
struct ConflictMemory {
  /// Something that is broken.
  enum Step {
    case one(ConstraintID, ConstraintOwner, LayoutConflict)
    /// Too many were broken: all that are as expendable.
    case all(Expendability)

    /// Whether nothing else than a member of a conflict was given up.
    var isOne: Bool { if case .one = self { true } else { false } }
  }

  private struct Entry {
    let owners: [ConstraintOwner?]
    let steps: [Step]
  }

  private var entries: [Solver.Failure.Key: Entry] = [:]
  private var members = 0

  /// Members of conflicts that are kept; with more, all are forgotten.
  private static let mostMembers = 100_000

  /// The steps taken when the same constraints could not hold before; nil if not known.
  func steps(_ failure: Solver.Failure, _ owners: [ConstraintOwner?]) -> [Step]? {
    guard let entry = entries[failure.key], entry.owners.count == owners.count,
      zip(entry.owners, owners).allSatisfy({ known, owner in
        known.map { known in owner.map(known.isSame) ?? false } ?? (owner == nil)
      })
    else { return nil }
    return entry.steps
  }

  /// Keeps the steps after which everything holds, unless they broke what could hold at first.
  mutating func learn(_ steps: [Step], _ failure: Solver.Failure, _ owners: [ConstraintOwner?]) {
    let failed = Set(failure.constraints)
    var count = owners.count
    for step in steps {
      guard case .one(let id, _, let conflict) = step else { continue }
      guard failed.contains(id) else { return }
      count += conflict.constraints.count
    }
    if members + count > Self.mostMembers {
      entries.removeAll()
      members = 0
    }
    guard !steps.isEmpty, count <= Self.mostMembers else { return }
    entries[failure.key] = Entry(owners: owners, steps: steps)
    members += count
  }
}

extension ConstraintOwner {
  fileprivate func isSame(as other: ConstraintOwner) -> Bool {
    switch (self, other) {
    case (.constraint(let one), .constraint(let other)): one === other
    case (.nonNegative(let one, let axis), .nonNegative(let other, let its)),
      (.autoresizingPosition(let one, let axis), .autoresizingPosition(let other, let its)),
      (.autoresizingSize(let one, let axis), .autoresizingSize(let other, let its)),
      (.hugging(let one, let axis), .hugging(let other, let its)),
      (.compression(let one, let axis), .compression(let other, let its)):
      one.view === other.view && axis == its
    case (.sizing(let axis), .sizing(let its)): axis == its
    case (.guideNonNegative(let one, let axis), .guideNonNegative(let other, let its)):
      one === other && axis == its
    default: false
    }
  }
}
