/// Finds where a constraint begins: `<NSLayoutConstraint:0x…`, `<MASLayoutConstraint:name …`.
enum EntryStart {
  /// The place of the `<` of the first constraint at or after `start`.
  static func first(in bytes: Bytes, from start: Int) -> Int? {
    var index = start
    while let open = bytes[index...].firstIndex(of: .ascii("<")) {
      if isStart(bytes, open) { return open }
      index = open + 1
    }
    return nil
  }

  /// A class name, a colon, and an address; or any name where the class is one of constraints.
  private static func isStart(_ bytes: Bytes, _ open: Int) -> Bool {
    var index = open + 1
    while index < bytes.endIndex, isClassByte(bytes[index]) { index += 1 }
    guard index > open + 1, index < bytes.endIndex, bytes[index] == .ascii(":") else {
      return false
    }
    if bytes.has("0x", at: index + 1) { return true }
    let isConstraint = bytes[open..<index].ends(with: "Constraint")
    return isConstraint && index + 1 < bytes.endIndex && !bytes[index + 1].isBlank
  }

  private static func isClassByte(_ byte: UInt8) -> Bool {
    byte.isDigit || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte >= 0x80
      || byte == .ascii("_") || byte == .ascii(".") || byte == .ascii("$")
  }
}
