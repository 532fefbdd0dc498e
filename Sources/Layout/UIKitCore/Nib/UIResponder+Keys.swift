import Locking

extension UIResponder {
  /// Sets an `@Outlet`, else a framework property of that name; other keys go to
  /// `setValue(_:forUndefinedKey:)`.
  final func assign(_ value: Any?, forKey key: String) {
    if let outlet = OutletTable(self)[key] {
      if !outlet.take(value) { problem(.wrongValue(key: key, value: Self.kind(of: value))) }
      return
    }
    guard let view = self as? UIView else { return setValue(value, forUndefinedKey: key) }
    if KeyedProperty.withoutEffect.contains(key) { return problem(.withoutEffect(key: key)) }
    let own = (view as? any KeyedView).flatMap { type(of: $0).keyedProperties[key] }
    for property in (own.map { [$0] } ?? []) + KeyedProperty.named(key) {
      guard let isTaken = property.assign(view, value) else { continue }
      if !isTaken { problem(.wrongValue(key: key, value: Self.kind(of: value))) }
      return
    }
    setValue(value, forUndefinedKey: key)
  }

  /// Sets the value at a key path: `layer.cornerRadius`, `titleLabel.text`.
  final func assign(_ value: Any?, forKeyPath keyPath: String) {
    guard keyPath.utf8.count <= Self.longestKeyPath else {
      return setValue(value, forUndefinedKey: String(keyPath.prefix(80)) + "…")
    }
    guard let dot = keyPath.firstIndex(of: "."), !keyPath.hasPrefix("layer.") else {
      return setValue(value, forKey: keyPath)
    }
    let rest = String(keyPath[keyPath.index(after: dot)...])
    guard let next = responder(forKey: String(keyPath[..<dot])) else {
      return setValue(value, forUndefinedKey: keyPath)
    }
    next.setValue(value, forKeyPath: rest)
  }

  /// The limit in bytes of a key path. Paths can be cyclic, and each step takes a stack frame.
  private static let longestKeyPath = 1000

  private func responder(forKey key: String) -> UIResponder? {
    if let outlet = OutletTable(self)[key] { return outlet.anyValue as? UIResponder }
    return switch (self, key) {
    case (let view as UIView, "superview"): view.superview
    case (let cell as UITableViewCell, "contentView"): cell.contentView
    case (let cell as UITableViewCell, "textLabel"): cell.textLabel
    case (let cell as UITableViewCell, "detailTextLabel"): cell.detailTextLabel
    case (let cell as UITableViewCell, "imageView"): cell.imageView
    case (let button as UIButton, "titleLabel"): button.titleLabel
    case (let button as UIButton, "imageView"): button.imageView
    default: nil
    }
  }

  /// The value of an outlet, of an object that key paths lead through, or of what was kept.
  final func found(forKey key: String) -> Any? {
    OutletTable(self)[key]?.anyValue ?? responder(forKey: key) ?? rare?.members[key]
  }

  /// The value at the end of a key path.
  final func found(forKeyPath keyPath: String) -> Any? {
    var value: Any? = self
    for key in keyPath.split(separator: ".") {
      value = (value as? UIResponder)?.found(forKey: String(key))
    }
    return value
  }

  /// Reports a problem to the present log. Without one a program sets the key: UIKit's objects have
  /// more keys on a phone than are documented, and code uses them, so the value is only kept.
  final func problem(_ problem: KeyProblem) {
    guard let log = KeyProblemLog.current else { return }
    log.add(problem)
  }

  private static func kind(of value: Any?) -> String {
    value.map { "\(type(of: $0))" } ?? "nil"
  }
}

/// The reason why a value could not be set by key.
package enum KeyProblem: Hashable, Sendable, CustomStringConvertible {
  /// The class has no property of that name.
  case undefinedKey(String, known: [String])
  /// The property has another type.
  case wrongValue(key: String, value: String)
  /// The property has a type that a file cannot contain.
  case withoutEffect(key: String)

  package var description: String {
    switch self {
    case .undefinedKey(let key, _): "not key value coding-compliant for the key \(key)"
    case .wrongValue(let key, let value): "the property \(key) does not take a \(value)"
    case .withoutEffect(let key): "\(key) takes a CGColor"
    }
  }
}

/// Collects problems while a file is instantiated, so that they are reported with their positions.
package final class KeyProblemLog: Sendable {
  @TaskLocal package static var current: KeyProblemLog?

  private let found = Locked<[KeyProblem]>([])

  /// In the order in which they were found.
  package var problems: [KeyProblem] { found.withLock { $0 } }

  package init() {}

  func add(_ problem: KeyProblem) { found.withLock { $0.append(problem) } }

  /// Forgets all of them.
  package func removeAll() { found.withLock { $0 = [] } }

  /// Sets an `@Outlet` of an object that is no responder.
  package func set(_ value: Any?, _ key: String, of object: AnyObject) {
    let table = OutletTable(object)
    guard let outlet = table[key] else {
      add(.undefinedKey(key, known: table.names))
      return
    }
    if !outlet.take(value) {
      add(.wrongValue(key: key, value: value.map { "\(type(of: $0))" } ?? "nil"))
    }
  }
}

#if !canImport(ObjectiveC)
  /// A key of what observers are called with; the dictionary is always empty here.
  public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// Foundation's name.
    public var rawValue: String
    /// A key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Under this key Foundation gives the value after a change.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// Under this key Foundation gives the value before a change.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  }
#endif
