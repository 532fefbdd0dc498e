import Diagnostics

/// The bytes of a file beside its name, so that any reader can say where in it something is.
package struct SourceText: Sendable {
  /// The path as the user gave it.
  package let file: String
  /// UTF-8, without a byte order mark.
  package let bytes: [UInt8]

  package init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
  }

  /// The place of a byte: lines end with LF, CR or CR LF, columns count Unicode scalars.
  ///
  /// - Complexity: O(offset); meant for messages, not for every token.
  package func location(ofByte offset: Int) -> FileLocation {
    var line = 1
    var column = 1
    for index in bytes.indices.prefix(max(0, offset)) {
      let byte = bytes[index]
      if byte == 0x0A || (byte == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A)) {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80, byte != 0x0D {
        column += 1
      }
    }
    return FileLocation(file: file, line: line, column: column)
  }

  /// The text of a line, counted from 1; empty past the end.
  package func line(_ number: Int) -> String {
    let lines = bytes.split(separator: 0x0A, maxSplits: number, omittingEmptySubsequences: false)
    guard lines.indices.contains(number - 1) else { return "" }
    return String(decoding: lines[number - 1], as: UTF8.self)
  }
}
