import Reading

/// Reads a `.strings` file: `"key" = "text";`, with comments, escapes, and unquoted names.
struct StringsReader {
  /// An error with its byte offset.
  struct Failure: Error {
    let offset: Int
    let message: String
    var expected: String?
  }

  private let bytes: [UInt8]
  private var position = 0

  /// Reads the entries in the order of the file. `source` must be valid UTF-8.
  static func read(_ source: SourceText) throws(Failure) -> [(key: String, text: String)] {
    if source.bytes.starts(with: "bplist".utf8) || source.bytes.starts(with: "<?xml".utf8) {
      throw Failure(
        offset: 0, message: "a property list", expected: "a text file of \"key\" = \"text\";")
    }
    var reader = StringsReader(bytes: source.bytes)
    return try reader.entries()
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func entries() throws(Failure) -> [(key: String, text: String)] {
    var entries: [(key: String, text: String)] = []
    try skipSpace()
    while position < bytes.count {
      guard entries.count < InterfaceLimits.texts else {
        throw failure("too many texts", expected: "at most \(InterfaceLimits.texts)")
      }
      let key = try word("a key")
      try skipSpace()
      // A key without a value is its own text.
      let text = try accept("=") ? value() : key
      guard try accept(";") else { throw failure("a text without an end", expected: "';'") }
      entries.append((key, text))
      try skipSpace()
    }
    return entries
  }

  private mutating func value() throws(Failure) -> String {
    try skipSpace()
    return try word("a text in quotes")
  }

  // MARK: Words

  private mutating func word(_ expected: String) throws(Failure) -> String {
    if peek == UInt8(ascii: "\"") || peek == UInt8(ascii: "'") { return try quoted() }
    let start = position
    while let byte = peek, Self.isBare(byte) { position += 1 }
    guard position > start else { throw failure("something unexpected", expected: expected) }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "_-.$:/".utf8.contains(byte)
    }
  }

  private mutating func quoted() throws(Failure) -> String {
    let opening = position
    let mark = bytes[position]
    position += 1
    var text: [UInt8] = []
    while let byte = peek {
      position += 1
      if byte == mark { return String(decoding: text, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") {
        text += Array(String(try escape()).utf8)
      } else {
        text.append(byte)
      }
    }
    throw Failure(offset: opening, message: "a text that is not closed", expected: "a quote")
  }

  /// Reads an escape: a letter, three octal digits, or `U` with four hexadecimal ones.
  private mutating func escape() throws(Failure) -> Character {
    guard let byte = peek else { throw failure("the file ends in an escape") }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "U"), UInt8(ascii: "u"): return try unicode()
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      position -= 1
      return Character(try scalar(octal()))
    default: return Character(Unicode.Scalar(byte))
    }
  }

  /// Reads one UTF-16 unit, or two escapes for a character outside the basic plane.
  private mutating func unicode() throws(Failure) -> Character {
    let first = try hexadecimal()
    guard UTF16.isLeadSurrogate(first), bytes[position...].starts(with: "\\U".utf8) else {
      return Character(try scalar(UInt32(first)))
    }
    position += 2
    guard let joined = Unicode.Scalar(lead: first, trail: try hexadecimal()) else {
      throw failure("half a surrogate pair")
    }
    return Character(joined)
  }

  private mutating func octal() throws(Failure) -> UInt32 {
    let digits = bytes[position...].prefix(3)
    guard digits.count == 3,
      digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "7")).contains($0) })
    else { throw failure("an escape without 3 digits") }
    position += 3
    return digits.reduce(0) { $0 * 8 + UInt32($1 - UInt8(ascii: "0")) }
  }

  private mutating func hexadecimal() throws(Failure) -> UInt16 {
    guard let unit = Hexadecimal.unit(bytes[position...]) else {
      throw failure("an escape without 4 digits")
    }
    position += 4
    return unit
  }

  private func scalar(_ value: UInt32) throws(Failure) -> Unicode.Scalar {
    guard let scalar = Unicode.Scalar(value) else { throw failure("half a surrogate pair") }
    return scalar
  }

  // MARK: Scanning

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func accept(_ symbol: Unicode.Scalar) throws(Failure) -> Bool {
    try skipSpace()
    guard peek == UInt8(ascii: symbol) else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() throws(Failure) {
    while let byte = peek {
      if byte <= 0x20 {
        position += 1
      } else if bytes[position...].starts(with: "//".utf8) {
        while let byte = peek, byte != 0x0A { _ = byte; position += 1 }
      } else if bytes[position...].starts(with: "/*".utf8) {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(Failure) {
    let start = position
    position += 2
    while position < bytes.count {
      if bytes[position...].starts(with: "*/".utf8) {
        position += 2
        return
      }
      position += 1
    }
    throw Failure(offset: start, message: "a comment that is not closed", expected: "'*/'")
  }

  private func failure(_ message: String, expected: String? = nil) -> Failure {
    Failure(offset: position, message: message, expected: expected)
  }
}
