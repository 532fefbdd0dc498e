import Testing

@testable import UIKitCore

/// A format that breaks the grammar, what is wrong, and where.
struct BrokenFormat: CustomTestStringConvertible, Sendable {
  let format: String
  let problem: VisualFormatError.Problem
  let offset: Int
  var testDescription: String { format }

  init(_ format: String, _ problem: VisualFormatError.Problem, _ offset: Int) {
    self.format = format
    self.problem = problem
    self.offset = offset
  }
}

struct VisualFormatErrorTests {
  @Test(
    "The first offence against the grammar is named where it stands",
    arguments: [
      BrokenFormat("", .empty, 0),
      BrokenFormat("V[a]", .expectedColon(after: .vertical), 1),
      BrokenFormat("H|[a]", .expectedColon(after: .horizontal), 1),
      BrokenFormat("|", .expectedView, 1),
      BrokenFormat("|-|", .expectedView, 2),
      BrokenFormat("V:a]", .expectedView, 2),
      BrokenFormat("[]", .expectedViewName, 1),
      BrokenFormat("[1a]", .expectedViewName, 1),
      BrokenFormat("[é]", .expectedViewName, 1),
      BrokenFormat("[self.title]", .expectedClosingBracket, 5),
      BrokenFormat("[a", .expectedClosingBracket, 2),
      BrokenFormat("[a(10]", .expectedClosingParenthesis, 5),
      BrokenFormat("[a()]", .expectedValue, 3),
      BrokenFormat("[a(>=)]", .expectedValue, 5),
      BrokenFormat("[a(=10)]", .unknownRelation, 3),
      BrokenFormat("[a(<10)]", .unknownRelation, 3),
      BrokenFormat("[a(10@)]", .expectedPriority, 6),
      BrokenFormat("[a]-10[b]", .expectedHyphen, 6),
      BrokenFormat("[a]--8-[b]", .negativeSpacing, 4),
      BrokenFormat("[a]->=8-[b]", .expectedValue, 4),
      BrokenFormat("[a]-", .expectedValue, 4),
      BrokenFormat("[a]-8-", .expectedView, 6),
      BrokenFormat("[a]b", .expectedEnd, 3),
      BrokenFormat("|[a]|[b]", .expectedEnd, 5),
      BrokenFormat("[a(1e999)]", .numberOutOfRange, 3),
      BrokenFormat("[a]- (10)-[b]", .whitespace, 4),
      BrokenFormat("[a] -[b]", .whitespace, 3),
      BrokenFormat("[a(nan@inf@1)]", .expectedClosingParenthesis, 10),
    ])
  func grammar(_ example: BrokenFormat) {
    let error = #expect(throws: VisualFormatError.self) {
      try VisualFormat(parsing: example.format)
    }
    #expect(error?.problem == example.problem)
    #expect(error?.offset == example.offset)
  }

  @Test("A message reads as UIKit's exception does, with a caret under the fault")
  func caret() {
    let error = #expect(throws: VisualFormatError.self) { try VisualFormat(parsing: "V|-[a]") }
    #expect(
      error?.description == "Unable to parse constraint format: \n"
        + "Expected ':' after 'V' to specify vertical arrangement \nV|-[a] \n ^")
  }

  @Test("The caret counts characters where the offset counts UTF-16 units")
  func caretAfterEmoji() {
    let error = VisualFormatError(problem: .expectedView, format: "😀é[a]", offset: 3)
    #expect(error.description.hasSuffix("\n😀é[a] \n  ^"))
  }

  @Test("An empty string is named as such, without a caret")
  func empty() {
    let error = #expect(throws: VisualFormatError.self) { try VisualFormat(parsing: "") }
    #expect(error?.description == "Unable to parse constraint format: It's an empty string.")
  }

  @Test(
    "The wordings developers know from UIKit",
    arguments: [
      (
        VisualFormatError.Problem.unknownView("titel"), "Unable to find view with name titel"
      ),
      (.unknownRelation, "Unknown relation. Must be ==, >=, or <="),
      (
        .noSuperview("a"),
        "Unable to interpret '|' character, because the related view doesn't have a superview"
      ),
    ])
  func wording(problem: VisualFormatError.Problem, message: String) {
    let error = VisualFormatError(problem: problem, format: "[a]", offset: 0)
    #expect(error.message == message)
  }
}
