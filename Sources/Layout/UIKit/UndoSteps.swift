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

    /// Whether a change can be taken back.
    open var canUndo: Bool { !done.isEmpty || open.contains { !$0.steps.isEmpty } }
    /// Whether one that was taken back can be made again.
    open var canRedo: Bool { !undone.isEmpty }
    /// Whether a change is being taken back.
    open var isUndoing: Bool { direction == .undoing }
    /// Whether it is being made again.
    open var isRedoing: Bool { direction == .redoing }
    /// Whether changes are remembered.
    open var isUndoRegistrationEnabled: Bool { disabled == 0 }
    /// The number of changes that are remembered; 0 is without limit.
    open var levelsOfUndo = 0 { didSet { keepLevels() } }
    /// Whether groups follow the events; without effect here.
    open var groupsByEvent = true
    /// The number of groups that have begun.
    open var groupingLevel: Int { open.count }
    /// The name of the change that would be taken back.
    open var undoActionName: String { done.last?.name ?? "" }
    /// The name of the change that would be made again.
    open var redoActionName: String { undone.last?.name ?? "" }
    /// The title of a menu.
    open var undoMenuItemTitle: String {
      undoActionName.isEmpty ? "Undo" : "Undo \(undoActionName)"
    }
    /// The title of a menu.
    open var redoMenuItemTitle: String {
      redoActionName.isEmpty ? "Redo" : "Redo \(redoActionName)"
    }

    /// Remembers how a change is taken back.
    public func registerUndo<Target: AnyObject>(
      withTarget target: Target, handler: @escaping (Target) -> Void
    ) {
      register(Step(target: target) { [weak target] in target.map(handler) })
    }

    /// Remembers a method that takes a change back.
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

    /// Begins a group.
    open func beginUndoGrouping() { open.append(Group()) }
    /// Ends a group: it becomes part of the one around, or one change.
    open func endUndoGrouping() {
      guard let group = open.popLast() else { return }
      if open.isEmpty { close(group) } else { open[open.count - 1].steps += group.steps }
    }

    /// Takes the last change back.
    open func undo() {
      while !open.isEmpty { endUndoGrouping() }
      run(done.popLast(), .undoing)
    }
    /// Takes the last group back.
    open func undoNestedGroup() { undo() }
    /// Makes the last change again.
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

    /// Names the last change.
    open func setActionName(_ actionName: String) {
      if !open.isEmpty {
        open[open.count - 1].name = actionName
      } else if !done.isEmpty {
        done[done.count - 1].name = actionName
      }
    }

    /// Forgets everything.
    open func removeAllActions() { (done, undone, open) = ([], [], []) }
    /// Forgets what belongs to an object.
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
    /// Ends that.
    open func enableUndoRegistration() { disabled = max(0, disabled - 1) }
  }

  /// Objects by objects, each kept or held weakly.
  public final class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private struct Entry {
      weak var weakKey: KeyType?
      var key: KeyType?
      weak var weakObject: ObjectType?
      var object: ObjectType?
    }

    private let keeps: (keys: Bool, objects: Bool)
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var equalKeys: [AnyHashable: ObjectIdentifier] = [:]

    private init(keys: Bool, objects: Bool) { keeps = (keys, objects) }

    /// Keeps both.
    public class func strongToStrongObjects() -> NSMapTable {
      NSMapTable(keys: true, objects: true)
    }
    /// Keeps the keys.
    public class func strongToWeakObjects() -> NSMapTable { NSMapTable(keys: true, objects: false) }
    /// Keeps the objects.
    public class func weakToStrongObjects() -> NSMapTable { NSMapTable(keys: false, objects: true) }
    /// Keeps neither.
    public class func weakToWeakObjects() -> NSMapTable { NSMapTable(keys: false, objects: false) }

    /// The place of a key: keys that are kept and compare equal share it.
    private func place(_ key: KeyType) -> ObjectIdentifier {
      guard keeps.keys, let hashable = key as? AnyHashable else { return ObjectIdentifier(key) }
      return equalKeys[hashable] ?? ObjectIdentifier(key)
    }

    private func isAlive(_ entry: Entry) -> Bool {
      entry.weakKey != nil && entry.weakObject != nil
    }

    /// The object of a key.
    public func object(forKey aKey: KeyType?) -> ObjectType? {
      aKey.flatMap { entries[place($0)] }.flatMap { isAlive($0) ? $0.weakObject : nil }
    }
    /// Adds or replaces an object.
    public func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
      guard let anObject, let aKey else { return }
      entries = entries.filter { isAlive($0.value) }
      let place = place(aKey)
      if keeps.keys, let hashable = aKey as? AnyHashable { equalKeys[hashable] = place }
      entries[place] = Entry(
        weakKey: aKey, key: keeps.keys ? aKey : nil, weakObject: anObject,
        object: keeps.objects ? anObject : nil)
    }
    /// Removes an object.
    public func removeObject(forKey aKey: KeyType?) {
      guard let aKey else { return }
      entries[place(aKey)] = nil
      if let hashable = aKey as? AnyHashable { equalKeys[hashable] = nil }
    }
    /// Removes all.
    public func removeAllObjects() { (entries, equalKeys) = ([:], [:]) }
    /// The number of objects that are there.
    public var count: Int { entries.values.count(where: isAlive) }
    /// The object of a key.
    public subscript(key: KeyType) -> ObjectType? {
      get { object(forKey: key) }
      set {
        if newValue == nil { removeObject(forKey: key) } else { setObject(newValue, forKey: key) }
      }
    }
  }
#endif
