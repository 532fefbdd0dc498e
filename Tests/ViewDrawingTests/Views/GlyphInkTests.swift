import Scene
import TestSupport
import Testing
import Typesetting

@testable import ViewDrawing

@Suite("Text in a picture")
struct GlyphInkTests {
  private let assets = SceneAssets(BoxSetter())

  @Test("keeps each outline once, and the characters to be searched")
  func outlines() {
    let nodes = ink("abab")
    #expect(assets.outlines.count == 2)
    guard case .glyphs(let run) = nodes[0] else {
      Issue.record("no glyphs")
      return
    }
    #expect(run.text == "abab")
    #expect(run.glyphs.map(\.outline) == [0, 1, 0, 1])
    #expect(run.glyphs.map(\.x) == [0, 5, 10, 15])
    #expect(run.origin == Scene.Point(100, 210))
    #expect(run.width == 20)
  }

  @Test("stands with its baseline where the rule puts it")
  func baseline() {
    guard case .glyphs(let run) = ink("a", baseline: { ($0 / 4).rounded() * 4 })[0] else {
      Issue.record("no glyphs")
      return
    }
    #expect(run.origin.y == 212)
    #expect(run.glyphs.map(\.y) == [0])
  }

  @Test("shows coloured glyphs as pictures with plain alpha")
  func pictures() {
    let nodes = ink("#")
    #expect(nodes.last == .image(0, Scene.Rect(100, 200, 5, 10)))
    #expect(assets.images.first?.rgba == [255, 0, 0, 128])
  }

  @Test("of spaces alone paints nothing")
  func spaces() {
    #expect(ink("  ").isEmpty)
  }

  @Test("covers the rectangle around its ink, wherever groups move it")
  func bounds() {
    let nodes = ink("ab")
    let moved = Scene.Node.group(.init(transform: .translation(1, 2), children: nodes))
    #expect(DrawnBounds(assets).text(in: [moved]) == [Scene.Rect(101, 207, 10, 5)])
  }

  private func ink(
    _ text: String, baseline: @escaping (Double) -> Double = { $0 }
  ) -> [Scene.Node] {
    let paragraph = Paragraph(text, font: FontDescriptor(pointSize: 10))
    let layout = assets.layout(paragraph, width: .infinity, maximumLines: 0)
    return GlyphDrawing(paragraph, assets: assets, color: { _ in .black }, baseline: baseline)
      .nodes(layout, at: Scene.Point(100, 200))
  }
}
