/// Splits Swift source into tokens.
///
/// Any bytes are accepted: what is not closed ends at the end of the line (strings) or of the
/// file (comments, multi-line strings), and what has no meaning is a token too.
///
/// - Complexity: linear in the size of the source.
package struct SwiftLexer {
  /// A string that is open, or an interpolation in one.
  private enum Mode {
    case string(pounds: Int, isMultiline: Bool)
    /// With the number of parentheses that are open in it.
    case interpolation(parens: Int)
  }

  /// The largest source. Offsets of tokens have 32 bits, and no file that people write is larger.
  static let largestSource = 64 << 20

  /// How often in a line something may look like the start of a regex or of a multi-line raw string
  /// and turn out not to be. Each costs a look at the rest of the line.
  private static let mostLooks = 64

  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var tokens: [SwiftToken] = []
  private var modes: [Mode] = []
  private var looks = 0
  private var lastSignificant: SwiftToken?

  package static func tokens(of source: [UInt8]) -> [SwiftToken] {
    source.withUnsafeBufferPointer { bytes in
      var lexer = SwiftLexer(bytes)
      lexer.run()
      return lexer.tokens
    }
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    tokens.reserveCapacity(bytes.count / 3)
  }

  // MARK: Bytes

  private func byte(_ offset: Int) -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func starts(_ text: StaticString, at offset: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard offset + count <= bytes.count else { return false }
    return (0..<count).allSatisfy { bytes[offset + $0] == text.utf8Start[$0] }
  }

  /// The first offset from `offset` whose byte is not accepted.
  private func end(from offset: Int, while accepts: (UInt8) -> Bool) -> Int {
    var end = offset
    while end < bytes.count, accepts(bytes[end]) { end += 1 }
    return end
  }

  private mutating func add(_ kind: SwiftToken.Kind, to end: Int) {
    guard end > position else { return }
    let token = SwiftToken(kind: kind, start: Int32(position), end: Int32(end))
    tokens.append(token)
    if kind == .newline { looks = 0 }
    if !token.isTrivia { lastSignificant = token }
    position = end
  }

  /// Whether the last significant token ends an operand, so that `/` divides.
  private var followsOperand: Bool {
    guard let token = lastSignificant else { return false }
    switch token.kind {
    case .quotedIdentifier, .number, .stringEnd, .regex, .closeBrace, .closeParen, .closeBracket:
      return true
    case .identifier: return SwiftWord(bytes, token.range)?.endsOperand ?? true
    default: return false
    }
  }

  // MARK: Tokens

  private mutating func run() {
    if starts("\u{FEFF}", at: 0) { add(.byteOrderMark, to: 3) }
    if starts("#!", at: position) {
      add(.shebang, to: end(from: position) { !SwiftByte.isNewline($0) })
    }
    while position < bytes.count {
      if case .string(let pounds, let isMultiline) = modes.last {
        string(pounds: pounds, isMultiline: isMultiline)
      } else {
        code(bytes[position])
      }
    }
  }

  private mutating func code(_ first: UInt8) {
    if SwiftByte.isIdentifierStart(first) {
      return add(.identifier, to: end(from: position, while: SwiftByte.isIdentifierPart))
    }
    if SwiftByte.isSpace(first) {
      return add(.space, to: end(from: position, while: SwiftByte.isSpace))
    }
    if SwiftByte.isNewline(first) {
      return add(.newline, to: position + (starts("\r\n", at: position) ? 2 : 1))
    }
    if SwiftByte.isDigit(first) { return number() }
    if let kind = SwiftByte.punctuation(first) { return punctuation(kind) }
    switch first {
    case UInt8(ascii: "\""): openString(pounds: 0)
    case UInt8(ascii: "#"): numberSign()
    case UInt8(ascii: "`"): backtick()
    case UInt8(ascii: "."):
      let end = end(from: position) { $0 == UInt8(ascii: ".") }
      add(end > position + 1 ? .operator : .dot, to: end)
    case _ where SwiftByte.isOperator(first): slashOrOperator(first)
    default: add(.other, to: position + 1)
    }
  }

  private mutating func number() {
    var last = end(from: position, while: SwiftByte.isIdentifierPart)
    if byte(last) == UInt8(ascii: "."), let next = byte(last + 1), SwiftByte.isDigit(next) {
      last = end(from: last + 1, while: SwiftByte.isIdentifierPart)
    }
    add(.number, to: last)
  }

  private mutating func punctuation(_ kind: SwiftToken.Kind) {
    guard case .interpolation(let parens) = modes.last else { return add(kind, to: position + 1) }
    switch kind {
    case .openParen: modes[modes.count - 1] = .interpolation(parens: parens + 1)
    case .closeParen where parens == 0:
      modes.removeLast()
      return add(.interpolationEnd, to: position + 1)
    case .closeParen: modes[modes.count - 1] = .interpolation(parens: parens - 1)
    default: break
    }
    add(kind, to: position + 1)
  }

  private mutating func backtick() {
    let last = end(from: position + 1) { $0 != UInt8(ascii: "`") && !SwiftByte.isNewline($0) }
    let isClosed = byte(last) == UInt8(ascii: "`")
    add(isClosed ? .quotedIdentifier : .other, to: isClosed ? last + 1 : position + 1)
  }

  private mutating func numberSign() {
    let afterPounds = end(from: position) { $0 == UInt8(ascii: "#") }
    let pounds = afterPounds - position
    switch byte(afterPounds) {
    case UInt8(ascii: "\""): openString(pounds: pounds)
    case UInt8(ascii: "/"): extendedRegex(pounds: pounds)
    case let next? where pounds == 1 && SwiftByte.isIdentifierStart(next):
      add(.directive, to: end(from: afterPounds, while: SwiftByte.isIdentifierPart))
    default: add(.other, to: afterPounds)
    }
  }

  private mutating func slashOrOperator(_ first: UInt8) {
    if starts("//", at: position) {
      return add(.lineComment, to: end(from: position) { !SwiftByte.isNewline($0) })
    }
    if starts("/*", at: position) { return blockComment() }
    if first == UInt8(ascii: "/"), !followsOperand, let last = endOfRegex() {
      return add(.regex, to: last)
    }
    var last = position + 1
    while let next = byte(last), SwiftByte.isOperator(next),
      !starts("//", at: last), !starts("/*", at: last)
    {
      last += 1
    }
    add(.operator, to: last)
  }

  private mutating func blockComment() {
    var depth = 0
    var offset = position
    repeat {
      if starts("/*", at: offset) {
        depth += 1
        offset += 2
      } else if starts("*/", at: offset) {
        depth -= 1
        offset += 2
      } else {
        offset += 1
      }
    } while depth > 0 && offset < bytes.count
    add(.blockComment, to: min(offset, bytes.count))
  }

  // MARK: Regular expressions

  /// The end of a literal between slashes, by the rules of SE-0354: it stays in its line, begins
  /// and ends with no space, and closes no parenthesis that it has not opened.
  private mutating func endOfRegex() -> Int? {
    guard looks < Self.mostLooks, let first = byte(position + 1), !SwiftByte.isSpace(first) else {
      return nil
    }
    looks += 1
    var parens = 0
    var offset = position + 1
    while let next = byte(offset), !SwiftByte.isNewline(next) {
      switch next {
      case UInt8(ascii: "\\"): offset += 1
      case UInt8(ascii: "("): parens += 1
      case UInt8(ascii: ")") where parens == 0: return nil
      case UInt8(ascii: ")"): parens -= 1
      case UInt8(ascii: "/"): return SwiftByte.isSpace(bytes[offset - 1]) ? nil : offset + 1
      default: break
      }
      offset += 1
    }
    return nil
  }

  /// `#/…/#`, which may have several lines if the first ends after the slash.
  private mutating func extendedRegex(pounds: Int) {
    let start = position + pounds + 1
    guard looks < Self.mostLooks else { return add(.other, to: position + pounds) }
    looks += 1
    let afterSpace = end(from: start, while: SwiftByte.isSpace)
    let isMultiline = byte(afterSpace).map(SwiftByte.isNewline) ?? true
    var offset = start
    while let next = byte(offset), isMultiline || !SwiftByte.isNewline(next) {
      if next == UInt8(ascii: "/"), hasPounds(pounds, at: offset + 1) {
        return add(.regex, to: offset + 1 + pounds)
      }
      offset += next == UInt8(ascii: "\\") ? 2 : 1
    }
    if isMultiline { return add(.regex, to: bytes.count) }
    add(.other, to: position + pounds)
  }

  private func hasPounds(_ count: Int, at offset: Int) -> Bool {
    offset + count <= bytes.count
      && (0..<count).allSatisfy { bytes[offset + $0] == UInt8(ascii: "#") }
  }
}

extension SwiftLexer {
  // MARK: Strings

  private mutating func openString(pounds: Int) {
    let quote = position + pounds
    let isMultiline =
      starts("\"\"\"", at: quote) && !(pounds > 0 && isClosedInLine(from: quote + 1, pounds))
    modes.append(.string(pounds: pounds, isMultiline: isMultiline))
    add(.stringStart, to: quote + (isMultiline ? 3 : 1))
  }

  /// `#"""#` is a string of one line that has a quotation mark in it.
  private mutating func isClosedInLine(from start: Int, _ pounds: Int) -> Bool {
    guard looks < Self.mostLooks else { return false }
    looks += 1
    var offset = start
    while let next = byte(offset), !SwiftByte.isNewline(next) {
      offset += 1
      if next == UInt8(ascii: "\""), hasPounds(pounds, at: offset) { return true }
    }
    return false
  }

  /// Reads one piece of an open string: text, an interpolation's start, or the end.
  private mutating func string(pounds: Int, isMultiline: Bool) {
    var offset = position
    while let next = byte(offset) {
      if next == UInt8(ascii: "\""), let last = endOfString(at: offset, pounds, isMultiline) {
        add(.stringText, to: offset)
        modes.removeLast()
        return add(.stringEnd, to: last)
      }
      if next == UInt8(ascii: "\\"), hasPounds(pounds, at: offset + 1) {
        if byte(offset + 1 + pounds) == UInt8(ascii: "(") {
          add(.stringText, to: offset)
          modes.append(.interpolation(parens: 0))
          return add(.interpolationStart, to: offset + pounds + 2)
        }
        // The escaped character, unless it ends the line.
        offset += 1 + pounds
        if let escaped = byte(offset), !SwiftByte.isNewline(escaped) { offset += 1 }
        continue
      }
      if !isMultiline, SwiftByte.isNewline(next) { break }
      offset += 1
    }
    add(.stringText, to: min(offset, bytes.count))
    modes.removeLast()
  }

  private func endOfString(at quote: Int, _ pounds: Int, _ isMultiline: Bool) -> Int? {
    let length = isMultiline ? 3 : 1
    guard !isMultiline || starts("\"\"\"", at: quote), hasPounds(pounds, at: quote + length) else {
      return nil
    }
    return quote + length + pounds
  }
}
