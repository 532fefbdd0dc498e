/// Why a value could not be set by a name.
package enum KeyProblem: Hashable, Sendable, CustomStringConvertible {
  /// The class has no property of that name.
  case undefinedKey(String, known: [String])
  /// The property is of another type.
  case wrongValue(key: String, value: String)
  /// The property takes what a file cannot hold.
  case withoutEffect(key: String)

  package var description: String {
    switch self {
    case .undefinedKey(let key, _): "not key value coding-compliant for the key \(key)"
    case .wrongValue(let key, let value): "the property \(key) does not take a \(value)"
    case .withoutEffect(let key): "\(key) takes a CGColor"
    }
  }
}

/// Listens to problems while a file is instantiated, so that they can be told with their places.
package final class KeyProblemLog: @unchecked Sendable {
  @TaskLocal package static var current: KeyProblemLog?

  package var problems: [KeyProblem] = []

  package init() {}

  /// Sets an `@Outlet` of an object that is no responder.
  package func set(_ value: Any?, _ key: String, of object: AnyObject) {
    let table = OutletTable(object)
    guard let outlet = table[key] else {
      problems.append(.undefinedKey(key, known: table.outlets.map(\.name)))
      return
    }
    if !outlet.take(value) {
      problems.append(.wrongValue(key: key, value: value.map { "\(type(of: $0))" } ?? "nil"))
    }
  }
}
