import PlumbKit
import Testing
import UIKit

@testable import PlumbTesting

@Suite("Pictures kept with failures")
struct AttachedPictureTests {
  private func run(top: Double) -> AssertionOutcome {
    let assertion = Assertion(
      site: CallSite(fileID: #fileID, filePath: #filePath, line: 1, column: 1),
      function: "cup()", name: "tea", axes: SnapshotAxes(widths: [320, 568]), height: .content,
      layers: [], settings: SnapshotTestSettings.current)
    return assertion.run { NoteCell("Tea", top: CGFloat(top)) }
  }

  @Test("Expected, actual and difference of each variant that fails")
  func triplet() throws {
    let bench = try Bench()
    #expect(bench.run(.all) { run(top: 11) }.attachedPictures.isEmpty)
    let pictures = bench.run(.never) { run(top: 12) }.attachedPictures
    let names = ["320", "568"].flatMap { width in
      ["expected", "actual", "diff"].map { "triplet.tea-\(width)-\($0).png" }
    }
    #expect(pictures.map(\.name) == names)
    #expect(pictures.allSatisfy { $0.png.starts(with: [0x89, 0x50, 0x4E, 0x47]) })
  }

  @Test("What was never recorded is attached as it is")
  func missing() throws {
    let bench = try Bench()
    let pictures = bench.run(.never) { run(top: 11) }.attachedPictures
    #expect(pictures.map(\.name) == ["missing.tea-320-actual.png", "missing.tea-568-actual.png"])
  }
}
