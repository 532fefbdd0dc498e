import Cassowary
import Numbers

/// The constraints that were broken because required ones contradict each other.
struct BrokenConstraints {
  /// Conflicts since the constraints last changed, in the order in which they were found.
  private(set) var conflicts: [LayoutConflict] = []
  /// The conflicts without the height that the content decides, once they were asked for.
  fileprivate var atFreeHeight: [LayoutConflict]?
  fileprivate private(set) var owners: [ConstraintOwner] = []
  var memory = ConflictMemory()

  var isEmpty: Bool { owners.isEmpty }

  fileprivate mutating func append(_ owner: ConstraintOwner, of conflict: LayoutConflict? = nil) {
    owners.append(owner)
    atFreeHeight = nil
    if let conflict { conflicts.append(conflict) }
  }

  fileprivate mutating func takeOwners() -> [ConstraintOwner] {
    defer { owners.removeAll() }
    return owners
  }

  fileprivate mutating func forgetConflicts() {
    if !conflicts.isEmpty { conflicts.removeAll() }
    atFreeHeight = nil
  }

  mutating func remove(_ constraint: NSLayoutConstraint) {
    owners.removeAll { $0.isConstraint(constraint) }
  }

  mutating func removeAll() {
    owners.removeAll()
    memory = ConflictMemory()
    forgetConflicts()
  }
}

/// A height of a row that its own content has decided.
struct ContentHeight {
  private(set) weak var view: UIView?
  /// The height of the host, in points, as long as it is that one.
  let host: CGFloat
}

extension LayoutEngine {
  /// The view that decides the height of the host, and whether the present one is its own.
  private var deciding: (view: UIView, isFitted: Bool)? {
    if let view = host.awaitingView { return (view, false) }
    guard let view = contentHeight?.view, contentHeight?.host == host.storedFrame.height else {
      return nil
    }
    return (view, true)
  }

  /// Whether the host is a row whose own content decides its height.
  var hasContentHeight: Bool { deciding != nil }

  /// The conflicts of the layout, but that a height which the row's own content decides is in none
  /// of them: what contradicts itself then does so at whatever height a table gives. Complexity:
  /// where such a height is in a conflict, the first call fits the content once more.
  var reportedConflicts: [LayoutConflict] {
    let found = broken.conflicts
    guard fittedView == nil, !found.isEmpty, let deciding, found.contains(where: hasGivenHeight)
    else { return found }
    if let known = broken.atFreeHeight { return known }
    let others = found.filter { !hasGivenHeight($0) }
    let target = CGSize(width: deciding.view.storedFrame.width, height: 0)
    _ = deciding.view.fittingSize(
      target: target, horizontal: .required, vertical: .fittingSizeLevel)
    let free = broken.conflicts
    answerLayout()
    var all = free + others.filter { one in !free.contains { $0.isSame(as: one) } }
    if all.isEmpty, deciding.isFitted { all = found }
    broken.atFreeHeight = all
    return all
  }

  private func hasGivenHeight(_ conflict: LayoutConflict) -> Bool {
    conflict.constraints.contains { constraint in
      [.encapsulated, .autoresizingMask].contains(constraint.origin)
        && constraint.firstAttribute == .height
        && (constraint.firstItem === host || constraint.firstItem === host.awaitingView
          || (constraint.firstItem as? UIView)?.encapsulatesSize == true)
    }
  }
}

extension LayoutConflict {
  /// Whether both are about the same constraints, those made for reports by their words.
  package func isSame(as other: LayoutConflict) -> Bool {
    constraints.count == other.constraints.count
      && zip(constraints, other.constraints).allSatisfy { $0.isSame(as: $1) }
  }
}

/// The constraints that the conflicts of one answer may be about. Those that are broken meanwhile
/// come back with lower priorities, and are in no conflict any more.
struct ConflictOwners {
  /// A constraint that is in a conflict.
  struct Member {
    let id: ConstraintID
    let owner: ConstraintOwner
    /// What reports show for it; nil for a size that cannot be negative.
    fileprivate(set) var constraint: NSLayoutConstraint?
    /// The place of `constraint` in canonical order.
    let position: ConstraintPosition?
    let expendability: Expendability
    let statement: (terms: [Term], relation: Cassowary.Relation, constant: Double)

    fileprivate var isWritten: Bool { if case .constraint = owner { true } else { false } }
  }

  let owners: [ConstraintID: ConstraintOwner]
  /// The sizes that cannot be negative.
  fileprivate let signs: [Variable: Member]
  /// Required constraints of the application about one size or position alone.
  fileprivate let single: [Variable: [(id: ConstraintID, constraint: NSLayoutConstraint)]]
  /// Those that were in a conflict so far.
  fileprivate var members: [ConstraintID: Member] = [:]

  /// The members of a conflict, and the signs of their variables that are not among them.
  fileprivate static func statements(
    _ members: [Member], _ signs: [Variable: Member]
  ) -> (members: [LayoutConflict.Statement], signs: [LayoutConflict.Statement]) {
    var numbers: [Variable: Int] = [:]
    var variables: [Variable] = []
    func stated(_ member: Member) -> LayoutConflict.Statement {
      let terms = member.statement.terms.map { term in
        let number = numbers[term.variable] ?? variables.count
        if number == variables.count {
          numbers[term.variable] = number
          variables.append(term.variable)
        }
        return (variable: number, coefficient: term.coefficient)
      }
      return LayoutConflict.Statement(
        terms: terms, relation: .init(member.statement.relation),
        length: 0 - member.statement.constant, nonNegativeSize: member.owner.nonNegativeSize)
    }
    let statements = members.map(stated)
    let known = Set(members.lazy.filter { $0.owner.nonNegativeSize != nil }.map(\.id))
    return (
      statements, variables.compactMap { signs[$0] }.filter { !known.contains($0.id) }.map(stated)
    )
  }
}

extension LayoutEngine {
  private var conflictOwners: ConflictOwners {
    let owners = owners
    var signs: [Variable: ConflictOwners.Member] = [:]
    for (id, owner) in owners where owner.nonNegativeSize != nil {
      let statement = solver.statement(of: id)
      guard statement.terms.count == 1 else { continue }
      signs[statement.terms[0].variable] = .init(
        id: id, owner: owner, constraint: nil, position: nil, expendability: owner.expendability,
        statement: statement)
    }
    var single: [Variable: [(id: ConstraintID, constraint: NSLayoutConstraint)]] = [:]
    for constraint in constraints.members where constraint.priority == .required {
      guard constraint.relation == .equal, let id = constraint.record.id else { continue }
      let terms = solver.statement(of: id).terms
      if terms.count == 1 { single[terms[0].variable, default: []].append((id, constraint)) }
    }
    return ConflictOwners(owners: owners, signs: signs, single: single)
  }

  /// Solves; while required constraints contradict each other, without one of each conflicting set.
  ///
  /// Apple's *Auto Layout Guide*, "Unsatisfiable Layouts": find the set, break one, check again.
  /// The guide does not say which one; here it is the last of the set in canonical order among the
  /// most expendable (`expendability`).
  func solve() {
    forgetAlternatives()
    guard !solver.update() else { return }
    let failure = solver.failure
    let failing = owners(among: Set(failure.constraints))
    let owners = failure.constraints.map { failing[$0] }
    var steps = broken.memory.steps(failure, owners) ?? []
    for step in steps { take(step) }
    if !steps.isEmpty, solver.update() { return }
    solver.forgetLatestConflict()
    var known = conflictOwners
    var next = solver.update() ? nil : solver.conflict()
    while let set = next {
      if let step = step(breaking: set, &known) {
        take(step)
        steps.append(step)
        next = step.isOne ? solver.followingConflict() : nil
      } else {
        guard let last = set.last else { return }
        solver.remove(last)
        known = conflictOwners
        next = nil
      }
      next = next ?? (solver.update() ? nil : solver.conflict())
    }
    broken.memory.learn(steps, failure, owners)
  }

  private func take(_ step: ConflictMemory.Step) {
    switch step {
    case .one(_, let owner, let conflict):
      giveUp(owner)
      broken.append(owner, of: conflict)
    case .all(let kind):
      for owner in requirements(kind) {
        giveUp(owner)
        broken.append(owner)
      }
    }
  }

  /// Which constraint of a conflicting set to break: where too many were broken all that are as
  /// expendable; nil if none may be broken.
  private func step(
    breaking set: [ConstraintID], _ known: inout ConflictOwners
  ) -> ConflictMemory.Step? {
    let members = set.compactMap { member($0, &known) }
    let shown = members.filter { $0.constraint != nil }.sorted { comesBefore($0, $1) }
    guard let most = shown.map(\.expendability).max(),
      let victim = shown.last(where: { $0.expendability == most }), let given = victim.constraint
    else { return nil }
    if broken.owners.count >= EngineLimits.conflicts, !requirements(most).isEmpty {
      return .all(most)
    }
    let reported = shown.map { member -> ConflictOwners.Member in
      guard member.id != victim.id, let written = written(sayingAs: member, known) else {
        return member
      }
      return self.member(written, &known) ?? member
    }
    let all = reported + members.filter { $0.constraint == nil }
    return .one(
      victim.id, victim.owner,
      LayoutConflict(constraints: reported.compactMap(\.constraint), broken: given) {
        [signs = known.signs] in ConflictOwners.statements(all, signs)
      })
  }

  /// What is known about a constraint of the solver, found once; nil for one without an owner.
  private func member(
    _ id: ConstraintID, _ known: inout ConflictOwners
  ) -> ConflictOwners.Member? {
    if var member = known.members[id] {
      // Those that are made for reports are one conflict's.
      if !member.isWritten { member.constraint = shown(member.owner) }
      return member
    }
    guard let owner = known.owners[id] else { return nil }
    let constraint = shown(owner)
    let member = ConflictOwners.Member(
      id: id, owner: owner, constraint: constraint, position: constraint.map(position),
      expendability: owner.expendability, statement: solver.statement(of: id))
    known.members[id] = member
    return member
  }

  /// The canonical order of members that reports show.
  private func comesBefore(_ one: ConflictOwners.Member, _ other: ConflictOwners.Member) -> Bool {
    guard let first = one.position, let second = other.position else { return false }
    if first != second { return first < second }
    guard let first = one.constraint, let second = other.constraint else { return false }
    return isBefore(first, second)
  }

  /// The application's own constraint that says what a given size says: whoever has written it has
  /// caused the conflict, whatever the table does.
  private func written(
    sayingAs member: ConflictOwners.Member, _ known: ConflictOwners
  ) -> ConstraintID? {
    let given = member.statement
    guard member.constraint?.origin == .encapsulated, given.terms.count == 1 else { return nil }
    for (id, constraint) in known.single[given.terms[0].variable] ?? []
    where id != member.id && constraint.record.id == id {
      let own = solver.statement(of: id)
      guard !constraint.record.isBroken, own.relation == given.relation, own.terms == given.terms,
        Tolerance.sameLength(own.constant, given.constant)
      else { continue }
      return id
    }
    return nil
  }

  private func giveUp(_ owner: ConstraintOwner) {
    switch owner {
    case .constraint(let constraint):
      remove(&constraint.record.id)
      constraint.record.isBroken = true
      addToSolver(constraint)
    case .sizing(let axis): dropSizing(axis)
    case .nonNegative(let entry, let axis): drop(\.nonNegative, entry.view, axis)
    case .autoresizingPosition(let entry, let axis): drop(\.position, entry.view, axis)
    case .autoresizingSize(let entry, let axis): drop(\.size, entry.view, axis)
    case .hugging(let entry, let axis):
      weaken(\.hugging, .lessThanOrEqual, entry.view, axis)
    case .compression(let entry, let axis):
      weaken(\.compression, .greaterThanOrEqual, entry.view, axis)
    case .guideNonNegative: break
    }
  }

  /// Keeps a broken content size below required, as far as the other constraints leave it.
  private func weaken(
    _ constraint: WritableKeyPath<AxisConstraints, ConstraintID?>,
    _ relation: Cassowary.Relation, _ view: UIView, _ axis: NSLayoutConstraint.Axis
  ) {
    drop(constraint, view, axis)
    var own = own(view)
    guard let size = own[axis].intrinsic, let slot = slot(of: view) else { return }
    own[axis][keyPath: constraint] = add(
      [Term(slot.size(axis), 1)], relation, -size, .givenUp)
    setOwn(view, own)
  }

  private func drop(
    _ constraint: WritableKeyPath<AxisConstraints, ConstraintID?>, _ view: UIView,
    _ axis: NSLayoutConstraint.Axis
  ) {
    var own = own(view)
    remove(&own[axis][keyPath: constraint])
    setOwn(view, own)
  }

  /// Restores the broken constraints after a change; a conflict that persists is reported again.
  func systemDidChange() {
    broken.forgetConflicts()
    guard !broken.isEmpty else { return }
    forgetAnswer()
    for owner in broken.takeOwners() { reinstate(owner) }
  }

  private func reinstate(_ owner: ConstraintOwner) {
    switch owner {
    case .constraint(let constraint):
      constraint.record.isBroken = false
      remove(&constraint.record.id)
      addToSolver(constraint)
    case .sizing: restateSizing()
    case .autoresizingPosition(let entry, _), .autoresizingSize(let entry, _):
      removeAutoresizing(entry.view)
      addAutoresizing(entry.view)
    case .hugging(let entry, let axis), .compression(let entry, let axis):
      restateIntrinsic(entry.view, axis)
    case .nonNegative, .guideNonNegative: break
    }
  }
}
