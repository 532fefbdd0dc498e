import Scene
import Testing

@testable import UIKitCore
@testable import ViewDrawing

@Suite("Content modes")
struct ContentPlacementTests {
  @Test(
    "place 40 × 20 in bounds of 100 × 100",
    arguments: [
      (UIView.ContentMode.scaleToFill, Scene.Rect(0, 0, 100, 100)),
      (.scaleAspectFit, Scene.Rect(0, 25, 100, 50)),
      (.scaleAspectFill, Scene.Rect(-50, 0, 200, 100)), (.center, Scene.Rect(30, 40, 40, 20)),
      (.top, Scene.Rect(30, 0, 40, 20)), (.bottomRight, Scene.Rect(60, 80, 40, 20)),
      (.left, Scene.Rect(0, 40, 40, 20)),
    ])
  func modes(mode: UIView.ContentMode, expected: Scene.Rect) {
    let placement = ContentPlacement(
      bounds: Scene.Rect(0, 0, 100, 100), size: Scene.Size(40, 20))
    #expect(placement.rect(mode) == expected)
  }
}
