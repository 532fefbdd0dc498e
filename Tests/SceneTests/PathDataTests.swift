import Scene
import Testing

@Suite("Path data")
struct PathDataTests {
  @Test("Repeated commands drop their letter, minus signs their blank")
  func short() {
    let path = Scene.Path([
      .move(Scene.Point(-1, -2)), .line(Scene.Point(3, 4)), .line(Scene.Point(-5, 6.5)),
      .cubic(Scene.Point(1, 2), Scene.Point(-3, 4), Scene.Point(5, -6)),
      .quadratic(Scene.Point(0, 0), Scene.Point(1, 1)), .close, .move(Scene.Point(7, 8)),
      .line(Scene.Point(9, 8)), .line(Scene.Point(10, 8)), .line(Scene.Point(10, -8)), .close,
    ])
    #expect(
      String(decoding: PathData(path).bytes, as: UTF8.self)
        == "M-1-2L3 4-5 6.5C1 2-3 4 5-6Q0 0 1 1ZM7 8H9 10V-8Z")
  }
}
