/// A function, initializer, deinitializer or subscript with a body.
struct SwiftFunction {
  /// The line of its keyword, from 1.
  let line: Int
  /// Lines from the keyword to the closing brace.
  let length: Int

  private static let keywords = ["func", "init", "deinit", "subscript"]

  /// All of them in a source, nested ones too.
  static func all(in source: String) -> [SwiftFunction] {
    let lines = SwiftText(source).lines.map { Array($0.utf8) }
    return lines.indices.compactMap { index in
      guard let column = declaration(in: lines[index]) else { return nil }
      guard let end = end(of: lines, from: index, column) else { return nil }
      return SwiftFunction(line: index + 1, length: end - index + 1)
    }
  }

  /// The column behind a keyword that starts a declaration, modifiers before it skipped.
  private static func declaration(in line: [UInt8]) -> Int? {
    var column = 0
    while column < line.count {
      let start = line[column...].firstIndex { $0 != UInt8(ascii: " ") } ?? line.count
      let word = line[start...].prefix(while: isWord)
      let text = String(decoding: word, as: UTF8.self)
      if keywords.contains(text) { return isCall(text, line, word.endIndex) ? nil : word.endIndex }
      let isModifier =
        !word.isEmpty && text.first?.isLowercase == true || line[start...].first == 0x40
      guard isModifier, text != "case", text != "return" else { return nil }
      column = line[start...].firstIndex(of: UInt8(ascii: " ")) ?? line.count
    }
    return nil
  }

  /// `init` and `subscript` may also be words of other lines.
  private static func isCall(_ keyword: String, _ line: [UInt8], _ end: Int) -> Bool {
    guard keyword == "init" || keyword == "subscript" else { return false }
    let next = line[end...].first
    return next != UInt8(ascii: "(") && next != UInt8(ascii: "?") && next != UInt8(ascii: "<")
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte == 0x5f || (0x30...0x39).contains(byte) || (0x41...0x5a).contains(byte)
      || (0x61...0x7a).contains(byte)
  }

  /// The line of the brace that closes the body; nil for a requirement, which has none.
  private static func end(of lines: [[UInt8]], from first: Int, _ column: Int) -> Int? {
    var braces = 0
    var others = 0
    for index in lines.indices[first...] {
      let line = index == first ? lines[index][column...] : lines[index][...]
      if index > first, braces == 0, others == 0, !continues(line) { return nil }
      for byte in line {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["): others += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"): others -= 1
        case UInt8(ascii: "{"): braces += 1
        case UInt8(ascii: "}"):
          braces -= 1
          if braces == 0, others == 0 { return index }
          if braces < 0 { return nil }
        default: break
        }
      }
    }
    return nil
  }

  /// True for a line that goes on with a signature.
  private static func continues(_ line: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: line, as: UTF8.self).drop { $0 == " " }
    return ["where ", "->", "throws", "rethrows", "async", "{"].contains { text.hasPrefix($0) }
  }
}
