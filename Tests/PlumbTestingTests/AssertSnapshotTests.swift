import PlumbTesting
import Testing

@Suite("assertSnapshot")
struct AssertSnapshotTests {
  private let issues = IssueCount()

  /// The line of the assertion in `check`.
  private static let line = #line + 5

  /// One assertion, whatever it is to show.
  @discardableResult
  private func check(top: Double = 11, widths: [Double] = [320]) -> Bool {
    assertSnapshot(of: NoteCell("Tea", top: CGFloat(top)), named: "note", widths: widths)
  }

  @Test("A picture that is as its reference says nothing")
  func same() throws {
    let bench = try Bench()
    bench.run(.all) { #expect(check()) }
    bench.run(.never) { #expect(check()) }
    #expect(bench.leftPictures == [])
    #expect(
      bench.files == [
        "AssertSnapshotTests/same.note-320.json", "AssertSnapshotTests/same.note-320.png",
      ])
  }

  @Test("A view that moved is one issue at the assertion's line, and the layout comes first")
  func moved() throws {
    let bench = try Bench()
    bench.run(.all) { check() }
    issues.during { bench.run(.never) { #expect(!check(top: 12)) } }
    #expect(issues.lines == [Self.line])
    #expect(issues.all.first?.sourceLocation?.fileID == #fileID)
    let lines = try #require(issues.messages.first).split(separator: "\n").map(String.init)
    #expect(
      lines.first?.hasPrefix("row 0.0 note.y 11 → 12") == true, "\(lines)")
    #expect(lines.contains("  and the row grows from 42.5 to 43.5"), "\(lines)")
    #expect(
      lines.last
        == "If it is meant: plumb snapshot accept AssertSnapshotTests/moved.note-320", "\(lines)")
  }

  @Test("Expected, actual and difference are left among the artifacts")
  func triplet() throws {
    let bench = try Bench()
    bench.run(.all) { check() }
    issues.during { bench.run(.never) { check(top: 12) } }
    #expect(
      bench.leftPictures
        == ["actual", "diff", "expected"].map {
          "AssertSnapshotTests/triplet.note-320-\($0).png"
        })
    bench.run(.never) { check() }
    #expect(bench.leftPictures == [])
  }

  @Test("However many widths fail, it is one issue that tells of each")
  func several() throws {
    let bench = try Bench()
    bench.run(.all) { check(widths: [320, 568, 700]) }
    issues.during { bench.run(.never) { check(top: 12, widths: [320, 568, 700]) } }
    #expect(issues.all.count == 1)
    let message = issues.messages.first ?? ""
    for width in ["320", "568", "700"] { #expect(message.contains("note-\(width), \(width) pt")) }
    #expect(message.hasSuffix("3 of 3 variants fail."), "\(message)")
  }

  @Test("A missing reference is written, and fails once so that it gets looked at")
  func missing() throws {
    let bench = try Bench()
    issues.during { bench.run { check() } }
    #expect(issues.messages.first?.contains("had no reference") == true, "\(issues.messages)")
    #expect(bench.files.count == 2)
    bench.run { #expect(check()) }
  }

  @Test("In CI a missing reference fails and nothing is written", arguments: ["true", "1"])
  func continuousIntegration(value: String) throws {
    let bench = try Bench()
    issues.during { bench.run(variables: ["CI": value]) { check() } }
    #expect(issues.messages.first?.contains("has no reference") == true, "\(issues.messages)")
    #expect(bench.files == [])
  }

  @Test("The variable records what fails")
  func variable() throws {
    let bench = try Bench()
    bench.run(.all) { check() }
    bench.run(variables: ["PLUMB_RECORD": "failed"]) { #expect(check(top: 12)) }
    bench.run(.never) { #expect(check(top: 12)) }
  }

  @Test("A record mode that does not exist fails, and says which there are")
  func unknownMode() throws {
    let bench = try Bench()
    issues.during { bench.run(variables: ["PLUMB_RECORD": "fialed"]) { check() } }
    #expect(issues.messages.first?.contains("did you mean 'failed'?") == true, "\(issues.messages)")
  }

  @Test("The argument goes before the setting around, and that before the variable")
  func precedence() throws {
    let bench = try Bench()
    bench.run(.never, variables: ["PLUMB_RECORD": "never", "CI": "1"]) {
      #expect(assertSnapshot(of: NoteCell("Tea"), record: .all))
    }
    #expect(bench.files.count == 2)
    bench.run(.all, variables: ["PLUMB_RECORD": "never"]) { #expect(check()) }
    #expect(bench.files.count == 4)
  }

  @Test("A damaged reference is a failure with a message")
  func damaged() throws {
    let bench = try Bench()
    bench.run(.all) { check() }
    try bench.write(
      "version https://git-lfs.github.com/spec/v1", as: "AssertSnapshotTests/damaged.note-320.png")
    issues.during { bench.run(.never) { check() } }
    #expect(issues.all.count == 1)
    #expect(issues.messages.first?.contains("LFS") == true, "\(issues.messages)")
  }

  @Test("What keeps a view from being made is the message")
  func unmade() throws {
    struct NoTea: Error, CustomStringConvertible { let description = "no tea left" }
    func make() throws -> NoteCell { throw NoTea() }
    let bench = try Bench()
    try issues.during { try bench.run { assertSnapshot(of: try make(), widths: [320, 568]) } }
    #expect(issues.all.count == 1)
    #expect(issues.messages.first?.contains("no tea left") == true, "\(issues.messages)")
  }

  @Test("A view is made once for each variant, in the variant")
  func environments() throws {
    let bench = try Bench()
    var made: [String] = []
    bench.run(.all) {
      assertSnapshot(
        appearances: [.light, .dark], contentSizeCategories: [.large, .accessibilityLarge]
      ) {
        let traits = LayoutEnvironment.current
        made.append("\(traits.userInterfaceStyle) \(traits.contentSizeCategory.shortName)")
        return NoteCell("Tea")
      }
    }
    #expect(made == ["light L", "light AX2", "dark L", "dark AX2"])
  }

  @Test("A view made before the call is shown at any width, and not in another appearance")
  func madeBefore() throws {
    let bench = try Bench()
    let cell = NoteCell("Tea")
    bench.run(.all) { #expect(assertSnapshot(of: cell, widths: [320, 568])) }
    issues.during { bench.run(.all) { assertSnapshot(of: cell, appearances: [.dark]) } }
    #expect(
      issues.messages.first?.contains("was made light, not dark") == true, "\(issues.messages)")
    #expect(issues.messages.first?.contains("make it in the call") == true)
  }

  @Test("Asynchronous tests and actors assert like others")
  @MainActor
  func mainActor() async throws {
    let bench = try Bench()
    await Task.yield()
    bench.run(.all) { #expect(check()) }
  }
}
