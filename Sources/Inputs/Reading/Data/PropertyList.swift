/// A value of a property list, as project files are: the old style of NeXT, or XML.
package enum PropertyList: Equatable {
  case text(String)
  case list([PropertyList])
  case table([String: PropertyList])

  package var text: String? { if case .text(let text) = self { text } else { nil } }
  package var list: [PropertyList] { if case .list(let items) = self { items } else { [] } }
  package var table: [String: PropertyList] {
    if case .table(let table) = self { table } else { [:] }
  }

  package subscript(key: String) -> PropertyList? { table[key] }

  package func text(_ key: String) -> String? { table[key]?.text }

  package func texts(_ key: String) -> [String] { table[key]?.list.compactMap(\.text) ?? [] }

  /// Why a file is none.
  package struct Failure: Error, Equatable {
    /// The offset of a byte.
    package let offset: Int
    package let message: String

    package init(offset: Int, message: String) {
      (self.offset, self.message) = (offset, message)
    }
  }

  /// Levels of lists and tables.
  static let depth = 100

  /// Reads a file in either form.
  package static func read(_ bytes: [UInt8]) throws(Failure) -> PropertyList {
    let start = bytes.prefix(1024).first { !SourceByte.isSpace($0) && $0 < 0x80 }
    if start == UInt8(ascii: "<"), bytes.contains(UInt8(ascii: ">")) {
      return try XMLPropertyList(bytes).read()
    }
    var reader = OldPropertyList(bytes)
    return try reader.read()
  }
}

/// Roles of bytes in project files.
package enum SourceByte {
  package static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  package static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    case UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "$"),
      UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "~"),
      UInt8(ascii: "@"):
      true
    default: byte >= 0x80
    }
  }
}

/// Reads the old style: `{ key = (a, "b c"); }`, with comments.
///
/// - Complexity: linear in the size of the file.
private struct OldPropertyList {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func read() throws(PropertyList.Failure) -> PropertyList {
    let value = try value(depth: 0)
    guard try next() == nil else { throw failure("there is more after the end of the list") }
    return value
  }

  private mutating func value(depth: Int) throws(PropertyList.Failure) -> PropertyList {
    guard depth < PropertyList.depth else {
      throw failure("it is nested deeper than \(PropertyList.depth) levels")
    }
    switch try next() {
    case UInt8(ascii: "{"): return try table(depth: depth)
    case UInt8(ascii: "("): return try list(depth: depth)
    case UInt8(ascii: "<"): return .text(try data())
    case nil: throw failure("it ends where a value is expected")
    default: return .text(try text())
    }
  }

  private mutating func table(depth: Int) throws(PropertyList.Failure) -> PropertyList {
    position += 1
    var table: [String: PropertyList] = [:]
    while true {
      switch try next() {
      case UInt8(ascii: "}"):
        position += 1
        return .table(table)
      case nil: throw failure("a '{' is not closed")
      default:
        let key = try text()
        try expect("=")
        table[key] = try value(depth: depth + 1)
        if try next() != UInt8(ascii: "}") { try expect(";") }
      }
    }
  }

  private mutating func list(depth: Int) throws(PropertyList.Failure) -> PropertyList {
    position += 1
    var list: [PropertyList] = []
    while true {
      switch try next() {
      case UInt8(ascii: ")"):
        position += 1
        return .list(list)
      case nil: throw failure("a '(' is not closed")
      default:
        list.append(try value(depth: depth + 1))
        if try next() != UInt8(ascii: ")") { try expect(",") }
      }
    }
  }

  private mutating func data() throws(PropertyList.Failure) -> String {
    guard let end = bytes[position...].firstIndex(of: UInt8(ascii: ">")) else {
      throw failure("a '<' is not closed")
    }
    defer { position = end + 1 }
    return String(decoding: bytes[(position + 1)..<end], as: UTF8.self)
  }

  private mutating func text() throws(PropertyList.Failure) -> String {
    guard position < bytes.count else { throw failure("it ends where a text is expected") }
    let first = bytes[position]
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(first) }
    let start = position
    while position < bytes.count, SourceByte.isWord(bytes[position]) {
      // A comment may follow a word without a space.
      if bytes[position] == UInt8(ascii: "/"), isComment("*") || isComment("/") { break }
      position += 1
    }
    guard position > start else { throw failure("a text, a list or a table is expected") }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func quoted(_ quote: UInt8) throws(PropertyList.Failure) -> String {
    let start = position
    position += 1
    var text: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == quote { return String(decoding: text, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\"), position < bytes.count else {
        text.append(byte)
        continue
      }
      switch bytes[position] {
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "r"): text.append(0x0D)
      default: text.append(bytes[position])
      }
      position += 1
    }
    position = start
    throw failure("a text is not closed")
  }

  // MARK: Between values

  /// Whether a slash is the first of two bytes that begin a comment.
  private func isComment(_ second: Unicode.Scalar) -> Bool {
    position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: second)
  }

  /// The first byte behind spaces and comments; nil at the end.
  private mutating func next() throws(PropertyList.Failure) -> UInt8? {
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "/"), isComment("*") {
        try skipComment()
      } else if byte == UInt8(ascii: "/"), isComment("/") {
        while position < bytes.count, bytes[position] != 0x0A { position += 1 }
      } else if SourceByte.isSpace(byte) || position < 3 && byte >= 0xBB {
        // The first three bytes may be a byte order mark.
        position += 1
      } else {
        return byte
      }
    }
    return nil
  }

  private mutating func skipComment() throws(PropertyList.Failure) {
    let start = position
    position += 2
    while position + 1 < bytes.count {
      if bytes[position] == UInt8(ascii: "*"), bytes[position + 1] == UInt8(ascii: "/") {
        position += 2
        return
      }
      position += 1
    }
    position = start
    throw failure("a comment is not closed")
  }

  private mutating func expect(_ mark: Unicode.Scalar) throws(PropertyList.Failure) {
    guard try next() == UInt8(ascii: mark) else { throw failure("a '\(mark)' is missing") }
    position += 1
  }

  private func failure(_ message: String) -> PropertyList.Failure {
    PropertyList.Failure(offset: position, message: message)
  }
}

private struct XMLPropertyList {
  private var reader: XMLReader

  init(_ bytes: [UInt8]) {
    reader = XMLReader(bytes, limits: XMLLimits(depth: PropertyList.depth, attributes: 10))
  }

  func read() throws(PropertyList.Failure) -> PropertyList {
    var copy = self
    do throws(XMLFailure) {
      guard case .start(let root) = try copy.event(), root.name == "plist",
        case .start(let first) = try copy.event()
      else { throw XMLFailure(offset: 0, message: "it is no property list") }
      return try copy.value(of: first.name)
    } catch {
      throw PropertyList.Failure(offset: error.offset, message: error.message)
    }
  }

  /// The next tag; text between tags is passed over.
  private mutating func event() throws(XMLFailure) -> XMLEvent? {
    while let event = try reader.next() {
      if case .text = event { continue }
      return event
    }
    return nil
  }

  private mutating func value(of name: String) throws(XMLFailure) -> PropertyList {
    switch name {
    case "dict":
      var table: [String: PropertyList] = [:]
      var key: String?
      while case .start(let element) = try event() {
        if element.name == "key" {
          key = try text()
        } else {
          let value = try value(of: element.name)
          if let known = key { table[known] = value }
          key = nil
        }
      }
      return .table(table)
    case "array":
      var list: [PropertyList] = []
      while case .start(let element) = try event() { list.append(try value(of: element.name)) }
      return .list(list)
    case "true", "false":
      _ = try text()
      return .text(name == "true" ? "YES" : "NO")
    default: return .text(try text())
    }
  }

  /// The text up to the end tag.
  private mutating func text() throws(XMLFailure) -> String {
    var text = ""
    while let event = try reader.next() {
      switch event {
      case .text(let part): text += part
      case .start: _ = try self.text()
      case .end: return text
      }
    }
    return text
  }
}
