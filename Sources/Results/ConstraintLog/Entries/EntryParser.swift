/// Why a constraint of a log cannot be read.
struct EntryError: Error, Equatable {
  /// To follow "cannot be read: ".
  let reason: String

  init(_ reason: String) { self.reason = reason }
}

/// Takes `<Class:0xADDR@File#LINE h=mmm v=mmm 'identifier' body   (info)>` apart.
struct EntryParser {
  private var rest: Bytes

  static func constraint(in bytes: Bytes, line: Int) throws(EntryError) -> LoggedConstraint {
    guard bytes.count <= LogLimits.entryLength else {
      throw EntryError("it is longer than \(LogLimits.entryLength) bytes")
    }
    let closing = closing(bytes)
    var parser = EntryParser(rest: unwrapped(bytes, closing))
    let className = parser.className()
    let (address, origin) = try parser.address()
    let mask = parser.mask()
    let names = try parser.names()
    guard !parser.rest.isEmpty else { throw EntryError("it ends before saying anything") }
    let (identifier, body, equation) = try parser.statement(names)
    guard closing != nil || bytes.first != .ascii("<") else {
      throw EntryError("it breaks off before its >")
    }
    return LoggedConstraint(
      className: className, address: address, origin: origin, identifier: identifier, mask: mask,
      equation: equation, superview: names.superview, body: body.text, line: line)
  }

  /// Where the `>` is that ends an entry: a quote follows it, or the end of the list.
  static func closing(_ bytes: Bytes) -> Int? {
    if let end = bytes.lastIndex(of: ">\""), !bytes[end...].dropFirst(2).contains(.ascii("<")) {
      return end
    }
    var rest = bytes
    while let last = rest.last,
      last.isBlank || last == .ascii(",") || last == .ascii("\"") || last == .ascii(")")
        || last == .ascii("]") || last == .ascii(";") || last == .ascii(".")
    {
      rest = rest.dropLast()
    }
    return rest.last == .ascii(">") ? rest.endIndex - 1 : nil
  }

  /// Without the `<` before and the `>`, quotes and commas after.
  private static func unwrapped(_ bytes: Bytes, _ closing: Int?) -> Bytes {
    let start = bytes.first == .ascii("<") ? bytes.startIndex + 1 : bytes.startIndex
    if let closing, closing >= start { return bytes[start..<closing].trimmed }
    var rest = bytes[start...]
    while let last = rest.last, last.isBlank || last == .ascii(",") || last == .ascii("\"") {
      rest = rest.dropLast()
    }
    return rest.trimmed
  }

  // MARK: Parts

  private mutating func className() -> String {
    let end = rest.firstIndex(of: .ascii(":")) ?? rest.endIndex
    defer { rest = rest[Swift.min(end + 1, rest.endIndex)...].trimmed }
    return rest[..<end].trimmed.text
  }

  /// The word after the colon, without what a library appends after `@`: a file, which may lie in
  /// folders with blanks in their names, and a line.
  private mutating func address() throws(EntryError) -> (String, origin: String?) {
    var end = rest.firstIndex(where: \.isBlank) ?? rest.endIndex
    if rest[..<end].contains(.ascii("@")), let line = endOfLineNumber { end = line }
    let word = rest[..<end]
    rest = rest[end...].trimmed
    let own = word[..<(word.firstIndex(of: .ascii("@")) ?? word.endIndex)]
    guard !own.starts(with: "0x") || own.dropFirst(2).allSatisfy(\.isHexDigit) else {
      throw EntryError("its address breaks off")
    }
    guard let at = word.firstIndex(of: .ascii("@")) else { return (word.text, nil) }
    return (word[..<at].text, word[(at + 1)...].text)
  }

  /// The blank after the first `#43`.
  private var endOfLineNumber: Int? {
    var index = rest.startIndex
    while let mark = rest[index...].firstIndex(of: .ascii("#")) {
      let end = rest[(mark + 1)...].firstIndex { !$0.isDigit } ?? rest.endIndex
      if end > mark + 1, end < rest.endIndex, rest[end].isBlank { return end }
      index = mark + 1
    }
    return nil
  }

  /// `h=--& v=--&`: three signs each for near margin, size and far margin.
  private mutating func mask() -> String? {
    let start = rest
    for name in ["h=", "v="] as [StaticString] where rest.starts(with: name) {
      let end = rest.firstIndex(where: \.isBlank) ?? rest.endIndex
      let signs = rest[(rest.startIndex + 2)..<end]
      guard signs.allSatisfy({ $0 == .ascii("-") || $0 == .ascii("&") }) else { break }
      rest = rest[end...].trimmed
    }
    let mask = start[..<rest.startIndex].trimmed
    return mask.isEmpty ? nil : mask.text
  }

  /// Takes `(active, names: …)`, `(Names: …)` or `(active)` off the end, and what it says of names.
  private mutating func names() throws(EntryError) -> ItemNames {
    let marks: [StaticString] = ["(active", "(inactive", "(Names:", "(names:"]
    guard let start = marks.compactMap({ rest.lastIndex(of: $0) }).max() else {
      return ItemNames()
    }
    let info = rest[start...]
    rest = rest[..<start].trimmed
    let names = try ItemNames(info)
    // Nothing else stands there: what does is a list of names that a wrap has broken.
    guard names.isComplete || info.dropFirst().prefix(while: { $0 != .ascii(")") }).trimmed.isState
    else {
      throw EntryError("its list of names breaks off")
    }
    return names
  }

  // MARK: Statement

  /// A name in quotes before the body, if there is one, and the body. A name may hold quotes and
  /// blanks, so each quote before a blank is tried as its end.
  private func statement(
    _ names: ItemNames
  ) throws(EntryError) -> (identifier: String?, body: Bytes, equation: LoggedEquation) {
    let parser = BodyParser(names: names)
    guard rest.first == .ascii("'"), !rest.starts(with: "'|'") else {
      return (nil, rest, try parser.equation(of: rest))
    }
    var problem: EntryError?
    var end = rest.startIndex + 1
    while end < rest.endIndex {
      defer { end += 1 }
      guard rest[end] == .ascii("'"), end + 1 == rest.endIndex || rest[end + 1].isBlank else {
        continue
      }
      let body = rest[(end + 1)...].trimmed
      do {
        return (rest[(rest.startIndex + 1)..<end].text, body, try parser.equation(of: body))
      } catch {
        problem = problem ?? error
      }
    }
    if let problem { throw problem }
    return (nil, rest, try parser.equation(of: rest))
  }
}

extension Bytes {
  /// Whether they are all that UIKit prints of a constraint without names.
  fileprivate var isState: Bool {
    elementsEqual("active".utf8) || elementsEqual("inactive".utf8)
  }
}
