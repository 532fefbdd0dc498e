import LayoutChanges
import LayoutTree
import TestSupport
import Testing

@Suite("What changed between two layout trees")
struct LayoutTreeChangesTests {
  /// One edit of the sample, and the lines that tell of it.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let edit: @Sendable (inout LayoutTree) -> Void
    let expected: [String]
    var testDescription: String { name }
  }

  @Test("each change is told in a line", arguments: cases)
  func change(_ example: Case) {
    var edited = SampleTree.tree
    example.edit(&edited)
    #expect(SampleTree.tree.changes(to: edited).map(\.description) == example.expected)
  }

  static let cases: [Case] = [
    Case(name: "nothing", edit: { _ in }, expected: []),
    Case(
      name: "file and fingerprint do not count",
      edit: {
        $0.file = "elsewhere.yaml"
        $0.fingerprint = ["another FreeType"]
      }, expected: []),
    Case(name: "width", edit: { $0.width = 568 }, expected: ["width 320 → 568"]),
    Case(
      name: "a taller label",
      edit: {
        $0.scenes[0].views[1].frame.height = 41
        $0.scenes[0].height = 81.5
      }, expected: ["0.0 height 61 → 81.5", "0.0 title.height 20.5 → 41"]),
    Case(
      name: "only before rounding", edit: { $0.scenes[0].views[1].unrounded.x = 20.1 },
      expected: ["0.0 title.x before rounding 20.0 → 20.1"]),
    Case(
      name: "a view less", edit: { $0.scenes[0].views.removeLast() },
      expected: ["0.0 title removed"]),
    Case(
      name: "a view more",
      edit: { $0.scenes[0].views.append(SampleTree.view("photo", in: "contentView", 0, 0, 9, 9)) },
      expected: ["0.0 photo added"]),
    Case(
      name: "views in another order", edit: { $0.scenes[0].views.reverse() },
      expected: ["0.0 views order contentView title → title contentView"]),
    Case(
      name: "another class and superview",
      edit: {
        $0.scenes[0].views[1].className = "UIButton"
        $0.scenes[0].views[1].parent = "stack"
        $0.scenes[0].views[1].isAmbiguous = true
      },
      expected: [
        "0.0 title class UILabel → UIButton", "0.0 title superview contentView → stack",
        "0.0 title layout exact → ambiguous",
      ]),
    Case(
      name: "a constant", edit: { $0.scenes[0].constraints[0].constant = 24 },
      expected: ["0.0 constraint title.top: constant 20 → 24"]),
    Case(
      name: "a constraint of another name that says the same",
      edit: { $0.scenes[0].constraints[0].id = "other" }, expected: []),
    Case(
      name: "a constraint replaced",
      edit: {
        $0.scenes[0].constraints[0] = .init(
          id: "other", first: "title.top", relation: .equal, second: "contentView.topMargin")
      },
      expected: [
        "0.0 constraint removed: title.top == contentView.top + 20",
        "0.0 constraint added: title.top == contentView.topMargin",
      ]),
    Case(
      name: "a view hidden", edit: { $0.scenes[0].views[1].isHidden = true },
      expected: ["0.0 title state shown → hidden"]),
    Case(name: "another text", edit: { $0.scenes[0].views[1].text = "Hello" }, expected: []),
    Case(
      name: "another variant", edit: { $0.variant = ["dark"] },
      expected: ["variant as usual → dark"]),
    Case(
      name: "a conflict resolved",
      edit: {
        $0.scenes[0].conflicts = []
        $0.scenes[0].constraints[2].isBroken = false
      }, expected: ["0.0 constraint tall: state broken → kept", "0.0 conflicts 1 → 0"]),
    Case(
      name: "rows come, go and move",
      edit: {
        var second = $0.scenes[0]
        second.id = "0.1"
        $0.scenes = [second]
      }, expected: ["0.0 removed", "0.1 added"]),
    Case(
      name: "another cell", edit: { $0.scenes[0].reuseIdentifier = nil },
      expected: ["0.0 reuse identifier subject → none"]),
  ]

  @Test("rows in another order are told once")
  func reordered() {
    var two = SampleTree.tree
    two.scenes.append(two.scenes[0])
    two.scenes[1].id = "0.1"
    var swapped = two
    swapped.scenes.reverse()
    #expect(two.changes(to: swapped) == [.scenesReordered])
  }
}
