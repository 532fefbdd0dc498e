import Scene
import Testing
import Typesetting

@testable import UIKitCore
@testable import ViewDrawing

@Suite("The text of a label in a picture")
struct LabelTextTests {
  /// Heights of a label of three lines at 17 points (20.29 each), and what is seen of it.
  static let cases: [(height: CGFloat, lines: Int, isCut: Bool)] = [
    (61, 3, false), (70, 3, false), (50, 2, false), (41, 2, false), (23, 1, false), (12, 1, true),
  ]

  @Test("shows the lines that fit its height, and is cut at its bounds", arguments: cases)
  func fitting(height: CGFloat, lines: Int, isCut: Bool) throws {
    let painter = ViewPainter(
      assets: SceneAssets(try Typesetter.system()), style: .light, scale: 2)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: height))
    label.numberOfLines = 0
    label.text = "seven words on no more than three"
    let nodes = painter.text(of: label, in: Scene.Rect(label.bounds))
    #expect(baselines(nodes).count == lines)
    #expect(clips(nodes) == (isCut ? [Scene.Rect(0, 0, 80, Double(height))] : []))
  }

  @Test("is cut at the label's bounds where not even the ellipsis fits", arguments: [3, 60])
  func narrow(width: CGFloat) throws {
    let painter = ViewPainter(
      assets: SceneAssets(try Typesetter.system()), style: .light, scale: 2)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 20.5))
    label.text = "several words"
    let cut = [Scene.Rect(0, 0, 3, 20.5)]
    #expect(clips(painter.text(of: label, in: Scene.Rect(label.bounds))) == (width == 3 ? cut : []))
  }

  @Test("has an ellipsis that can be found where it is truncated")
  func ellipsis() throws {
    let painter = ViewPainter(
      assets: SceneAssets(try Typesetter.system()), style: .light, scale: 2)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20.5))
    label.text = "herringbone pattern"
    let shown = text(painter.text(of: label, in: Scene.Rect(label.bounds)))
    #expect(shown.hasPrefix("herri") && shown.hasSuffix("\u{2026}") && shown.count < 15)
  }

  @Test("is whole where rounding has left it up to a pixel too little", arguments: [0, 0.3, 0.6])
  func rounding(missing: CGFloat) throws {
    let painter = ViewPainter(
      assets: SceneAssets(try Typesetter.system()), style: .light, scale: 2)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20.5))
    label.text = "4 hours ago"
    let natural = try #require(label.shownText?.naturalWidth)
    let whole = painter.text(of: label, in: Scene.Rect(label.bounds))
    label.frame.size.width = natural - missing
    let shown = painter.text(of: label, in: Scene.Rect(label.bounds))
    #expect((text(shown) == text(whole)) == (label.shownText?.isTruncated == false))
    #expect((text(shown) == text(whole)) == (missing < 0.5))
  }

  private func text(_ nodes: [Scene.Node]) -> String {
    nodes.reduce(into: "") { text, node in
      switch node {
      case .glyphs(let glyphs): text += glyphs.text
      case .group(let group): text += self.text(group.children)
      case .fill, .stroke, .image: break
      }
    }
  }

  private func baselines(_ nodes: [Scene.Node]) -> Set<Double> {
    nodes.reduce(into: []) { found, node in
      switch node {
      case .glyphs(let glyphs): found.insert(glyphs.origin.y)
      case .group(let group): found.formUnion(baselines(group.children))
      case .fill, .stroke, .image: break
      }
    }
  }

  private func clips(_ nodes: [Scene.Node]) -> [Scene.Rect] {
    nodes.compactMap { node in
      if case .group(let group) = node { group.clip?.bounds } else { nil }
    }
  }
}
