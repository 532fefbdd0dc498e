import Foundation
import ImageCoding
import LayoutTree
import TestSupport
import Testing

@testable import Snapshots

@Suite("Verifying a snapshot")
final class VerificationTests {
  private let folder: TestFolder
  private let store: ReferenceStore
  private let artifacts: ArtifactFolder

  init() throws {
    folder = try TestFolder()
    store = ReferenceStore(folder: folder.file("refs"), title: "refs")
    artifacts = ArtifactFolder(path: folder.file("artifacts"))
  }

  @Test("that has no reference records it once, fails, and says to look at it")
  func missing() throws {
    let verdict = verify(try Sample.snapshot(), .missing)
    #expect(verdict.outcome == .recorded)
    #expect(verdict.summary.contains("Look at it, then run again"))
    #expect(verdict.pictures.actual?.path == "cell-320-actual.png")
    #expect(verify(try Sample.snapshot(), .missing).outcome == .passed)
    #expect(store.names == ["cell-320"])
    #expect(left == [])
  }

  @Test("writes no reference when recording is off")
  func never() throws {
    #expect(verify(try Sample.snapshot(), .never).outcome == .missing)
    #expect(store.names == [])
    #expect(!FileManager.default.fileExists(atPath: folder.file("refs")))
    #expect(left == ["cell-320-actual.json", "cell-320-actual.png"])
  }

  @Test(
    "whose reference has lost a file fails, and leaves the other alone",
    arguments: ["png", "json"])
  func half(lost: String) throws {
    try store.write(try Sample.snapshot())
    try FileManager.default.removeItem(atPath: folder.file("refs/cell-320.\(lost)"))
    let other = folder.file("refs/cell-320.\(lost == "png" ? "json" : "png")")
    let before = FileManager.default.contents(atPath: other)
    let moved = try Sample.snapshot(titleHeight: 41, ink: 30)
    for mode in [RecordMode.never, .missing] {
      let verdict = verify(moved, mode)
      #expect(verdict.outcome == .unreadable)
      #expect(verdict.summary.contains("refs/cell-320.\(lost) is missing; restore the file"))
      #expect(FileManager.default.contents(atPath: other) == before)
      #expect(!FileManager.default.fileExists(atPath: folder.file("refs/cell-320.\(lost)")))
    }
    #expect(verify(moved, .failed).outcome == .updated)
    #expect(verify(moved, .never).outcome == .passed)
  }

  @Test("that moved a view says which, how far, and leaves pictures and trees")
  func moved() throws {
    try store.write(try Sample.snapshot())
    let verdict = verify(try Sample.snapshot(titleHeight: 41, ink: 30), .missing)
    #expect(verdict.outcome == .differs)
    #expect(verdict.changeLines.contains { $0.contains("title.height 20.5") })
    #expect(verdict.summary.hasPrefix("cell-320 differs: "))
    #expect(verdict.summary.contains("30 of 100 pixels differ"))
    #expect(
      left == [
        "cell-320-actual.json", "cell-320-actual.png", "cell-320-diff.png",
        "cell-320-expected.json", "cell-320-expected.png",
      ])
  }

  @Test("whose pixels alone differ says that the layout is the same")
  func pixelsOnly() throws {
    try store.write(try Sample.snapshot())
    let verdict = verify(try Sample.snapshot(ink: 30), .never)
    #expect(verdict.outcome == .differs)
    #expect(verdict.summary.contains("the layout is the same"))
  }

  @Test("whose layout alone differs is told, though no pixel moved")
  func layoutOnly() throws {
    try store.write(try Sample.snapshot())
    let verdict = verify(try Sample.snapshot(titleHeight: 21), .never)
    #expect(verdict.outcome == .layout)
    #expect(verdict.summary.contains("no pixel differs"))
  }

  @Test("of another size is a failure of its own kind")
  func size() throws {
    try store.write(try Sample.snapshot())
    let verdict = verify(try Sample.snapshot(side: 12), .missing)
    #expect(verdict.outcome == .size)
    #expect(verdict.summary.contains("12 × 12 instead of 10 × 10 pixels"))
  }

  @Test("whose layout does not count passes by its picture, and the other way round")
  func comparesOne() throws {
    try store.write(try Sample.snapshot())
    let moved = try Sample.snapshot(titleHeight: 41), redrawn = try Sample.snapshot(ink: 30)
    #expect(verify(moved, .never, .init(compare: .picture)).outcome == .passed)
    #expect(verify(moved, .never, .init(compare: .layout)).outcome == .layout)
    #expect(verify(redrawn, .never, .init(compare: .layout)).outcome == .passed)
    #expect(verify(redrawn, .never, .init(compare: .picture)).outcome == .differs)
  }

  @Test("made with other fonts passes where the picture is the same, else says what to install")
  func environment() throws {
    try store.write(try Sample.snapshot())
    let other = ["system: Inter 3.19 bb", "FreeType 2.13.2"]
    #expect(verify(try Sample.snapshot(fingerprint: other), .missing).outcome == .passed)
    let redrawn = try Sample.snapshot(ink: 30, fingerprint: other)
    let verdict = verify(redrawn, .missing)
    #expect(verdict.outcome == .environment)
    #expect(
      verdict.summary.hasPrefix(
        "cell-320: the reference was made with Inter 4.001 for system text, here is Inter 3.19: run"
      ))
    #expect(verdict.environmentLines.count == 2)
    let lenient = ComparisonSettings(environment: .layout)
    #expect(verify(redrawn, .missing, lenient).outcome == .tolerated)
    let moved = try Sample.snapshot(titleHeight: 41, ink: 30, fingerprint: other)
    #expect(verify(moved, .missing, lenient).outcome == .environment)
  }

  @Test("a shade lighter counts with the same fonts, not with others or in an edited file")
  func shade() throws {
    let recorded = try Sample.snapshot(ink: 1, color: 0xFF60_6060)
    let lighter = try Sample.snapshot(ink: 1, color: 0xFF70_7070)
    try store.write(recorded)
    #expect(verify(lighter, .never).outcome == .differs)
    #expect(verify(lighter, .never, .init(tolerance: .standard)).outcome == .tolerated)
    #expect(verify(try Sample.snapshot(ink: 1, color: 0xFF61_6161), .never).outcome == .tolerated)
    let elsewhere = try Sample.snapshot(
      ink: 1, color: 0xFF70_7070, fingerprint: ["FreeType 2.13.2"])
    #expect(verify(elsewhere, .never).outcome == .tolerated)
    // Another program has written the picture.
    try Data(lighter.png).write(to: URL(fileURLWithPath: folder.file("refs/cell-320.png")))
    #expect(verify(recorded, .never).outcome == .tolerated)
  }

  @Test("made by another version of the tool is no other")
  func tool() throws {
    try store.write(try Sample.snapshot(tool: "plumb 0.1"))
    #expect(verify(try Sample.snapshot(tool: "plumb 0.2"), .never).outcome == .passed)
    let verdict = verify(try Sample.snapshot(ink: 30, tool: "plumb 0.2"), .never)
    #expect(verdict.outcome == .differs)
  }

  private func verify(
    _ snapshot: Snapshot, _ mode: RecordMode, _ settings: ComparisonSettings = ComparisonSettings()
  ) -> Verdict {
    Verification(store: store, mode: mode, settings: settings, artifacts: artifacts)
      .verify(snapshot)
  }

  /// What is among the artifacts, in alphabetical order.
  private var left: [String] {
    let files = try? FileManager.default.contentsOfDirectory(atPath: artifacts.path)
    return (files ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }
}
