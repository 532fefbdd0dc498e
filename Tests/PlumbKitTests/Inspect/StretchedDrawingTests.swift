import Scene
import Testing

@testable import PlumbKit

@Suite("One drawing for all widths of a piece")
struct StretchedDrawingTests {
  private let pool = InspectorPool()

  /// A row with a rectangle in it, in a view that fills it.
  private func row(_ width: Double, _ rect: (Double, Double), _ color: Scene.Color = .black)
    -> DrawnRow
  {
    let fill = Scene.Node.fill(.rectangle(Scene.Rect(rect.0, 0, rect.1, 10)), color)
    let size = Scene.Size(width, 44)
    return DrawnRow(
      node: .group(.init(id: "0", children: [fill])), size: size, sizes: [size])
  }

  private func drawing(of rows: [DrawnRow]) -> [DrawingNode]? {
    DrawingStretcher(pool, outlines: [], scale: 2).drawing(of: rows).map {
      pool.values(outlines: [], images: []).drawings[$0]
    }
  }

  /// The horizontal positions of the corners that the only view draws.
  private func corners(_ rows: [DrawnRow]) throws -> [DrawingNumber] {
    let nodes = try #require(drawing(of: rows))
    guard case .view(item: 0, let inner, opacity: 1) = nodes.first else {
      Issue.record("\(nodes)")
      return []
    }
    let children = pool.values(outlines: [], images: []).drawings[inner]
    guard case .fill(let path, color: "#000000") = children.first else {
      Issue.record("\(children)")
      return []
    }
    return stride(from: 0, to: path.numbers.count, by: 2).map { path.numbers[$0] }
  }

  @Test("An edge that keeps its distance from the far side has a share of 1 of the width")
  func stretching() throws {
    let rows = [row(320, (16, 288)), row(360, (16, 328)), row(400, (16, 368))]
    let found = Set(try corners(rows))
    #expect(found == [DrawingNumber(16), DrawingNumber(-16, share: 1)])
  }

  @Test("What is centred has a share of one half, also where it was rounded to a pixel")
  func centring() throws {
    let rows = [row(320, (140, 40)), row(321, (140.5, 40)), row(322, (141, 40))]
    let found = Set(try corners(rows))
    #expect(found == [DrawingNumber(-20, share: 0.5), DrawingNumber(20, share: 0.5)])
  }

  @Test("Rows that differ in more than numbers have no common drawing")
  func differing() {
    #expect(drawing(of: [row(320, (16, 288)), row(400, (16, 368), .white)]) == nil)
    #expect(
      drawing(of: [row(320, (16, 288)), row(360, (16, 100)), row(400, (16, 368))]) == nil,
      "a number that is not in proportion")
  }
}

@Suite("What the rows of a page share")
struct InspectorPoolTests {
  @Test("A value has the index of its first use")
  func indices() {
    let pool = InspectorPool()
    #expect(pool.line(constant: 16, slope: 0) == 0)
    #expect(pool.line(constant: -32, slope: 1) == 1)
    #expect(pool.line(constant: 16, slope: 0) == 0)
    #expect(pool.rect(.init(x: 0, y: 0, width: 1, height: 0)) == 0)
    let values = pool.values(outlines: [], images: [])
    #expect(values.lines == [.init(constant: 16, slope: 0), .init(constant: -32, slope: 1)])
  }
}
