import Scene
import TestSupport
import Testing

@testable import PlumbKit

@Suite("The row below the layers is faded, and stays readable")
struct FadedContentTests {
  @Test("text has a contrast of 3 : 1 on the row", arguments: [true, false])
  func contrast(isDark: Bool) {
    let paper = isDark ? Scene.Color(28, 28, 30) : .white
    let content = FadedContent(paper: paper)
    var random = SeededRandom(seed: 7)
    for _ in 0..<2000 {
      let level = { () -> UInt8 in .random(in: 0...255, using: &random) }
      let color = Scene.Color(level(), level(), level(), alpha: max(26, level()))
      let faded = content.strengthened(color, on: paper).over(paper)
      let shown = paper.mixed(with: faded, share: FadedContent.opacity)
      #expect(shown.contrast(to: paper) >= FadedContent.leastContrast, "\(color)")
    }
  }

  @Test("text is seen against what it stands on: grey on white in a dark row is made darker")
  func surfaces() throws {
    let grey = Scene.Color(142, 142, 147)
    let run = Scene.Glyphs(
      text: "x", color: grey, size: 15, origin: Scene.Point(20, 20), width: 10, glyphs: [])
    let card = Scene.Node.fill(.rectangle(Scene.Rect(0, 0, 100, 40)), .white)
    let moved = Scene.Node.group(
      .init(transform: .translation(200, 0), children: [card, .glyphs(run)]))
    let content = FadedContent(paper: .black)
    let found = [moved, .glyphs(run)].map { colors(in: content.node($0)) }
    #expect(try #require(found[0].first).luminance < grey.luminance)
    #expect(found[1] == [grey])
  }

  @Test("on a coloured ground text is made as strong as it can be")
  func colouredGround() {
    let content = FadedContent(paper: .white)
    let blue = Scene.Color(0, 122, 255)
    #expect(content.strengthened(.white, on: blue) == .white)
    let faded = { (color: Scene.Color) in
      Scene.Color.white.mixed(with: color, share: FadedContent.opacity)
    }
    #expect(faded(.white).contrast(to: faded(blue)) >= FadedContent.leastContrast)
  }

  @Test("text that nobody would see is shown, on light and dark grounds")
  func unseen() {
    for ground in [Scene.Color.white, .black, Scene.Color(60, 60, 60)] {
      let content = FadedContent(paper: ground)
      let shown = ground.mixed(
        with: content.strengthened(ground, on: ground), share: FadedContent.opacity)
      #expect(shown.contrast(to: ground) >= FadedContent.leastContrast)
    }
  }

  private func colors(in node: Scene.Node) -> [Scene.Color] {
    switch node {
    case .group(let group): group.children.flatMap(colors)
    case .glyphs(let run): [run.color]
    default: []
    }
  }
}
