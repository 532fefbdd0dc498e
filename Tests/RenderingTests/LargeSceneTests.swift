import Rendering
import Scene
import Testing

/// Sizes that nobody meant, and sizes that somebody may.
@Suite("Large scenes")
struct LargeSceneTests {
  private let limit = ContinuousClock.Duration.seconds(60)

  @Test("A table of 10⁵ points is drawn in bands, whatever its rows hold")
  func tall() throws {
    let rows = (0..<2500).map { row -> Scene.Node in
      let y = Double(row) * 40
      return .group(
        Scene.Group(
          id: "row-\(row)", transform: .translation(0, y),
          children: [
            Scenes.box(0, 39, 30, 1), .fill(.ellipse(in: Scene.Rect(4, 4, 20, 20)), Scenes.red),
          ]))
    }
    let scene = Scene(size: Scene.Size(30, 100_000), nodes: rows)
    var bytes = 0
    var most = 0
    try PNGRenderer(scale: 1).render(scene) { part in
      bytes += part.count
      most = max(most, part.count)
    }
    #expect(bytes > 1000 && most < 1 << 20, "\(bytes) bytes, \(most) at once")
    #expect(try SVGRenderer().render(scene).count > 100_000)
    #expect(throws: RenderingError.pageTooLarge(width: 30, height: 100_000)) {
      try PDFRenderer().render(scene)
    }
  }

  @Test("10⁵ nodes at one place, and a zigzag of 10⁵ points, end in time")
  func many() throws {
    let start = ContinuousClock.now
    let boxes = (0..<100_000).map { Scenes.box(Double($0 % 19), Double($0 % 7), 1.5, 1.5) }
    let corners = (0..<100_000).map { index in
      Scene.Point(Double(index) / 100, index % 2 == 0 ? 2 : 18)
    }
    let style = Scene.StrokeStyle(width: 0.1)
    let fill = Scene.Node.fill(.polygon(corners), .black)
    let stroke = Scene.Node.stroke(.polygon(corners), .black, style)
    for nodes in [boxes, [fill], [stroke]] {
      let scene = Scene(size: Scene.Size(1000, 20), nodes: nodes)
      _ = try PNGRenderer(scale: 1).render(scene)
      _ = try SVGRenderer().render(scene)
    }
    #expect(ContinuousClock.now - start < limit)
  }

  @Test("Groups nested as deep as views may be are drawn")
  func deep() throws {
    var node = Scenes.box(0, 0, 1, 1)
    for _ in 0..<2000 {
      node = .group(Scene.Group(transform: .translation(0.001, 0), children: [node]))
    }
    let scene = Scene(size: Scene.Size(4, 4), nodes: [node])
    _ = try PNGRenderer(scale: 1).render(scene)
    _ = try SVGRenderer().render(scene)
    _ = try PDFRenderer().render(scene)
  }

  @Test(
    "Sizes that are none are refused by name in every format",
    arguments: [
      (Scene.Size(0, 10), RenderingError.empty), (Scene.Size(10, -1), .empty),
      (Scene.Size(.nan, 10), .notFinite(group: nil)),
      (Scene.Size(10, .infinity), .notFinite(group: nil)),
    ])
  func sizes(size: Scene.Size, error: RenderingError) {
    let scene = Scene(size: size)
    #expect(throws: error) { try PNGRenderer(scale: 2).render(scene) }
    #expect(throws: error) { try PNGRenderer(scale: 2).pixels(scene) }
    #expect(throws: error) { try SVGRenderer().render(scene) }
    #expect(throws: error) { try PDFRenderer().render(scene) }
  }

  @Test("A picture beyond its limits is refused before memory is asked for")
  func limits() {
    for size in [Scene.Size(40_000, 10), Scene.Size(10, 2e6), Scene.Size(1e300, 1e300)] {
      #expect(throws: RenderingError.self) { try PNGRenderer(scale: 1).render(Scene(size: size)) }
      #expect(throws: RenderingError.self) { try PNGRenderer(scale: 1).pixels(Scene(size: size)) }
      #expect(throws: RenderingError.self) { try PDFRenderer().render(Scene(size: size)) }
    }
    #expect(throws: RenderingError.tooLarge(width: 30_000, height: 900_000)) {
      try PNGRenderer(scale: 1).pixels(Scene(size: Scene.Size(30_000, 900_000)))
    }
  }
}
