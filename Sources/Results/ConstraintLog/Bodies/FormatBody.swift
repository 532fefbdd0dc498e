import Numbers

/// A visual format of a log, always one relation: `V:|-(10)-[A:0x1]`, `H:[A:0x1(343)]`.
struct FormatBody {
  private let names: ItemNames
  private let isHorizontal: Bool
  private var rest: Bytes

  init(_ body: Bytes, names: ItemNames) {
    self.names = names
    isHorizontal = body.starts(with: "H:")
    rest = body.dropFirst(2)
  }

  /// Reads all of the format: the size of an item, or the distance of two.
  mutating func equation() throws(EntryError) -> LoggedEquation {
    let first = try part()
    if let size = first.size, rest.trimmed.isEmpty || isDirection(rest) {
      return try sized(first.item, by: size)
    }
    let gap = try connection()
    let second = try part()
    guard rest.trimmed.isEmpty || isDirection(rest) else {
      throw EntryError("its visual format has more than one relation")
    }
    return try spaced(first, gap, second, direction: isHorizontal ? direction(rest) : nil)
  }

  /// Between two parts, or at either end.
  private struct Part {
    let item: LoggedItem
    let isSuperview: Bool
    let size: Bytes?
  }

  /// The order in which a format with a fixed direction runs.
  private enum Direction {
    case leftToRight
    case rightToLeft
  }

  // MARK: Parts

  private mutating func part() throws(EntryError) -> Part {
    if rest.first == .ascii("|") {
      rest = rest.dropFirst()
      return Part(item: names.item(named: "|"), isSuperview: true, size: nil)
    }
    guard rest.first == .ascii("["), let end = endOfView() else {
      throw EntryError("its visual format breaks off")
    }
    let inside = rest[(rest.startIndex + 1)..<end]
    rest = rest[(end + 1)...]
    let (name, size) = Self.split(inside)
    return Part(
      item: try ItemParser(names: names).item(name), isSuperview: false, size: size)
  }

  /// The `]` that ends a view: the first one after which a format can go on.
  private func endOfView() -> Int? {
    var index = rest.startIndex
    while let end = rest[index...].firstIndex(of: .ascii("]")) {
      let next = end + 1 < rest.endIndex ? rest[end + 1] : nil
      if next.map(Self.canFollowView) ?? true, Self.isComplete(rest[..<end]) { return end }
      index = end + 1
    }
    return nil
  }

  private static func canFollowView(_ byte: UInt8) -> Bool {
    byte == .ascii("-") || byte == .ascii("[") || byte == .ascii("|") || byte == .ascii("(")
      || byte.isBlank
  }

  /// A quoted text must be closed before its view is.
  private static func isComplete(_ view: Bytes) -> Bool {
    guard let end = ItemParser.endOfAddress(in: view.dropFirst()), end < view.endIndex,
      view[end] == .ascii("'")
    else { return true }
    return view.last == .ascii("'") || view.last == .ascii(")")
  }

  /// `name(size)` into its two parts. A text may hold parentheses: only one at the very end counts.
  private static func split(_ view: Bytes) -> (name: Bytes, size: Bytes?) {
    guard view.last == .ascii(")") else { return (view, nil) }
    var depth = 0
    for index in view.indices.reversed() {
      if view[index] == .ascii(")") { depth += 1 }
      if view[index] == .ascii("(") { depth -= 1 }
      if depth == 0 { return (view[..<index], view[(index + 1)..<(view.endIndex - 1)]) }
    }
    return (view, nil)
  }

  /// `-(8)-`, `-8-`, `-`, or nothing at all.
  private mutating func connection() throws(EntryError) -> Bytes {
    guard rest.first == .ascii("-") else { return [UInt8]([.ascii("0")])[...] }
    rest = rest.dropFirst()
    if rest.first == .ascii("[") || rest.first == .ascii("|") { return [UInt8]([.ascii("8")])[...] }
    let marks: [StaticString] = ["-[", "-|"]
    guard let end = marks.compactMap({ rest.firstIndex(of: $0) }).min() else {
      throw EntryError("its visual format breaks off")
    }
    defer { rest = rest[(end + 1)...] }
    return rest[..<end]
  }

  private func isDirection(_ bytes: Bytes) -> Bool { direction(bytes) != nil }

  private func direction(_ bytes: Bytes) -> Direction? {
    let bytes = bytes.trimmed
    if bytes.elementsEqual([UInt8]("(LTR)".utf8)) { return .leftToRight }
    return bytes.elementsEqual([UInt8]("(RTL)".utf8)) ? .rightToLeft : nil
  }

  // MARK: Relations

  private func sized(_ item: LoggedItem, by size: Bytes) throws(EntryError) -> LoggedEquation {
    let predicate = try FormatPredicate(size)
    let attribute = isHorizontal ? LoggedAttribute.width : .height
    let first = LoggedAnchor(item, attribute)
    guard let value = predicate.value.length else {
      let other = try ItemParser(names: names).item(predicate.value)
      return LoggedEquation(
        first, predicate.relation, LoggedAnchor(other, attribute), priority: predicate.priority)
    }
    return LoggedEquation(
      first, predicate.relation, constant: value, priority: predicate.priority)
  }

  private func spaced(
    _ near: Part, _ gap: Bytes, _ far: Part, direction: Direction?
  ) throws(EntryError) -> LoggedEquation {
    let predicate = try FormatPredicate(gap)
    guard let value = predicate.value.length else {
      throw EntryError("its distance '\(predicate.value.text)' is no number")
    }
    let (start, end) = edges(direction)
    let nearEdge = near.isSuperview ? start : end
    let farEdge = far.isSuperview ? end : start
    let (first, second) = (LoggedAnchor(far.item, farEdge), LoggedAnchor(near.item, nearEdge))
    // From right to left the far item lies at smaller x.
    guard direction == .rightToLeft else {
      return LoggedEquation(
        first, predicate.relation, second, constant: value, priority: predicate.priority)
    }
    return LoggedEquation(
      second, predicate.relation, first, constant: value, priority: predicate.priority)
  }

  private func edges(_ direction: Direction?) -> (start: LoggedAttribute, end: LoggedAttribute) {
    guard isHorizontal else { return (.top, .bottom) }
    return switch direction {
    case nil: (.leading, .trailing)
    case .leftToRight: (.left, .right)
    case .rightToLeft: (.right, .left)
    }
  }
}

/// `>=8@750` of a visual format: relation, value, priority.
struct FormatPredicate {
  let relation: LoggedEquation.Relation
  /// A number, a spacing, or the view whose size is compared with.
  let value: Bytes
  let priority: Double

  private static let relations: [LoggedEquation.Relation] = [
    .equal, .greaterThanOrEqual, .lessThanOrEqual,
  ]

  /// Reads a predicate, in parentheses or not.
  init(_ bytes: Bytes) throws(EntryError) {
    var bytes = bytes.trimmed
    while bytes.first == .ascii("("), bytes.last == .ascii(")"), bytes.count > 2 {
      bytes = bytes.dropFirst().dropLast().trimmed
    }
    let written = Self.relations.first { bytes.starts(with: $0.rawValue.utf8) }
    relation = written ?? .equal
    bytes = bytes.dropFirst(written?.rawValue.utf8.count ?? 0)
    if let at = bytes.lastIndex(of: .ascii("@")), let number = bytes[(at + 1)...].number {
      guard PriorityScale.range.contains(number) else {
        throw EntryError("it has a priority of \(number)")
      }
      priority = number
      bytes = bytes[..<at]
    } else {
      priority = PriorityScale.required
    }
    value = bytes.trimmed
    if value.isEmpty { throw EntryError("its visual format has an empty predicate") }
  }
}
