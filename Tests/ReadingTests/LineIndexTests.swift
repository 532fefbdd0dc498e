import Testing

@testable import Reading

/// The index that readers with many locations use, against counting from the start each time.
@Suite("Lines of a text")
struct LineIndexTests {
  @Test(
    "are the same from the index as counted from the start",
    arguments: [
      "", "a", "\n", "a\r\nb\rc\nd", "é\u{1F469}\u{200D}\u{1F467}x\n\tß",
      String(repeating: "x", count: 1023) + "é" + String(repeating: "y", count: 3000) + "\nz",
      String(repeating: "é\n", count: 1500), String(repeating: "ab", count: 1024),
    ])
  func same(text: String) {
    let source = SourceText(file: "a", bytes: Array(text.utf8))
    let index = LineIndex(source)
    for offset in stride(from: 0, through: source.bytes.count + 1, by: 7) {
      #expect(index.location(ofByte: offset) == source.location(ofByte: offset), "\(offset)")
    }
    let end = source.bytes.count
    #expect(index.location(ofByte: end) == source.location(ofByte: end))
  }
}
