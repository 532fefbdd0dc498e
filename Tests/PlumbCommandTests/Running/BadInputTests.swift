import Foundation
import TestSupport
import Testing

@testable import PlumbCommand

@Suite("What Git leaves in place of files")
struct GitRemnantTests {
  @Test(
    "is called by its name, whatever reads the file",
    arguments: [
      ("cell.yaml", ["frames", "cell.yaml"]), ("Cell.xib", ["lint", "Cell.xib"]),
      ("rows.json", ["frames", "good.yaml", "--data", "rows.json"]),
      ("rows.csv", ["frames", "good.yaml", "--data", "rows.csv"]),
      ("rows.jsonl", ["frames", "good.yaml", "--data", "rows.jsonl"]),
      ("plumb.yaml", ["snapshot", "test", "--project", "plumb.yaml"]),
      ("known.txt", ["lint", "--baseline", "known.txt", "good.yaml"]),
      ("console.log", ["explain", "console.log"]),
      ("tree.txt", ["verify", "--hierarchy", "tree.txt", "good.yaml"]),
    ])
  func remnants(_ name: String, _ arguments: [String]) throws {
    let place = try Workplace()
    _ = try place.write(Workplace.template(), to: "good.yaml")
    let arguments = arguments.map { $0.contains(".") ? place.folder + "/" + $0 : $0 }
    for (text, message) in [
      (
        Self.conflict,
        ":2:1: error: a merge conflict that is not resolved; keep one of the versions"
      ),
      (
        Self.pointer, ": error: a Git LFS pointer instead of the file; fetch it with `git lfs pull`"
      ),
    ] {
      _ = try place.write(text, to: name)
      let run = Recording(arguments)
      #expect(run.code == .failure && run.errors.contains("\(name)\(message)"), "\(run.errors)")
    }
  }

  private static let conflict = "a: 1\n<<<<<<< HEAD\nb: 1\n=======\nb: 2\n>>>>>>> other\n"
  private static let pointer =
    "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n"

  @Test("is called by its name in the middle of a list of rows")
  func list() throws {
    let place = try Workplace()
    let rows = try place.write("[{\"title\": 1},\n" + Self.conflict + "]", to: "rows.json")
    let good = try place.write(Workplace.template(), to: "good.yaml")
    let run = Recording(["frames", good, "--data", rows])
    #expect(run.code == .failure && run.errors.contains(":3:1: error: a merge conflict"))
  }

  @Test("is called by its name where each line is a row")
  func lines() throws {
    let place = try Workplace()
    let good = try place.write(Workplace.template(), to: "good.yaml")
    for (text, row, message) in [
      (Self.conflict, 1, "a merge conflict that is not resolved; keep one of the versions"),
      (Self.pointer, 0, "a Git LFS pointer instead of the file; fetch it with `git lfs pull`"),
    ] {
      let run = Recording(["heights", "--rows", try place.write(text, to: "rows.jsonl"), good])
      #expect(run.code == .findings)
      let line = run.output.split(separator: "\n")[row]
      #expect(line.hasPrefix("{\"index\":\(row),\"error\":\"\(message)"), "\(line)")
    }
  }

  @Test("is called by its name in a folder of fonts, whose others would give other pictures")
  func fonts() throws {
    let place = try Workplace()
    let font = try place.write(Self.pointer, to: "fonts/Own.ttf")
    let good = try place.write(Workplace.template(), to: "good.yaml")
    let run = Recording(["frames", good, "--fonts", place.folder + "/fonts"])
    #expect(run.code == .failure && run.output.isEmpty)
    #expect(
      run.errors.contains("\(font): error: a Git LFS pointer instead of the file"), "\(run.errors)")
  }

  @Test("is told of an Xcode project, and does not hide the files around it")
  func project() throws {
    let place = try Workplace()
    _ = try place.write(Self.conflict, to: "App.xcodeproj/project.pbxproj")
    _ = try place.write(Workplace.template(), to: "good.yaml")
    _ = try place.write(
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>", to: "Cell.xib")
    let run = Recording(["lint", place.folder])
    #expect(
      run.errors.contains("project.pbxproj:2:1: warning: a merge conflict"), "\(run.errors)")
    #expect(run.errors.contains("in 2 files"), "\(run.errors)")
  }
}

@Suite("An input that cannot be used")
struct BadInputTests {
  private let place: Workplace

  init() throws { place = try Workplace() }

  private func path(_ name: String) -> String { "\(place.folder)/\(name)" }

  private func errors(_ name: String) -> String {
    let run = Recording(["render", path(name), "-o", path("out")])
    #expect(run.code == .failure)
    #expect(run.output.isEmpty)
    #expect(!place.contents.contains("out"))
    return run.errors
  }

  @Test("is told with its name, and the file that was meant where one is near")
  func messages() throws {
    _ = try place.write(Workplace.template(), to: "mail.yaml")
    _ = try place.write("[]", to: "mail.json")
    _ = try place.write("", to: "mail.png")
    _ = try place.write("", to: "empty.yaml")
    #expect(
      errors("mail.yml")
        == "\(path("mail.yml")): error: no such file; did you mean '\(path("mail.yaml"))'?\n")
    #expect(
      errors("mial.yaml")
        == "\(path("mial.yaml")): error: no such file; did you mean '\(path("mail.yaml"))'?\n")
    #expect(errors("nothing.yaml") == "\(path("nothing.yaml")): error: no such file\n")
    #expect(errors("no/folder.yaml") == "\(path("no/folder.yaml")): error: no such file\n")
    #expect(
      errors("").hasSuffix("error: a folder, expected a file; for those in it: \(path(""))*.yaml\n")
    )
    #expect(errors("empty.yaml").hasPrefix("\(path("empty.yaml"))"))
  }

  @Test("of the other kind by its content is called what it is")
  func misnamed() throws {
    _ = try place.write("<?xml version=\"1.0\"?><document/>", to: "cell.yaml")
    _ = try place.write(Workplace.template(), to: "cell.xib")
    #expect(
      errors("cell.yaml").contains(
        "is XML, not a template; an Interface Builder file is a .xib or .storyboard"))
    #expect(errors("cell.xib").contains("the file is no XML; a template is a .yaml file"))
  }

  @Test("cannot steer the terminal by its name")
  func controlCharacters() throws {
    let run = errors("\u{1B}[31mred\n.yaml")
    #expect(run == "\(path("\\u{1B}[31mred\\n.yaml")): error: no such file\n")
  }

  @Test("does not stop others, and is counted at the end")
  func summary() throws {
    let good = try place.write(Workplace.template(widths: "[320, 568]"), to: "good.yaml")
    let run = Recording(["render", path("no.yaml"), good, path("none.yaml"), "-o", path("out")])
    #expect(run.code == .failure)
    #expect(run.output == "\(path("out"))/good-320.png\n\(path("out"))/good-568.png\n")
    #expect(
      run.errors.hasSuffix("\n2 of 3 templates could not be used; 2 pictures of the others\n"))
  }

  @Test("is not counted where all went well, unless somebody watches")
  func quietSummary() throws {
    let one = try place.write(Workplace.template(), to: "one.yaml")
    let two = try place.write(Workplace.template(), to: "two.yaml")
    #expect(Recording(["render", one, two, "-o", path("out")]).errors.isEmpty)
    #expect(
      Recording(["render", one, two, "-o", path("out")], showsProgress: true).errors
        == "2 pictures of 2 templates\n")
  }

  @Test("given twice is worked on once")
  func twice() throws {
    let one = try place.write(Workplace.template(), to: "one.yaml")
    let run = Recording(["render", one, one, "-o", path("out")])
    #expect(run.code == .success)
    #expect(run.output == "\(path("out"))/one-320.png\n")
  }
}
