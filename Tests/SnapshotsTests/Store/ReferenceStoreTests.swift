import Foundation
import LayoutTree
import TestSupport
import Testing

@testable import Snapshots

@Suite("The store of references")
struct ReferenceStoreTests {
  private let folder: TestFolder
  private let store: ReferenceStore

  init() throws {
    folder = try TestFolder()
    store = ReferenceStore(folder: folder.path, title: "refs")
  }

  @Test(
    "says what is wrong with a reference that cannot be read, and goes on",
    arguments: [
      ("png", "version https://git-lfs.github.com/spec/v1\noid sha256:0\n", "`git lfs pull`"),
      ("json", "version https://git-lfs.github.com/spec/v1\noid sha256:0\n", "`git lfs pull`"),
      ("png", "not a picture", "not a PNG file"), ("png", "", "cell-320.png is empty"),
      ("json", "", "cell-320.json is empty"),
      ("json", "{}", "refs/cell-320.json is no layout tree: '"),
      (
        "json", "{\"schemaVersion\": 1,\n \"file\": nul}",
        "refs/cell-320.json:2:10: broken JSON"
      ),
      ("json", "{\n<<<<<<< HEAD\n", "refs/cell-320.json has merge conflicts"),
      (
        "json", String(repeating: "[", count: 100_000),
        "refs/cell-320.json:1:65: broken JSON: nested too deep"
      ),
    ])
  func unreadable(type: String, contents: String, reason: String) throws {
    try store.write(try Sample.snapshot())
    try folder.write(Data(contents.utf8), as: "cell-320.\(type)")
    let verdict = verify(try Sample.snapshot(ink: 30))
    #expect(verdict.outcome == .unreadable)
    #expect(verdict.summary.contains(reason), "\(verdict.summary)")
  }

  @Test("names a picture that is cut short, and one that claims to be huge")
  func damaged() throws {
    try store.write(try Sample.snapshot())
    let png = Array(try #require(FileManager.default.contents(atPath: folder.file("cell-320.png"))))
    try folder.write(Data(png.dropLast(20)), as: "cell-320.png")
    let short = verify(try Sample.snapshot())
    #expect(short.outcome == .unreadable)
    #expect(short.summary.contains(": refs/cell-320.png: a damaged PNG file: "))
    #expect(short.summary.hasSuffix("; restore the file, or record it again."))
    var bomb = png
    bomb.replaceSubrange(16..<20, with: [0x7F, 0xFF, 0xFF, 0xFF])
    try folder.write(Data(bomb), as: "cell-320.png")
    let verdict = verify(try Sample.snapshot())
    #expect(verdict.outcome == .unreadable)
    #expect(verdict.summary.contains("too large") || verdict.summary.contains("claims"))
  }

  @Test("says when a folder has the name, when half is missing, and when it may not look")
  func strange() throws {
    try store.write(try Sample.snapshot())
    try FileManager.default.removeItem(atPath: folder.file("cell-320.json"))
    #expect(verify(try Sample.snapshot()).summary.contains("refs/cell-320.json is missing"))
    try store.write(try Sample.snapshot("b"))
    try FileManager.default.removeItem(atPath: folder.file("b.png"))
    let half = verify(try Sample.snapshot("b"))
    #expect(half.outcome == .unreadable)
    #expect(half.summary.contains("refs/b.png is missing; restore the file, or record it again"))
    try folder.write(Data(), as: "c.png/x")
    let verdict = verify(try Sample.snapshot("c"))
    #expect(verdict.summary.contains("refs/c.png cannot be read: Is a directory"))
    guard geteuid() != 0 else { return }
    try store.write(try Sample.snapshot("d"))
    chmod(folder.file("d.png"), 0)
    #expect(verify(try Sample.snapshot("d")).summary.contains("Permission denied"))
  }

  @Test("recognises a picture and a tree of two recordings, and that alone fails nothing")
  func twoRecordings() throws {
    let other = try TestFolder()
    try store.write(try Sample.snapshot())
    try ReferenceStore(folder: other.path).write(try Sample.snapshot(ink: 30))
    let tree = try #require(FileManager.default.contents(atPath: other.file("cell-320.json")))
    try folder.write(tree, as: "cell-320.json")
    #expect(verify(try Sample.snapshot()).outcome == .passed)
    let verdict = verify(try Sample.snapshot(ink: 30))
    #expect(verdict.outcome == .differs)
    #expect(verdict.environmentLines.first?.contains("is not the one that its layout tree") == true)
    #expect(verify(try Sample.snapshot(ink: 30), .failed).outcome == .updated)
    #expect(verify(try Sample.snapshot(ink: 30)).environmentLines == [])
  }

  // MARK: - Recording

  @Test("rewrites a picture only for a pixel, and a tree only for its layout")
  func rewrites() throws {
    let old = try Sample.snapshot(tool: "plumb 1")
    try store.write(old)
    let before = stamps
    // Another tool, another environment, another encoder: the same picture.
    let same = Snapshot(
      name: old.name, png: try reencoded(old.png),
      tree: Sample.tree(fingerprint: ["FreeType 9"], tool: "plumb 2"))
    #expect(same.png != old.png)
    #expect(verify(same, .all).outcome == .passed)
    #expect(stamps == before)
    // Another layout: the tree, which goes on to name the picture that is there.
    let moved = Snapshot(name: old.name, png: same.png, tree: Sample.tree(titleHeight: 41))
    #expect(verify(moved, .all).outcome == .updated)
    #expect(stamps["cell-320.png"] == before["cell-320.png"])
    #expect(stamps["cell-320.json"] != before["cell-320.json"])
    #expect(verify(moved, .never).outcome == .passed)
    #expect(try store.read(old.name)?.isOfTwoRecordings() == false)
  }

  @Test("leaves alone what is tolerated, unless everything is to be recorded")
  func tolerated() throws {
    try store.write(try Sample.snapshot())
    let before = stamps
    let close = try Sample.snapshot(ink: 1, color: 0xFFFE_FEFE)
    #expect(verify(close, .never).outcome == .tolerated)
    #expect(verify(close, .failed).outcome == .tolerated)
    #expect(stamps == before)
    #expect(verify(close, .all).outcome == .updated)
    #expect(verify(close, .never).outcome == .passed)
  }

  @Test("says when a reference cannot be written")
  func unwritable() throws {
    try folder.write(Data(), as: "sub")
    let verdict = verify(try Sample.snapshot("sub/a"), .all)
    #expect(verdict.outcome == .broken)
    #expect(verdict.summary.contains("refs/sub cannot be"), "\(verdict.summary)")
  }

  // MARK: - Orphans

  @Test("lists what nothing asks for, and deletes it with the folders that it empties")
  func orphans() throws {
    for name in ["a", "deep/er/b", "deep/c"] { try store.write(try Sample.snapshot(name)) }
    try folder.write(Data("{\"file\":\"x\"".utf8), as: "half.json")
    try folder.write(Data("{\"other\":1}".utf8), as: "package.json")
    try folder.write(Data(), as: "photo.png")
    #expect(store.names == ["a", "deep/c", "deep/er/b"])
    #expect(store.orphans(known: ["a"]) == ["deep/c", "deep/er/b", "half"])
    for name in store.orphans(known: ["a"]) { try store.delete(name) }
    let left = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    #expect(left == ["a.json", "a.png", "package.json", "photo.png"])
    #expect(throws: ReferenceError.self) { try store.delete("../x") }
  }

  @Test("finds what is left over by either file, and never takes what others have written")
  func halves() throws {
    for name in ["picture", "tree", "known"] { try store.write(try Sample.snapshot(name)) }
    for file in ["picture.json", "tree.png", "known.json"] {
      try FileManager.default.removeItem(atPath: folder.file(file))
    }
    try folder.write(Data("notes".utf8), as: "picture.txt")
    try folder.write(Data(try reencoded(try Sample.snapshot().png)), as: "photo.png")
    try folder.write(Data("plumb sweep 1\n".utf8), as: "photo.txt")
    #expect(store.names == ["photo"])
    #expect(store.orphans(known: ["known"]) == ["photo", "picture", "tree"])
    for name in store.orphans(known: ["known"]) { try store.delete(name) }
    let left = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    #expect(left == ["known.png", "photo.png", "picture.txt"])
    #expect(store.orphans(known: ["known"]) == [])
  }

  private func verify(_ snapshot: Snapshot, _ mode: RecordMode = .never) -> Verdict {
    let artifacts = ArtifactFolder(path: folder.file(".plumb"))
    return Verification(store: store, mode: mode, artifacts: artifacts).verify(snapshot)
  }

  /// The same pixels in other bytes: with a chunk that says nothing.
  private func reencoded(_ png: [UInt8]) throws -> [UInt8] {
    // A `tEXt` chunk before `IEND`: length, type, "a\0b" and the CRC of both.
    let chunk: [UInt8] = [0, 0, 0, 3, 0x74, 0x45, 0x58, 0x74, 0x61, 0, 0x62]
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in chunk[4...] {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    let sum = withUnsafeBytes(of: (~crc).bigEndian) { Array($0) }
    return Array(png.dropLast(12)) + chunk + sum + Array(png.suffix(12))
  }

  /// Which file each name stands for, and when it was written.
  private var stamps: [String: [Int]] {
    var stamps: [String: [Int]] = [:]
    for name in ["cell-320.png", "cell-320.json"] {
      var status = stat()
      if stat(folder.file(name), &status) == 0 {
        #if canImport(Darwin)
          stamps[name] = [Int(status.st_ino), status.st_mtimespec.tv_nsec]
        #else
          stamps[name] = [Int(status.st_ino), status.st_mtim.tv_nsec]
        #endif
      }
    }
    return stamps
  }
}
