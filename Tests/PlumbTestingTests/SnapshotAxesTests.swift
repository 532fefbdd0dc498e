import PlumbTesting
import Testing

@Suite("Axes of snapshots")
struct SnapshotAxesTests {
  @Test("A device that does not exist is told with the nearest")
  func device() throws {
    try expect("there is no device 'iPhone 15 Prp'; did you mean 'iPhone 15 Pro'?") {
      assertSnapshot(of: NoteCell("Tea"), devices: ["iPhone 15 Prp"])
    }
  }

  @Test("A profile that does not exist is told")
  func profile() throws {
    try expect("there is no profile 'ios27'") {
      assertSnapshot(of: NoteCell("Tea"), profile: "ios27")
    }
  }

  @Test("Numbers that cannot be meant are told", arguments: [0, -1, 1e9, .nan])
  func numbers(width: Double) throws {
    try expect("out of range") {
      assertSnapshot(of: NoteCell("Tea"), named: "a", widths: [width])
    }
    try expect("out of range") {
      assertSnapshot(of: NoteCell("Tea"), named: "b", scale: width)
    }
    try expect("out of range") {
      assertSnapshot(of: NoteCell("Tea"), named: "c", height: .points(width))
    }
  }

  @Test("Too many variants are told before the first is drawn")
  func count() throws {
    try expect("makes more than 1000 pictures") {
      assertSnapshot(
        of: NoteCell("Tea"), widths: Array(stride(from: 100, to: 700, by: 1)),
        appearances: [.light, .dark])
    }
  }

  @Test("Orientations without a device, and words that are no language")
  func rest() throws {
    try expect("none is named") { assertSnapshot(of: NoteCell("Tea"), orientations: [.landscape]) }
    try expect("'deutsch!' is no language") {
      assertSnapshot(of: NoteCell("Tea"), languages: ["deutsch!"])
    }
  }

  private func expect(_ words: String, _ assertion: () -> Bool) throws {
    let bench = try Bench()
    let issues = IssueCount()
    issues.during { bench.run(.all) { #expect(!assertion()) } }
    #expect(issues.all.count == 1)
    #expect(issues.messages.first?.contains(words) == true, "\(issues.messages)")
    #expect(bench.files == [])
  }
}
