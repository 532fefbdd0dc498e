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

  @Test("A movable path begins with its first point, and the rest is relative to that")
  func movable() {
    let path = Scene.Path([
      .move(Scene.Point(-1, -2)), .line(Scene.Point(3, 4)), .line(Scene.Point(-5, 6.5)),
      .quadratic(Scene.Point(0, 0), Scene.Point(1, 1)), .close, .move(Scene.Point(7, 8)),
      .line(Scene.Point(9, 8)), .line(Scene.Point(9, -8)), .close,
    ])
    #expect(
      String(decoding: PathData(movable: path).bytes, as: UTF8.self)
        == "-1 -2 l4 6-8 2.5q5-6.5 6-5.5zm8 10h2v-16z")
    #expect(PathData(movable: Scene.Path([])).bytes == [])
  }

  @Test("No error adds up in a movable path of a thousand thirds")
  func differences() throws {
    let points = (0...1000).map { Scene.Point(Double($0) / 3, Double($0) / 7) }
    let path = Scene.Path(
      points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) })
    let text = String(decoding: PathData(movable: path).bytes, as: UTF8.self)
    let numbers = text.replacing("-", with: " -").split { " lhv".contains($0) }.compactMap {
      Double($0)
    }
    let x = stride(from: 0, to: numbers.count, by: 2).map { numbers[$0] }.reduce(0, +)
    #expect(numbers.count == 2002)
    #expect(abs(x - 1000.0 / 3) < 0.01)
  }
}
