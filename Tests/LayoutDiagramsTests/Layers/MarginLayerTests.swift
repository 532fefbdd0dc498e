import LayoutTree
import Scene
import TestSupport
import Testing

@testable import LayoutDiagrams

@Suite("The layer margins")
struct MarginLayerTests {
  @Test("has a band with its size for each margin of the content view, none of a leaf")
  func contentView() {
    #expect(
      MarginLayer(input: DetailedRow.input()).marks.map(\.dump) == [
        "contentView-margin-top | 11", "contentView-margin-left | 16",
        "contentView-margin-bottom | 11", "contentView-margin-right | 16", "contentView-margins",
      ])
  }

  @Test("has those of a view that a constraint keeps to, and its safe area")
  func container() {
    var box = DetailedRow.view("box", "contentView", 16, 11, 100, 60)
    box.details?.safeArea = .init(top: 0, left: 44, bottom: 0, right: 0)
    let label = DetailedRow.view("label", "box", 8, 8, 84, 44)
    let scene = DetailedRow.scene(
      views: [DetailedRow.views[0], box, label],
      [SampleRow.constraint("label.top", .equal, "box.topMargin")])
    let marks = MarginLayer(input: DetailedRow.input(scene)).marks
    #expect(marks.map(\.id).contains("box-margin-top"))
    #expect(marks.compactMap(\.badge?.text).contains("safe area 44"))
    #expect(!marks.contains { $0.id.hasPrefix("label") })
  }

  @Test("outlines guides by their name, a stack view's own excepted")
  func guides() {
    var content = DetailedRow.views[0]
    let frame = LayoutTree.UnroundedFrame(x: 10, y: 5, width: 100, height: 20)
    content.details?.guides = [
      .init(id: "contentView.column", frame: frame),
      .init(id: "contentView.UISV-alignment-spanner", frame: frame),
      .init(id: "contentView.UIViewReadableContentGuide", frame: frame),
      .init(id: "contentView.UIViewLayoutMarginsGuide", kind: .margins, frame: frame),
    ]
    let scene = DetailedRow.scene(views: [content], [])
    let marks = MarginLayer(input: DetailedRow.input(scene)).marks
    #expect(
      marks.suffix(2).map(\.dump) == [
        "contentView.column | column 100 × 20",
        "contentView.UIViewReadableContentGuide | readable 100 × 20",
      ])
  }

  @Test("bands share the corners out: top and bottom over the whole width")
  func bands() {
    let bands = InsetBands(
      Scene.Rect(10, 20, 100, 50), .init(top: 5, left: 8, bottom: 0, right: 200))
    #expect(
      bands.bands.map(\.rect) == [
        Scene.Rect(10, 20, 100, 5), Scene.Rect(10, 25, 8, 45), Scene.Rect(18, 25, 92, 45),
      ])
    #expect(bands.inner == Scene.Rect(18, 25, 0, 45))
  }

  @Test(
    "hatching has lines as long as what is seen of them, however long the band is",
    arguments: [(8.0, 20_000.0), (20_000, 8), (8, 8), (1e9, 1e9), (0, 0)])
  func hatching(width: Double, height: Double) {
    let rect = Scene.Rect(3, 4, width, height)
    guard case .group(let group) = Hatching.node(in: rect, .init(0, 0, 0)) else {
      Issue.record("not a group")
      return
    }
    let points = group.children.flatMap { child -> [Scene.Point] in
      guard case .stroke(let path, _, _) = child else { return [] }
      return path.elements.compactMap {
        switch $0 {
        case .move(let point), .line(let point): point
        default: nil
        }
      }
    }
    #expect(points.count == 2 * min(19_999, max(0, Int(((width + height) / 6).rounded(.up)) - 1)))
    let around = rect.outset(by: 1.001)
    #expect(points.allSatisfy { around.contains(Scene.Rect($0.x, $0.y, 0, 0)) })
  }
}
