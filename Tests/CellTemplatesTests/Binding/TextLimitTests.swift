import Reading
import TestSupport
import Testing
import UIKitCore

@testable import CellTemplates

@Suite("The longest text")
struct TextLimitTests {
  private let limit = 1 << 20

  private func length(_ pattern: String, _ value: DataValue = .text("abc")) throws -> Int {
    let long = DataValue.text(String(repeating: "é", count: limit))
    let row = DataRecord(names: ["x", "long"], values: [value, long])
    return try TextPatternParser.parse(pattern).text(for: row)?.utf8.count ?? 0
  }

  @Test(
    "is cut at 1 MiB, however a field grows",
    .timeLimit(.minutes(1)),
    arguments: [
      "{x | repeated(1000) | repeated(1000) | repeated(1000) | repeated(1000)}",
      "{long}", "{long}{long}", "{long | repeated(1000)}", "{x}{long | uppercased()}",
      "{long | html() | trimmed() | repeated(9)}",
    ])
  func growth(pattern: String) throws {
    let count = try length(pattern)
    #expect((limit - 3...limit).contains(count))
  }

  @Test("is made of no more pieces than are shown", .timeLimit(.minutes(1)))
  func pieces() throws {
    #expect(try length(String(repeating: "{long}", count: 20_000)) == limit)
    let list = DataValue.list(Array(repeating: .text("ab"), count: 100_000))
    let separator = String(repeating: "-", count: 1000)
    #expect(try length("{x | joined('\(separator)')}", list) == limit)
  }

  @Test("leaves texts up to it as they are, and cuts between characters' code points")
  func exact() throws {
    #expect(try length("{long}{x}") == limit)
    let text = String(repeating: "a", count: limit - 1)
    #expect((text + "é").prefix(ofBytes: limit).utf8.count == limit - 1)
    #expect((text + "b").prefix(ofBytes: limit).utf8.count == limit)
  }

  @Test("is named in a warning at the text's location, once")
  func warning() throws {
    let template = try Template.parse(
      """
      cells:
        Row:
          views:
            title: { class: UILabel, text: "{x | repeated(1000) | repeated(1000)}" }
          constraints: ["H:|[title]|", "V:|[title]|"]
      data: [{x: abcdefgh}, {x: b}]
      """, file: "a.yaml")
    #expect(template.cutTexts.isEmpty)
    let environment = template.environment(text: FixedAdvanceMeasurer())
    let table = template.makeTable(width: 320, environment: environment)
    environment.perform { table.tableView.layoutAllRows() }
    #expect(
      template.cutTexts.map(\.description) == [
        "a.yaml:4:38: warning: a text here is longer than 1 MiB and is cut, expected at most"
          + " 1048576 bytes of UTF-8"
      ])
  }
}
