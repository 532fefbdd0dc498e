/// Reads `Class:0xADDR'text'`, `Class:key`, or a name.
struct ItemParser {
  let names: ItemNames

  /// Stands between a class and the digits of an address.
  private static let addressMark: StaticString = ":0x"

  /// The item that all of `bytes` names.
  func item(_ bytes: Bytes) throws(EntryError) -> LoggedItem {
    let bytes = bytes.trimmed
    guard !bytes.isEmpty, !bytes.starts(with: "(null)"), !bytes.starts(with: "nil.") else {
      throw EntryError("one of its items is gone")
    }
    guard let mark = bytes.firstIndex(of: Self.addressMark) else { return try named(bytes) }
    guard let end = Self.endOfAddress(in: bytes),
      end > mark + Self.addressMark.utf8CodeUnitCount
    else {
      throw EntryError("'\(bytes.text)' is no item")
    }
    let rest = bytes[end...]
    guard rest.isEmpty || rest.trimmed.first == .ascii("'") else {
      throw EntryError("'\(bytes.text)' is no item")
    }
    return LoggedItem(
      className: bytes[..<mark].text, address: bytes[(mark + 1)..<end].text,
      text: try Self.quoted(rest.trimmed))
  }

  /// A name of the list; the key that a library prints after a class; or a name without an entry.
  private func named(_ bytes: Bytes) throws(EntryError) -> LoggedItem {
    let known = names.item(named: bytes.text)
    guard known.address == nil else { return known }
    if bytes.contains(where: { $0 == .ascii("<") || $0 == .ascii(">") || $0 == .ascii("=") }) {
      throw EntryError("'\(bytes.text)' is no item")
    }
    guard let colon = bytes.firstIndex(of: .ascii(":")), colon + 1 < bytes.endIndex,
      Self.isClassName(bytes[..<colon])
    else { return known }
    return LoggedItem(className: bytes[..<colon].text, name: bytes[(colon + 1)...].text)
  }

  /// The end of `Class:0xADDR` at the beginning of `bytes`, or nil.
  static func endOfAddress(in bytes: Bytes) -> Int? {
    guard let mark = bytes.firstIndex(of: addressMark), isClassName(bytes[..<mark]) else {
      return nil
    }
    var end = mark + addressMark.utf8CodeUnitCount
    while end < bytes.endIndex, bytes[end].isHexDigit { end += 1 }
    return end
  }

  /// Classes may be generic or private, `App.(Row in _1F)`: blanks are within brackets.
  static func isClassName(_ bytes: Bytes) -> Bool {
    var depth = 0
    for byte in bytes {
      switch byte {
      case .ascii("<"), .ascii("("): depth += 1
      case .ascii(">"), .ascii(")"): depth -= 1
      case .ascii("'"), .ascii("["), .ascii("]"), .ascii("|"), .ascii("\""), .ascii("="),
        .ascii("*"):
        return false
      default: if depth == 0, byte <= 0x20 || byte == .ascii(",") { return false }
      }
      if depth < 0 { return false }
    }
    return depth == 0 && !bytes.isEmpty
  }

  private static func quoted(_ bytes: Bytes) throws(EntryError) -> String? {
    if bytes.isEmpty { return nil }
    guard bytes.first == .ascii("'"), bytes.last == .ascii("'"), bytes.count >= 2 else {
      throw EntryError("the text of an item breaks off")
    }
    return bytes.dropFirst().dropLast().text
  }
}
