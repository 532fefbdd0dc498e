import Foundation
import TestSupport
import Testing

@testable import CellTemplates

@Suite("Loading a template")
struct TemplateTests {
  func message(_ path: String) -> String {
    do {
      return try Template.load(path).name
    } catch {
      return error.description
    }
  }

  @Test("A file that cannot be read is one message")
  func unreadable() {
    #expect(message("/none/such.yaml") == "/none/such.yaml: error: no such file")
    #expect(message("/") == "/: error: a folder, expected a file")
    #expect(message("/dev/zero") == "/dev/zero: error: not a regular file, expected a file")
  }

  @Test("A template says its name, widths and profile, or has usual ones")
  func defaults() throws {
    let plain = try Template.parse("cells: {C: {}}\ndata: []\n", file: "a/b.c/mine.yaml")
    #expect(plain.name == "mine" && plain.widths == [320, 568] && plain.profile.name == "ios18")
    let written = try Template.parse(
      "name: x\nprofile: ios7\nwidths: [414, iPhone 8 Plus, 500]\ncells: {C: {}}\ndata: []\n",
      file: "t")
    #expect(written.name == "x" && written.widths == [414, 500] && written.profile.name == "ios7")
  }

  @Test("Every template of the repository loads without a word")
  func repository() throws {
    let folder = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let names = try FileManager.default.contentsOfDirectory(atPath: "/\(folder)/Templates")
    let templates = names.filter { $0.hasSuffix(".yaml") }.sorted()
    #expect(templates.count >= 8)
    for name in templates {
      #expect(try Template.load("/\(folder)/Templates/\(name)").warnings.isEmpty, "\(name)")
    }
  }
}
