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

  /// The ink lies from 100 to 110 across and from 205 to 210 down.
  @Test("is not looked for below an opaque field, as far as that is drawn")
  func covered() {
    let rect = Scene.Rect(90, 190, 40, 40)
    let text = ink("ab")
    func seen(_ alpha: UInt8, clip: Scene.Rect? = nil, opacity: Double = 1) -> Int {
      let field = Scene.Node.fill(.rectangle(rect), Scene.Color(0, 0, 0, alpha: alpha))
      let group = Scene.Group(
        clip: clip.map { .rectangle($0) }, opacity: opacity,
        children: [.group(.init(children: [field]))])
      return DrawnBounds(assets).text(in: text + [.group(group)]).count
    }
    #expect(seen(255) == 0 && seen(255, clip: rect) == 0)
    #expect(seen(254) == 1 && seen(255, opacity: 0.5) == 1)
    #expect(seen(255, clip: Scene.Rect(90, 190, 15, 40)) == 1)
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
