import Foundation
import TestSupport
import Testing

@testable import PlumbCommand

@Suite("The manual page")
struct ManualPageTests {
  private let page = ManualPage(commands: Invocation.syntaxes).text

  @Test("names every command and every option")
  func complete() {
    for syntax in Invocation.allSyntaxes {
      #expect(page.contains("plumb \(RoffWriter.escaped(syntax.name))"))
      for option in syntax.options {
        #expect(page.contains("\\fB\(RoffWriter.escaped(option.dashed))\\fR"))
      }
    }
  }

  @Test(
    "has text that stands for itself",
    arguments: [
      (".hidden", "\\&.hidden"), ("-o", "\\-o"), ("a\\b", "a\\eb"), ("it's", "it\\(aqs"),
      ("'it", "\\(aqit"), ("320 × 2", "320 \\[u00D7] 2"),
    ])
  func escaping(plain: String, expected: String) {
    #expect(RoffWriter.escaped(plain) == expected)
  }

  @Test(
    "is formatted without a complaint",
    arguments: [["mandoc", "-Tlint"], ["groff", "-ww", "-man", "-Tutf8", "-z"]])
  func formatters(command: [String]) throws {
    let place = try Workplace()
    let file = try place.write(page, to: "plumb.1")
    let process = Process()
    let said = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments =
      [
        "-c", "command -v \"$1\" >/dev/null || { echo missing; exit; }; \"$@\" 2>&1", "sh",
      ] + command + [file]
    process.standardOutput = said
    try process.run()
    let text = String(decoding: said.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    if text == "missing\n" {
      print("no \(command[0]) here: the manual page is not checked by it")
    } else {
      #expect(text == "")
    }
  }
}
