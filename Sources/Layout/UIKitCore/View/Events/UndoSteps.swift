#if !canImport(ObjectiveC)
  /// Remembers how changes are taken back, and takes them back.
  ///
  /// There is no event loop that ends a group here: each registration is a group by itself, unless
  /// one was begun.
  open class UndoManager: NSObject {
    private struct Step {
      weak var target: AnyObject?
      let run: () -> Void
    }

    private struct Group {
      var steps: [Step] = []
      var name = ""
    }

    private enum Direction { case forward, undoing, redoing }

    private var done: [Group] = []
    private var undone: [Group] = []
    private var open: [Group] = []
    private var direction = Direction.forward
    private var disabled = 0

    open var canUndo: Bool { !done.isEmpty || open.contains { !$0.steps.isEmpty } }
    open var canRedo: Bool { !undone.isEmpty }
    open var isUndoing: Bool { direction == .undoing }
    open var isRedoing: Bool { direction == .redoing }
    open var isUndoRegistrationEnabled: Bool { disabled == 0 }
    /// The number of changes that are remembered; 0 is without limit.
    open var levelsOfUndo = 0 { didSet { keepLevels() } }
    /// Whether groups follow the events; without effect here.
    open var groupsByEvent = true
    open var groupingLevel: Int { open.count }
    open var undoActionName: String { done.last?.name ?? "" }
    open var redoActionName: String { undone.last?.name ?? "" }
    /// "Undo" with the name of the change, in English.
    open var undoMenuItemTitle: String {
      undoActionName.isEmpty ? "Undo" : "Undo \(undoActionName)"
    }
    /// "Redo" with the name of the change, in English.
    open var redoMenuItemTitle: String {
      redoActionName.isEmpty ? "Redo" : "Redo \(redoActionName)"
    }

    public func registerUndo<Target: AnyObject>(
      withTarget target: Target, handler: @escaping (Target) -> Void
    ) {
      register(Step(target: target) { [weak target] in target.map(handler) })
    }

    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
      let object = target as AnyObject
      register(
        Step(target: object) { [weak object] in
          if let object { selector.send(to: object, [anObject]) }
        })
    }

    private func register(_ step: Step) {
      guard isUndoRegistrationEnabled else { return }
      if !open.isEmpty {
        open[open.count - 1].steps.append(step)
        return
      }
      close(Group(steps: [step]))
    }

    private func close(_ group: Group) {
      guard !group.steps.isEmpty else { return }
      if direction == .undoing {
        undone.append(group)
      } else {
        done.append(group)
        if direction == .forward { undone = [] }
      }
      keepLevels()
    }

    private func keepLevels() {
      if levelsOfUndo > 0 { done.removeFirst(max(0, done.count - levelsOfUndo)) }
    }

    /// Opens a group inside the one that is open, if any; changes go into it until it ends.
    open func beginUndoGrouping() { open.append(Group()) }
    /// Ends a group: it becomes part of the one around, or one change.
    open func endUndoGrouping() {
      guard let group = open.popLast() else { return }
      if open.isEmpty { close(group) } else { open[open.count - 1].steps += group.steps }
    }

    open func undo() {
      while !open.isEmpty { endUndoGrouping() }
      run(done.popLast(), .undoing)
    }
    open func undoNestedGroup() { undo() }
    open func redo() { run(undone.popLast(), .redoing) }

    private func run(_ group: Group?, _ direction: Direction) {
      guard let group, self.direction == .forward else { return }
      self.direction = direction
      open = [Group(name: group.name)]
      for step in group.steps.reversed() where step.target != nil { step.run() }
      let inverse = open.popLast() ?? Group()
      open = []
      close(inverse)
      self.direction = .forward
    }

    open func setActionName(_ actionName: String) {
      if !open.isEmpty {
        open[open.count - 1].name = actionName
      } else if !done.isEmpty {
        done[done.count - 1].name = actionName
      }
    }

    open func removeAllActions() { (done, undone, open) = ([], [], []) }
    open func removeAllActions(withTarget target: Any) {
      let object = target as AnyObject
      func without(_ groups: [Group]) -> [Group] {
        groups.map { group in
          Group(steps: group.steps.filter { $0.target !== object }, name: group.name)
        }.filter { !$0.steps.isEmpty }
      }
      (done, undone) = (without(done), without(undone))
    }
    /// Remembers nothing from now on.
    open func disableUndoRegistration() { disabled += 1 }
    open func enableUndoRegistration() { disabled = max(0, disabled - 1) }
  }
#endif
