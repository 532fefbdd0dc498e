import Scene
import Testing

@Suite("Transform")
struct TransformTests {
  @Test("Outer after inner maps as one after the other")
  func composition() {
    let inner = Scene.Transform.scale(2, 3)
    let outer = Scene.Transform(a: 0, b: 1, c: -1, d: 0, tx: 5, ty: 7)
    let point = Scene.Point(1, 1)
    #expect(outer.applied(after: inner).apply(to: point) == outer.apply(to: inner.apply(to: point)))
    #expect(outer.applied(after: inner).apply(to: point) == Scene.Point(2, 9))
  }

  @Test("Bounds of a turned rectangle are upright")
  func bounds() {
    let quarterTurn = Scene.Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    #expect(quarterTurn.bounds(of: Scene.Rect(1, 2, 10, 4)) == Scene.Rect(-6, 1, 4, 10))
  }

  @Test("Only shifts are translations")
  func translation() {
    #expect(Scene.Transform.translation(3, -4).isTranslation)
    #expect(Scene.Transform.identity.isTranslation)
    #expect(!Scene.Transform.scale(1, 2).isTranslation)
  }
}
