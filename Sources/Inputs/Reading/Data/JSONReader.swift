import Numbers

/// A strict JSON reader (RFC 8259) that keeps the order of keys and the digits of numbers, and
/// reports the location of errors. Foundation's does not.
package struct JSONReader {
  /// The maximum nesting of lists and records.
  package static let depth = 64

  private var bytes: [UInt8]
  private var position = 0
  /// The names of the last record; the next one with the same names shares their storage.
  private var lastNames: [String] = []

  /// An error with its byte offset.
  private struct Failure: Error {
    let offset: Int
    let message: String
    var expected: String?
  }

  /// Reads the value of the whole file; nil with the reason in the log.
  package static func read(_ source: SourceText, log: DiagnosticLog) -> DataValue? {
    var reader = JSONReader(bytes: source.bytes)
    do {
      return try reader.document()
    } catch {
      log.error(
        at: source.location(ofByte: error.offset), "broken JSON: \(error.message)",
        expected: error.expected)
      return nil
    }
  }

  /// Reads a value from each line of a file that is not blank; nil with the reason in the log.
  package static func readLines(_ source: SourceText, log: DiagnosticLog) -> [DataValue]? {
    var reader = JSONReader()
    var values: [DataValue] = []
    let lines = source.bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      guard line.contains(where: { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }) else { continue }
      do {
        values.append(try reader.read(line: line))
      } catch {
        let location = FileLocation(file: source.file, line: index + 1, column: error.column)
        log.error(at: location, error.message, expected: error.expected)
        return nil
      }
    }
    return values
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads texts of one value each, one after the other; `read(_:)` comes next.
  package init() { self.init(bytes: []) }

  /// Why a text is no JSON, with the column of a one-line text, from 1, in Unicode scalars.
  package struct LineProblem: Error {
    package let column: Int
    package let message: String
    package let expected: String?
  }

  /// Reads the value of a line. Records with the same fields as the last one share its names.
  /// `depth`: how many lists and records the value is in.
  package mutating func read(
    line: some Collection<UInt8>, depth: Int = 0
  ) throws(LineProblem) -> DataValue {
    bytes.replaceSubrange(bytes.indices, with: line)
    position = 0
    do {
      return try document(depth: depth)
    } catch {
      let before = bytes.prefix(error.offset).count { $0 & 0xC0 != 0x80 }
      throw LineProblem(
        column: before + 1, message: "broken JSON: \(error.message)", expected: error.expected)
    }
  }

  private mutating func document(depth: Int = 0) throws(Failure) -> DataValue {
    let value = try value(depth: depth)
    skipSpace()
    guard position == bytes.count else {
      throw failure("something after the end", expected: "one value in a file")
    }
    return value
  }

  private mutating func value(depth: Int) throws(Failure) -> DataValue {
    guard depth < Self.depth else {
      throw failure("nested too deep", expected: "at most \(Self.depth) levels")
    }
    skipSpace()
    switch peek ?? 0 {
    case UInt8(ascii: "{"): return .record(try record(depth: depth))
    case UInt8(ascii: "["): return .list(try list(depth: depth))
    case UInt8(ascii: "\""): return .text(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    default: return try word()
    }
  }

  // MARK: Containers

  private mutating func list(depth: Int) throws(Failure) -> [DataValue] {
    position += 1
    var values: [DataValue] = []
    if accept("]") { return values }
    repeat { values.append(try value(depth: depth + 1)) } while accept(",")
    guard accept("]") else { throw failure(unexpected, expected: "',' or ']'") }
    return values
  }

  private mutating func record(depth: Int) throws(Failure) -> DataRecord {
    position += 1
    var record = DataRecord()
    let pattern = lastNames
    /// The names so far, once they differ from those of the last record, which are distinct.
    var known: Set<String>?
    if accept("}") { return record }
    repeat {
      skipSpace()
      let start = position
      guard peek == UInt8(ascii: "\"") else {
        throw failure(unexpected, expected: "a key in quotes")
      }
      let name = try string()
      let index = record.names.count
      if known == nil, index >= pattern.count || pattern[index] != name {
        known = Set(record.names)
      }
      guard known?.insert(name).inserted ?? true else {
        throw Failure(offset: start, message: "the key \(Diagnostic.quoted(name)) is here twice")
      }
      guard accept(":") else { throw failure(unexpected, expected: "':' after the key") }
      record.append(name, try value(depth: depth + 1))
    } while accept(",")
    guard accept("}") else { throw failure(unexpected, expected: "',' or '}'") }
    share(&record.names)
    return record
  }

  private mutating func share(_ names: inout [String]) {
    if names == lastNames { names = lastNames } else { lastNames = names }
  }

  // MARK: Scalars

  private mutating func word() throws(Failure) -> DataValue {
    for (word, value) in [("true", DataValue.bool(true)), ("false", .bool(false)), ("null", .null)]
    where bytes[position...].starts(with: word.utf8) {
      position += word.utf8.count
      return value
    }
    throw failure(unexpected, expected: "a value")
  }

  /// `-? (0 | 1-9 digits) (. digits)? ((e|E) (+|-)? digits)?`, kept as its characters.
  private mutating func number() throws(Failure) -> String {
    let start = position
    if peek == UInt8(ascii: "-") { position += 1 }
    let leadingZero = peek == UInt8(ascii: "0")
    let whole = skipDigits()
    guard whole > 0, !leadingZero || whole == 1 else {
      throw Failure(offset: start, message: "not a JSON number")
    }
    if peek == UInt8(ascii: ".") {
      position += 1
      guard skipDigits() > 0 else { throw failure(unexpected, expected: "a digit") }
    }
    if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
      position += 1
      if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { position += 1 }
      guard skipDigits() > 0 else { throw failure(unexpected, expected: "a digit") }
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func skipDigits() -> Int {
    let start = position
    while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    return position - start
  }

  private mutating func string() throws(Failure) -> String {
    let opening = position
    position += 1
    var text = ""
    var runStart = position
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        let run = String(decoding: bytes[runStart..<position], as: UTF8.self)
        position += 1
        return text.isEmpty ? run : text + run
      case UInt8(ascii: "\\"):
        text += String(decoding: bytes[runStart..<position], as: UTF8.self)
        text.unicodeScalars.append(try escape())
        runStart = position
      case 0..<0x20:
        throw failure("a control character inside a string", expected: "an escape such as \\n")
      default: position += 1
      }
    }
    throw Failure(offset: opening, message: "the string is not closed")
  }
}

// MARK: Escapes and scanning

extension JSONReader {
  private mutating func escape() throws(Failure) -> Unicode.Scalar {
    let start = position
    position += 1
    defer { position += 1 }
    switch peek {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "u"): return try unicodeEscape(at: start)
    default: throw Failure(offset: start, message: "unknown escape in a string")
    }
  }

  /// `\uXXXX`, or two of them for a character outside the basic plane. Ends on the last digit.
  private mutating func unicodeEscape(at start: Int) throws(Failure) -> Unicode.Scalar {
    let first = try hex(at: start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    let isPair = bytes[position...].dropFirst().starts(with: "\\u".utf8)
    if UTF16.isLeadSurrogate(first), isPair {
      position += 2
      if let scalar = Unicode.Scalar(lead: first, trail: try hex(at: start)) { return scalar }
    }
    throw Failure(offset: start, message: "half a surrogate pair in a string")
  }

  private mutating func hex(at start: Int) throws(Failure) -> UInt16 {
    guard let unit = Hexadecimal.unit(bytes[position...].dropFirst()) else {
      throw Failure(offset: start, message: "\\u without four hexadecimal digits")
    }
    position += 4
    return unit
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  private mutating func accept(_ symbol: Unicode.Scalar) -> Bool {
    skipSpace()
    guard peek == UInt8(ascii: symbol) else { return false }
    position += 1
    return true
  }

  private func failure(_ message: String, expected: String? = nil) -> Failure {
    Failure(offset: position, message: message, expected: expected)
  }

  private var unexpected: String {
    guard peek != nil else { return "the file ends too early" }
    let rest = String(decoding: bytes[position...].prefix(4), as: UTF8.self)
    return "unexpected \(Diagnostic.quoted(String(rest.prefix(1))))"
  }
}
