import Diagnostics
import Testing

@testable import PlumbCommand

@Suite("Colours")
struct ColorChoiceTests {
  @Test(
    "are for terminals, unless the environment says otherwise",
    arguments: [
      ([:], true, true), ([:], false, false), (["TERM": "dumb"], true, false),
      (["NO_COLOR": "1"], true, false), (["NO_COLOR": ""], true, true),
      (["CLICOLOR_FORCE": "1"], false, true), (["CLICOLOR_FORCE": "0"], false, false),
      (["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], true, false), (["CLICOLOR": "0"], true, false),
    ] as [([String: String], Bool, Bool)])
  func environment(variables: [String: String], isTerminal: Bool, expected: Bool) {
    #expect(ColorChoice.isWanted(by: variables, onTerminal: isTerminal) == expected)
  }

  @Test(
    "follow --color wherever it stands",
    arguments: [
      (["render", "--color", "never"], .never), (["--color=always"], .always),
      (["a", "--", "--color=never"], .auto), (["--color"], .auto), (["--color=red"], .auto),
    ] as [([String], ColorChoice)])
  func option(arguments: [String], expected: ColorChoice) {
    #expect(ColorChoice(in: arguments) == expected)
  }

  @Test("change nothing but colour")
  func sameText() {
    let place = FileLocation(file: "a: b.yaml", line: 3, column: 4)
    for diagnostic in [
      Diagnostic(.error, at: place, "wrong", expected: "right", hint: "try; again"),
      Diagnostic(.warning, "odd"), Diagnostic(.note, at: place, "here"),
    ] {
      let text = diagnostic.colored.replacing(/\u{1B}\[[0-9;]*m/, with: "")
      #expect(text == diagnostic.description)
      #expect(diagnostic.colored.contains("\u{1B}[0m"))
    }
  }
}
