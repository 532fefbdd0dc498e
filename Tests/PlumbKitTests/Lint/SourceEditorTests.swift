import Foundation
import Reading
import TestSupport
import Testing

@testable import Linting
@testable import PlumbKit

@Suite("Repairs as edits of a file")
struct SourceEditorTests {
  /// What a piece of a file becomes; the place of the change is marked with `^`.
  private func edited(_ text: String, _ value: SourceChange.Value, as name: String = "a.yaml")
    throws -> String?
  {
    let before = try #require(text.firstIndex(of: "^"))
    let lines = text[..<before].split(separator: "\n", omittingEmptySubsequences: false)
    let source = text.replacing("^", with: "", maxReplacements: 1)
    let folder = try TestFolder([name: source])
    let file = folder.file(name)
    let place = FileLocation(
      file: file, line: lines.count, column: (lines.last?.unicodeScalars.count ?? 0) + 1)
    let change = SourceChange(location: place, value: value)
    guard let edit = try #require(SourceEditor(file)).edits(of: [change]).first else { return nil }
    let index = { (place: FileLocation) -> String.Index in
      let before = source.split(separator: "\n", omittingEmptySubsequences: false)
        .prefix(place.line - 1).reduce(0) { $0 + $1.unicodeScalars.count + 1 }
      return source.unicodeScalars.index(source.startIndex, offsetBy: before + place.column - 1)
    }
    return source.replacingCharacters(in: index(edit.start)..<index(edit.end), with: edit.text)
  }

  @Test(
    "a view in a template gets a priority, on one line or on several",
    arguments: [
      ("^title: { class: UILabel }", "title: { class: UILabel, hugging: { vertical: 251 } }"),
      (
        "^title: { hugging: { horizontal: 249 }, lines: 2 }",
        "title: { hugging: { horizontal: 249, vertical: 251 }, lines: 2 }"
      ),
      (
        "^title: { contentHuggingPriority: { vertical: high } }",
        "title: { contentHuggingPriority: { vertical: 251 } }"
      ),
      (
        "^title: { hugging: 252 }", "title: { hugging: { horizontal: 252, vertical: 251 } }"
      ),
      (
        "v:\n  ^title:   # a name\n    # of the mail\n    class: UILabel\n  body: { class: UILabel }\n",
        "v:\n  title:   # a name\n    # of the mail\n    hugging: { vertical: 251 }\n    class: UILabel\n"
          + "  body: { class: UILabel }\n"
      ),
      (
        "^title:\n  class: UILabel\n  hugging: { vertical: 249, horizontal: 1 }\n",
        "title:\n  class: UILabel\n  hugging: { vertical: 251, horizontal: 1 }\n"
      ),
      (
        "^card:\n  subviews:\n    title: { hugging: { vertical: 1 } }\n",
        "card:\n  hugging: { vertical: 251 }\n  subviews:\n    title: { hugging: { vertical: 1 } }\n"
      ),
    ])
  func priorities(before: String, after: String) throws {
    #expect(try edited(before, .hugging(251, isHorizontal: false)) == after)
  }

  @Test(
    "a view that shares its keys with others has none",
    arguments: [
      "^title: &title\n  class: UILabel\n", "^title: *label\n",
      "^title:\n  <<: *label\n  lines: 2\n", "^title: { hugging: high }",
      "^title:\n  hugging:\n    vertical: 251\n", "^title:\n",
      "^card: { subviews: { title: { hugging: { vertical: 1 } } } }",
      "^title: { text: 'hugging: { x }' }",
    ])
  func shared(source: String) throws {
    #expect(try edited(source, .hugging(251, isHorizontal: false)) == nil)
  }

  @Test("a number in front turns the sign of an equation round")
  func turned() throws {
    let change = SourceChange.Value.relation(from: "==", to: ">=")
    #expect(try edited("- ^30 == title.width", change) == "- 30 <= title.width")
    #expect(try edited("- ^8 = b.top - a.bottom", change) == "- 8 <= b.top - a.bottom")
    #expect(try edited("- ^b.top - a.bottom == 8", change) == "- b.top - a.bottom >= 8")
  }

  @Test("a constraint in braces keeps its other keys")
  func mappings() throws {
    let source = "  - { equation: ^a.top == b.bottom + 8, priority: 500, identifier: pin }"
    #expect(
      try edited(source, .priority(999))
        == "  - { equation: a.top == b.bottom + 8, priority: 999, identifier: pin }")
    #expect(
      try edited(source, .constant(from: 8, to: 12))
        == "  - { equation: a.top == b.bottom + 12, priority: 500, identifier: pin }")
    #expect(
      try edited("  - { equation: ^a.top == b.bottom, identifier: pin }", .priority(999))
        == "  - { equation: a.top == b.bottom @ 999, identifier: pin }")
  }

  @Test("a constant may get the other sign, and a single equals sign is a relation")
  func signs() throws {
    #expect(
      try edited("- ^a.top == b.top - 16", .constant(from: -16, to: 16)) == "- a.top == b.top + 16")
    #expect(
      try edited("- ^a.top == b.top+4 @ 9", .constant(from: 4, to: -8)) == "- a.top == b.top- 8 @ 9"
    )
    #expect(try edited("- ^a.top = b.top", .relation(from: "==", to: ">=")) == "- a.top >= b.top")
    #expect(try edited("- ^a.width == 16", .constant(from: 16, to: -16)) == nil)
  }

  @Test(
    "an equation on several lines, and a constraint of a visual format, stay as they are",
    arguments: [
      "- ^a.height\n    == 60\n- b.top == 1\n", "- ^\"a.height\n    == 60\"\n- b.top == 1\n",
      "- ^>-\n  a.height == 60\n- b.top == 1\n", "- ^\"H:|-[a]-[b(20)]-|\"\n- b.top == 1\n",
      "- { format: ^\"H:[a]-[b]\", priority: 500 }\n- b.top == 1\n",
    ])
  func others(source: String) throws {
    #expect(try edited(source, .priority(999)) == nil)
    #expect(try edited(source, .removal) == nil)
  }

  @Test("a constraint is added below another, and the one height of rows is set")
  func additions() throws {
    #expect(
      try edited("c:\n  - ^a.top == 1   # first\nd: 1\n", .addition("a.left >= b.left"))
        == "c:\n  - a.top == 1   # first\n  - a.left >= b.left\nd: 1\n")
    let row = "table: { estimatedRowHeight: 9, rowHeight: 44 }\n^C:\n  views: 1\n"
    #expect(
      try edited(row, .rowHeight(from: 44, to: 60.5))
        == "table: { estimatedRowHeight: 9, rowHeight: 60.5 }\nC:\n  views: 1\n")
    #expect(try edited("rowHeight: automatic\n^C:\n", .rowHeight(from: 44, to: 60)) == nil)
  }

  @Test("a constraint that is left out takes its line with it, where nothing else is there")
  func removals() throws {
    #expect(
      try edited("- a.top == 1\n- ^a.height == 2   # as drawn\nb:", .removal) == "- a.top == 1\nb:")
    #expect(try edited("c:\n  - ^\"H:|[a]|\"\nb:", .removal) == nil)
    #expect(try edited("- a.top == 1\n- ^&pin a.height == 2\n", .removal) == nil)
    #expect(try edited("c: [ ^a.top == 1, b.top == 2 ]\n", .removal) == nil)
    let markup = "<a>\n  ^<constraint firstItem=\"x\" id=\"p\"/>\n</a>\n"
    #expect(try edited(markup, .removal, as: "a.xib") == "<a>\n</a>\n")
    let held = markup + "<outlet destination=\"p\"/>\n"
    #expect(try edited(held, .removal, as: "a.xib") == nil)
  }
}
