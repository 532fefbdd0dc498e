import Testing

@testable import PlumbCommand

@Suite("Words that are completed")
struct PossibleValuesTests {
  @Test("are all understood by the command", arguments: Invocation.syntaxes.map(\.name))
  func accepted(name: String) throws {
    let syntax = try #require(Invocation.syntaxes.first { $0.name == name })
    let operands = syntax.operand.map { $0.isRequired ? [$0.values.words.first ?? "a"] : [] } ?? []
    for option in syntax.allOptions {
      for word in option.values.words {
        #expect(throws: Never.self, "\(option.dashed)=\(word)") {
          _ = try Invocation([name] + operands + ["\(option.dashed)=\(word)"])
        }
      }
    }
  }

  @Test("need no quotes in any shell")
  func plain() {
    for syntax in Invocation.syntaxes {
      for word in syntax.allOptions.flatMap(\.values.words) {
        #expect(ShellWord.quoted(word) == word)
      }
    }
  }
}
