import Cassowary

/// The variables of a view's or guide's alignment rectangle in the engine of its hierarchy.
///
/// `x` and `y` are relative to the superview (for a guide: to its owner), so that siblings do not
/// depend on where their superview lies. The view itself stores its slot, which avoids any lookup
/// by object.
struct EngineSlot {
  let x: Variable
  let y: Variable
  let width: Variable
  let height: Variable
  /// Position in the hierarchy, depth first, guides before subviews: the canonical order.
  let ordinal: Int

  init(_ solver: Solver, ordinal: Int) {
    x = solver.makeVariable()
    y = solver.makeVariable()
    width = solver.makeVariable(isLength: true)
    height = solver.makeVariable(isLength: true)
    self.ordinal = ordinal
  }

  func position(_ axis: NSLayoutConstraint.Axis) -> Variable {
    axis == .horizontal ? x : y
  }

  func size(_ axis: NSLayoutConstraint.Axis) -> Variable {
    axis == .horizontal ? width : height
  }
}

/// The solver's constraints that come from a view or guide itself.
struct OwnConstraints {
  /// Whether any constraint involves the item; else it keeps the frame it was given.
  var isUsed = false
  /// Whether the view is in the engine's list of stale sizes.
  var isStale = false
  var horizontal = AxisConstraints()
  var vertical = AxisConstraints()

  subscript(_ axis: NSLayoutConstraint.Axis) -> AxisConstraints {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      switch axis {
      case .horizontal: horizontal = newValue
      case .vertical: vertical = newValue
      }
    }
  }
}

/// The constraints on a view along one axis that are not the application's.
struct AxisConstraints {
  /// Keeps the size from becoming negative.
  var nonNegative: ConstraintID?
  /// Position and size as given by frame and autoresizing mask.
  var position: ConstraintID?
  var size: ConstraintID?
  /// Upper and lower bound by the intrinsic size.
  var hugging: ConstraintID?
  var compression: ConstraintID?
  /// The intrinsic size in the last two, in points; nil if the content asks for none.
  var intrinsic: Double?
}

/// The views and guides that one engine lays out, in canonical order: by their position in the
/// hierarchy, depth first, guides before subviews.
struct EngineItems {
  /// The host's variables and constraints, apart, since another engine may lay it out.
  private(set) var hostSlot: EngineSlot
  fileprivate var hostOwn = OwnConstraints()
  /// The views without the host.
  private(set) var views: [LayoutEngine.Unowned] = []
  /// The guides, the host's included, retained until the engine is released.
  private(set) var guides: [UILayoutGuide] = []
  /// The position that the next item gets.
  var nextOrdinal = 1
  /// Whether items were not added in the order of their positions.
  var isReordered = false

  init(_ solver: Solver) { hostSlot = EngineSlot(solver, ordinal: 0) }

  /// Starts again with only the host.
  mutating func start(_ solver: Solver) {
    hostSlot = EngineSlot(solver, ordinal: 0)
    hostOwn = OwnConstraints()
    nextOrdinal = 1
  }

  mutating func add(_ view: UIView, to engine: LayoutEngine) {
    view.slot = EngineSlot(engine.solver, ordinal: nextOrdinal)
    view.own = OwnConstraints()
    view.engine = engine
    views.append(LayoutEngine.Unowned(view: view))
    nextOrdinal += 1
  }

  mutating func add(_ guide: UILayoutGuide, to engine: LayoutEngine) {
    guide.slot = EngineSlot(engine.solver, ordinal: nextOrdinal)
    guide.own = OwnConstraints()
    guide.engine = engine
    guides.append(guide)
    nextOrdinal += 1
  }

  /// Brings the items into the order of their positions.
  mutating func restoreOrder() {
    guard isReordered else { return }
    isReordered = false
    views.sort { $0.view.slot?.ordinal ?? 0 < $1.view.slot?.ordinal ?? 0 }
    guides.sort { $0.slot?.ordinal ?? 0 < $1.slot?.ordinal ?? 0 }
  }

  mutating func leave(_ engine: LayoutEngine) {
    for entry in views { entry.view.leaveEngine() }
    for guide in guides { guide.leave(engine) }
    views.removeAll(keepingCapacity: true)
    guides.removeAll(keepingCapacity: true)
  }

  /// Detaches a view and its descendants.
  mutating func removeSubtree(_ root: UIView, of engine: LayoutEngine) {
    for entry in views where entry.view.isDescendant(of: root) { entry.view.leaveEngine() }
    for guide in guides where guide.owner?.isDescendant(of: root) ?? true { guide.leave(engine) }
    views.removeAll { $0.view.isDescendant(of: root) }
    guides.removeAll { $0.engine !== engine }
  }
}

extension LayoutEngine {
  /// The variables of a view in this engine: the host's, or the view's own.
  func slot(of view: UIView) -> EngineSlot? {
    if view === host { return items.hostSlot }
    return view.engine === self ? view.slot : nil
  }

  func slot(of guide: UILayoutGuide) -> EngineSlot? {
    guide.engine === self ? guide.slot : nil
  }

  /// The constraints of a view itself; the host's are apart for another engine.
  func own(_ view: UIView) -> OwnConstraints {
    view === host ? items.hostOwn : view.own
  }

  func setOwn(_ view: UIView, _ own: OwnConstraints) {
    if view === host { items.hostOwn = own } else { view.own = own }
  }

  /// Adds the constraints that come from a view itself, the first time a constraint involves it.
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

  /// Removes a constraint from the solver, if it is there.
  func remove(_ id: inout ConstraintID?) {
    guard let present = id else { return }
    solver.remove(present)
    id = nil
  }
}

extension LayoutEngine {
  /// Gives the guides and views below a view their variables, in canonical order. The solver lets
  /// the last of equal ones give, as stack views did up to iOS 16 at least. Since iOS 26 the first gives
  /// (two recordings), so that their views are counted from the end.
  func collect(_ view: UIView) {
    for guide in view.ownedGuides { items.add(guide, to: self) }
    guard view.firstOfEqualsGives, view.subviews.count > 1 else {
      for subview in view.subviews { collectTree(subview) }
      return
    }
    var starts: [Int] = []
    var end = items.nextOrdinal
    for subview in view.subviews {
      starts.append(end)
      end += subview.itemCount
    }
    for (subview, start) in zip(view.subviews, starts).reversed() {
      items.nextOrdinal = start
      collectTree(subview)
    }
    items.nextOrdinal = end
    items.isReordered = true
  }

  private func collectTree(_ view: UIView) {
    items.add(view, to: self)
    if !view.hostsOwnEngine { collect(view) }
  }

  /// Queues the constraints on a view and below it.
  func collectConstraints(of view: UIView) {
    for constraint in view.constraints where !view.isOuter(constraint) { enqueue(constraint) }
    for subview in view.subviews {
      if !subview.hostsOwnEngine {
        collectConstraints(of: subview)
      } else if subview.isSizedBySuperview {
        for constraint in subview.constraints where subview.isOuter(constraint) {
          enqueue(constraint)
        }
      }
    }
  }

  /// Removes a view that is about to leave, and its descendants, from the engine.
  func subtreeWillLeave(_ view: UIView) {
    if let fittedView, fittedView.isDescendant(of: view) { question.returnToLayout() }
    broken.removeAll()
    contents.removeSubtree(view)
    constraints.removeSubtree(view)
    items.removeSubtree(view, of: self)
    structureDidChange()
  }
}

extension UIView {
  fileprivate final var itemCount: Int {
    guard !hostsOwnEngine else { return 1 }
    return subviews.reduce(1 + ownedGuides.count) { $0 + $1.itemCount }
  }

  final func leaveEngine() {
    engine = nil
    slot = nil
    own = OwnConstraints()
  }
}

extension UILayoutGuide {
  /// Detaches the item from `engine`, if that is its engine.
  final func leave(_ engine: LayoutEngine) {
    if self.engine === engine { leaveEngine() }
  }

  final func leaveEngine() {
    engine = nil
    slot = nil
    own = OwnConstraints()
  }
}
