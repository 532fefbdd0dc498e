extension UIResponder {
  /// Sets an `@Outlet`, else a framework property, else calls `setValue(_:forUndefinedKey:)`.
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
