import Diagnostics
import SourcePass
import TestSupport
import Testing

@testable import CellHosts

@Suite("Messages of the compiler")
struct CompilerMessagesTests {
  private func errors(_ output: String, _ maps: [SourceMap] = []) -> [String] {
    CompilerMessages(output, of: "App", maps: maps).error.diagnostics.map(\.description)
  }

  @Test("are read with their places, each once, without notes and lines of source")
  func places() {
    let output = """
      App/Feed.swift:12:9: error: cannot find 'x' in scope
        x = 1
        ^
      App/Feed.swift:3:1: note: declared here
      App/Feed.swift:4:1: warning: unused
      App/Feed.swift:12:9: error: cannot find 'x' in scope
      C:/Feed.swift:2:7: error: a path with a colon: and a message with one
      <unknown>:0: error: fatalError
      """
    #expect(
      errors(output) == [
        "App/Feed.swift:12:9: error: cannot find 'x' in scope",
        "C:/Feed.swift:2:7: error: a path with a colon: and a message with one",
        "error: fatalError",
      ])
  }

  @Test("about the end of a file are at its last character, whatever path they name")
  func ends() {
    let output = "/cache/1f/App/0-Feed.swift:9:1: error: expected '}' in class\n"
    let end = SourcePosition(file: "Feed.swift", line: 7, column: 4)
    let messages = CompilerMessages(output, of: "App", maps: [], ends: ["App/0-Feed.swift": end])
    #expect(
      messages.error.diagnostics.map(\.description) == [
        "Feed.swift:7:4: error: expected '}' in class"
      ])
  }

  @Test("without an error are quoted, the first lines of them")
  func unknown() {
    let output = (1...9).map { "line \($0)\n" }.joined()
    #expect(
      errors(output) == ["App: error: cannot be compiled: line 1; line 2; line 3; line 4; line 5"])
    #expect(errors("") == ["App: error: cannot be compiled: "])
  }

  @Test("are fifty at most")
  func many() {
    #expect(errors((1...99).map { "A.swift:\($0):1: error: no\n" }.joined()).count == 50)
  }

  @Test("are moved to the lines of the original file")
  func moved() throws {
    let text = "import UIKit\n#Preview {\n  UIView()\n}\nlet wrong = missing\n"
    let result = SourcePass([SourcePass.SourceFile(path: "Row.swift", text: Array(text.utf8))])
      .rewritten()
    #expect(
      errors("Row.swift:5:13: error: no\n", [result.map]).first?.hasPrefix("Row.swift:5:") == true)
  }

  @Test("warn of files that are drawn, in their order, and not twice")
  func warnings() throws {
    let folder = try TestFolder([
      "A.swift": "import UIKit\nclass Row: UITableViewCell {}\n",
      "B.swift": "import UIKit\nclass Line: UITableViewCell {}\n",
      "C.swift": "import UIKit\nfunc tint() { var tint = 1 }\n",
    ])
    let paths = ["A.swift", "B.swift", "C.swift"].map(folder.file)
    let module = try HostModule(
      try HostSources([paths[0], paths[1]], further: [paths[2]]), named: HostModule.mainName,
      known: ["UIKit"], emptied: [])
    let output = """
      \(paths[1]):2:7: warning: second
      \(paths[2]):2:19: warning: of a file beside them
      \(paths[0]):2:7: warning: first
      \(paths[0]):2:7: warning: first
      \(paths[0]):2:1: error: is no warning

      """
    let messages = CompilerMessages(output, of: folder.path, maps: [module.result.map])
    #expect(messages.warnings(of: module, .drawn).map(\.message) == ["first", "second"])
    #expect(
      messages.warnings(of: module, .all).map(\.message)
        == ["first", "second", "of a file beside them"])
    #expect(messages.warnings(of: module, .none) == [])
  }
}

@Suite("Names in the cache of hosts")
struct HostHashTests {
  private func name(_ parts: String...) -> String {
    var hash = HostHash()
    for part in parts { hash.add(part) }
    return hash.text
  }

  @Test("differ where a text ends elsewhere, or comes in another order")
  func differences() {
    let names = [
      name("ab", "c"), name("a", "bc"), name("abc"), name("c", "ab"), name("abc", ""), name(),
    ]
    #expect(Set(names).count == names.count)
    #expect(name("ab", "c") == names[0])
    #expect(HostHash.name(of: "abc") == name("abc"))
  }
}
