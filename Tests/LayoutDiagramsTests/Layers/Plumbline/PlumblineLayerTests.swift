import LayoutTree
import Scene
import Testing

@testable import LayoutDiagrams

@Suite("The layer plumbline")
struct PlumblineLayerTests {
  private func column(_ scene: LayoutTree.Scene) -> [String] {
    scene.heightChain.links.map { LinkWording($0, in: scene) }.map { "\($0.name) \($0.number)" }
      + [LinkWording(total: scene.heightChain)].map { "\($0.name) \($0.number)" }
  }

  @Test("reads as a sum")
  func sum() {
    #expect(
      column(DetailedRow.scene()) == [
        "top margin 11", "inset 0", "title intrinsic 20.5", "gap 4", "body intrinsic 41", "inset 0",
        "bottom margin 11", "row height 87.5",
      ])
  }

  @Test("has a mark for each link with a length, to scale, and one for the sum")
  func marks() {
    let layer = PlumblineLayer(input: DetailedRow.input(), type: .fixed)
    #expect(layer.marks.map(\.id) == ["0", "1", "2", "3", "4", "total"])
    let segments = PlumbSegment.segments(of: DetailedRow.scene().heightChain).filter(\.isTold)
    #expect(segments.map(\.from) == [0, 11, 31.5, 35.5, 76.5])
    #expect(segments.last?.to == 87.5)
    #expect(
      layer.marks[2].title == "title.bottom to body.top, 4: body.top == title.bottom + 4")
  }

  @Test("the words of a column never overlap, and the sum comes last")
  func words() {
    let column = PlumbColumn(
      entries: [11, 11, 12, 12, 40].map {
        .init(wording: LinkWording(total: .init(links: [])), color: .black, middle: $0)
      },
      total: .init(
        wording: LinkWording(total: .init(links: [])), color: .black, middle: 20),
      x: -10, palette: .light, type: .fixed)
    let tops = column.tops
    let sorted = tops.entries.sorted() + [tops.total]
    #expect(zip(sorted, sorted.dropFirst()).allSatisfy { $1 - $0 >= BadgeText.height - 1e-9 })
    #expect(sorted.first.map { $0 >= 0 } == true)
    #expect(column.bounds.maxX == -10)
  }

  @Test(
    "says who decided",
    arguments: [
      (LayoutTree.Scene.Sizing.Rule.automatic, "row height"), (.fixed, "set by the table"),
      (.standard, "default of the system"), (.style, "set by the cell's style"),
    ])
  func deciders(rule: LayoutTree.Scene.Sizing.Rule, name: String) {
    let scene = DetailedRow.scene(sizing: .init(rule: rule))
    #expect(LinkWording(total: scene.heightChain).name == name)
  }

  @Test("an open chain of a row that should size itself is a fault; of a fixed row it is not")
  func faults() {
    let constraints = Array(DetailedRow.constraints.dropLast())
    for (rule, isFault) in [(LayoutTree.Scene.Sizing.Rule.automatic, true), (.fixed, false)] {
      let scene = DetailedRow.scene(height: 120, constraints, sizing: .init(rule: rule))
      let chain = scene.heightChain
      let open = PlumbSegment.segments(of: chain).first { $0.link.reason == .open }
      #expect(open?.isFault(in: chain) == isFault)
    }
    let scene = DetailedRow.scene(height: 120, constraints)
    #expect(LinkWording(total: scene.heightChain).name == "no chain from top to bottom")
  }

  @Test("goes aside where views overlap")
  func overlap() {
    let segment = PlumbSegment(
      link: .init(
        from: .init("a", .bottom), to: .init("b", .top), length: -8, reason: .constraint("x")),
      from: 40, to: 32)
    #expect(segment.span == 32...40)
    let string = PlumbString(chain: .init(links: []), x: -10, palette: .light)
    guard case .stroke(let path, _, _) = string.nodes(of: segment)[0] else {
      Issue.record("no line")
      return
    }
    #expect(path.bounds?.x == -10 + PlumbString.aside)
  }
}
