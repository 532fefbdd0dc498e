import Scene
import Testing

@Suite("Rect")
struct RectTests {
  @Test("A union holds both, an intersection what they share")
  func setOperations() {
    let first = Scene.Rect(0, 0, 10, 10)
    let second = Scene.Rect(6, 8, 10, 10)
    #expect(first.union(second) == Scene.Rect(0, 0, 16, 18))
    #expect(first.intersection(second) == Scene.Rect(6, 8, 4, 2))
  }

  @Test("Rectangles that touch share an empty one, rectangles apart share none")
  func touching() {
    let first = Scene.Rect(0, 0, 10, 10)
    #expect(first.intersection(Scene.Rect(10, 0, 5, 5)) == Scene.Rect(10, 0, 0, 5))
    #expect(first.intersection(Scene.Rect(11, 0, 5, 5)) == nil)
  }
}
