import Scene
import TestSupport
import Testing
import ViewDrawing

@testable import PlumbKit

@Suite("Rulers")
struct RulerTests {
  private let text = SheetText(SceneAssets(BoxSetter()), size: 8)

  /// Where the ticks of each length stand, shortest first, and how many numbers there are.
  private func ruler(
    _ axis: Ruler.Axis, _ length: Double
  ) -> (ticks: [[Double]], numbers: Int) {
    var ticks: [[Double]] = []
    var numbers = 0
    let nodes = Ruler(axis: axis, length: length, color: .black, text: text)
      .nodes(at: Scene.Point(0, 0))
    for node in nodes {
      switch node {
      case .stroke(let path, _, _):
        ticks.append(
          path.elements.compactMap { element in
            guard case .move(let point) = element else { return nil }
            return axis == .horizontal ? point.x : point.y
          })
      default: numbers += 1
      }
    }
    return (ticks, numbers)
  }

  @Test(
    "have ticks at tens, fifties and hundreds, and at their end",
    arguments: [Ruler.Axis.horizontal, .vertical])
  func ticks(axis: Ruler.Axis) {
    let ruler = ruler(axis, 135)
    #expect(ruler.ticks[0] == [10, 20, 30, 40, 60, 70, 80, 90, 110, 120, 130])
    #expect(ruler.ticks[1] == [50])
    #expect(ruler.ticks[2] == [0, 100, 135])
  }

  @Test(
    "number hundreds and the end, unless the end is too close",
    arguments: [(320, 4), (300, 4), (568, 7), (310, 3 + 1), (402, 5)])
  func numbers(length: Double, count: Int) {
    let hundreds = Int(length / 100)
    let isClose = length - Double(hundreds * 100) < 28
    #expect(ruler(.horizontal, length).numbers == hundreds + (isClose ? 1 : 2))
  }

  @Test("leave out a tick that would touch that of the end")
  func end() {
    #expect(ruler(.horizontal, 402).ticks[2] == [0, 100, 200, 300, 402])
    #expect(ruler(.horizontal, 402).ticks[0].last == 390)
  }
}
