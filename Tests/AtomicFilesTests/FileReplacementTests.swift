import AtomicFiles
import Foundation
import TestSupport
import Testing

@Suite("Replacing files")
struct FileReplacementTests {
  @Test("puts all of them in place, makes folders, and leaves nothing else")
  func replaces() throws {
    let folder = try TestFolder(["a/one": "old"])
    try FileReplacement.perform([
      FileReplacement(folder.file("a/one"), Array("new".utf8)),
      FileReplacement(folder.file("a/b/two"), Array("two".utf8)),
    ])
    #expect(try String(contentsOfFile: folder.file("a/one"), encoding: .utf8) == "new")
    #expect(try String(contentsOfFile: folder.file("a/b/two"), encoding: .utf8) == "two")
    #expect(try names(in: folder.path) == ["a", "a/b", "a/b/two", "a/one"])
  }

  @Test("changes none when one of them cannot be written")
  func allOrNone() throws {
    let folder = try TestFolder(["one": "old", "file": ""])
    let failure = #expect(throws: FileFailure.self) {
      try FileReplacement.perform([
        FileReplacement(folder.file("one"), Array("new".utf8)),
        FileReplacement(folder.file("file/two"), Array("two".utf8)),
      ])
    }
    #expect(failure?.code == ENOTDIR)
    #expect(failure?.path == folder.file("file"))
    #expect(try String(contentsOfFile: folder.file("one"), encoding: .utf8) == "old")
    #expect(try names(in: folder.path) == ["file", "one"])
  }

  @Test("keeps the permissions of a file")
  func permissions() throws {
    let folder = try TestFolder(["one": "old"])
    chmod(folder.file("one"), 0o640)
    try FileReplacement.perform([FileReplacement(folder.file("one"), [1])])
    var status = stat()
    #expect(stat(folder.file("one"), &status) == 0)
    #expect(status.st_mode & 0o777 == 0o640)
  }

  @Test("does not wait for a pipe, and tells a folder from a file")
  func strange() throws {
    let folder = try TestFolder(["a/one": "old"])
    mkfifo(folder.file("pipe"), 0o600)
    #expect(throws: FileFailure(folder.file("pipe"), .read, code: EINVAL)) {
      try FileContents.read(folder.file("pipe"), limit: 10)
    }
    #expect(throws: FileFailure(folder.file("a"), .read, code: EISDIR)) {
      try FileContents.read(folder.file("a"), limit: 10)
    }
    let large = #expect(throws: FileFailure.self) {
      try FileContents.read(folder.file("a/one"), limit: 2)
    }
    #expect(large?.description.hasSuffix("File too large; no more than 2 bytes are read") == true)
    #expect(try FileContents.read(folder.file("a/none"), limit: 10) == nil)
  }

  private func names(in folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
  }
}
