import Scene
import TestSupport
import Testing

@testable import UIKitCore
@testable import ViewDrawing

@Suite("Layers in a picture")
struct LayerPaintingTests {
  private let assets = SceneAssets(BoxSetter())
  private var painter: ViewPainter { ViewPainter(assets: assets, style: .light, scale: 1) }

  private func children(of view: UIView) throws -> [Scene.Node] {
    guard case .group(let group)? = painter.node(for: view) else { return [] }
    return group.children
  }

  private func view(_ width: CGFloat = 10, _ height: CGFloat = 10) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  @Test("Sublayers are drawn between the subviews around them")
  func order() throws {
    let view = view(), (back, front) = (CALayer(), CALayer())
    let child = UIView(frame: view.bounds)
    child.backgroundColor = .green
    view.addSubview(child)
    for (layer, color) in [(back, UIColor.red), (front, UIColor.blue)] {
      layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      layer.backgroundColor = color.cgColor
    }
    view.layer.insertSublayer(back, at: 0)
    view.layer.addSublayer(front)
    let fills = try children(of: view).compactMap { node -> Scene.Node? in
      guard case .group(let group) = node else { return nil }
      return group.children.first
    }
    let shape = Scene.Path.rectangle(Scene.Rect(0, 0, 3, 4))
    #expect(
      fills == [
        .fill(shape, Scene.Color(255, 0, 0)),
        .fill(.rectangle(Scene.Rect(0, 0, 10, 10)), Scene.Color(0, 255, 0)),
        .fill(shape, Scene.Color(0, 0, 255)),
      ])
    guard case .group(let first)? = try children(of: view).first else { return }
    #expect(first.transform == .translation(1, 2))
  }

  @Test("A transform turns a view about its centre")
  func transform() throws {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 4, height: 2))
    view.backgroundColor = .red
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    guard case .group(let group)? = painter.node(for: view) else { return }
    #expect(group.transform.apply(to: Scene.Point(2, 1)) == Scene.Point(12, 21))
    #expect(group.transform.apply(to: Scene.Point(0, 0)) == Scene.Point(8, 18))
  }

  @Test("Only masked corners are round")
  func corners() throws {
    let view = view()
    view.backgroundColor = .red
    view.layer.cornerRadius = 4
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    guard case .fill(let path, _)? = try children(of: view).first else { return }
    let curves = path.elements.filter { if case .cubic = $0 { true } else { false } }
    #expect(curves.count == 2)
    #expect(path.elements.first == .move(Scene.Point(4, 0)))
    #expect(path.elements.contains(.line(Scene.Point(10, 0))))
    #expect(path.elements.contains(.line(Scene.Point(0, 10))))
  }

  @Test("A continuous corner begins farther from the corner than a circular one")
  func continuous() throws {
    let view = view(100, 100)
    view.backgroundColor = .red
    view.layer.cornerRadius = 10
    view.layer.cornerCurve = .continuous
    guard case .fill(let path, _)? = try children(of: view).first,
      case .move(let start)? = path.elements.first
    else { return }
    #expect(abs(start.x - 15.2866) < 0.001 && start.y == 0)
  }

  @Test("A gradient blends its colours from pixel to pixel")
  func gradient() throws {
    let view = view(3, 4)
    let gradient = CAGradientLayer()
    gradient.frame = view.bounds
    gradient.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
    view.layer.addSublayer(gradient)
    #expect(painter.node(for: view) != nil)
    let raster = try #require(assets.images.first)
    #expect(raster.width == 3 && raster.height == 4)
    // The middles of four rows are at 1/8, 3/8, 5/8 and 7/8. A value between two is one in some
    // pixels of its row, and the other in the rest.
    for (row, value) in [31.875, 95.625, 159.375, 223.125].enumerated() {
      for column in 0..<3 {
        let pixel = raster.rgba[(row * 3 + column) * 4..<(row * 3 + column) * 4 + 3]
        #expect(Set(pixel).count == 1 && abs(Double(pixel.first ?? 0) - value) < 1)
      }
    }
  }

  @Test("A shape is filled and stroked as its properties say")
  func shape() throws {
    let view = view()
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(rect: CGRect(x: 1, y: 1, width: 5, height: 5)).cgPath
    shape.fillColor = nil
    shape.strokeColor = UIColor.red.cgColor
    shape.lineWidth = 2
    shape.lineDashPattern = [3, 1]
    shape.lineCap = .round
    view.layer.addSublayer(shape)
    guard case .group(let group)? = try children(of: view).first else { return }
    let style = Scene.StrokeStyle(width: 2, dash: [3, 1], cap: .round)
    #expect(
      group.children == [
        .stroke(.rectangle(Scene.Rect(1, 1, 5, 5)), Scene.Color(255, 0, 0), style)
      ])
  }

  @Test("A layer shows the pixels of an image, in the place that its gravity says")
  func contents() throws {
    // A red pixel and a blue one.
    let png =
      "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAA"
      + "DklEQVR4nGP4z8AAQv8BD/kD/YURmXYAAAAASUVORK5CYII="
    let image = try #require(Data(base64Encoded: png).flatMap { UIImage(data: $0) })
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.contents = image.cgImage
    layer.contentsGravity = .resizeAspect
    let view = view()
    view.layer.addSublayer(layer)
    guard case .group(let group)? = try children(of: view).first else { return }
    #expect(group.children == [.image(0, Scene.Rect(0, 2.5, 10, 5))])
  }

  @Test("A mask cuts a view to its outline")
  func mask() throws {
    let view = view()
    view.backgroundColor = .red
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)).cgPath
    view.layer.mask = mask
    guard case .group(let group)? = painter.node(for: view) else { return }
    #expect(group.clip == .rectangle(Scene.Rect(0, 0, 5, 5)))
  }

  @Test("A view with an appearance of its own is drawn in it")
  func appearance() throws {
    let view = view()
    view.backgroundColor = .systemBackground
    view.overrideUserInterfaceStyle = .dark
    guard case .fill(_, let color)? = try children(of: view).first else { return }
    #expect(color == .black)
  }

  @Test("Lines below and through a text are as wide as its run, in its colour or their own")
  func textLines() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let text = NSMutableAttributedString(
      string: "old", attributes: [.font: UIFont.systemFont(ofSize: 30)])
    text.addAttribute(
      .strikethroughStyle, value: NSUnderlineStyle.single.rawValue,
      range: NSRange(location: 0, length: 3))
    label.attributedText = text
    let nodes = try children(of: label)
    guard case .glyphs(let glyphs)? = nodes.first, case .fill(let path, let color)? = nodes.last
    else {
      Issue.record("no line")
      return
    }
    let bounds = try #require(path.bounds)
    #expect(color == .black && bounds.x == glyphs.origin.x && bounds.width == glyphs.width)
    // 30 / 15 high; its middle is 30 / 4 above the baseline, on whole pixels.
    #expect(bounds.height == 2)
    #expect(abs(bounds.y + 1 - (glyphs.origin.y - 7.5)) <= 0.5)
    text.addAttributes(
      [.underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: UIColor.red],
      range: NSRange(location: 0, length: 3))
    label.attributedText = text
    let fills = try children(of: label).compactMap { node -> Scene.Color? in
      if case .fill(_, let color) = node { color } else { nil }
    }
    #expect(fills == [Scene.Color(255, 0, 0), .black])
  }

  private final class InsetLabel: UILabel {
    override func drawText(in rect: CGRect) {
      super.drawText(in: rect.insetBy(dx: 5, dy: 0))
    }
  }

  @Test("A label draws its text in the rectangle that it passes on")
  func insets() throws {
    let origins = try [UILabel(), InsetLabel()].map { label -> Double in
      label.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
      label.text = "text"
      guard case .glyphs(let glyphs)? = try children(of: label).first else { return -1 }
      return glyphs.origin.x
    }
    #expect(origins[1] == origins[0] + 5)
  }
}
