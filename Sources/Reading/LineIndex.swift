import Diagnostics

/// Where the lines of a text begin, for readers that ask for many places of one file.
package struct LineIndex: Sendable {
  private let source: SourceText
  /// The byte after each end of line, 0 first; ascending.
  private let starts: [Int]

  /// - Complexity: O(bytes), once.
  package init(_ source: SourceText) {
    self.source = source
    var starts = [0]
    for (index, byte) in source.bytes.enumerated() {
      let isReturn = byte == 0x0D
      let endsWithFeed =
        isReturn && index + 1 < source.bytes.count && source.bytes[index + 1] == 0x0A
      if byte == 0x0A || (isReturn && !endsWithFeed) { starts.append(index + 1) }
    }
    self.starts = starts
  }

  /// The same place as `SourceText.location(ofByte:)`.
  ///
  /// - Complexity: O(log lines) and the length of one line.
  package func location(ofByte offset: Int) -> FileLocation {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let line = source.bytes[starts[low]..<min(max(starts[low], offset), source.bytes.count)]
    let column = line.count { $0 & 0xC0 != 0x80 && $0 != 0x0D }
    return FileLocation(file: source.file, line: low + 1, column: column + 1)
  }
}
