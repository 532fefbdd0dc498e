import TestSupport
import Testing

@testable import PlumbKit

@Suite("The words of a sum")
struct WhyWordsTests {
  private func text(
    _ question: String, _ template: String, row: String? = nil,
    listing alignments: WhyAnswer.AlignmentList = .few
  ) throws -> String {
    let answers = try WhyFinder(try PlumbSession { _ in }).answers(
      to: #require(WhyQuestion(question, row: row)), in: TemplateSnapshotTests.path(template),
      .init(widths: [320]))
    return try #require(answers.first).text(listing: alignments)
  }

  private func text(of cell: String, _ question: String) throws -> String {
    let folder = try TestFolder(["cell.yaml": "cells:\n  C:\n\(cell)\ndata: [{}]\n"])
    let answers = try WhyFinder(try PlumbSession { _ in }).answers(
      to: #require(WhyQuestion(question)), in: folder.file("cell.yaml"), .init(widths: [320]))
    return try #require(answers.first).text
  }

  @Test("a text is said with its lines, and what one more of them adds by the view's name")
  func texts() throws {
    let text = try text("cell.height", "mail", row: "1")
    #expect(text.contains("subject's text, 1 line: 20.5"), "\(text)")
    #expect(text.contains("body's text, 5 lines: 98"), "\(text)")
    #expect(text.contains("  one more line in body: + 20"))
    #expect(!text.contains("content:"))
  }

  @Test("a compression resistance that is not the usual one is said")
  func priorities() throws {
    let text = try text(
      of: """
            views:
              title: { class: UILabel, text: A, compressionResistance: { horizontal: 740 } }
            constraints: ["H:|-[title]", "V:|-[title]-|"]
        """, "title.width")
    #expect(text.contains("title's text: 11.5 (compression resistance 740)"), "\(text)")
  }

  @Test("what is centred is half of one length less half of another")
  func centred() throws {
    let text = try text("title.y", "diagnosis", row: "2")
    #expect(text.contains("centred: half of 60 less half of 20.5"), "\(text)")
    #expect(!text.contains("0.5 ×"))
  }

  @Test("stack views go by their names")
  func stacks() throws {
    let text = try text("cell.height", "flight")
    #expect(text.contains("spacing of stack `ticket`"), "\(text)")
    #expect(!text.contains("UISV-"))
  }

  @Test("a height that the delegate measured is the sum of what it measured")
  func measured() throws {
    let text = try text("cell.height", "booking")
    #expect(!text.contains("table: contentView.height"), "\(text)")
    #expect(text.contains("address's text, 4 lines: 67"), "\(text)")
    #expect(!text.contains("one more line"), "\(text)")
  }

  @Test("a fixed height is said to be one")
  func fixed() throws {
    let text = try text("cell.height", "diagnosis", row: "1")
    #expect(
      text.contains("120  the height that the table is given for the row (rowHeight or"), "\(text)")
    #expect(text.contains("but its constraints ask for 64.5: UITableView.automatic"), "\(text)")
  }

  @Test("a gap of a stack view is said with its neighbours, and whether it is a custom one")
  func gaps() throws {
    let text = try text("cell.height", "flight")
    #expect(text.contains("spacing of stack `ticket` between head and times\n"), "\(text)")
    #expect(text.contains("custom spacing of stack `ticket` between times and places"))
  }

  @Test("rounding is said with the pixels of a point")
  func rounding() throws {
    #expect(try text("title.y", "diagnosis", row: "2").contains("rounding: to half points (2x)"))
  }

  @Test("a switch keeps its size, and that is no rounding")
  func switches() throws {
    let text = try text(
      of: """
            views: { toggle: { class: UISwitch } }
            constraints: ["H:|-[toggle(40)]", "V:|-[toggle]-|"]
        """, "toggle.width")
    #expect(
      text.contains("a switch is always 51 × 31, whatever its constraints ask for"), "\(text)")
    #expect(!text.contains("rounding"))
  }

  @Test("three contents that are squeezed alike are each given a priority of their own")
  func ranks() throws {
    let text = try text("third.y", "flexible-cell-heights-1000", row: "1")
    #expect(
      text.contains(
        "Or set the vertical compression resistance of first to 752 and of second to 751: first is"
          + " then 41 high, second 23 and third 0, as now"), "\(text)")
  }

  @Test("constraints that add nothing are counted where they are many, and listed on request")
  func folded() throws {
    let short = try text("way.width", "flight")
    let long = try text("way.width", "flight", listing: .all)
    #expect(short.contains("  by way of 6 constraints that add nothing (--all lists them)"))
    #expect(long.split(separator: "\n").count == short.split(separator: "\n").count + 6)
  }
}
