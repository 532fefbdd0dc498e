import CellTemplates
import Foundation
import Testing

@testable import PlumbCommand

@Suite("plumb init")
struct InitTests {
  private let place: Workplace

  init() throws { place = try Workplace() }

  private var folder: String { place.folder + "/my cells" }

  @Test("writes a template that can be drawn as it is, its data and its schema")
  func files() {
    let run = Recording(["init", folder])
    #expect(run.code == .success)
    let names = ["contacts.yaml", "contacts.json", TemplateSchema.fileName]
    #expect(run.output == names.map { "\(folder)/\($0)\n" }.joined())
    let render = Recording(["render", "\(folder)/contacts.yaml", "-o", place.folder])
    #expect(render.code == .success)
    #expect(render.errors.isEmpty)
    #expect(place.bytes("contacts-320.png") != nil)
    #expect(place.text("my cells/\(TemplateSchema.fileName)") == TemplateSchema.text)
  }

  @Test("tells commands that work as they are typed")
  func commands() throws {
    let run = Recording(["init", folder], program: "/a b/plumb")
    let lines = run.errors.split(separator: "\n").filter { $0.hasPrefix("  ") }
    #expect(lines.count == 3)
    for line in lines {
      let words = try shellWords(of: String(line))
      #expect(words.first == "/a b/plumb")
      #expect(words.contains("\(folder)/contacts.yaml"))
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

  @Test("leaves a schema that is there as it is")
  func schema() throws {
    _ = try place.write("{}", to: TemplateSchema.fileName)
    #expect(Recording(["init", place.folder]).code == .success)
    #expect(place.text(TemplateSchema.fileName) == "{}")
  }

  @Test("names a file that starts with a dash so that it is none of the options")
  func dash() {
    #expect(ShellWord.asOperand("-x/contacts.yaml") == "./-x/contacts.yaml")
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
