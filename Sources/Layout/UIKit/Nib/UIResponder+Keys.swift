extension UIResponder {
  /// Sets an `@Outlet`, else a property of the framework by its name; anything else goes to
  /// `setValue(_:forUndefinedKey:)`.
  final func assign(_ value: Any?, forKey key: String) {
    if let outlet = OutletTable(self)[key] {
      if !outlet.take(value) { problem(.wrongValue(key: key, value: Self.kind(of: value))) }
      return
    }
    guard let view = self as? UIView else { return setValue(value, forUndefinedKey: key) }
    if KeyedProperty.withoutEffect.contains(key) { return problem(.withoutEffect(key: key)) }
    for property in KeyedProperty.named(key) {
      guard let isTaken = property.assign(view, value) else { continue }
      if !isTaken { problem(.wrongValue(key: key, value: Self.kind(of: value))) }
      return
    }
    setValue(value, forUndefinedKey: key)
  }

  /// Sets what a path of names leads to: `layer.cornerRadius`, `titleLabel.text`.
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

  /// Bytes of a path: paths may lead round in a circle, and each step is one deeper on the stack.
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

  /// Tells a problem to whoever listens; without a listener it is a mistake in the program.
  final func problem(_ problem: KeyProblem) {
    guard let log = KeyProblemLog.current else {
      preconditionFailure("setValue: \(type(of: self)): \(problem)")
    }
    log.problems.append(problem)
  }

  private static func kind(of value: Any?) -> String {
    value.map { "\(type(of: $0))" } ?? "nil"
  }
}

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
