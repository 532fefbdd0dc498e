import Diagnostics
import Testing

@testable import PlumbCommand

@Suite("Words that are completed")
struct PossibleValuesTests {
  @Test("are all understood by the command", arguments: Invocation.allSyntaxes.map(\.name))
  func accepted(name: String) throws {
    let syntax = try #require(Invocation.allSyntaxes.first { $0.name == name })
    let operands = syntax.operand.map(examples) ?? []
    for option in syntax.isGroup ? [] : syntax.allOptions {
      for word in option.values.words {
        #expect(problem(syntax.words + operands + ["\(option.dashed)=\(word)"]) == nil)
      }
    }
  }

  /// Operands of the kind that the usage asks for: `FILE VIEW.ATTRIBUTE...`.
  private func examples(of operand: OperandSyntax) -> [String] {
    guard operand.isRequired else { return [] }
    return operand.usage.split(separator: " ").map { word in
      if word.hasPrefix("VIEW.") { return "a.width" }
      if case .files(let endings) = operand.values, endings == ["swift"] { return "a.swift" }
      return operand.values.words.first ?? "a"
    }
  }

  /// What is wrong with a value; that it needs another option or a name beside it is not.
  private func problem(_ arguments: [String]) -> ArgumentError? {
    do {
      _ = try Invocation(arguments)
      return nil
    } catch {
      switch error.error {
      case .lacking, .missingOperand: return nil
      default: return error.error
      }
    }
  }

  @Test("need no quotes in any shell")
  func plain() {
    for syntax in Invocation.allSyntaxes {
      for word in syntax.allOptions.flatMap(\.values.words) {
        #expect(ShellWord.quoted(word) == word)
      }
    }
  }
}
