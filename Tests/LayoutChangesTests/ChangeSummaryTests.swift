import LayoutChanges
import LayoutTree
import TestSupport
import Testing

@Suite("The story of a change")
struct ChangeSummaryTests {
  /// One edit of a row with a title, a body and a date below each other, and what is told.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let edit: @Sendable (inout LayoutTree.Scene) -> Void
    let expected: [String]
    var testDescription: String { name }
  }

  @Test("begins with what happened, and follows with what came of it", arguments: cases)
  func story(_ example: Case) {
    var scene = Self.row
    example.edit(&scene)
    #expect(Self.story([Self.row], [scene]) == example.expected)
  }

  static let cases: [Case] = [
    Case(name: "nothing", edit: { _ in }, expected: []),
    Case(
      name: "a text that wraps moves what is below",
      edit: {
        $0.resize("title", by: 20.5, lines: 2)
        $0.move(["body", "date"], by: 20.5)
        $0.grow(by: 20.5)
      },
      expected: [
        "row 0.0 title.height 20.5 → 41 (text wraps to 2 lines)",
        "and 2 views below it move down by 20.5", "and the row grows from 100 to 120.5",
      ]),
    Case(
      name: "a shorter text, and one view below it",
      edit: {
        $0.set("body") { $0.text = "Short" }
        $0.resize("body", by: -20, lines: nil)
        $0.move(["date"], by: -20)
        $0.grow(by: -20)
      },
      expected: [
        "row 0.0 body.height 40 → 20 (text changed and fits on one line)",
        "and date below it moves up by 20", "and the row shrinks from 100 to 80",
      ]),
    Case(
      name: "an edited constant is the reason of the first view that moves",
      edit: {
        $0.constraints[0].constant = 12
        $0.move(["title", "body", "date"], by: 1)
        $0.grow(by: 1)
      },
      expected: [
        "row 0.0 title.y 11 → 12 (constraint title.top == contentView.top + 11: constant 11 → 12)",
        "and 2 views below it move down by 1", "and the row grows from 100 to 101",
      ]),
    Case(
      name: "a constant explains only what has moved by as much",
      edit: {
        $0.constraints[0].constant = 12
        $0.set("body") { $0.frame.x += 7 }
      },
      expected: [
        "row 0.0 body.x 16 → 23",
        "row 0.0 constraint title.top == contentView.top + 11: constant 11 → 12",
      ]),
    Case(
      name: "a view that is as wide as its text follows the text",
      edit: {
        $0.set("date") { $0.parent = "body" }
        $0.set("date") {
          $0.text = "Tue"
          $0.frame.width -= 10
        }
        $0.set("body") { $0.frame.width -= 10 }
      },
      expected: [
        "row 0.0 date superview contentView → body", "row 0.0 date.width 288 → 278 (text changed)",
        "and body around it shrinks by 10",
      ]),
    Case(
      name: "what is determined is told behind what moved",
      edit: {
        $0.set("title") { $0.isAmbiguous = true }
        $0.set("date") { $0.frame.x = 20 }
      }, expected: ["row 0.0 date.x 16 → 20", "row 0.0 title layout exact → ambiguous"]),
    Case(
      name: "one point, one view, one line", edit: { $0.set("date") { $0.frame.x += 1 } },
      expected: ["row 0.0 date.x 16 → 17"]),
    Case(
      name: "a margin below the last view changes the row alone",
      edit: {
        $0.constraints[1].constant = -20
        $0.grow(by: 9)
      },
      expected: [
        "row 0.0 height 100 → 109 (constraint date.bottom == contentView.bottom - 11:"
          + " constant -11 → -20)"
      ]),
    Case(
      name: "other words in the same place", edit: { $0.set("date") { $0.text = "Tuesday" } },
      expected: ["row 0.0 date.text \"Monday\" → \"Tuesday\""]),
    Case(
      name: "a view hidden, another gone",
      edit: {
        $0.set("body") { $0.isHidden = true }
        $0.views.removeLast()
      }, expected: ["row 0.0 date removed", "row 0.0 body hidden"]),
    Case(
      name: "what no pixel shows, where there is nothing else",
      edit: { $0.set("date") { $0.unrounded.x = 16.25 } },
      expected: ["row 0.0 date.x before rounding 16.0 → 16.25"]),
  ]

  @Test("is told once where it happens to many rows")
  func manyRows() {
    let old = (0..<40).map { Self.row.with(id: "0.\($0)") }
    let new = old.map { row in
      var row = row
      row.set("date") { $0.frame.x = 20 }
      return row
    }
    #expect(
      Self.story(old, new) == ["row 0.0 date.x 16 → 20", "and the same in 39 more rows"])
  }

  @Test("counts rows that come and go")
  func rows() {
    let old = (0..<3).map { Self.row.with(id: "0.\($0)") }
    let new = (0..<9).map { Self.row.with(id: "0.\($0)") }
    #expect(Self.story(old, new) == ["6 rows added: row 0.3 to row 0.8"])
    #expect(Self.story(new, Array(new.dropLast())) == ["row 0.8 removed"])
  }

  @Test("across, follows from the outside to the inside")
  func across() {
    var narrow = Self.row
    for index in narrow.views.indices {
      narrow.views[index].frame.width -= 30
    }
    #expect(
      Self.story([Self.row], [narrow]) == [
        "row 0.0 contentView.width 320 → 290", "and 3 views shrink by 30",
      ])
  }

  static func story(_ old: [LayoutTree.Scene], _ new: [LayoutTree.Scene]) -> [String] {
    func tree(_ scenes: [LayoutTree.Scene]) -> LayoutTree {
      LayoutTree(file: "a.yaml", width: 320, scale: 2, profile: "ios18", scenes: scenes)
    }
    return ChangeSummary(from: tree(old), to: tree(new)).lines
  }

  static let row: LayoutTree.Scene = {
    var views = [
      SampleTree.view("contentView", in: nil, 0, 0, 320, 100),
      SampleTree.view("title", in: "contentView", 16, 11, 288, 20.5),
      SampleTree.view("body", in: "contentView", 16, 36, 288, 40),
      SampleTree.view("date", in: "contentView", 16, 78, 288, 11),
    ]
    let texts = ["", "A title", "A body of two lines", "Monday"]
    for index in 1..<4 { views[index].text = texts[index] }
    views[2].lines = 2
    return .init(
      id: "0.0", height: 100, contentHeight: 100, views: views,
      constraints: [
        .init(
          id: "title.top == contentView.top + 11", first: "title.top", relation: .equal,
          second: "contentView.top", constant: 11),
        .init(
          id: "date.bottom == contentView.bottom - 11", first: "date.bottom", relation: .equal,
          second: "contentView.bottom", constant: -11),
      ])
  }()
}

extension LayoutTree.Scene {
  fileprivate func with(id: String) -> Self {
    var scene = self
    scene.id = id
    return scene
  }

  fileprivate mutating func set(_ id: String, _ edit: (inout LayoutTree.View) -> Void) {
    for index in views.indices where views[index].id == id { edit(&views[index]) }
  }

  fileprivate mutating func resize(_ id: String, by height: Double, lines: Int?) {
    set(id) {
      $0.frame.height += height
      $0.lines = lines
    }
  }

  fileprivate mutating func move(_ ids: [String], by distance: Double) {
    for id in ids { set(id) { $0.frame.y += distance } }
  }

  fileprivate mutating func grow(by distance: Double) {
    height += distance
    contentHeight += distance
    views[0].frame.height += distance
  }
}
