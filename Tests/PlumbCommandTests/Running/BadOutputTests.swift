import Foundation
import TestSupport
import Testing

@testable import PlumbCommand

@Suite("An output that cannot be used")
struct BadOutputTests {
  private let place: Workplace
  private let file: String

  init() throws {
    place = try Workplace()
    file = try place.write(Workplace.template(), to: "a.yaml")
  }

  private func path(_ name: String) -> String { "\(place.folder)/\(name)" }

  private func render(to output: String) -> Recording { Recording(["render", file, "-o", output]) }

  @Test("is told with its name and what helps, and what was there stays")
  func messages() throws {
    try FileManager.default.createDirectory(
      atPath: path("a.png"), withIntermediateDirectories: false)
    _ = try place.write("text", to: "text")
    _ = try place.write("a good picture", to: "kept.png")
    chmod(path("kept.png"), 0o444)
    let cases = [
      ("a.png", "is a folder, not a file; pictures go into it with --output \(path("a.png"))/"),
      ("text", "is a file, not a folder to put pictures into; name another --output"),
      ("text/deeper", nil),
      ("kept.png", "is there already and is read-only; chmod u+w it, or name another --output"),
    ]
    let before = place.contents
    for (name, message) in cases {
      let run = render(to: path(name))
      #expect(run.code == .failure)
      #expect(run.output.isEmpty)
      let expected = message.map { "\(path(name)): error: \($0)\n" }
      #expect(
        run.errors == expected
          ?? "\(path("text")): error: is a file, not a folder to put pictures into;"
          + " name another --output\n")
      #expect(place.contents == before)
    }
    #expect(place.text("kept.png") == "a good picture")
  }

  @Test("may be in folders that do not exist yet, at any depth")
  func newFolders() {
    #expect(render(to: path("x/y/z.png")).code == .success)
    #expect(render(to: path("u/v/")).code == .success)
    #expect(place.contents.contains("x/y/z.png"))
    #expect(place.contents.contains("u/v/a-320.png"))
  }

  @Test("may be a symbolic link with --follow: it stays one, and what it leads to is written")
  func links() throws {
    func render(to path: String) -> Recording {
      Recording(["render", file, "--output", path, "--follow"])
    }
    let manager = FileManager.default
    _ = try place.write("old", to: "real/picture.png")
    try manager.createSymbolicLink(
      atPath: path("link.png"), withDestinationPath: "real/picture.png")
    try manager.createSymbolicLink(atPath: path("new.png"), withDestinationPath: "made.png")
    try manager.createSymbolicLink(atPath: path("loop.png"), withDestinationPath: "loop.png")
    #expect(render(to: path("link.png")).code == .success)
    #expect(try manager.destinationOfSymbolicLink(atPath: path("link.png")) == "real/picture.png")
    #expect(place.bytes("real/picture.png")?.starts(with: [0x89, 0x50]) == true)
    #expect(render(to: path("new.png")).code == .success)
    #expect(place.bytes("made.png")?.starts(with: [0x89, 0x50]) == true)
    let loop = render(to: path("loop.png"))
    #expect(loop.errors.hasPrefix("\(path("loop.png")): error: cannot be written: Too many levels"))
  }

  @Test("may be a device, which is written into and stays what it is")
  func device() {
    #expect(render(to: "/dev/null").code == .success)
    var status = stat()
    #expect(stat("/dev/null", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
  }

  @Test(
    "may be full", .enabled(if: FileManager.default.isWritableFile(atPath: "/dev/full")))
  func full() {
    let run = render(to: "/dev/full")
    #expect(run.code == .failure)
    #expect(
      run.errors == "/dev/full: error: cannot be written: No space left on device;"
        + " make room, or name another folder with --output\n")
  }

  @Test("keeps the permissions of the picture it replaces")
  func permissions() throws {
    _ = try place.write("old", to: "a.png")
    chmod(path("a.png"), 0o640)
    #expect(render(to: path("a.png")).code == .success)
    var status = stat()
    stat(path("a.png"), &status)
    #expect(status.st_mode & 0o777 == 0o640)
  }

  @Test("may have any name a file can have")
  func names() throws {
    for name in ["two words", "line\nbreak", "-dash", "'quote'", "\u{1B}[31m", "ä", "a;b"] {
      let input = try place.write(Workplace.template(), to: "\(name).yaml")
      let run = Recording(["render", "-o", path("out"), "--", input])
      #expect(run.code == .success)
      #expect(place.contents.contains("out/\(name)-320.png"))
    }
    let long = String(repeating: "x", count: 240)
    #expect(render(to: path("\(long).png")).code == .success)
    let longer = render(to: path("\(long)\(long).png"))
    #expect(longer.errors.contains("cannot be written: File name too long; name the picture"))
    #expect(!longer.errors.contains(".plumb-"))
  }
}
