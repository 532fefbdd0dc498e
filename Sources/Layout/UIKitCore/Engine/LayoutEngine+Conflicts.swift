import Cassowary
import Numbers

/// The constraints that were broken because required ones contradict each other.
struct BrokenConstraints {
  /// Conflicts since the constraints last changed, in the order in which they were found.
  private(set) var conflicts: [LayoutConflict] = []
  /// The conflicts without the height that the content decides, once they were asked for.
  fileprivate var atFreeHeight: [LayoutConflict]?
  fileprivate private(set) var owners: [ConstraintOwner] = []

  var isEmpty: Bool { owners.isEmpty }

  fileprivate mutating func append(_ owner: ConstraintOwner, of conflict: LayoutConflict? = nil) {
    owners.append(owner)
    atFreeHeight = nil
    if let conflict { conflicts.append(conflict) }
  }

  /// Returns the owners of the broken constraints, and empties the list.
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
    forgetConflicts()
  }
}

/// A height of a row that its own content has decided.
struct ContentHeight {
  /// The view that was asked for it.
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
  /// of them: what contradicts itself then does so at whatever height a table gives.
  ///
  /// - Complexity: where such a height is in a conflict, the first call fits the content once more.
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
  /// Whether both are about the same constraints; those made for reports are compared by what they
  /// say.
  package func isSame(as other: LayoutConflict) -> Bool {
    constraints.count == other.constraints.count
      && zip(constraints, other.constraints).allSatisfy { $0.isSame(as: $1) }
  }
}

extension LayoutEngine {
  /// Breaks one constraint of a conflicting set and reports it; all required ones of the
  /// application where too many were broken. False if none may be broken.
  ///
  /// Apple's *Auto Layout Guide*, "Unsatisfiable Layouts": find the set, break one, check again.
  /// The guide does not say which one; here it is the last of the set in canonical order among the
  /// most expendable (`expendability`).
  func breakConflict(_ set: [ConstraintID]) -> Bool {
    if broken.owners.count >= EngineLimits.conflicts, giveUpRequirements() { return true }
    return breakOne(of: set)
  }

  /// Breaks every required constraint of the application; false if there was none.
  private func giveUpRequirements() -> Bool {
    let required = constraints.members.filter {
      $0.priority == .required && !$0.record.isBroken && $0.record.id != nil
    }
    for constraint in required {
      giveUp(.constraint(constraint))
      broken.append(.constraint(constraint))
    }
    return !required.isEmpty
  }

  /// Removes one constraint of a conflicting set from the solver; false if none may be removed.
  private func breakOne(of set: [ConstraintID]) -> Bool {
    let all = owners
    let owners = set.compactMap { id in all[id].map { (id: id, owner: $0) } }
    let shown = owners.compactMap { entry in
      self.shown(entry.owner).map { (id: entry.id, owner: entry.owner, constraint: $0) }
    }
    let ordered = shown.sorted { canonicalOrder($0.constraint, $1.constraint) }
    let most = ordered.map(\.owner.expendability).max()
    guard let victim = ordered.last(where: { $0.owner.expendability == most }) else {
      guard let last = set.last else { return false }
      solver.remove(last)
      return true
    }
    let reported = ordered.map { member -> Member in
      guard member.id != victim.id, let written = written(sayingAs: member) else { return member }
      return written
    }
    let (statements, signs) = statements(
      reported.map { ($0.id, $0.owner) }
        + owners.filter { self.shown($0.owner) == nil }.map { ($0.id, $0.owner) }, among: all)
    giveUp(victim.owner)
    broken.append(
      victim.owner,
      of: LayoutConflict(
        constraints: reported.map(\.constraint), broken: victim.constraint, statements: statements,
        signs: signs))
    return true
  }

  /// A member of a conflict, with the constraint that reports show for it.
  private typealias Member = (
    id: ConstraintID, owner: ConstraintOwner, constraint: NSLayoutConstraint
  )

  /// The application's own constraint that says what a given size says: whoever has written it has
  /// caused the conflict, whatever the table does.
  private func written(sayingAs member: Member) -> Member? {
    guard member.constraint.origin == .encapsulated else { return nil }
    let given = solver.statement(of: member.id)
    guard given.terms.count == 1 else { return nil }
    for constraint in constraints.members where constraint.priority == .required {
      guard !constraint.record.isBroken, let id = constraint.record.id, id != member.id else {
        continue
      }
      let own = solver.statement(of: id)
      guard own.relation == given.relation, own.terms.count == 1,
        own.terms[0].variable == given.terms[0].variable,
        own.terms[0].coefficient == given.terms[0].coefficient,
        Tolerance.sameLength(own.constant, given.constant)
      else { continue }
      return (id, .constraint(constraint), constraint)
    }
    return nil
  }

  /// The members of a conflict in the solver's terms, and that further sizes of theirs cannot be
  /// negative.
  private func statements(
    _ members: [(id: ConstraintID, owner: ConstraintOwner)],
    among owners: [ConstraintID: ConstraintOwner]
  ) -> (members: [LayoutConflict.Statement], signs: [LayoutConflict.Statement]) {
    var numbers: [Variable: Int] = [:]
    let stated = { (id: ConstraintID, owner: ConstraintOwner) -> LayoutConflict.Statement in
      let row = self.solver.statement(of: id)
      let terms = row.terms.map { term in
        let number = numbers[term.variable] ?? numbers.count
        numbers[term.variable] = number
        return (variable: number, coefficient: term.coefficient)
      }
      return LayoutConflict.Statement(
        terms: terms, relation: .init(row.relation), length: 0 - row.constant,
        nonNegativeSize: owner.nonNegativeSize)
    }
    let statements = members.map { stated($0.id, $0.owner) }
    let known = Set(members.map(\.id))
    let others = owners.compactMap { id, owner -> (number: Int, id: ConstraintID)? in
      guard owner.nonNegativeSize != nil, !known.contains(id) else { return nil }
      let terms = solver.statement(of: id).terms
      guard terms.count == 1, let number = numbers[terms[0].variable] else { return nil }
      return (number, id)
    }
    let signs = others.sorted { $0.number < $1.number }.compactMap { sign in
      owners[sign.id].map { stated(sign.id, $0) }
    }
    return (statements, signs)
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

  /// Keeps a broken content size in the solver below required, so that the content still gets as
  /// much of it as the other constraints leave.
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

  /// Called when required constraints have changed: restores the broken ones, which are broken and
  /// reported again if the conflict persists.
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
