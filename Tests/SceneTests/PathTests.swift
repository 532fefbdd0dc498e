import Scene
import Testing

@Suite("Path")
struct PathTests {
  @Test("An empty path has no bounds")
  func emptyBounds() {
    #expect(Scene.Path().bounds == nil)
    #expect(Scene.Path([.close]).bounds == nil)
  }

  @Test("Bounds hold control points too")
  func controlPoints() {
    let path = Scene.Path([
      .move(Scene.Point(1, 2)), .quadratic(Scene.Point(5, -3), Scene.Point(4, 4)),
      .cubic(Scene.Point(-2, 0), Scene.Point(0, 9), Scene.Point(3, 3)), .close,
    ])
    #expect(path.bounds == Scene.Rect(-2, -3, 7, 12))
  }

  @Test("An ellipse touches the four sides and its corners bulge to the circle")
  func ellipse() {
    let path = Scene.Path.ellipse(in: Scene.Rect(0, 0, 20, 20))
    #expect(path.bounds == Scene.Rect(0, 0, 20, 20))
    guard case .cubic(let first, let second, let end) = path.elements[1] else {
      Issue.record("expected a curve, got \(path.elements[1])")
      return
    }
    // The middle of a cubic is (p0 + 3 p1 + 3 p2 + p3) / 8; on a circle of radius 10 about
    // (10, 10) it is 10 / √2 away from the centre on both axes.
    let middle = (10 + 3 * first.x + 3 * second.x + end.x) / 8
    #expect(abs(middle - (10 + 10 / 2.0.squareRoot())) < 1e-12)
  }

  @Test("A corner radius is cut to half the shorter side and zero gives a plain rectangle")
  func radius() {
    let rect = Scene.Rect(0, 0, 40, 10)
    #expect(
      Scene.Path.roundedRectangle(rect, radius: 99)
        == Scene.Path.roundedRectangle(rect, radius: 5))
    #expect(Scene.Path.roundedRectangle(rect, radius: 0) == Scene.Path.rectangle(rect))
  }

  @Test("A polygon of no points is empty, an open one is not closed")
  func polygon() {
    #expect(Scene.Path.polygon([]).isEmpty)
    #expect(
      Scene.Path.polyline([.zero, Scene.Point(1, 0)])
        == Scene.Path.segment(.zero, Scene.Point(1, 0)))
  }

  @Test("A rectangle's path gives the rectangle back, anything else does not")
  func rectangles() {
    let rect = Scene.Rect(1.5, -2, 3, 0.25)
    #expect(Scene.Path.rectangle(rect).asRectangle == rect)
    #expect(Scene.Path.rectangle(Scene.Rect(0, 0, -1, 1)).asRectangle == nil)
    #expect(Scene.Path.ellipse(in: rect).asRectangle == nil)
    #expect(Scene.Path().asRectangle == nil)
    var slanted = Scene.Path.rectangle(rect)
    slanted.elements[2] = .line(Scene.Point(4, -1.75))
    #expect(slanted.asRectangle == nil)
  }
}
