import Testing

@testable import AtomicFiles

@Suite("The parts of a path")
struct PathNameTests {
  @Test(
    "The folder, the last name and its stem",
    arguments: [
      ("a/b/mail.yaml", "a/b/", "a/b", "mail.yaml", "mail"), ("mail", "", ".", "mail", "mail"),
      ("/mail.a.b", "/", "/", "mail.a.b", "mail.a"), ("a/.hidden", "a/", "a", ".hidden", ".hidden"),
      ("a//b", "a//", "a", "b", "b"), ("", "", ".", "", ""), ("/", "/", "/", "/", "/"),
      ("./a.", "./", ".", "a.", "a"), ("é/ü.b", "é/", "é", "ü.b", "ü"),
    ])
  func parts(path: String, prefix: String, folder: String, last: String, stem: String) {
    #expect(PathName.prefix(of: path) == prefix)
    #expect(PathName.folder(of: path) == folder)
    #expect(PathName.last(of: path) == last)
    #expect(PathName.stem(of: path) == stem)
  }

  @Test("What stands before the names in a folder ends in one slash, or is nothing")
  func prefixes() {
    #expect(["", ".", "a", "a/", "/"].map(PathName.prefix(in:)) == ["", "", "a/", "a/", "/"])
    #expect(["a//", "/", "//", ""].map(PathName.withoutSlashes) == ["a", "/", "/", ""])
  }

  @Test("An absolute name means itself, any other one of the folder")
  func joining() {
    #expect(PathName.joined("b", in: "a/") == "a/b" && PathName.joined("/b", in: "a/") == "/b")
  }

  @Test(
    "A path is seen from a folder that it is in, and from none with a longer name",
    arguments: [
      ("a/b/c", "a", "b/c"), ("a/b/c", "a/b/", "c"), ("/a", "/", "a"), ("ab/c", "a", nil),
      ("a", "a", nil),
    ])
  func relative(path: String, folder: String, seen: String?) {
    #expect(PathName.relative(path, to: folder) == seen)
  }
}
