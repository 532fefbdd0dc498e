/// A part of a stream of JSON lines.
struct RowChunk: Sendable {
  /// The running number of the first row.
  let first: Int
  let bytes: [UInt8]
  /// The lines in `bytes`, without their ends; none is blank.
  let lines: [Range<Int>]
  /// Whether it stands for one line that is longer than `RowStream.longestLine`.
  var isTooLong = false
}

/// Splits a stream of bytes into chunks of whole lines. Blank lines are no rows.
///
/// A line is handed on as soon as it is complete: who writes one row and waits gets its height.
struct RowStream {
  /// The bytes of the longest line.
  static let longestLine = 1 << 20

  private let next: () -> [UInt8]?
  /// The beginning of a line whose end has not come.
  private var rest: [UInt8] = []
  /// How much of `rest` is known to have no line end.
  private var searched = 0
  private var rowCount = 0
  private var isAtStart = true
  private var isAtEnd = false
  /// Whether the rest of a line that was reported is passed over.
  private var skipsLine = false

  /// - Parameter next: the next bytes, as soon as there are any; empty at the end of the stream,
  ///   nil where it cannot be read.
  init(_ next: @escaping () -> [UInt8]?) { self.next = next }

  /// The next lines; nil at the end of the stream. Throws if the stream cannot be read.
  mutating func chunk() throws(StreamFailure) -> RowChunk? {
    while !isAtEnd {
      try read()
      if let chunk = takeLines() { return chunk }
    }
    return nil
  }

  /// The stream cannot be read.
  struct StreamFailure: Error {}

  private mutating func read() throws(StreamFailure) {
    guard let piece = next() else { throw StreamFailure() }
    isAtEnd = piece.isEmpty
    rest += piece
    guard isAtStart, rest.count >= 3 || isAtEnd else { return }
    isAtStart = false
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest.removeFirst(3) }
  }

  /// The complete lines of what has been read; nil if there is none.
  private mutating func takeLines() -> RowChunk? {
    guard !isAtStart else { return nil }
    guard let end = endOfLastLine else { return takeLongLine() }
    searched = 0
    var bytes = rest
    rest = Array(bytes[end...])
    bytes.removeSubrange(end...)
    return chunk(of: bytes)
  }

  /// The offset behind the last line end; at the end of the stream that of all bytes.
  private var endOfLastLine: Int? {
    if isAtEnd { return rest.count }
    return rest[searched...].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
  }

  /// A line that has become too long is reported once, and passed over.
  private mutating func takeLongLine() -> RowChunk? {
    searched = rest.count
    guard rest.count > Self.longestLine else { return nil }
    rest.removeAll(keepingCapacity: true)
    searched = 0
    defer { skipsLine = true }
    return skipsLine ? nil : longLine()
  }

  private mutating func longLine() -> RowChunk {
    defer { rowCount += 1 }
    return RowChunk(first: rowCount, bytes: [], lines: [], isTooLong: true)
  }

  private mutating func chunk(of bytes: [UInt8]) -> RowChunk? {
    var lines: [Range<Int>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let line = start..<end
      start = end + 1
      if skipsLine {
        skipsLine = false
      } else if !bytes[line].allSatisfy(Self.isSpace) {
        lines.append(line)
      }
    }
    guard !lines.isEmpty else { return nil }
    defer { rowCount += lines.count }
    return RowChunk(first: rowCount, bytes: bytes, lines: lines)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0D
  }
}
