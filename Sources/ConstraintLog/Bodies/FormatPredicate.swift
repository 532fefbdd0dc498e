/// `>=8@750` of a visual format: relation, value, priority.
struct FormatPredicate {
  let relation: LoggedEquation.Relation
  /// A number, a spacing, or the view whose size is compared with.
  let value: Bytes
  let priority: Double

  /// Reads a predicate, in parentheses or not.
  init(_ bytes: Bytes) throws(EntryError) {
    var bytes = bytes.trimmed
    while bytes.first == .ascii("("), bytes.last == .ascii(")"), bytes.count > 2 {
      bytes = bytes.dropFirst().dropLast().trimmed
    }
    if bytes.starts(with: "==") {
      (relation, bytes) = (.equal, bytes.dropFirst(2))
    } else if bytes.starts(with: ">=") {
      (relation, bytes) = (.greaterThanOrEqual, bytes.dropFirst(2))
    } else if bytes.starts(with: "<=") {
      (relation, bytes) = (.lessThanOrEqual, bytes.dropFirst(2))
    } else {
      relation = .equal
    }
    if let at = bytes.lastIndex(of: .ascii("@")), let number = bytes[(at + 1)...].number {
      guard (0...1000).contains(number) else { throw EntryError("it has a priority of \(number)") }
      priority = number
      bytes = bytes[..<at]
    } else {
      priority = 1000
    }
    value = bytes.trimmed
    if value.isEmpty { throw EntryError("its visual format has an empty predicate") }
  }
}
