import Testing

@testable import UIKitCore

@Suite("Layers, paths and transforms", .estimatedText)
struct LayerTests {
  @Test("A view's transform changes its frame and not its bounds or centre")
  func transformedFrame() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 20))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(view.center == CGPoint(x: 30, y: 30))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(abs(view.frame.minX - 20) < 1e-9 && abs(view.frame.width - 20) < 1e-9)
    #expect(abs(view.frame.minY - 10) < 1e-9 && abs(view.frame.height - 40) < 1e-9)
    view.transform = .identity
    #expect(view.frame == CGRect(x: 10, y: 20, width: 40, height: 20))
  }

  @Test("Points are converted through transforms, and touches find the view")
  func conversion() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
    root.addSubview(view)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.convert(CGPoint(x: 0, y: 0), to: root) == CGPoint(x: 30, y: 30))
    #expect(view.convert(CGPoint(x: 32, y: 34), from: root) == CGPoint(x: 1, y: 2))
    #expect(root.hitTest(CGPoint(x: 32, y: 34), with: nil) === view)
    #expect(root.hitTest(CGPoint(x: 29, y: 34), with: nil) === root)
    view.isUserInteractionEnabled = false
    #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === root)
  }

  @Test("Maps are applied in the order in which they are concatenated")
  func concatenation() {
    let map = CGAffineTransform(translationX: 10, y: 0)
      .concatenating(CGAffineTransform(scaleX: 2, y: 3))
    #expect(CGPoint(x: 1, y: 1).applying(map) == CGPoint(x: 22, y: 3))
    let other = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 3)
    #expect(CGPoint(x: 1, y: 1).applying(other) == CGPoint(x: 12, y: 3))
    #expect(CGPoint(x: 12, y: 3).applying(other.inverted()) == CGPoint(x: 1, y: 1))
  }

  @Test("A layer's own sublayers keep their place among those of subviews")
  func order() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let (back, front) = (CALayer(), CALayer())
    let (first, second) = (UIView(), UIView())
    view.addSubview(first)
    view.layer.addSublayer(front)
    view.addSubview(second)
    view.layer.insertSublayer(back, at: 0)
    let expected = [back, first.layer, front, second.layer]
    #expect(view.layer.sublayers.map { $0.elementsEqual(expected, by: ===) } == true)
    first.removeFromSuperview()
    #expect(
      view.layer.sublayers.map { $0.elementsEqual([back, front, second.layer], by: ===) } == true)
    front.removeFromSuperlayer()
    #expect(front.superlayer == nil)
    #expect(view.layer.sublayers?.count == 2)
    back.addSublayer(view.layer)
    #expect(view.layer.sublayers?.count == 2)
  }

  @Test("The frame of a layer follows from bounds, position and anchor point")
  func frames() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(layer.position == CGPoint(x: 25, y: 40))
    layer.anchorPoint = .zero
    #expect(layer.frame.origin == CGPoint(x: 25, y: 40))
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.layer.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
    #expect(view.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
  }

  @Test("The bounds of a path are those of its curves")
  func paths() {
    let half = UIBezierPath(
      arcCenter: CGPoint(x: 50, y: 50), radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(abs(half.bounds.minX - 40) < 0.01 && abs(half.bounds.maxX - 60) < 0.01)
    #expect(abs(half.bounds.minY - 50) < 0.01 && abs(half.bounds.maxY - 60) < 0.01)
    let oval = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(oval.contains(CGPoint(x: 10, y: 5)))
    #expect(!oval.contains(CGPoint(x: 1, y: 1)))
    let triangle = UIBezierPath()
    triangle.move(to: .zero)
    triangle.addLine(to: CGPoint(x: 10, y: 0))
    triangle.addLine(to: CGPoint(x: 0, y: 10))
    triangle.close()
    #expect(triangle.currentPoint == .zero)
    #expect(triangle.contains(CGPoint(x: 3, y: 3)) && !triangle.contains(CGPoint(x: 8, y: 8)))
  }

  @Test("A gradient's colours are spread evenly where they have no locations")
  func gradient() {
    let layer = CAGradientLayer()
    layer.colors = [UIColor.red.cgColor, UIColor.green.cgColor, UIColor.blue.cgColor]
    #expect(layer.stops.map(\.location) == [0, 0.5, 1])
    layer.locations = [0.2, 0.1, 0.9]
    #expect(layer.stops.map(\.location) == [0.2, 0.2, 0.9])
  }

  private final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
  }

  @Test("A view has a layer of the class that it names")
  func layerClass() {
    #expect(GradientView(frame: .zero).layer is CAGradientLayer)
    let view = RingView(frame: .zero)
    #expect((view.layer as? RingLayer)?.width == 3)
    #expect(view.backgroundColor == UIColor(cgColor: UIColor.red.cgColor))
  }

  private final class RingLayer: CAShapeLayer {
    var width = 0
    override init() {
      super.init()
      width = 3
      backgroundColor = UIColor.red.cgColor
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class RingView: UIView {
    override class var layerClass: AnyClass { RingLayer.self }
  }
}
