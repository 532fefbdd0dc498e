import Foundation
import ImageCoding
import LayoutTree
import Testing

@testable import Snapshots

@Suite("Verifying a snapshot")
final class VerificationTests {
  private let folder = NSTemporaryDirectory() + "plumb-snapshots-\(UUID().uuidString)"

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  @Test("that has no reference records it once, and says to look at it")
  func missing() throws {
    #expect(try verify(snapshot(), .missing) == .recorded(.missing))
    #expect(try verify(snapshot(), .missing) == .identical)
    #expect(store.names == ["cell-320"])
  }

  @Test("writes nothing when recording is off")
  func never() throws {
    #expect(try verify(snapshot(), .never) == .missing)
    #expect(store.names.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: folder))
  }

  @Test("that moved a view says which, how far, and leaves three pictures")
  func moved() throws {
    try store.write(snapshot())
    let verdict = try verify(snapshot(titleHeight: 41, ink: 5), .missing)
    let message = verdict.message(name: "cell-320", artifacts: artifacts)
    #expect(!verdict.isAccepted)
    #expect(message.contains("cell-320 differs from its reference: 5 of 100 pixels differ (5.0 %)"))
    #expect(message.contains("\n  0.0 title.height 20.5 -> 41\n"))
    #expect(message.contains(artifacts))
    for name in ["expected.png", "actual.png", "diff.png", "actual.json"] {
      #expect(FileManager.default.fileExists(atPath: "\(artifacts)/cell-320-\(name)"))
    }
  }

  @Test("whose pixels alone differ says that the layout is the same")
  func pixelsOnly() throws {
    try store.write(snapshot())
    let verdict = try verify(snapshot(ink: 1), .never)
    #expect(verdict.message(name: "a", artifacts: "x").contains("\nThe layout is the same.\n"))
  }

  @Test("whose layout alone differs is told, though no pixel moved")
  func layoutOnly() throws {
    try store.write(snapshot())
    let verdict = try verify(snapshot(titleHeight: 21), .never)
    #expect(verdict.message(name: "a", artifacts: "x").contains("no pixel differs"))
  }

  @Test("of another size is a failure of its own kind")
  func size() throws {
    try store.write(snapshot())
    let verdict = try verify(snapshot(side: 12), .missing)
    guard case .sizeChanged(let from, let to, _) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect("\(from) -> \(to)" == "10 × 10 -> 12 × 12")
  }

  @Test("made with other fonts compares layouts only, and says why")
  func fingerprint() throws {
    try store.write(snapshot())
    let same = try verify(snapshot(ink: 9, fonts: "Inter 5"), .missing)
    #expect(same.isAccepted)
    #expect(
      same.message(name: "a", artifacts: "") == """
        a has the layout of its reference. Its picture was not compared:
          the reference was made with Inter 4.1
          this run has Inter 5
        """)
    let other = try verify(snapshot(titleHeight: 41, fonts: "Inter 5"), .missing)
    #expect(!other.isAccepted)
  }

  @Test("rewrites on request, only what changed")
  func record() throws {
    try store.write(snapshot())
    let before = try modificationDate("cell-320.json")
    #expect(try verify(snapshot(ink: 3), .failed) == .recorded(.failed))
    #expect(try verify(snapshot(ink: 3), .all) == .recorded(.all))
    #expect(try verify(snapshot(ink: 3), .never) == .identical)
    #expect(try modificationDate("cell-320.json") == before)
  }

  @Test(
    "with a reference that is no picture names the reason",
    arguments: [
      ("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n", "git lfs pull"),
      ("not a picture", "not a PNG file"),
    ])
  func unreadable(contents: String, reason: String) throws {
    try store.write(snapshot())
    try Data(contents.utf8).write(to: URL(fileURLWithPath: "\(folder)/refs/cell-320.png"))
    let verdict = try verify(snapshot(), .missing)
    #expect(verdict.message(name: "a", artifacts: "").contains(reason))
  }

  @Test("with half a reference says which half is missing")
  func half() throws {
    try store.write(snapshot())
    try FileManager.default.removeItem(atPath: "\(folder)/refs/cell-320.json")
    let verdict = try verify(snapshot(), .missing)
    #expect(verdict.message(name: "a", artifacts: "").contains("cell-320.json is missing"))
  }

  private var store: ReferenceStore { ReferenceStore(folder: "\(folder)/refs") }
  private var artifacts: String { "\(folder)/artifacts" }

  private func verify(_ snapshot: Snapshot, _ mode: RecordMode) throws -> Verdict {
    try Verification(store: store, mode: mode, artifacts: artifacts).verify(snapshot)
  }

  private func modificationDate(_ name: String) throws -> Date? {
    let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder)/refs/\(name)")
    return attributes[.modificationDate] as? Date
  }

  /// A white square whose first `ink` pixels are black, and a layout with one label.
  private func snapshot(
    titleHeight: Double = 20.5, side: Int = 10, ink: Int = 0, fonts: String = "Inter 4.1"
  ) throws -> Snapshot {
    var picture = PixelBuffer(width: side, height: side, filledWith: 0xFFFF_FFFF)
    for x in 0..<ink { picture[x, 0] = 0xFF00_0000 }
    let frame = LayoutTree.Frame(x: 0, y: 0, width: 280, height: titleHeight)
    let title = LayoutTree.View(
      id: "title", parent: nil, className: "UILabel", frame: frame, unrounded: frame)
    return Snapshot(
      name: "cell-320", png: try picture.pngBytes(),
      tree: LayoutTree(
        file: "cell.yaml", width: 320, scale: 1, profile: "ios18", fingerprint: [fonts],
        scenes: [.init(id: "0.0", height: 61, contentHeight: 60.5, views: [title])]))
  }
}
