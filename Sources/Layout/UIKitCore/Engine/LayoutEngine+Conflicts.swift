import Cassowary
import Numbers

/// The constraints that were broken because required ones contradict each other.
struct BrokenConstraints {
  /// Conflicts since the constraints last changed, in the order in which they were found; written
  /// when somebody asks for them.
  fileprivate private(set) var conflicts: [LayoutConflict] = []
  fileprivate private(set) var areWritten = true
  fileprivate var isWriting = false
  /// The conflicts without the height that the content decides, once they were asked for.
  fileprivate var atFreeHeight: [LayoutConflict]?
  fileprivate private(set) var owners: [ConstraintOwner] = []
  /// Whether all conflicts are about widths and horizontal positions, whatever the heights.
  private(set) var areAcross = true
  /// `Solver.requiredChanges` when it was decided what is broken.
  fileprivate(set) var decidedAt = 0
  /// The owners of constraints that were in the solver before, and may be so still.
  fileprivate var knownOwners: [ConstraintID: ConstraintOwner] = [:]

  var isEmpty: Bool { owners.isEmpty }

  fileprivate mutating func append(
    _ owner: ConstraintOwner, of conflict: LayoutConflict? = nil, isAcross: Bool = false
  ) {
    owners.append(owner)
    atFreeHeight = nil
    areAcross = areAcross && isAcross
    areWritten = isWriting
    if let conflict { conflicts.append(conflict) }
  }

  fileprivate mutating func takeOwners() -> [ConstraintOwner] {
    defer { removeOwners() }
    return owners
  }

  fileprivate mutating func forgetConflicts() {
    if !conflicts.isEmpty { conflicts.removeAll() }
    atFreeHeight = nil
    areWritten = true
  }

  mutating func remove(_ constraint: NSLayoutConstraint) {
    owners.removeAll { $0.isConstraint(constraint) }
    knownOwners.removeAll()
  }

  private mutating func removeOwners() {
    owners.removeAll()
    areAcross = true
  }

  mutating func removeAll() {
    removeOwners()
    knownOwners.removeAll()
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
    let found = writtenConflicts
    guard fittedView == nil, !found.isEmpty, let deciding, found.contains(where: hasGivenHeight)
    else { return found }
    if let known = broken.atFreeHeight { return known }
    let others = found.filter { !hasGivenHeight($0) }
    let target = CGSize(width: deciding.view.storedFrame.width, height: 0)
    _ = deciding.view.fittingSize(
      target: target, horizontal: .required, vertical: .fittingSizeLevel)
    let free = writtenConflicts
    answerLayout()
    var all = free + others.filter { one in !free.contains { $0.isSame(as: one) } }
    if all.isEmpty, deciding.isFitted { all = found }
    broken.atFreeHeight = all
    return all
  }

  /// The conflicts of the present answer, found once more: to write them takes longer than to solve,
  /// and a sweep reads hundreds of layouts for each whose conflicts it asks about.
  private var writtenConflicts: [LayoutConflict] {
    if !broken.areWritten {
      broken.isWriting = true
      defer { broken.isWriting = false }
      let target = question.target
      systemDidChange()
      restateTarget(target)
      // What contents ask for is known, so that no further pass is needed.
      solve()
      wasSolved()
    }
    return broken.conflicts
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
    defer { broken.decidedAt = solver.requiredChanges }
    guard !solver.update() else { return }
    solver.forgetLatestConflict()
    var known: ConflictOwners? = broken.isWriting ? conflictOwners : nil
    var next: [ConstraintID]? = solver.conflict()
    while let set = next {
      next = nil
      if let victim = victim(of: set) {
        if breaks(victim, of: set, &known) { next = solver.followingConflict() }
      } else {
        guard let last = set.last else { return }
        solver.remove(last)
        if broken.isWriting { known = conflictOwners }
      }
      next = next ?? (solver.update() ? nil : solver.conflict())
    }
  }

  /// A constraint of a conflicting set that is to be broken.
  private typealias Victim = (id: ConstraintID, owner: ConstraintOwner)

  /// Breaks a constraint of a conflicting set; where too many were broken, all that are as
  /// expendable. Returns whether nothing else was broken.
  private func breaks(
    _ victim: Victim, of set: [ConstraintID], _ known: inout ConflictOwners?
  ) -> Bool {
    let kind = victim.owner.expendability
    let all = broken.owners.count >= EngineLimits.conflicts ? requirements(kind) : []
    for owner in all {
      giveUp(owner)
      broken.append(owner)
    }
    guard all.isEmpty else { return false }
    let isAcross = set.allSatisfy { owner(of: $0)?.isAcross ?? true }
    var conflict: LayoutConflict?
    if var members = known.take() {
      conflict = self.conflict(of: set, breaking: victim.id, &members)
      known = members
    }
    giveUp(victim.owner)
    broken.append(victim.owner, of: conflict, isAcross: isAcross)
    return true
  }

  /// The last of the most expendable constraints of a set in canonical order; nil if none may be
  /// broken.
  private func victim(of set: [ConstraintID]) -> Victim? {
    var candidates: [Victim] = []
    var most = Expendability.sign
    for id in set {
      guard let owner = owner(of: id) else { continue }
      let own = owner.expendability
      if own > most {
        candidates.removeAll(keepingCapacity: true)
        most = own
      }
      if own == most, own > .sign { candidates.append((id, owner)) }
    }
    guard candidates.count > 1 else { return candidates.first }
    let known = candidates.map { ($0, shown($0.owner)) }.compactMap { victim, shown in
      shown.map { (victim: victim, constraint: $0, position: position($0)) }
    }
    return known.dropFirst().reduce(known.first) { last, next in
      guard let last else { return next }
      let isBefore =
        next.position != last.position
        ? next.position < last.position : isBefore(next.constraint, last.constraint)
      return isBefore ? last : next
    }?.victim
  }

  /// The owner of a constraint in the solver.
  private func owner(of id: ConstraintID) -> ConstraintOwner? {
    if let known = broken.knownOwners[id] { return known }
    broken.knownOwners = owners
    return broken.knownOwners[id]
  }

  /// A conflicting set in words.
  private func conflict(
    of set: [ConstraintID], breaking victim: ConstraintID, _ known: inout ConflictOwners
  ) -> LayoutConflict? {
    let members = set.compactMap { member($0, &known) }
    let shown = members.filter { $0.constraint != nil }.sorted { comesBefore($0, $1) }
    guard let given = shown.first(where: { $0.id == victim })?.constraint else { return nil }
    let reported = shown.map { member -> ConflictOwners.Member in
      guard member.id != victim, let written = written(sayingAs: member, known) else {
        return member
      }
      return self.member(written, &known) ?? member
    }
    let all = reported + members.filter { $0.constraint == nil }
    return LayoutConflict(constraints: reported.compactMap(\.constraint), broken: given) {
      [signs = known.signs] in ConflictOwners.statements(all, signs)
    }
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
      if let id = constraint.record.id { broken.knownOwners[id] = owner }
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
