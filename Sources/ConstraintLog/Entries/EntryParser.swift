/// Takes `<Class:0xADDR@File#LINE h=mmm v=mmm 'identifier' body   (info)>` apart, from the outside in.
struct EntryParser {
  private var rest: Bytes

  /// The constraint of an entry.
  static func constraint(in bytes: Bytes, line: Int) throws(EntryError) -> LoggedConstraint {
    guard bytes.count <= LogLimits.entryLength else {
      throw EntryError("it is longer than \(LogLimits.entryLength) bytes")
    }
    var parser = EntryParser(rest: unwrapped(bytes))
    let className = parser.className()
    let (address, origin) = parser.address()
    let mask = parser.mask()
    let identifier = parser.identifier()
    let names = parser.names()
    let body = parser.rest.trimmed
    guard !body.isEmpty else { throw EntryError("it ends before saying anything") }
    let equation = try BodyParser(names: names).equation(of: body)
    return LoggedConstraint(
      className: className, address: address, origin: origin, identifier: identifier, mask: mask,
      equation: equation, body: body.text, line: line)
  }

  /// Without the `<` before and the `>`, quotes and commas after.
  private static func unwrapped(_ bytes: Bytes) -> Bytes {
    var rest = bytes.dropFirst().trimmed
    while let last = rest.last, last.isBlank || last == .ascii(",") || last == .ascii("\"") {
      rest = rest.dropLast()
    }
    return rest.last == .ascii(">") ? rest.dropLast().trimmed : rest
  }

  private mutating func className() -> String {
    let end = rest.firstIndex(of: .ascii(":")) ?? rest.endIndex
    defer { rest = rest[min(end + 1, rest.endIndex)...] }
    return rest[..<end].text
  }

  /// The word after the colon, without what a library appends after `@`.
  private mutating func address() -> (String, origin: String?) {
    let end = rest.firstIndex(where: \.isBlank) ?? rest.endIndex
    let word = rest[..<end]
    rest = rest[end...].trimmed
    guard let at = word.firstIndex(of: .ascii("@")) else { return (word.text, nil) }
    return (word[..<at].text, word[(at + 1)...].text)
  }

  /// `h=--& v=--&`: three signs each for near margin, size and far margin.
  private mutating func mask() -> String? {
    guard rest.starts(with: "h=") else { return nil }
    var end = rest.startIndex
    while end < rest.endIndex, Self.isMask(rest[end]) { end += 1 }
    defer { rest = rest[end...].trimmed }
    return rest[..<end].trimmed.text
  }

  private static func isMask(_ byte: UInt8) -> Bool {
    byte.isBlank || [UInt8](arrayLiteral: 0x68, 0x76, 0x3D, 0x2D, 0x26).contains(byte)
  }

  /// A name in quotes before the body. It may hold quotes, but no quote and blank together.
  private mutating func identifier() -> String? {
    guard rest.first == .ascii("'"), !rest.starts(with: "'|'") else { return nil }
    var end = rest.startIndex + 1
    while end < rest.endIndex {
      if rest[end] == .ascii("'"), end + 1 == rest.endIndex || rest[end + 1].isBlank { break }
      end += 1
    }
    guard end < rest.endIndex else { return nil }
    defer { rest = rest[(end + 1)...].trimmed }
    return rest[(rest.startIndex + 1)..<end].text
  }

  /// Takes `(active, names: …)`, `(Names: …)` or `(active)` off the end, and what it says of names.
  private mutating func names() -> ItemNames {
    let marks: [StaticString] = ["(active", "(inactive", "(Names:", "(names:"]
    guard let start = marks.compactMap({ rest.lastIndex(of: $0) }).max() else { return ItemNames() }
    let info = rest[start...]
    rest = rest[..<start].trimmed
    return ItemNames(info)
  }
}
