import Numbers

/// The statement of a constraint, in whichever form the console uses.
struct BodyParser {
  /// Names used in place of addresses.
  let names: ItemNames

  /// The equation of a body: `A.top == B.bottom + 8`, or `V:[B]-(8)-[A]`.
  func equation(of body: Bytes) throws(EntryError) -> LoggedEquation {
    if let mark = body.lastIndex(of: " Hug:") {
      return try ContentSizeBody(names: names).equation(of: body[..<mark], body[mark...])
    }
    if body.starts(with: "H:") || body.starts(with: "V:") {
      var format = FormatBody(body, names: names)
      return try format.equation()
    }
    do {
      return try EquationBody(names: names).equation(of: body)
    } catch {
      throw body.firstIndex(of: "NSGrid") != nil ? Self.grid : error
    }
  }

  private static let grid = EntryError("it is an expression of AppKit's grid view")
}

/// The intrinsic size of a view, `H:[UILabel:0x1'A'(41.5)] Hug:251 CompressionResistance:750`: two
/// constraints in one line. A conflict is about the required one.
struct ContentSizeBody {
  let names: ItemNames

  /// The stronger of hugging and compression, or both where they are equal.
  func equation(of format: Bytes, _ priorities: Bytes) throws(EntryError) -> LoggedEquation {
    var body = FormatBody(format.trimmed, names: names)
    var equation = try body.equation()
    let words = priorities.trimmed.split(separator: 0x20)
    let hugging = try Self.priority("Hug:", words)
    let compression = try Self.priority("CompressionResistance:", words)
    equation.priority = max(hugging, compression)
    equation.relation =
      hugging == compression
      ? .equal : hugging > compression ? .lessThanOrEqual : .greaterThanOrEqual
    return equation
  }

  private static func priority(
    _ name: StaticString, _ words: [Bytes]
  ) throws(EntryError) -> Double {
    guard let word = words.first(where: { $0.starts(with: name) }),
      let priority = word.dropFirst(name.utf8CodeUnitCount).number,
      PriorityScale.range.contains(priority)
    else { throw EntryError("its priorities break off") }
    return priority
  }
}

/// `A.attribute relation [m*]B.attribute [* m] [+|- k] [@priority]`, or a constant on the right.
struct EquationBody {
  let names: ItemNames

  /// The equation, with each operator tried until both of its sides can be read.
  func equation(of body: Bytes) throws(EntryError) -> LoggedEquation {
    var problem = EntryError("it holds no ==, <= or >=")
    for (relation, operation) in Self.operators(in: body) {
      do {
        return try equation(
          body[..<operation.lowerBound], relation, body[operation.upperBound...])
      } catch {
        problem = error
      }
    }
    throw problem
  }

  private func equation(
    _ left: Bytes, _ relation: LoggedEquation.Relation, _ right: Bytes
  ) throws(EntryError) -> LoggedEquation {
    let (right, priority) = Self.priority(of: right.trimmed)
    let (first, factor) = try scaledAnchor(left.trimmed)
    var equation = LoggedEquation(first, relation, priority: priority)
    if let constant = right.length {
      equation.constant = constant
    } else {
      let (term, constant) = Self.constant(of: right)
      (equation.second, equation.multiplier) = try scaledAnchor(term)
      equation.constant = constant
    }
    return try equation.divided(by: factor)
  }

  /// Takes ` @750` off the end, or libraries' ` ^UILayoutPriority(rawValue: 750.0)`.
  private static func priority(of bytes: Bytes) -> (Bytes, Double) {
    for mark in [UInt8.ascii("@"), .ascii("^")] {
      guard let at = bytes.lastIndex(of: mark) else { continue }
      var value = bytes[(at + 1)...].trimmed
      let label: StaticString = "awValue:"
      if value.last == .ascii(")"), let start = value.lastIndex(of: label) {
        value = value[(start + label.utf8CodeUnitCount)...].dropLast()
      }
      if let priority = value.number, PriorityScale.range.contains(priority) {
        return (bytes[..<at].trimmed, priority)
      }
    }
    return (bytes, PriorityScale.required)
  }

  /// Takes ` + 8` or ` - NSSpace(8)` off the end.
  private static func constant(of bytes: Bytes) -> (Bytes, Double) {
    for (sign, operation) in [(1.0, " + " as StaticString), (-1, " - ")] {
      guard let place = bytes.lastIndex(of: operation),
        let value = bytes[(place + operation.utf8CodeUnitCount)...].length
      else { continue }
      return (bytes[..<place].trimmed, sign * value)
    }
    // A spacing without a sign counts as what a standard spacing adds.
    if let place = bytes.lastIndex(of: " NS"), let value = bytes[(place + 1)...].length {
      return (bytes[..<place].trimmed, value)
    }
    return (bytes, 0)
  }

  /// `2*A.width`, `A.width * 2`, `A.width / 2`, `A.width`.
  private func scaledAnchor(_ bytes: Bytes) throws(EntryError) -> (LoggedAnchor, Double) {
    if let star = bytes.firstIndex(of: .ascii("*")), let factor = bytes[..<star].number {
      return (try anchor(bytes[(star + 1)...].trimmed), exactFactor(factor))
    }
    for operation in [UInt8.ascii("*"), .ascii("/")] {
      guard let place = bytes.lastIndex(of: operation), let value = bytes[(place + 1)...].number
      else { continue }
      let isQuotient = operation == .ascii("/")
      guard !isQuotient || value != 0 else { throw EntryError("it divides by zero") }
      return (try anchor(bytes[..<place].trimmed), isQuotient ? 1 / value : exactFactor(value))
    }
    return (try anchor(bytes), 1)
  }

  /// `item.attribute`, with the engine's own number `{id: 178}` left out.
  private func anchor(_ bytes: Bytes) throws(EntryError) -> LoggedAnchor {
    var bytes = bytes
    if bytes.last == .ascii("}"), let brace = bytes.lastIndex(of: "{id:") {
      bytes = bytes[..<brace].trimmed
    }
    guard let dot = bytes.lastIndex(of: .ascii(".")) else {
      guard let attribute = LoggedAttribute(spelt: bytes.trimmed.text) else {
        throw EntryError("\(bytes.isEmpty ? "nothing" : bytes.text) is no anchor")
      }
      return LoggedAnchor(LoggedItem(name: "view"), attribute)
    }
    let word = bytes[(dot + 1)...].trimmed.text
    guard let attribute = LoggedAttribute(spelt: word) else {
      throw EntryError("it has an unknown attribute '\(word)'")
    }
    return LoggedAnchor(try ItemParser(names: names).item(bytes[..<dot]), attribute)
  }

  /// Every place where an operator may stand, from the left. Engines also print `==>`.
  private static func operators(
    in bytes: Bytes
  ) -> [(LoggedEquation.Relation, Range<Int>)] {
    var found: [(LoggedEquation.Relation, Range<Int>)] = []
    var index = bytes.startIndex
    while index + 1 < bytes.endIndex {
      defer { index += 1 }
      guard bytes[index + 1] == .ascii("=") else { continue }
      switch bytes[index] {
      case .ascii("="):
        let end = index + 2
        let isArrow = end < bytes.endIndex && bytes[end] == .ascii(">")
        found.append((.equal, index..<(isArrow ? end + 1 : end)))
      case .ascii("<"): found.append((.lessThanOrEqual, index..<(index + 2)))
      case .ascii(">"): found.append((.greaterThanOrEqual, index..<(index + 2)))
      default: continue
      }
    }
    return found
  }
}
