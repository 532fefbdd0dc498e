/// Swift source with comments and the contents of string literals blanked out, so that braces and
/// words can be counted. Line breaks stay where they are.
struct SwiftText {
  /// The blanked source.
  private(set) var bytes: [UInt8]

  private enum State {
    case code
    case lineComment
    case blockComment(depth: Int)
    case string(quotes: Int, hashes: Int)
  }

  /// Blanks `source`.
  init(_ source: String) {
    bytes = Array(source.utf8)
    var state = State.code
    var at = 0
    while at < bytes.count {
      // Most of a source is plain code: it is left as it is, without a step for each byte.
      if case .code = state, !SwiftText.isSpecial(bytes[at]) {
        at += 1
        continue
      }
      let start = at
      let isCode: Bool
      (state, at, isCode) = step(state, at)
      if !isCode {
        for index in start..<at where bytes[index] != UInt8(ascii: "\n") {
          bytes[index] = UInt8(ascii: " ")
        }
      }
    }
  }

  /// The lines.
  var lines: [Substring] {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The lines without the indentation that `#if` gives them, two spaces for each.
  var linesOutOfConditions: [Substring] {
    var depth = 0
    return lines.map { line in
      let code = line.drop { $0 == " " }
      if code.hasPrefix("#endif") { depth -= 1 }
      if code.hasPrefix("#if") { depth += 1 }
      let isIndented = line.prefix(2 * depth).allSatisfy { $0 == " " }
      return isIndented ? line.dropFirst(2 * depth) : line
    }
  }

  /// True for a byte that may start a comment or a string.
  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte == 0x22 || byte == 0x23 || byte == 0x2f
  }

  private func has(_ text: StaticString, at place: Int) -> Bool {
    text.withUTF8Buffer { bytes[place...].starts(with: $0) }
  }

  private func count(of byte: Unicode.Scalar, at place: Int) -> Int {
    bytes[place...].prefix { $0 == UInt8(ascii: byte) }.count
  }

  /// The state behind the next few bytes, where they end, and whether they are code.
  private func step(_ state: State, _ at: Int) -> (State, Int, Bool) {
    switch state {
    case .code: return stepInCode(at)
    case .lineComment:
      let isEnd = bytes[at] == UInt8(ascii: "\n")
      return (isEnd ? .code : state, at + 1, false)
    case .blockComment(let depth):
      if has("/*", at: at) { return (.blockComment(depth: depth + 1), at + 2, false) }
      guard has("*/", at: at) else { return (state, at + 1, false) }
      return (depth == 1 ? .code : .blockComment(depth: depth - 1), at + 2, false)
    case .string(let quotes, let hashes):
      if bytes[at] == UInt8(ascii: "\\"), hashes == 0 {
        let end = has("\\(", at: at) ? endOfInterpolation(at + 2) : at + 2
        return (state, min(end, bytes.count), false)
      }
      guard bytes[at] == UInt8(ascii: "\"") else { return (state, at + 1, false) }
      let closes =
        count(of: "\"", at: at) >= quotes
        && count(of: "#", at: min(at + quotes, bytes.count)) >= hashes
      return closes ? (.code, at + quotes + hashes, false) : (state, at + 1, false)
    }
  }

  /// Behind the parenthesis that closes an interpolation; its own strings hold no lone ones.
  private func endOfInterpolation(_ start: Int) -> Int {
    var depth = 1
    var at = start
    while at < bytes.count, depth > 0 {
      if bytes[at] == UInt8(ascii: "(") { depth += 1 }
      if bytes[at] == UInt8(ascii: ")") { depth -= 1 }
      at += 1
    }
    return at
  }

  private func stepInCode(_ at: Int) -> (State, Int, Bool) {
    if has("//", at: at) { return (.lineComment, at + 2, false) }
    if has("/*", at: at) { return (.blockComment(depth: 1), at + 2, false) }
    let hashes = count(of: "#", at: at)
    if at + hashes < bytes.count, bytes[at + hashes] == UInt8(ascii: "\"") {
      let quotes = has("\"\"\"", at: at + hashes) ? 3 : 1
      return (.string(quotes: quotes, hashes: hashes), at + hashes + quotes, false)
    }
    return (.code, at + max(1, hashes), true)
  }
}
