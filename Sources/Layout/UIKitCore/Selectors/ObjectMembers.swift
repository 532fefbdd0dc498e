/// The members of a class that files and selectors name: outlets and actions.
///
/// The source pass adds one to each class that declares `@IBOutlet`, `@IBInspectable`, `@IBAction`
/// or `@objc` members:
///
/// ```swift
/// private let plumbMembers = ObjectMembers<FeedCell> { m in
///   m.property("title", { o in o.title }, { o, v in o.title = try v() })
///   m.action("tapped:", { o, v in try o.tapped(v[0] as UIButton) })
/// }
/// ```
///
/// It is a stored property of the class, not a method that overrides another, because the source
/// does not say what kind of object the superclass is. A search finds it by reflection, the
/// nearest class first. The closure runs for each search and captures nothing, so an object pays
/// one reference for it.
public struct ObjectMembers<Root: AnyObject>: Sendable {
  private let describe: @Sendable @MainActor (inout MemberSearch.Pass<Root>) -> Void

  public init(
    _ describe: @escaping @Sendable @MainActor (inout MemberSearch.Pass<Root>) -> Void
  ) {
    self.describe = describe
  }

  /// The members, each with its name, in the order of the source.
  fileprivate func search(_ name: String?) -> MemberSearch.Pass<Root> {
    var pass = MemberSearch.Pass<Root>(name: name)
    // Safe: only the isolation differs, and a hierarchy is confined to one thread.
    unsafeBitCast(describe, to: ((inout MemberSearch.Pass<Root>) -> Void).self)(&pass)
    return pass
  }
}

/// A value that a file sets, or the arguments of an action: converted to the type of its use.
public struct MemberValue {
  fileprivate let values: [Any?]

  /// The value; throws if it has another type.
  public func callAsFunction<Value>() throws -> Value {
    try converted(values.first ?? nil)
  }

  /// An argument; one that is not given is nil.
  public subscript<Value>(index: Int) -> Value {
    get throws { try converted(index < values.count ? values[index] : nil) }
  }

  private func converted<Value>(_ value: Any?) throws -> Value {
    guard let value = value as? Value ?? (value as? NSNumber).flatMap(number) else {
      throw MemberMismatch()
    }
    return value
  }

  private func number<Value>(_ number: NSNumber) -> Value? { Outlet<Value>.number(number) }
}

/// A value has another type than the member that it was meant for.
private struct MemberMismatch: Error {}

/// The search for a member by name.
public enum MemberSearch {
  /// One class's members, compared with a name as they are described.
  public struct Pass<Root: AnyObject> {
    fileprivate let name: String?
    fileprivate var propertyNames: [String] = []
    fileprivate var read: ((Root) -> Any?)?
    fileprivate var write: ((Root, MemberValue) throws -> Void)?
    fileprivate var action: ((Root, MemberValue) throws -> Any?)?

    fileprivate init(name: String?) {
      self.name = name
    }

    public mutating func property(
      _ name: StaticString, _ get: @escaping @MainActor (Root) -> Any?,
      _ set: @escaping @MainActor (Root, MemberValue) throws -> Void
    ) {
      guard let wanted = self.name else { return propertyNames.append(name.description) }
      guard name.description == wanted else { return }
      // Safe: the types differ in isolation only; see `search`.
      self.read = unsafeBitCast(get, to: ((Root) -> Any?).self)
      // Safe: the types differ in isolation only; see `search`.
      self.write = unsafeBitCast(set, to: ((Root, MemberValue) throws -> Void).self)
    }

    public mutating func action(
      _ name: StaticString,
      _ call: @escaping @MainActor (Root, MemberValue) throws -> Any?
    ) {
      guard let wanted = self.name, name.description == wanted else { return }
      // Safe: the types differ in isolation only; see `search`.
      action = unsafeBitCast(call, to: ((Root, MemberValue) throws -> Any?).self)
    }
  }

  /// The method of that name, nearest class first; `.none` where an argument does not fit.
  static func action(_ name: String, of object: AnyObject) -> (([Any?]) -> Any??)? {
    for table in tables(of: object) {
      if let action = table.action(name, of: object) { return action }
    }
    return nil
  }

  private static func tables(of object: AnyObject) -> [any MemberTable] {
    var tables: [any MemberTable] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      tables += current.children.compactMap { $0.value as? any MemberTable }
      mirror = current.superclassMirror
    }
    return tables
  }
}

/// `ObjectMembers` of a class that is known only at run time.
protocol MemberTable {
  func outlet(_ name: String, of object: AnyObject) -> (any AnyOutlet)?
  var propertyNames: [String] { get }
  func action(_ name: String, of object: AnyObject) -> (([Any?]) -> Any??)?
}

extension ObjectMembers: MemberTable {
  var propertyNames: [String] { search(nil).propertyNames }

  func outlet(_ name: String, of object: AnyObject) -> (any AnyOutlet)? {
    let found = search(name)
    guard let read = found.read, let write = found.write, let root = object as? Root else {
      return nil
    }
    return KeyedMember(
      read: { read(root) }, write: { try write(root, MemberValue(values: [$0])) })
  }

  func action(_ name: String, of object: AnyObject) -> (([Any?]) -> Any??)? {
    guard let action = search(name).action, let root = object as? Root else { return nil }
    return { arguments in
      do {
        return .some(try action(root, MemberValue(values: arguments)))
      } catch {
        return .none
      }
    }
  }
}

/// A property of one object that a file can set.
private final class KeyedMember: AnyOutlet {
  private let read: () -> Any?
  private let write: (Any?) throws -> Void

  init(read: @escaping () -> Any?, write: @escaping (Any?) throws -> Void) {
    self.read = read
    self.write = write
  }

  var anyValue: Any { read() as Any }

  func take(_ value: Any?) -> Bool {
    do {
      try write(value)
      return true
    } catch {
      return false
    }
  }
}
