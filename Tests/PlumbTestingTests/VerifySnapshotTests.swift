import PlumbTesting
import Testing

@Suite("verifySnapshot")
struct VerifySnapshotTests {
  private let issues = IssueCount()

  private func check(top: Double = 11) -> String? {
    verifySnapshot(of: NoteCell("Tea", top: CGFloat(top)), named: "note")
  }

  @Test("It tells what differs and fails no test")
  func verdict() throws {
    let bench = try Bench()
    issues.during {
      #expect(bench.run(.all) { check() } == nil)
      #expect(bench.run(.never) { check() } == nil)
      let message = bench.run(.never) { check(top: 12) }
      #expect(message?.hasPrefix("row 0.0 note.y 11 → 12") == true, "\(message ?? "nothing")")
    }
    #expect(issues.messages == [])
  }

  @Test("A missing reference is told")
  func missing() throws {
    let bench = try Bench()
    #expect(bench.run(.never) { check() }?.contains("has no reference") == true)
  }
}
