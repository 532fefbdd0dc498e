import PlumbTesting
import XCTest

/// `assertSnapshot` in XCTest: failures that are meant are caught on their way to the framework.
final class XCTestTests: XCTestCase {
  private var isCatching = false
  private var caught: [(message: String, file: String, line: Int)] = []

  /// The line of the assertion in `check`.
  private static let line = #line + 4

  /// One assertion, whatever it is to show.
  private func check(top: Double = 11) {
    assertSnapshot(of: NoteCell("Tea", top: CGFloat(top)), named: "note", testName: "check")
  }

  override func invokeTest() {
    withSnapshotSettings(scale: 1) { super.invokeTest() }
  }

  #if !canImport(Darwin)
    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
      expected: Bool
    ) {
      guard !isCatching else { return caught.append((description, filePath, lineNumber)) }
      super.recordFailure(
        withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }

    func testFailuresAreSoftAndAtTheirLine() throws {
      let bench = try Bench()
      bench.run(.all) { check() }
      isCatching = true
      bench.run(.never) { check(top: 12) }
      isCatching = false
      XCTAssertEqual(caught.map(\.line), [Self.line])
      XCTAssertEqual(
        caught.map { URL(fileURLWithPath: $0.file).lastPathComponent }, ["XCTestTests.swift"])
      XCTAssertTrue(caught.first?.message.contains("row 0.0 note.y 11 → 12") == true, "\(caught)")
    }
  #endif

  func testSettingsOfTheClassReachItsTests() throws {
    let bench = try Bench()
    bench.run(.all) { check() }
    XCTAssertEqual(try bench.recorded().size.first, 320)
  }

  func testAsynchronousTestsHaveThemToo() async throws {
    let bench = try Bench()
    await Task.yield()
    bench.run(.all) { check() }
    XCTAssertEqual(try bench.recorded().size.first, 320)
  }
}
