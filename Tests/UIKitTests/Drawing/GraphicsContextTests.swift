import Testing

@testable import UIKit
@testable import UIKitCore

@Suite("A graphics context", .estimatedText)
struct GraphicsContextTests {
  private let bounds = CGRect(x: 0, y: 0, width: 100, height: 50)

  /// What a closure draws.
  private func nodes(_ body: (CGContext) -> Void) -> [RecordedDrawing.Node] {
    RecordedDrawing(bounds: bounds, scale: 2, body).nodes
  }

  @Test("records areas where the transform puts them, in the colour of the moment")
  func areas() {
    let nodes = nodes { context in
      context.setFillColor(UIColor.red.cgColor)
      context.saveGState()
      context.translateBy(x: 10, y: 5)
      context.scaleBy(x: 2, y: 2)
      context.fill(CGRect(x: 1, y: 1, width: 3, height: 4))
      context.restoreGState()
      UIColor.blue.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(nodes.count == 2)
    guard case .fill(let first, .red) = nodes[0], case .fill(let second, .blue) = nodes[1] else {
      Issue.record("\(nodes)")
      return
    }
    #expect(first.bounds == CGRect(x: 12, y: 7, width: 6, height: 8))
    #expect(second.bounds == CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  @Test("draws lines with the pen of the present coordinates")
  func lines() {
    let nodes = nodes { context in
      context.scaleBy(x: 2, y: 1)
      context.setLineWidth(3)
      context.setLineCap(.round)
      context.setLineDash(phase: 0, lengths: [4])
      context.move(to: CGPoint(x: 0, y: 10))
      context.addLine(to: CGPoint(x: 20, y: 10))
      context.strokePath()
    }
    guard case .group(let group)? = nodes.first,
      case .stroke(let path, _, let line)? = group.nodes.first
    else {
      Issue.record("\(nodes)")
      return
    }
    #expect(group.transform == CGAffineTransform(scaleX: 2, y: 1))
    #expect(path.elements == [.move(CGPoint(x: 0, y: 10)), .line(CGPoint(x: 20, y: 10))])
    #expect(line.width == 3 && line.cap == .round && line.dash == [4, 4])
  }

  @Test("keeps what is drawn under one clip in one group, and ends it with the state")
  func clips() {
    let clip = CGRect(x: 0, y: 0, width: 10, height: 10)
    let nodes = nodes { context in
      context.saveGState()
      context.clip(to: clip)
      context.fill(bounds)
      context.fillEllipse(in: bounds)
      context.restoreGState()
      context.fill(clip)
    }
    guard nodes.count == 2, case .group(let group) = nodes[0], case .fill = nodes[1] else {
      Issue.record("\(nodes)")
      return
    }
    #expect(group.clip == .rectangle(clip))
    #expect(group.nodes.count == 2)
  }

  @Test("turns the inner outline of an even-odd ring round, and leaves a plain one alone")
  func evenOdd() {
    let outer = PathOutline.rectangle(CGRect(x: 0, y: 0, width: 10, height: 10))
    let inner = PathOutline.rectangle(CGRect(x: 2, y: 2, width: 6, height: 6))
    let ring = PathOutline(outer.elements + inner.elements)
    #expect(ring.contains(CGPoint(x: 5, y: 5), evenOdd: false))
    #expect(!ring.filledWithoutRule.contains(CGPoint(x: 5, y: 5), evenOdd: false))
    #expect(ring.filledWithoutRule.contains(CGPoint(x: 1, y: 5), evenOdd: false))
    #expect(outer.filledWithoutRule == outer)
  }

  @Test("erases by a hole in what is there, and all of it where nothing is left")
  func erasing() {
    let nodes = nodes { context in
      context.fill(bounds)
      context.setBlendMode(.clear)
      context.fillEllipse(in: CGRect(x: 10, y: 10, width: 20, height: 20))
    }
    guard nodes.count == 1, case .group(let group) = nodes[0], let clip = group.clip else {
      Issue.record("\(nodes)")
      return
    }
    #expect(!clip.contains(CGPoint(x: 20, y: 20), evenOdd: false))
    #expect(clip.contains(CGPoint(x: 5, y: 20), evenOdd: false))
    let none = self.nodes { context in
      context.fill(bounds)
      context.clear(bounds)
    }
    #expect(none.isEmpty)
  }

  @Test("draws the arc that touches two lines")
  func tangents() {
    var path = PathOutline([.move(CGPoint(x: 0, y: 10))])
    path.addArc(tangentTo: .zero, CGPoint(x: 10, y: 0), radius: 4)
    // The corner at the origin with a radius of 4: from (0, 4) to (4, 0).
    guard case .line(let start) = path.elements[1], case .cubic(_, _, let end)? = path.elements.last
    else {
      Issue.record("\(path)")
      return
    }
    #expect(abs(start.x) < 1e-9 && abs(start.y - 4) < 1e-9)
    #expect(abs(end.x - 4) < 1e-9 && abs(end.y) < 1e-9)
    #expect(path.elements.count == 3)
  }

  @Test("runs a path backwards with its curves")
  func reversing() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 4, y: 0), controlPoint: CGPoint(x: 2, y: 3))
    path.addLine(to: CGPoint(x: 4, y: 8))
    path.close()
    #expect(
      path.reversing().outline.elements == [
        .move(CGPoint(x: 4, y: 8)), .line(CGPoint(x: 4, y: 0)),
        .quadratic(CGPoint(x: 2, y: 3), .zero), .close,
      ])
  }

  @Test("of a renderer makes an image of its size and scale, and leaves the one around it alone")
  func renderer() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    var inner: UIImage?
    let outer = nodes { context in
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format)
      inner = renderer.image { context in
        UIColor.green.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
      }
      inner?.draw(at: CGPoint(x: 7, y: 8))
      #expect(UIGraphicsGetCurrentContext() === context)
    }
    #expect(inner?.size == CGSize(width: 20, height: 10))
    #expect(inner?.scale == 3)
    #expect(inner?.cgImage?.width == 60)
    guard outer.count == 1, case .image(_, let rect, nil) = outer[0] else {
      Issue.record("\(outer)")
      return
    }
    #expect(rect == CGRect(x: 7, y: 8, width: 20, height: 10))
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 5, height: 6), false, 0)
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.scale == 2)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("starts dashes at the phase, as far as a pattern can say it")
  func dashes() {
    #expect(RecordedDrawing.Line.dash([6, 3], phase: 0) == [6, 3])
    #expect(RecordedDrawing.Line.dash([1, 2, 3, 4], phase: 3) == [3, 4, 1, 2])
    #expect(RecordedDrawing.Line.dash([5], phase: 0) == [5, 5])
    #expect(RecordedDrawing.Line.dash([0, 0], phase: 0) == [])
    #expect(RecordedDrawing.Line.dash([.nan], phase: 0) == [])
  }
}
