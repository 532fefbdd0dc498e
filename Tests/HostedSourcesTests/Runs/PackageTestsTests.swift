import Foundation
import Testing

@Suite("The tests of a package", .enabled(if: SwiftCells.isAvailable))
struct PackageTestsTests {
  @Test("run with Plumb's UIKit, the package as it is: Examples/FeedUI")
  func example() throws {
    let folder = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Examples/FeedUI").path
    let cells = try SwiftCells([:])
    // Snapshots are held against their references by `make examples`.
    let run = try cells.run(
      ["swift-test", folder, "--filter", "PinsTests", "--filter", "testActionsAndTasks"])
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    #expect((run.output + run.errors).contains("Executed 5 tests, with 0 failures"))
  }

  @Test("that fail are reported by the exit code, and what does not compile at its own position")
  func failures() throws {
    let manifest = """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Small", platforms: [.iOS(.v15)],
        targets: [.target(name: "Small"), .testTarget(name: "SmallTests", dependencies: ["Small"])])
      """
    let source = """
      import UIKit
      public final class Knob: UIControl {
        @IBOutlet weak var title: UILabel!; @objc func tap() { let x: Int = "" }
      }
      """
    let tests = """
      import XCTest
      @testable import Small
      final class SmallTests: XCTestCase {
        @MainActor func testFrame() { XCTAssertEqual(Knob(frame: .zero).tag, 1) }
      }
      """
    let cells = try SwiftCells([
      "Package.swift": manifest, "Sources/Small/Knob.swift": source,
      "Tests/SmallTests/SmallTests.swift": tests,
    ])
    let broken = try cells.run(["swift-test"])
    #expect(broken.code == 2)
    #expect(
      broken.errors.contains("Sources/Small/Knob.swift:3:71: error: cannot convert value"),
      "\(broken.errors)")
    _ = try cells.place.write(
      source.replacing("let x: Int = \"\"", with: "tag = 2"), to: "Sources/Small/Knob.swift")
    let failing = try cells.run(["swift-test"])
    #expect(failing.code == 1, "\(failing.output)\(failing.errors)")
    #expect((failing.output + failing.errors).contains("SmallTests.swift:4: error"))
  }

  @Test("need a package")
  func missing() throws {
    let run = try SwiftCells([:]).run(["swift-test", "nowhere"])
    #expect(run.code == 2)
    #expect(run.errors.contains("nowhere: error: has no Package.swift"), "\(run.errors)")
  }
}
