import Foundation
import Reading

/// A data file whose rows are read one after the other, anew each time, so that their number costs
/// no memory: JSON lines, or a JSON file that is one list.
///
/// Other files are read whole (`DataFile`): a list inside of a record is only known to be the only
/// one at the end of the file, and CSV and feeds have the limits of such files.
package struct RowFile: Sendable {
  package let path: String
  fileprivate let form: Form

  fileprivate enum Form {
    case list
    case lines
  }

  /// The bytes of the longest row.
  package static let longestRow = 16 << 20

  /// Nil for a file that is read whole, or cannot be read at all.
  package init?(_ path: String) {
    guard let format = DataFormat(endingOf: path), format == .lines || format == .json,
      let handle = FileContents.handle(path),
      let start = try? handle.read(upToCount: Self.beginning)
    else { return nil }
    try? handle.close()
    let first = start.dropFirst(start.starts(with: Self.mark) ? 3 : 0).first { !Self.isSpace($0) }
    guard format == .lines || first == UInt8(ascii: "[") else { return nil }
    self.path = path
    form = format == .lines ? .lines : .list
  }

  /// The bytes in which the first character of a list is looked for.
  private static let beginning = 512
  /// A byte order mark.
  fileprivate static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  fileprivate static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  /// Whether the file is small enough to be read whole.
  package var fitsInMemory: Bool {
    let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
    return size ?? 0 <= TemplateLimits.dataBytes
  }

  /// The rows from the first on; nil if the file cannot be opened any more.
  package func rows() -> RowFileReader? {
    FileContents.handle(path).map { RowFileReader(self, $0) }
  }
}

/// Reads the rows of a file, a batch at a time.
package struct RowFileReader {
  private let file: RowFile
  private let handle: FileHandle
  private var values = ValueScanner()
  private var json = JSONReader()
  private var bytes: [UInt8] = []
  private var isAtEnd = false
  private var isAtStart = true
  private var count = 0

  /// Bytes that are read at a time, about 300 rows of e-mail.
  private static let pieceSize = 64 << 10

  fileprivate init(_ file: RowFile, _ handle: FileHandle) {
    self.file = file
    self.handle = handle
  }

  /// The next rows, at least one; nil at the end of the file. Throws what is wrong with a row,
  /// which is called by its number. A file that is read whole has its errors at lines and columns.
  package mutating func next() throws(TemplateErrors) -> [DataRecord]? {
    while !isAtEnd {
      try readPiece()
      let found =
        file.form == .lines
        ? values.lines(in: bytes, isAtEnd: isAtEnd) : values.elements(in: bytes)
      guard let found else { throw problem("broken JSON between two rows") }
      let rows = try rows(of: found)
      bytes.removeSubrange(..<values.discardPast())
      if isAtEnd, file.form == .list, !values.isAfterList {
        throw problem("broken JSON: the file ends too early")
      }
      if !rows.isEmpty { return rows }
    }
    try? handle.close()
    return nil
  }

  private mutating func readPiece() throws(TemplateErrors) {
    guard bytes.count <= RowFile.longestRow else {
      throw problem("too long", expected: "at most \(RowFile.longestRow >> 20) MiB a row")
    }
    // A longer row is read in longer pieces.
    guard let piece = try? handle.read(upToCount: max(Self.pieceSize, bytes.count)) ?? Data() else {
      throw problem("cannot be read")
    }
    isAtEnd = piece.isEmpty
    bytes += piece
    if isAtStart, bytes.starts(with: RowFile.mark) { bytes.removeFirst(3) }
    isAtStart = false
  }

  private mutating func rows(of found: [Range<Int>]) throws(TemplateErrors) -> [DataRecord] {
    guard let first = found.first, let last = found.last else { return [] }
    guard String(bytes: bytes[first.lowerBound..<last.upperBound], encoding: .utf8) != nil else {
      throw problem("not UTF-8 text in it or in one of the rows after it")
    }
    var rows: [DataRecord] = []
    rows.reserveCapacity(found.count)
    for range in found {
      do {
        let depth = file.form == .list ? 1 : 0
        rows.append(DataRecord(row: try json.read(line: bytes[range], depth: depth)))
      } catch {
        throw problem("column \(error.column): \(error.message)", expected: error.expected)
      }
      count += 1
    }
    return rows
  }

  private func problem(_ message: String, expected: String? = nil) -> TemplateErrors {
    TemplateErrors(
      diagnostics: [
        GitRemnant.diagnostic(inFile: file.path)
          ?? Diagnostic(
            .error, at: FileLocation(file: file.path), "row \(count): \(message)",
            expected: expected)
      ], files: [file.path])
  }
}

/// Finds where the values of a stream end, and does not look twice at a byte.
private struct ValueScanner {
  private(set) var isAfterList = false
  private var isInList = false
  /// The beginning of the value whose end has not come.
  private var start = 0
  private var position = 0
  private var depth = 0
  private var isInText = false
  private var isEscaped = false
  private var hasElements = false

  /// Forgets the bytes before the value whose end has not come. Returns how many those are.
  mutating func discardPast() -> Int {
    defer {
      position -= start
      start = 0
    }
    return start
  }

  /// The complete lines that are not blank.
  mutating func lines(in bytes: [UInt8], isAtEnd: Bool) -> [Range<Int>]? {
    var found: [Range<Int>] = []
    while position < bytes.count || isAtEnd && start < bytes.count {
      let end = bytes[position...].firstIndex(of: 0x0A)
      position = end.map { $0 + 1 } ?? bytes.count
      guard end != nil || isAtEnd else { break }
      let line = start..<(end ?? bytes.count)
      if !bytes[line].allSatisfy(RowFile.isSpace) { found.append(line) }
      start = position
    }
    return found
  }

  /// The elements of a list that are complete, whatever they are made of; nil for no list.
  mutating func elements(in bytes: [UInt8]) -> [Range<Int>]? {
    var found: [Range<Int>] = []
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if isInText {
        passText(byte)
      } else if isAfterList || !isInList {
        guard passOutside(byte) else { return nil }
      } else if byte == UInt8(ascii: "\"") {
        isInText = true
      } else if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") {
        depth += 1
      } else if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") {
        if depth > 0 {
          depth -= 1
          continue
        }
        guard byte == UInt8(ascii: "]") else { return nil }
        isAfterList = true
        take(bytes, &found)
      } else if byte == UInt8(ascii: ","), depth == 0 {
        hasElements = true
        take(bytes, &found)
      }
    }
    return found
  }

  private mutating func passText(_ byte: UInt8) {
    if isEscaped {
      isEscaped = false
    } else if byte == UInt8(ascii: "\\") {
      isEscaped = true
    } else if byte == UInt8(ascii: "\"") {
      isInText = false
    }
  }

  /// Passes a byte before or after the list; false if it has no place there.
  private mutating func passOutside(_ byte: UInt8) -> Bool {
    defer { start = position }
    if RowFile.isSpace(byte) { return true }
    guard byte == UInt8(ascii: "["), !isAfterList else { return false }
    isInList = true
    return true
  }

  /// Takes the element that ends before the byte that was looked at last. A blank one is no element
  /// where the list is empty; elsewhere its reader says that it is missing.
  private mutating func take(_ bytes: [UInt8], _ found: inout [Range<Int>]) {
    let element = start..<position - 1
    start = position
    if hasElements || !bytes[element].allSatisfy(RowFile.isSpace) { found.append(element) }
  }
}
