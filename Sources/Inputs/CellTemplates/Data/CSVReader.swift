import Reading

/// Reads CSV (RFC 4180): the first record names the fields, quoted fields may hold separators, line
/// breaks and doubled quotes. Lines end with CR LF, LF or CR.
///
/// The separator is the comma; a file whose first line has semicolons or tabs but no comma uses
/// those, as spreadsheets in many countries write them.
struct CSVReader {
  private let bytes: [UInt8]
  private let separator: UInt8
  private var position = 0

  private struct Failure: Error {
    let offset: Int
    let message: String
    let expected: String
  }

  /// Reads the rows of a file. Reports problems to the log, and continues after them.
  static func read(_ source: SourceText, log: DiagnosticLog) -> DataSet? {
    var reader = CSVReader(bytes: source.bytes)
    do {
      return try reader.table(source, log)
    } catch {
      log.error(
        at: source.location(ofByte: error.offset), "broken CSV: \(error.message)",
        expected: error.expected)
      return nil
    }
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
    let firstLine = bytes.prefix { $0 != 0x0A && $0 != 0x0D }
    let candidates = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
    separator = candidates.first { firstLine.contains($0) } ?? UInt8(ascii: ",")
  }

  private mutating func table(_ source: SourceText, _ log: DiagnosticLog) throws(Failure) -> DataSet
  {
    guard let names = try record() else {
      throw Failure(offset: 0, message: "no header", expected: "a first line with field names")
    }
    reportDuplicates(in: names, source, log)
    var set = DataSet()
    var start = position
    while let fields = try record() {
      defer { start = position }
      if fields == [""] && names.count > 1 { continue }
      guard fields.count == names.count else {
        log.error(
          at: source.location(ofByte: start), "broken CSV: a line of \(fields.count) fields",
          expected: "\(names.count) as in the header",
          hint: "a field with a separator in it needs quotes")
        if log.errorCount > DiagnosticLog.limit { break }
        continue
      }
      set.rows.append(DataRecord(names: names, values: fields.map(DataValue.text)))
    }
    return set
  }

  private func reportDuplicates(in names: [String], _ source: SourceText, _ log: DiagnosticLog) {
    var known: Set<String> = []
    for name in names where !known.insert(name).inserted {
      log.error(
        at: source.location(ofByte: 0),
        "broken CSV: the field \(Diagnostic.quoted(name)) is here twice")
    }
  }

  // MARK: Grammar

  /// Reads the fields of a record; nil at the end of the file.
  private mutating func record() throws(Failure) -> [String]? {
    guard position < bytes.count else { return nil }
    var fields: [String] = []
    repeat { fields.append(try field()) } while accept(separator)
    if accept(0x0D) {
      _ = accept(0x0A)
    } else {
      _ = accept(0x0A)
    }
    return fields
  }

  private mutating func field() throws(Failure) -> String {
    guard accept(UInt8(ascii: "\"")) else { return bareField() }
    let opening = position - 1
    var content: [UInt8] = []
    var runStart = position
    while let quote = bytes[position...].firstIndex(of: UInt8(ascii: "\"")) {
      content += bytes[runStart..<quote]
      position = quote + 1
      guard accept(UInt8(ascii: "\"")) else {
        try expectFieldEnd()
        return String(decoding: content, as: UTF8.self)
      }
      runStart = position - 1
    }
    throw Failure(
      offset: opening, message: "the quote is not closed", expected: "a quote before the end")
  }

  private mutating func bareField() -> String {
    let start = position
    while let byte = peek, byte != separator, byte != 0x0A, byte != 0x0D { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private func expectFieldEnd() throws(Failure) {
    guard let byte = peek, byte != separator, byte != 0x0A, byte != 0x0D else { return }
    throw Failure(
      offset: position, message: "text after a closing quote", expected: "a separator or a line end"
    )
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func accept(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    position += 1
    return true
  }
}
