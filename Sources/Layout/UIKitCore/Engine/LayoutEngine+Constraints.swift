import Cassowary

/// The state of a constraint in the engine of its hierarchy.
struct ConstraintRecord {
  /// The engine that has the constraint; the engine clears the reference when it is released.
  unowned(unsafe) var engine: LayoutEngine?
  /// The constraint's identity in the solver; nil while it is pending, suspended or of priority 0.
  var id: ConstraintID?
  /// The geometry in the constant of `first - multiplier × second`, in points.
  var base: Double = 0
  /// Whether `base` may change although the constraint does not.
  var dependsOnContent = false
  /// Whether `base` contains the baseline of a content.
  var dependsOnBaseline = false
  /// Broken in a conflict: no longer required, but satisfied as far as possible.
  var isBroken = false
  /// Left out while the engine fits a view that the constraint reaches beyond.
  var isSuspended = false
}

/// The application's constraints in one engine.
struct EngineConstraints {
  /// Constraints to add at the next solve.
  private(set) var pending: [NSLayoutConstraint] = []
  /// Constraints in the solver, and those left out because they are broken or suspended.
  private(set) var members: [NSLayoutConstraint] = []
  /// Constraints whose base depends on margins, baselines or scrolling.
  fileprivate private(set) var dependents: [NSLayoutConstraint] = []
  private var staleness = Staleness.none

  /// Contents that are measured change baselines with every row; margins stay.
  private enum Staleness {
    case none
    case baselines
    case all
  }

  /// Whether margins, baselines or offsets may have changed.
  var dependentsAreStale: Bool { staleness != .none }
  /// Whether some constraint relates a width to a height.
  fileprivate(set) var linksAxes = false

  /// Called when margins, baselines or offsets may have changed; returns whether any constraint
  /// depends on them.
  @discardableResult
  mutating func markDependentsStale() -> Bool {
    guard !dependents.isEmpty || !pending.isEmpty else { return false }
    staleness = .all
    return true
  }

  /// Called when baselines may have changed.
  mutating func markBaselinesStale() {
    guard staleness == .none, !dependents.isEmpty || !pending.isEmpty else { return }
    staleness = .baselines
  }

  /// Returns the constraints to refresh, and marks them as fresh.
  fileprivate mutating func takeStaleDependents() -> [NSLayoutConstraint] {
    defer { staleness = .none }
    switch staleness {
    case .none: return []
    case .baselines: return dependents.filter(\.record.dependsOnBaseline)
    case .all: return dependents
    }
  }

  fileprivate mutating func enqueue(_ constraint: NSLayoutConstraint) {
    pending.append(constraint)
  }

  /// Returns the pending constraints, sorted, and makes them members.
  fileprivate mutating func takePending(
    by isBefore: (NSLayoutConstraint, NSLayoutConstraint) -> Bool
  ) -> [NSLayoutConstraint] {
    guard !pending.isEmpty else { return [] }
    let taken = pending.sorted(by: isBefore)
    pending.removeAll(keepingCapacity: true)
    members += taken
    return taken
  }

  fileprivate mutating func addDependent(_ constraint: NSLayoutConstraint) {
    dependents.append(constraint)
  }

  fileprivate mutating func remove(_ constraint: NSLayoutConstraint) {
    members.removeAll { $0 === constraint }
    pending.removeAll { $0 === constraint }
    if constraint.record.dependsOnContent { dependents.removeAll { $0 === constraint } }
  }

  mutating func removeSubtree(_ view: UIView) {
    for constraint in members + pending where constraint.mentions(below: view) {
      constraint.record = ConstraintRecord()
    }
    members.removeAll { $0.record.engine == nil }
    pending.removeAll { $0.record.engine == nil }
    dependents.removeAll { $0.record.engine == nil }
  }

  mutating func removeAll() {
    for constraint in members { constraint.record = ConstraintRecord() }
    for constraint in pending { constraint.record = ConstraintRecord() }
    members.removeAll(keepingCapacity: true)
    pending.removeAll(keepingCapacity: true)
    dependents.removeAll(keepingCapacity: true)
    linksAxes = false
  }
}

extension LayoutEngine {
  /// Queues an active constraint; the next solve adds all queued ones together.
  func enqueue(_ constraint: NSLayoutConstraint) {
    guard constraint.record.engine == nil else { return }
    constraint.record = ConstraintRecord()
    constraint.record.engine = self
    constraints.enqueue(constraint)
    systemDidChange()
    setNeedsSolve()
  }

  /// Adds pending constraints in canonical order, so that the order of activation is irrelevant.
  func addPending() {
    for constraint in constraints.takePending(by: canonicalOrder) {
      suspendIfOutside(constraint)
      addToSolver(constraint)
      if constraint.record.dependsOnContent { constraints.addDependent(constraint) }
    }
  }

  func addToSolver(_ constraint: NSLayoutConstraint) {
    guard let lowered = lower(constraint) else { return }
    constraint.record.base = lowered.base
    constraint.record.dependsOnContent = lowered.dependsOnContent
    constraint.record.dependsOnBaseline = lowered.dependsOnBaseline
    guard !constraint.record.isSuspended, let priority = constraint.priority.solverPriority
    else { return }
    constraint.record.id = lowering.terms.withUnsafeBufferPointer {
      solver.add(
        buffer: $0, constraint.relation.solverRelation,
        constant: lowered.base - constraint.solverConstant,
        priority: constraint.record.isBroken ? .givenUp : priority)
    }
    if constraint.linksAxes { constraints.linksAxes = true }
    let mentioned = lowering.touched
    for entry in mentioned { use(entry.view) }
  }

  func forget(_ constraint: NSLayoutConstraint) {
    remove(&constraint.record.id)
    constraints.remove(constraint)
    broken.remove(constraint)
    constraint.record = ConstraintRecord()
    systemDidChange()
    setNeedsSolve()
  }

  func constantDidChange(_ constraint: NSLayoutConstraint) {
    if constraint.priority == .required { systemDidChange() }
    if let id = constraint.record.id {
      solver.setConstant(id, constraint.record.base - constraint.solverConstant)
    }
    setNeedsSolve()
  }

  func priorityDidChange(_ constraint: NSLayoutConstraint) {
    guard !constraints.pending.contains(where: { $0 === constraint }) else { return }
    systemDidChange()
    remove(&constraint.record.id)
    addToSolver(constraint)
    setNeedsSolve()
  }

  /// Called when margins, baselines or offsets may have changed.
  func dependentsDidChange() {
    if constraints.markDependentsStale() { setNeedsSolve() }
  }

  /// Updates constants after changes of margins, baselines and offsets; whether any changed.
  @discardableResult
  func refreshDependents() -> Bool {
    var changed = false
    for constraint in constraints.takeStaleDependents() where refresh(constraint) { changed = true }
    return changed
  }

  private func refresh(_ constraint: NSLayoutConstraint) -> Bool {
    guard let lowered = lower(constraint), lowered.base != constraint.record.base else {
      return false
    }
    constraint.record.base = lowered.base
    constantDidChange(constraint)
    return true
  }
}

extension NSLayoutConstraint.Relation {
  /// The relation of the sides' difference to zero.
  package var solverRelation: Cassowary.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

extension NSLayoutConstraint {
  /// Whether the constraint relates a width to a height: an aspect ratio.
  final var linksAxes: Bool {
    firstAttribute.kind == .size && secondAttribute.kind == .size
      && firstAttribute != secondAttribute
  }

  /// Whether it is about widths and horizontal positions alone.
  final var isAcross: Bool { firstAttribute.isAcross && secondAttribute.isAcross }
}

/// The place of a constraint in canonical order: two items and attributes, then the relation.
typealias ConstraintPosition = (Int, Int, Int, Int, Int)

extension LayoutEngine {
  /// The order in which constraints are added and reported: by the position of their items in the
  /// hierarchy, then by attribute. The last of a set is therefore the one that a reader of the
  /// hierarchy comes to last.
  func canonicalOrder(_ a: NSLayoutConstraint, _ b: NSLayoutConstraint) -> Bool {
    let (x, y) = (position(a), position(b))
    return x != y ? x < y : isBefore(a, b)
  }

  /// The order of constraints between the same anchors.
  func isBefore(_ a: NSLayoutConstraint, _ b: NSLayoutConstraint) -> Bool {
    if a.multiplier != b.multiplier { return a.multiplier < b.multiplier }
    if a.priority != b.priority { return a.priority > b.priority }
    return a.constant < b.constant
  }

  /// The item lower in the hierarchy is compared first, on whichever side of the relation it is.
  func position(_ constraint: NSLayoutConstraint) -> ConstraintPosition {
    let first = (ordinal(constraint.first), constraint.firstAttribute.rawValue)
    let second = (ordinal(constraint.second), constraint.secondAttribute.rawValue)
    let (main, other) = first >= second ? (first, second) : (second, first)
    return (main.0, main.1, other.0, other.1, constraint.relation.rawValue)
  }

  func ordinal(_ item: (any LayoutItem)?) -> Int {
    guard let item, let owner = item.ownerView else { return -1 }
    if let guide = item.guide, let slot = slot(of: guide) { return slot.ordinal }
    return slot(of: owner)?.ordinal ?? -1
  }
}

extension LayoutEngine {
  /// The first side of a constraint less its second one in the present answer, in points.
  func residual(of constraint: NSLayoutConstraint) -> Double {
    guard let lowered = lower(constraint) else { return 0 }
    return lowering.terms.reduce(lowered.base - constraint.solverConstant) {
      $0 + $1.coefficient * solver.value(of: $1.variable)
    }
  }
}
