import LayoutChanges
import LayoutTree
import Testing

@Suite("Comparison of two versions of a scene")
struct SceneComparisonTests {
  /// A cell with these views, each 20 high and as wide as the cell, one below the other.
  private func scene(
    _ items: [SceneDeclaration.Item], _ constraints: [LayoutTree.Constraint] = [],
    height: Double = 44, shift: Double = 0
  ) -> ComparedScene {
    let root = SceneDeclaration.Item(id: "contentView", kind: "UIView", parent: nil)
    let views = ([root] + items).enumerated().map { index, item in
      let frame = LayoutTree.Frame(
        x: 0, y: index == 0 ? 0 : Double(index) * 20 + shift, width: 320,
        height: index == 0 ? height : 20)
      return LayoutTree.View(
        id: item.id, parent: item.parent, className: item.kind, frame: frame,
        unrounded: .init(frame))
    }
    return ComparedScene(
      outline: SceneDeclaration(items: [root] + items, constraints: constraints),
      layout: LayoutTree.Scene(id: "cell", height: height, contentHeight: height, views: views))
  }

  private func label(
    _ id: String, named label: String? = nil, outlet: String? = nil, text: String = "Title"
  ) -> SceneDeclaration.Item {
    SceneDeclaration.Item(
      id: id, label: label, outlet: outlet, kind: "UILabel", parent: "contentView",
      properties: [.init("text", .text(text))])
  }

  private func lines(_ old: ComparedScene, _ new: ComparedScene) -> [String] {
    SceneChange.lines(SceneComparison(old, new).changes)
  }

  @Test("Two equal versions differ in nothing")
  func equal() {
    let cell = scene([label("a"), label("b")])
    #expect(lines(cell, cell) == [])
  }

  @Test(
    "A text, a frame and the row's height are a line each; the content view's own height is none")
  func moved() {
    let old = scene([label("a", named: "title")])
    let new = scene([label("a", named: "title", text: "Other")], height: 64.5, shift: 4)
    #expect(
      lines(old, new) == [
        "height 44 -> 64.5", #"title.text "Title" -> "Other""#, "title.y 20 -> 24",
      ])
  }

  @Test("A view that was drawn again is the same by its label, then by its outlet")
  func pairing() {
    let old = scene([label("a", named: "title"), label("b", outlet: "bodyLabel"), label("c")])
    let new = scene([label("x", named: "title"), label("y", outlet: "bodyLabel"), label("z")])
    #expect(
      lines(old, new) == [#"c removed: UILabel "Title""#, #"z added: UILabel "Title""#])
  }

  @Test("Constraints of views that were drawn again are the same constraints")
  func tiesOfPairs() {
    let old = scene(
      [label("a", named: "title")], [.init(id: "k1", first: "a.top", relation: .equal, constant: 8)]
    )
    let new = scene(
      [label("x", named: "title")], [.init(id: "k2", first: "x.top", relation: .equal, constant: 8)]
    )
    #expect(lines(old, new) == [])
  }

  @Test("All that changes about a constraint is one line, which names it as it was")
  func constraint() {
    let top = LayoutTree.Constraint(
      id: "k1", first: "a.top", relation: .equal, second: "contentView.top", constant: 8)
    var other = top
    other.constant = 12
    other.priority = 999
    #expect(
      lines(
        scene([label("a", named: "title")], [top]), scene([label("a", named: "title")], [other]))
        == [
          "constraint title.top == contentView.top + 8 (k1): constant 8 -> 12, priority 1000 -> 999"
        ])
  }

  @Test("Sides that were exchanged are the same statement, whatever its relation")
  func exchanged() {
    let old = LayoutTree.Constraint(
      id: "k1", first: "contentView.bottom", relation: .greaterThanOrEqual, second: "a.bottom",
      constant: 8)
    let new = LayoutTree.Constraint(
      id: "k1", first: "a.bottom", relation: .lessThanOrEqual, second: "contentView.bottom",
      constant: -8)
    #expect(lines(scene([label("a")], [old]), scene([label("a")], [new])) == [])
  }

  @Test(
    "A constraint between the same anchors under a new id is the same; other anchors make another")
  func ties() {
    let old = LayoutTree.Constraint(id: "k1", first: "a.width", relation: .equal, constant: 40)
    let new = LayoutTree.Constraint(id: "k2", first: "a.width", relation: .equal, constant: 50)
    let height = LayoutTree.Constraint(id: "k3", first: "a.height", relation: .equal, constant: 50)
    #expect(
      lines(scene([label("a")], [old]), scene([label("a")], [new]))
        == ["constraint a.width == 40 (k1): constant 40 -> 50"])
    #expect(
      lines(scene([label("a")], [old]), scene([label("a")], [height])) == [
        "constraint removed: a.width == 40 (k1)", "constraint added: a.height == 50 (k3)",
      ])
  }

  @Test("Two views of one name are told apart by their ids")
  func twins() {
    let old = scene([label("a", named: "line"), label("b", named: "line")])
    let new = scene([label("a", named: "line"), label("b", named: "line", text: "x")])
    #expect(lines(old, new) == [#"b.text "Title" -> "x""#])
  }
}
