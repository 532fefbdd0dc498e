import CellTemplates
import Foundation
import PlumbKit
import ProjectFile
import TestSupport
import Testing

@testable import PlumbCommand

@Suite("plumb init")
struct InitTests {
  private let place: Workplace

  init() throws { place = try Workplace() }

  private var folder: String { place.folder + "/my cells" }

  @Test("writes a project that can be drawn as it is, with its schemas")
  func files() throws {
    let run = Recording(["init", folder])
    #expect(run.code == .success)
    let names = [
      "plumb.yaml", "contacts.yaml", "contacts.json", TemplateSchema.fileName,
      ProjectSchema.fileName, ".gitignore",
    ]
    #expect(run.output == names.map { "\(folder)/\($0)\n" }.joined())
    let render = Recording(["render", "\(folder)/contacts.yaml", "-o", place.folder])
    #expect(render.code == .success)
    #expect(render.errors.isEmpty)
    #expect(place.bytes("contacts-320.png") != nil)
    #expect(place.text("my cells/\(TemplateSchema.fileName)") == TemplateSchema.text)
    #expect(place.text("my cells/\(ProjectSchema.fileName)") == ProjectSchema.text)
    #expect(place.text("my cells/.gitignore") == ".plumb/\n")
    let project = try ProjectFile.load("\(folder)/plumb.yaml")
    let cases = try ProjectReader(try PlumbSession { _ in }).cases(of: project)
    #expect(
      cases.cases.map(\.name) == [
        "contacts-320", "contacts-320-AX1", "contacts-320-dark", "contacts-568",
        "contacts-568-AX1", "contacts-568-dark", "contacts-iphone-15-landscape",
      ])
    #expect(cases.broken.isEmpty && cases.warnings.isEmpty)
  }

  @Test("writes a project file whose settings in comments hold as soon as their # is gone")
  func comments() throws {
    let lines = SampleProject.files[0].text.split(
      separator: "\n", omittingEmptySubsequences: false)
    let uncommented = lines.map { line in
      line.replacing(#/^( *)#(?=[^ #])/#) { $0.output.1 }
    }
    #expect(uncommented != lines)
    let project = try ProjectFile.parse(uncommented.joined(separator: "\n"), path: "plumb.yaml")
    #expect(project.fonts == "Fonts")
    #expect(project.profile == "ios18")
    #expect(project.snapshots.layers == [.frames, .constraints])
    #expect(project.content(of: "App/Cells/Badge.xib").settings.map(\.text) == ["Hello"])
  }

  @Test("tells commands that work as they are typed")
  func commands() throws {
    let run = Recording(["init", folder], program: "/a b/plumb")
    let lines = run.errors.split(separator: "\n").filter { $0.hasPrefix("  ") }
    #expect(lines.count == 4)
    for line in lines {
      let words = try shellWords(of: String(line))
      #expect(words.first == "/a b/plumb")
      #expect(
        words.contains("\(folder)/contacts.yaml") || words.suffix(2) == ["--project", folder])
      #expect(throws: Never.self) { _ = try Invocation(Array(words.dropFirst())) }
    }
  }

  @Test("never touches what is there: then nothing is written")
  func existing() throws {
    _ = try place.write("mine", to: "contacts.json")
    let run = Recording(["init", place.folder])
    #expect(run.code == .failure)
    #expect(
      run.errors == "\(place.folder)/contacts.json: error: is there already;"
        + " name another folder: plumb init DIR\n")
    #expect(place.contents == ["contacts.json"])
    #expect(place.text("contacts.json") == "mine")
    let file = Recording(["init", place.folder + "/contacts.json"])
    #expect(file.errors.hasSuffix("is a file, not a folder\n"))
  }

  @Test(
    "leaves schemas and a .gitignore that are there as they are, and says what that should have")
  func shared() throws {
    _ = try place.write("{}", to: TemplateSchema.fileName)
    _ = try place.write("*.o\n", to: ".gitignore")
    let run = Recording(["init", place.folder])
    #expect(run.code == .success)
    #expect(place.text(TemplateSchema.fileName) == "{}")
    #expect(place.text(".gitignore") == "*.o\n")
    #expect(run.errors.contains("echo .plumb/ >> \(place.folder)/.gitignore"))
  }

  /// The words that a shell makes of a line.
  private func shellWords(of line: String) throws -> [String] {
    let shell = Process()
    let output = Pipe()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", "set -- \(line)\nfor word; do printf '%s\\0' \"$word\"; done"]
    shell.standardOutput = output
    try shell.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    shell.waitUntilExit()
    return bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }
}
