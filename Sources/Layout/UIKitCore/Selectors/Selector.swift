import Locking

/// The name of a method, as `#selector` gives it on iOS.
///
/// There is no Objective-C runtime here, so a selector also keeps the method that the source pass
/// found in `#selector(FeedCell.tapped(_:))`. Two selectors of one name are equal. A method is
/// called on a target of its type; for other targets, and for selectors made from a string,
/// `ObjectMembers` finds the method by name. Unchecked: it never changes, and the method that it
/// keeps captures nothing.
public struct Selector: Hashable, @unchecked Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// The name with a colon for each argument: `tapped:`.
  public let description: String
  /// Calls the method; `.none` if the target has another type or an argument does not fit.
  private let method: ((AnyObject, [Any?]) -> Any??)?

  public init(_ name: String) {
    description = name
    method = nil
  }

  public init(stringLiteral name: String) {
    self.init(name)
  }

  // Methods of classes that are bound to the main actor convert to these types, and so do methods
  // of others. A hierarchy is confined to one thread, which need not be the main one, so the
  // isolation is cast away; `@preconcurrency` spares code in the Swift 5 mode a warning.

  @preconcurrency public init<Target, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> () -> Result
  ) {
    // Safe: the types differ in isolation only, which does not change how a function is called.
    let method = unsafeBitCast(method, to: ((Target) -> () -> Result).self)
    description = name
    self.method = { target, _ in
      guard let target = target as? Target else { return .none }
      return .some(method(target)())
    }
  }

  @preconcurrency public init<Target, Argument, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> (Argument) -> Result
  ) {
    // Safe: the types differ in isolation only, which does not change how a function is called.
    let method = unsafeBitCast(method, to: ((Target) -> (Argument) -> Result).self)
    description = name.hasSuffix(":") ? name : name + ":"
    self.method = { target, arguments in
      guard let target = target as? Target,
        let argument = Selector.argument(0, of: arguments, as: Argument.self)
      else { return .none }
      return .some(method(target)(argument))
    }
  }

  @preconcurrency public init<Target, First, Second, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> (First, Second) -> Result
  ) {
    // Safe: the types differ in isolation only, which does not change how a function is called.
    let method = unsafeBitCast(method, to: ((Target) -> (First, Second) -> Result).self)
    description = name
    self.method = { target, arguments in
      guard let target = target as? Target,
        let first = Selector.argument(0, of: arguments, as: First.self),
        let second = Selector.argument(1, of: arguments, as: Second.self)
      else { return .none }
      return .some(method(target)(first, second))
    }
  }

  /// Arguments that are not given are nil, as on iOS, where they are registers of any content.
  private static func argument<Value>(
    _ index: Int, of arguments: [Any?], as type: Value.Type
  ) -> Value? {
    let value = index < arguments.count ? arguments[index] : nil
    return value as? Value
  }

  /// Calls the method of this name; `.none` if there is none, where iOS would raise.
  @discardableResult
  package func send(to target: AnyObject, _ arguments: [Any?]) -> Any?? {
    if let result = method?(target, arguments) { return .some(result) }
    return MemberSearch.action(description, of: target).flatMap { $0(arguments) }
  }

  /// Whether `target` has a method of this name.
  func isImplemented(by target: AnyObject) -> Bool {
    MemberSearch.action(description, of: target) != nil
  }

  public static func == (left: Selector, right: Selector) -> Bool {
    left.description == right.description
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(description)
  }
}

#if !canImport(ObjectiveC)
  public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

  public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }

  extension NSObject {
    /// Whether a method is known: `@objc` or `@IBAction` in rewritten sources.
    public func responds(to selector: Selector?) -> Bool {
      selector?.isImplemented(by: self) ?? false
    }

    /// Calls the method of this name; nil if there is none or if it returns no object.
    @discardableResult
    public func perform(_ selector: Selector) -> Unmanaged<AnyObject>? {
      performed(selector, [])
    }

    @discardableResult
    public func perform(_ selector: Selector, with object: Any?) -> Unmanaged<AnyObject>? {
      performed(selector, [object])
    }

    @discardableResult
    public func perform(
      _ selector: Selector, with first: Any?, with second: Any?
    ) -> Unmanaged<AnyObject>? {
      performed(selector, [first, second])
    }

    private func performed(_ selector: Selector, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
      guard let result = selector.send(to: self, arguments) ?? nil, !(result is Void) else {
        return nil
      }
      return Unmanaged.passUnretained(ReturnedObjects.keep(result as AnyObject))
    }
  }

  /// Keeps the last results of `perform` of a thread alive, as an autorelease pool does on iOS: a
  /// number is boxed for the result alone, and the caller gets it unretained.
  private final class ReturnedObjects {
    private var objects: [AnyObject] = []
    private var next = 0
    /// More than callers hold at once, since they take a result right after the call.
    private static let count = 64

    static func keep(_ object: AnyObject) -> AnyObject {
      let key = "Plumb.ReturnedObjects"
      let dictionary = Thread.current.threadDictionary
      let pool = dictionary[key] as? ReturnedObjects ?? ReturnedObjects()
      dictionary[key] = pool
      if pool.objects.count < count {
        pool.objects.append(object)
      } else {
        pool.objects[pool.next] = object
        pool.next = (pool.next + 1) % count
      }
      return object
    }
  }

  extension NotificationCenter {
    /// Calls a method of `observer` for each notification of that name and object. The observer
    /// is not kept, and does not have to be removed.
    public func addObserver<Observer: AnyObject>(
      _ observer: Observer, selector: Selector, name: NSNotification.Name?, object: Any?
    ) {
      let target = WeakTarget(observer)
      let token = addObserver(forName: name, object: object, queue: nil) { notification in
        if let observer = target.object { selector.send(to: observer, [notification]) }
      }
      SelectorObservers.shared.add(token, name: name, of: observer, in: self)
    }

    public func removeObserver<Observer: AnyObject>(_ observer: Observer) {
      removeObserver(observer as Any)
      SelectorObservers.shared.remove(of: observer, in: self) { _ in true }
    }

    public func removeObserver<Observer: AnyObject>(
      _ observer: Observer, name: NSNotification.Name?, object: Any?
    ) {
      removeObserver(observer as Any, name: name, object: object)
      SelectorObservers.shared.remove(of: observer, in: self) { name == nil || $0 == name }
    }
  }

  /// An object that is not kept alive. Unchecked, because it only moves to the thread on which a
  /// notification is posted, where iOS calls its observer too.
  private final class WeakTarget: @unchecked Sendable {
    weak var object: AnyObject?

    init(_ object: AnyObject) {
      self.object = object
    }
  }

  /// The observers that were added with selectors, so that they can be removed by object. Shared,
  /// because notification centers are; each access takes the lock.
  private final class SelectorObservers: Sendable {
    static let shared = SelectorObservers()

    private struct Entry {
      let observer: WeakTarget
      let center: ObjectIdentifier
      let name: NSNotification.Name?
      let token: any NSObjectProtocol
    }

    private let entries = Locked<[ObjectIdentifier: [Entry]]>([:])

    func add(
      _ token: any NSObjectProtocol, name: NSNotification.Name?, of observer: AnyObject,
      in center: NotificationCenter
    ) {
      entries.withLock { entries in
        // An entry whose observer is gone may have the identifier of a new object.
        let known = entries[ObjectIdentifier(observer), default: []]
        entries[ObjectIdentifier(observer)] =
          known.filter { $0.observer.object != nil }
          + [
            Entry(
              observer: WeakTarget(observer), center: ObjectIdentifier(center), name: name,
              token: token)
          ]
      }
    }

    func remove(
      of observer: AnyObject, in center: NotificationCenter,
      where matches: (NSNotification.Name?) -> Bool
    ) {
      let removed = entries.withLock { entries in
        var known = entries[ObjectIdentifier(observer), default: []]
        let end = known.partition {
          $0.center == ObjectIdentifier(center) && matches($0.name)
        }
        let removed = known[end...].map(\.token)
        known.removeSubrange(end...)
        entries[ObjectIdentifier(observer)] = known.isEmpty ? nil : known
        return removed
      }
      for token in removed { center.removeObserver(token as Any) }
    }
  }
#endif
