/// Reads `Class:0xADDR'text'`, or a name.
struct ItemParser {
  let names: ItemNames

  /// The item that all of `bytes` names.
  func item(_ bytes: Bytes) throws(EntryError) -> LoggedItem {
    let bytes = bytes.trimmed
    guard !bytes.isEmpty, !bytes.starts(with: "(null)") else {
      throw EntryError("one of its items is gone")
    }
    guard let end = Self.endOfAddress(in: bytes), let mark = bytes[..<end].lastIndex(of: ":0x")
    else {
      return names.item(named: bytes.text)
    }
    return LoggedItem(
      className: bytes[..<mark].text, address: bytes[(mark + 1)..<end].text,
      text: Self.quoted(bytes[end...].trimmed))
  }

  /// The end of `Class:0xADDR` at the beginning of `bytes`; nil when they begin with a plain name.
  static func endOfAddress(in bytes: Bytes) -> Int? {
    guard let mark = bytes.firstIndex(of: ":0x"), bytes[..<mark].allSatisfy(isClassByte) else {
      return nil
    }
    var end = mark + 3
    while end < bytes.endIndex, bytes[end].isHexDigit { end += 1 }
    return end
  }

  /// Classes may be generic: `Cell<Swift.Int>`.
  private static func isClassByte(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte != .ascii("'") && byte != .ascii("[") && byte != .ascii("]")
      && byte != .ascii("(") && byte != .ascii("|")
  }

  private static func quoted(_ bytes: Bytes) -> String? {
    guard bytes.first == .ascii("'"), bytes.last == .ascii("'"), bytes.count >= 2 else {
      return nil
    }
    return bytes.dropFirst().dropLast().text
  }
}
