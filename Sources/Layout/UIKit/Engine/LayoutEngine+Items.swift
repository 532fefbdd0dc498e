import Cassowary

extension LayoutEngine {
  /// The variables of a view here: the host's own, or the view's when it belongs to this engine.
  func slot(of view: UIView) -> EngineSlot? {
    if view === host { return hostSlot }
    return view.engine === self ? view.slot : nil
  }

  func slot(of guide: UILayoutGuide) -> EngineSlot? {
    guide.engine === self ? guide.slot : nil
  }

  /// What a view of this engine stands for by itself; the host's is kept apart, since it may be
  /// laid out by another engine.
  func own(_ view: UIView) -> OwnConstraints {
    view === host ? hostConstraints : view.own
  }

  func setOwn(_ view: UIView, _ own: OwnConstraints) {
    if view === host { hostConstraints = own } else { view.own = own }
  }

  /// Adds what a view stands for by itself, the first time that the solver is to know of it.
  func use(_ view: UIView) {
    var own = own(view)
    guard !own.isUsed, let slot = slot(of: view) else { return }
    own.isUsed = true
    own.horizontal.nonNegative = addNonNegative(slot.width)
    own.vertical.nonNegative = addNonNegative(slot.height)
    setOwn(view, own)
    if view === host || !view.translatesAutoresizingMaskIntoConstraints {
      markStale(view)
    } else {
      addAutoresizing(view)
    }
  }

  func use(_ guide: UILayoutGuide) {
    guard !guide.own.isUsed, let slot = slot(of: guide) else { return }
    guide.own.isUsed = true
    guide.own.horizontal.nonNegative = addNonNegative(slot.width)
    guide.own.vertical.nonNegative = addNonNegative(slot.height)
  }

  private func addNonNegative(_ size: Variable) -> ConstraintID {
    add([Term(size, 1)], .greaterThanOrEqual, 0, .required)
  }

  func add(
    _ terms: [Term], _ relation: Cassowary.Relation, _ constant: Double, _ priority: Priority
  ) -> ConstraintID {
    terms.withUnsafeBufferPointer {
      solver.add(buffer: $0, relation, constant: constant, priority: priority)
    }
  }

  /// Takes a constraint out of the solver, if it is there.
  func remove(_ id: inout ConstraintID?) {
    guard let present = id else { return }
    solver.remove(present)
    id = nil
  }
}
