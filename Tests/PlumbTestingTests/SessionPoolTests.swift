import PlumbTesting
import Testing

@Suite("Sessions")
struct SessionPoolTests {
  @Test("Assertions that run at once write what they write one after the other")
  func parallel() async throws {
    let words = (1...40).map { "Note \($0) about tea and what goes with it" }
    let serial = try Bench(), parallel = try Bench()
    serial.run(.all) {
      for (number, word) in words.enumerated() {
        assertSnapshot(of: NoteCell(word), named: "\(number)", widths: [200, 320])
      }
    }
    await withTaskGroup(of: Void.self) { group in
      for (number, word) in words.enumerated() {
        group.addTask {
          parallel.run(.all) {
            _ = assertSnapshot(of: NoteCell(word), named: "\(number)", widths: [200, 320])
          }
        }
      }
    }
    #expect(serial.files.count == 160)
    #expect(try serial.contents() == parallel.contents())
  }
}
