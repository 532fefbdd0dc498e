import Scene
import TestSupport
import Testing
import UIKit

@testable import UIKitCore
@testable import ViewDrawing

@Suite("What code draws, in a picture")
struct DrawingPainterTests {
  private let painter = ViewPainter(assets: SceneAssets(BoxSetter()), style: .light, scale: 2)

  private final class Dot: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.red.setFill()
      UIBezierPath(rect: CGRect(x: 1, y: 2, width: 30, height: 4)).fill()
    }
  }

  /// A label with a ground of its own, and its text moved to the right.
  private final class Badge: UILabel {
    override func draw(_ rect: CGRect) {
      UIColor.green.setFill()
      UIRectFill(rect)
      super.draw(rect)
    }
    override func drawText(in rect: CGRect) {
      super.drawText(in: rect.inset(by: UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0)))
    }
  }

  private func children(of view: UIView) throws -> [Scene.Node] {
    guard case .group(let group)? = painter.node(for: view) else { return [] }
    return group.children
  }

  @Test("is cut at the view's bounds, between its ground and its subviews")
  func view() throws {
    let view = Dot(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.backgroundColor = .white
    let child = UIView(frame: view.bounds)
    child.backgroundColor = .blue
    view.addSubview(child)
    let nodes = try children(of: view)
    #expect(nodes.count == 3)
    let fill = Scene.Node.fill(.rectangle(Scene.Rect(1, 2, 30, 4)), Scene.Color(255, 0, 0))
    #expect(nodes[1] == .group(.init(clip: .rectangle(Scene.Rect(0, 0, 20, 10)), children: [fill])))
  }

  @Test("has a label's text where its class lets it be drawn, in front of what came before")
  func label() throws {
    let label = Badge(frame: CGRect(x: 0, y: 0, width: 100, height: 24))
    label.text = "ab"
    let nodes = try children(of: label)
    guard case .group(let clip)? = nodes.first, clip.children.count == 2,
      case .fill(_, Scene.Color(0, 255, 0)) = clip.children[0],
      case .glyphs(let run) = clip.children[1]
    else {
      Issue.record("\(nodes)")
      return
    }
    #expect(run.origin.x == 10)
  }

  @Test("as an image is stretched to its place, and is of one colour as a template")
  func image() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.image = image
    guard case .group(let group)? = try children(of: view).first else {
      Issue.record("nothing is drawn")
      return
    }
    #expect(group.transform == Scene.Transform(a: 4, b: 0, c: 0, d: 2, tx: 0, ty: 0))
    #expect(fills(group.children) == [Scene.Color(255, 0, 0)])
    view.image = image.withRenderingMode(.alwaysTemplate)
    view.tintColor = .green
    #expect(fills(try children(of: view)) == [Scene.Color(0, 255, 0)])
  }

  @Test("with a gradient has the colours at the middle of each pixel")
  func gradient() throws {
    let drawing = RecordedDrawing(bounds: CGRect(x: 0, y: 0, width: 2, height: 1), scale: 1) {
      guard
        let gradient = CGGradient(
          colorsSpace: nil, colors: [UIColor.black.cgColor, UIColor.white.cgColor] as CFArray,
          locations: nil)
      else { return }
      $0.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 2, y: 0), options: [])
    }
    let painter = ViewPainter(assets: SceneAssets(BoxSetter()), style: .light, scale: 1)
    let nodes = DrawingPainter(views: painter, owner: nil).nodes(drawing.nodes)
    #expect(nodes == [.image(0, Scene.Rect(0, 0, 2, 1))])
    // The middles of the two pixels are a quarter and three quarters of the way: 63.75 and 191.25.
    let pixels = painter.assets.images[0].rgba
    #expect([63, 64].contains(pixels[0]) && [191, 192].contains(pixels[4]))
    #expect(Set(pixels[..<3]).count == 1 && Set(pixels[4..<7]).count == 1)
  }

  private func fills(_ nodes: [Scene.Node]) -> [Scene.Color] {
    nodes.flatMap { node -> [Scene.Color] in
      switch node {
      case .fill(_, let color): [color]
      case .group(let group): fills(group.children)
      case .stroke, .glyphs, .image: []
      }
    }
  }
}
