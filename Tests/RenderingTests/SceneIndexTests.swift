import Scene
import Testing

@testable import Rendering

@Suite("Finding the nodes of a band")
struct SceneIndexTests {
  @Test("A group gives exactly the children that reach into a rectangle, in paint order")
  func children() throws {
    var state: UInt64 = 9
    func random(_ limit: Double) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (Double(state >> 40) / Double(1 << 24) * limit).rounded()
    }
    let boxes = (0..<200).map { _ in
      Scene.Rect(random(50), random(1000), random(20), random(300))
    }
    let scene = Scene(
      size: Scene.Size(100, 1000), nodes: boxes.map { .fill(.rectangle($0), .black) })
    let root = try SceneIndex(scene).root
    for top in stride(from: -10.0, to: 1300, by: 37) {
      let visible = Scene.Rect(0, top, 100, 30)
      let expected = boxes.filter { $0.intersection(visible) != nil }
      let found = root.children(in: visible).map(\.bounds)
      #expect(found == expected, "from \(top)")
    }
  }

  @Test("A group's bounds are its children's, cut by its clip, where its transform puts them")
  func bounds() throws {
    let group = Scene.Group(
      transform: .translation(100, 0), clip: .rectangle(Scene.Rect(5, 0, 100, 7)),
      children: [.fill(.rectangle(Scene.Rect(0, 0, 10, 10)), .black)])
    let root = try SceneIndex(Scene(size: Scene.Size(1, 1), nodes: [.group(group)])).root
    #expect(root.bounds == Scene.Rect(105, 0, 5, 7))
  }

  @Test("A line's bounds leave room for its thickness and its corners")
  func stroke() throws {
    let path = Scene.Path.segment(Scene.Point(10, 10), Scene.Point(20, 10))
    let style = Scene.StrokeStyle(width: 2, join: .round)
    let scene = Scene(size: Scene.Size(1, 1), nodes: [.stroke(path, .black, style)])
    #expect(try SceneIndex(scene).root.bounds == Scene.Rect(8, 8, 14, 4))
  }
}
