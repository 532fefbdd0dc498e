/// The words of a text, by their hashes: one that it has not is told from a few it has at once.
struct MentionedWords {
  private var hashes: Set<UInt64> = []

  init(_ text: [UInt8]) {
    text.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        guard Self.isPart(bytes[index]) else {
          index += 1
          continue
        }
        var hash = FNV1a()
        while index < bytes.count, Self.isPart(bytes[index]) {
          hash.mix(UInt64(bytes[index]))
          index += 1
        }
        hashes.insert(hash.value)
      }
    }
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x5F || byte >= 0x80
  }

  /// Whether the text has a word, but for the rare equality of two hashes.
  func contains(_ word: String) -> Bool {
    var hash = FNV1a()
    for byte in word.utf8 { hash.mix(UInt64(byte)) }
    return hashes.contains(hash.value)
  }
}
