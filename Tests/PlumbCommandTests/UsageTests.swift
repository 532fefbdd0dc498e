import PlumbKit
import Testing

@testable import PlumbCommand

@Suite("Widths that are written the wrong way round")
struct ReversedWidthTests {
  @Test("are told with the range that was meant")
  func reversed() {
    let run = Recording(["sweep", "a.yaml", "--widths", "430-320"])
    #expect(run.errors.contains("cannot be '430-320', expected the smaller width first: 320-430"))
  }
}

@Suite("Help")
struct UsageTests {
  @Test(
    "of every command fits a terminal of 80 columns", arguments: Invocation.allSyntaxes.map(\.words)
  )
  func width(command: [String]) {
    let lines = Recording(["help"] + command).output.split(separator: "\n")
    #expect(lines.filter { $0.count > 80 } == [])
  }

  @Test("of the tool names every command")
  func overview() {
    let run = Recording(["--help"])
    #expect(run.code == .success)
    for syntax in Invocation.syntaxes { #expect(run.output.contains("  \(syntax.name) ")) }
  }

  @Test("--version prints one line")
  func version() {
    #expect(Recording(["--version"]).output == "plumb \(plumbVersion)\n")
    #expect(Recording(["-V"]).output == "plumb \(plumbVersion)\n")
  }

  @Test(
    "an explanation wraps in its column",
    arguments: [
      ("", []), ("one", ["one"]), ("one two three", ["one two", "three"]),
      ("incomprehensibilities", ["incomprehensibilities"]),
    ] as [(String, [String])])
  func wrapping(text: String, expected: [String]) {
    #expect(HelpList.wrap(text, width: 8) == expected)
  }
}
