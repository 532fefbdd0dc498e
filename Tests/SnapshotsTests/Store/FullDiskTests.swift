import Foundation
import TestSupport
import Testing

@testable import Snapshots

@Suite("A disk that is full")
struct FullDiskTests {
  @Test("is reported, and every old reference is still there")
  func limited() throws {
    let folder = try TestFolder()
    #expect(try RecorderProcess("once", folder.path).finish().code == 0)
    let before = try contents(of: folder.path)
    let png = try #require(before["a.png"])
    // The other version of the tree would fit, its picture does not.
    try FileManager.default.removeItem(atPath: folder.file("sub/b.png"))
    let outcome = try RecorderProcess("limit", "\(png.count / 2)", folder.path).finish()
    #expect(outcome.code == 1)
    #expect(
      outcome.text.contains(
        "sub/b.png cannot be written: File too large; a limit on the size of files is set"))
    var after = before
    after["sub/b.png"] = nil
    #expect(try contents(of: folder.path) == after)
  }

  /// Needs a file system of its own; only root may mount one.
  private static var canMount: Bool { geteuid() == 0 && ExternalTool("mount") != nil }

  @Test("of 112 KiB says that there is no space left", .enabled(if: canMount))
  func mounted() throws {
    let folder = try TemporaryFolder()
    let mount = try #require(ExternalTool("mount"))
    let place = folder.url.appendingPathComponent("disk").path
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    let options = ["-t", "tmpfs", "-o", "size=112k", "tmpfs", place]
    guard try mount.run(options, in: folder).code == 0 else {
      print("no file system may be mounted here: the full disk was not tested")
      return
    }
    defer { _ = try? ExternalTool("umount")?.run([place], in: folder) }
    #expect(try RecorderProcess("once", place).finish().code == 1)
    let before = try contents(of: place)
    #expect(before.keys.sorted() == ["a.json", "a.png", "sub/b.json", "sub/b.png"])
    let outcome = try RecorderProcess("once", place).finish()
    #expect(outcome.text.contains("cannot be written: No space left on device; make room"))
    #expect(try contents(of: place) == before)
  }

  /// Every file below a folder by its path.
  private func contents(of folder: String) throws -> [String: Data] {
    var files: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder) {
      files[path] = FileManager.default.contents(atPath: "\(folder)/\(path)")
    }
    return files
  }
}
