/// The intrinsic size of a view, `H:[UILabel:0x1'A'(41.5)] Hug:251 CompressionResistance:750`: two
/// constraints in one line. A conflict is about the required one.
struct ContentSizeBody {
  let names: ItemNames

  /// The stronger of "at most" (hugging) and "at least" (compression), or both where they are equal.
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
      let priority = word.dropFirst(name.utf8CodeUnitCount).number
    else { throw EntryError("its priorities break off") }
    return priority
  }
}
