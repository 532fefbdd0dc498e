import AtomicFiles
import Foundation
import TestSupport
import Testing

@Suite("Temporary files that nobody writes any more")
struct UnfinishedFilesTests {
  @Test("are removed; what is being written, and what only sounds like one, stays")
  func removal() throws {
    let folder = try TestFolder([
      ".plumb-1-0": "half", ".plumb-99999999-3": "half", ".plumb-notes": "", ".plumb-1-x": "",
    ])
    let temporaries = TemporaryFiles()
    let mine = try #require(temporaries.create(beside: folder.file("one")))
    #expect(UnfinishedFiles.remove(in: folder.path) == 2)
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(
      left == [(mine.path as NSString).lastPathComponent, ".plumb-1-x", ".plumb-notes"].sorted())
    // The writer may have closed its file before it renames it.
    close(mine.descriptor)
    #expect(UnfinishedFiles.remove(in: folder.path) == 0)
    #expect(temporaries.rename(mine.path, to: folder.file("one")))
    #expect(FileManager.default.fileExists(atPath: folder.file("one")))
  }
}
