/// A constraint whose end has perhaps not been seen: logs are wrapped by terminals and mail programs.
struct PendingEntry {
  /// Where it begins, counted from 1.
  let line: Int
  private(set) var bytes: Bytes
  private var continuations = 0

  init(line: Int, bytes: Bytes) {
    self.line = line
    self.bytes = bytes
  }

  /// Whether the closing `>` is there.
  private var isClosed: Bool {
    var rest = bytes
    while let last = rest.last, last.isBlank || last == .ascii(",") || last == .ascii("\"") {
      rest = rest.dropLast()
    }
    return rest.last == .ascii(">")
  }

  /// Appends a line that continues the constraint; false when it does not, or cannot.
  mutating func extend(by line: LogLine) -> Bool {
    guard !isClosed, continuations < LogLimits.continuations,
      bytes.count + line.bytes.count < LogLimits.entryLength
    else { return false }
    continuations += 1
    bytes = (Array(bytes) + [0x20] + Array(line.bytes))[...]
    return true
  }
}
