import Diagnostics
import Foundation

extension SourceText {
  /// Reads a file as UTF-8 (or UTF-16), or reports why it cannot be read.
  package static func read(_ path: String, limit: Int, log: DiagnosticLog) -> SourceText? {
    let place = FileLocation(file: path)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      log.error(at: place, "no such file", hint: NearbyFile.hint(for: path))
      return nil
    }
    let attributes = try? FileManager.default.attributesOfItem(atPath: resolved(path))
    guard !isFolder.boolValue, attributes?[.type] as? FileAttributeType == .typeRegular else {
      let what = isFolder.boolValue ? "a folder" : "not a regular file"
      let hint = isFolder.boolValue ? NearbyFile.hint(forFolder: path) : nil
      log.error(at: place, what, expected: "a file", hint: hint)
      return nil
    }
    guard (attributes?[.size] as? Int ?? 0) <= limit else {
      log.error(at: place, "too large", expected: "at most \(limit >> 20) MiB")
      return nil
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      log.error(at: place, "cannot be read", hint: "check its permissions")
      return nil
    }
    return decode([UInt8](data), file: path, log: log)
  }

  /// Removes the byte order mark and makes UTF-8 of UTF-16; reports what is neither.
  package static func decode(_ bytes: [UInt8], file: String, log: DiagnosticLog) -> SourceText? {
    if utf32Starts.contains(where: bytes.starts) {
      log.error(
        at: FileLocation(file: file), "UTF-32 text", expected: "UTF-8 or UTF-16",
        hint: "save the file in UTF-8")
      return nil
    }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return utf16(bytes.dropFirst(2), bigEndian: bytes[0] == 0xFE, file: file, log: log)
    }
    // Markup without a byte order mark (XML 1.0, appendix F).
    if bytes.starts(with: [0x3C, 0x00]) || bytes.starts(with: [0x00, 0x3C]) {
      return utf16(bytes[...], bigEndian: bytes[0] == 0x00, file: file, log: log)
    }
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    return SourceText(file: file, bytes: text)
  }

  /// A byte order mark, or the first character of markup.
  private static let utf32Starts: [[UInt8]] = [
    [0xFF, 0xFE, 0, 0], [0, 0, 0xFE, 0xFF], [0x3C, 0, 0, 0], [0, 0, 0, 0x3C],
  ]

  /// True when the bytes are UTF-8; otherwise reports the first that is not.
  package func isValid(log: DiagnosticLog) -> Bool {
    guard let offset = firstInvalidByte else { return true }
    log.error(
      at: location(ofByte: offset), "not UTF-8 text",
      hint: "save the file in UTF-8 (the byte here is 0x\(String(bytes[offset], radix: 16)))")
    return false
  }

  private var firstInvalidByte: Int? {
    if String(bytes: bytes, encoding: .utf8) != nil { return nil }
    var decoder = UTF8()
    var offset = 0
    var iterator = bytes.makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .emptyInput: return nil
      case .error: return min(offset, bytes.count - 1)
      }
    }
  }

  private static func utf16(
    _ bytes: ArraySlice<UInt8>, bigEndian: Bool, file: String, log: DiagnosticLog
  ) -> SourceText? {
    let encoding = bigEndian ? String.Encoding.utf16BigEndian : .utf16LittleEndian
    guard let text = String(bytes: bytes, encoding: encoding) else {
      log.error(at: FileLocation(file: file), "not UTF-16 text, although it starts like it")
      return nil
    }
    return SourceText(file: file, bytes: Array(text.utf8))
  }

  private static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }
}
