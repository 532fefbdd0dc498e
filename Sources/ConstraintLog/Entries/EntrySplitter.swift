/// Cuts a line into its constraints: most lines hold one, a log pasted without line breaks all of them.
enum EntrySplitter {
  /// Each constraint from its `<` up to the next one's, separators included.
  static func entries(in bytes: Bytes) -> [Bytes] {
    var starts: [Int] = []
    var index = bytes.startIndex
    while let start = EntryStart.first(in: bytes, from: index) {
      if starts.isEmpty || isSeparated(bytes, start) { starts.append(start) }
      index = start + 1
    }
    return starts.indices.map { position in
      let end = position + 1 < starts.count ? starts[position + 1] : bytes.endIndex
      return bytes[starts[position]..<end]
    }
  }

  /// Whether what stands before a `<` ends the constraint before: a quote, a comma or a `>`.
  private static func isSeparated(_ bytes: Bytes, _ start: Int) -> Bool {
    let before = bytes[..<start].trimmed
    return before.last == .ascii("\"") || before.last == .ascii(",") || before.last == .ascii(">")
  }
}
