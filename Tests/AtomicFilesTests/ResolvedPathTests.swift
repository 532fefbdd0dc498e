import AtomicFiles
import Foundation
import TestSupport
import Testing

@Suite("Paths as the system follows them")
struct ResolvedPathTests {
  @Test("Links, `.` and `..` are resolved, and what is missing is added as it is")
  func resolution() throws {
    let folder = try TestFolder(["a/b/x": "", "c/y": ""])
    symlink(folder.file("a/b"), folder.file("link"))
    symlink("link", folder.file("chain"))
    let cases = [
      ("a/./b/x", "a/b/x"), ("link/x", "a/b/x"), ("chain/../x", "a/x"), ("link/new/z", "a/b/new/z"),
      ("c/../c/y/", "c/y"), ("a//b", "a/b"),
    ]
    for (path, expected) in cases {
      #expect(ResolvedPath.of(folder.file(path)) == folder.file(expected), "\(path)")
    }
    #expect(ResolvedPath.of("/") == "/")
    #expect(ResolvedPath.of("/no-such-folder/x") == "/no-such-folder/x")
  }

  @Test("Paths that cannot be relied on have no answer")
  func refusals() throws {
    let folder = try TestFolder(["a": ""])
    symlink("loop", folder.file("loop"))
    symlink("/no-such-folder/x", folder.file("dangling"))
    for path in ["missing/../a", "a\0b", "loop/x", "dangling", "dangling/x", "missing/.."] {
      #expect(ResolvedPath.of(folder.file(path)) == nil, "\(path)")
    }
    #expect(ResolvedPath.of(String(repeating: "x/", count: 5000)) == nil)
  }

  @Test("A folder holds itself and what is below, not what only begins like it")
  func inside() {
    #expect(ResolvedPath.isInside("/a/b", of: "/a/b"))
    #expect(ResolvedPath.isInside("/a/b/c", of: "/a/b"))
    #expect(!ResolvedPath.isInside("/a/bc", of: "/a/b"))
    #expect(ResolvedPath.isInside("/a", of: "/"))
  }

  @Test("A link anywhere on the way is found")
  func links() throws {
    let folder = try TestFolder(["a/b/x": ""])
    symlink("a", folder.file("link"))
    symlink("x", folder.file("a/b/y"))
    #expect(ResolvedPath.isFreeOfLinks("a/b/x", in: folder.path))
    #expect(ResolvedPath.isFreeOfLinks("a/new", in: folder.path))
    for path in ["link/b/x", "a/b/y", "a/../a"] {
      #expect(!ResolvedPath.isFreeOfLinks(path, in: folder.path), "\(path)")
    }
  }
}
