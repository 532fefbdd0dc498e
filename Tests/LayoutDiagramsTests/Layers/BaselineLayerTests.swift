import LayoutTree
import TestSupport
import Testing

@testable import LayoutDiagrams

@Suite("The layer baselines")
struct BaselineLayerTests {
  private func marks(
    _ views: [LayoutTree.View], _ constraints: [LayoutTree.Constraint] = []
  ) -> [DiagramMark] {
    BaselineLayer(DetailedRow.input(DetailedRow.scene(views: views, constraints))).marks
  }

  @Test("has the first and, where it is another, the last baseline of each text")
  func lines() {
    #expect(
      marks(DetailedRow.views).map(\.dump) == [
        "title-first | first 16 | 16 26.5 288 1", "body-first | first 15.5 | 16 50.5 288 1",
        "body-last | last 36 | 16 71 288 1",
      ])
  }

  @Test("tells a level that views share only once")
  func once() {
    let views = [
      DetailedRow.views[0], label("left", x: 16, y: 10), label("right", x: 200, y: 10),
    ]
    #expect(marks(views).map { $0.badge?.text } == ["first 16", nil])
  }

  @Test("draws a constraint on baselines from view to view")
  func ties() {
    let views = [
      DetailedRow.views[0], label("left", x: 16, y: 10), label("right", x: 200, y: 14),
    ]
    let tie = SampleRow.constraint(
      "right.firstBaseline", .equal, "left.lastBaseline", plus: 4, at: 750)
    let edge = SampleRow.constraint("right.top", .equal, "left.top", plus: 4)
    let marks = marks(views, [tie, edge])
    #expect(marks.first?.dump == "right.firstBaseline | baseline = 4 @750 | 96 25 104 6")
    #expect(marks.count == 3)
  }

  @Test("leaves a container's to what it holds")
  func containers() {
    var box = label("box", x: 0, y: 0)
    box.details?.baselines = .init(first: 20, last: 20)
    var inner = label("inner", x: 4, y: 4)
    inner.parent = "box"
    #expect(marks([DetailedRow.views[0], box, inner]).map(\.id) == ["inner-first"])
  }

  private func label(_ id: String, x: Double, y: Double) -> LayoutTree.View {
    DetailedRow.view(
      id, "contentView", x, y, 80, 20.5, baselines: .init(first: 16, last: 16))
  }
}
