import Locking

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
