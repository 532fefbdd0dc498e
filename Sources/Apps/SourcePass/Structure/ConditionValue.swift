/// The value of conditions of `#if`, as far as it follows from the platform and from the modules
/// that there are; flags and versions are left to the compiler.
///
/// Three-valued: `a && false` is false, `a || true` is true, whatever the compiler says of `a`.
struct ConditionValue {
  private var rest: Substring
  private let canImport: (String) -> Bool?
  private var depth = 0

  /// Parentheses and negations of one condition; deeper ones have no value.
  private static let deepest = 100

  /// Whether all of some nested conditions hold; nil if that is not known. `canImport`: whether a
  /// module is there; nil if that is not known.
  static func all(_ conditions: [String], canImport: (String) -> Bool?) -> Bool? {
    withoutActuallyEscaping(canImport) { canImport in
      var value: Bool? = true
      for condition in conditions {
        var reader = ConditionValue(rest: condition[...], canImport: canImport)
        switch reader.disjunction() {
        case false?: return false
        case nil: value = nil
        case true?: break
        }
      }
      return value
    }
  }

  private init(rest: Substring, canImport: @escaping (String) -> Bool?) {
    self.rest = rest
    self.canImport = canImport
  }

  private mutating func disjunction() -> Bool? {
    var value = conjunction()
    while take("||") {
      let other = conjunction()
      value = value == true || other == true ? true : (value == nil || other == nil ? nil : false)
    }
    return value
  }

  private mutating func conjunction() -> Bool? {
    var value = negation()
    while take("&&") {
      let other = negation()
      value =
        value == false || other == false ? false : (value == nil || other == nil ? nil : true)
    }
    return value
  }

  private mutating func negation() -> Bool? {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else { return nil }
    if take("!") { return negation().map { !$0 } }
    if take("(") {
      let value = disjunction()
      _ = take(")")
      return value
    }
    return test()
  }

  /// `os(iOS)`, `canImport(UIKit)`, `true`, `DEBUG`.
  private mutating func test() -> Bool? {
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    rest.removeFirst(name.count)
    guard !name.isEmpty else { return nil }
    guard take("(") else { return name == "true" ? true : (name == "false" ? false : nil) }
    let argument = String(rest.prefix { $0 != ")" }).filter { !$0.isWhitespace }
    rest.removeFirst(rest.prefix { $0 != ")" }.count)
    _ = take(")")
    switch name {
    case "os": return argument == "iOS"
    case "canImport": return canImport(argument)
    case "targetEnvironment": return argument == "simulator"
    default: return nil
    }
  }

  /// Takes a mark and the spaces around it.
  private mutating func take(_ mark: String) -> Bool {
    rest = rest.drop(while: \.isWhitespace)
    guard rest.hasPrefix(mark), mark != "!" || !rest.hasPrefix("!=") else { return false }
    rest = rest.dropFirst(mark.count).drop(while: \.isWhitespace)
    return true
  }
}
