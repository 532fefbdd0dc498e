import Scene
import Testing

@testable import Rendering

@Suite("Coverage")
struct CoverageRasterTests {
  private func coverage(_ path: Scene.Path, width: Int, height: Int) -> [UInt8] {
    var raster = CoverageRaster(width: width, height: height)
    raster.add(path, scale: 1, shift: .zero)
    return raster.coverage().map { word in
      #expect(word == (word & 0xff) &* 0x0101_0101)
      return UInt8(word & 0xff)
    }
  }

  @Test("A rectangle covers each pixel by the part that lies in it")
  func rectangle() {
    let path = Scene.Path.rectangle(Scene.Rect(0.5, 0.25, 1.75, 1))
    // Rows covered 3/4 and 1/4, columns 1/2, 1 and 1/4.
    #expect(coverage(path, width: 3, height: 2) == [96, 191, 48, 32, 64, 16])
  }

  @Test("The direction of an outline does not matter, a hole of the other direction does")
  func direction() {
    let outer = Scene.Path.rectangle(Scene.Rect(0, 0, 3, 3)).elements
    let hole = Scene.Path.polygon([
      Scene.Point(1, 1), Scene.Point(1, 2), Scene.Point(2, 2), Scene.Point(2, 1),
    ]).elements
    let backwards = Scene.Path.polygon([
      Scene.Point(0, 0), Scene.Point(0, 3), Scene.Point(3, 3), Scene.Point(3, 0),
    ])
    #expect(coverage(backwards, width: 3, height: 3) == [UInt8](repeating: 255, count: 9))
    #expect(
      coverage(Scene.Path(outer + hole), width: 3, height: 3) == [
        255, 255, 255, 255, 0, 255, 255, 255, 255,
      ])
  }

  @Test("Where two parts of a glyph overlap it is still only covered")
  func overlap() {
    let path = Scene.Path(
      Scene.Path.rectangle(Scene.Rect(0, 0, 2, 1)).elements
        + Scene.Path.rectangle(Scene.Rect(1, 0, 2, 1)).elements)
    #expect(coverage(path, width: 3, height: 1) == [255, 255, 255])
  }

  @Test("Random triangles agree with counting 24 × 24 points a pixel")
  func triangles() {
    var state: UInt64 = 42
    func random() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 40) / Double(1 << 24) * 8
    }
    for _ in 0..<12 {
      let corners = (0..<3).map { _ in Scene.Point(random(), random()) }
      let exact = coverage(.polygon(corners), width: 8, height: 8)
      for y in 0..<8 {
        for x in 0..<8 {
          let counted = count(corners, x, y)
          #expect(abs(Double(exact[y * 8 + x]) / 255 - counted) < 0.05, "\(corners) at \(x), \(y)")
        }
      }
    }
  }

  /// The part of 24 × 24 points of a pixel that lie on the same side of all three edges.
  private func count(_ corners: [Scene.Point], _ x: Int, _ y: Int) -> Double {
    var inside = 0
    for step in 0..<24 * 24 {
      let px = Double(x) + (Double(step % 24) + 0.5) / 24
      let py = Double(y) + (Double(step / 24) + 0.5) / 24
      let sides = (0..<3).map { index -> Bool in
        let (a, b) = (corners[index], corners[(index + 1) % 3])
        return (b.x - a.x) * (py - a.y) - (b.y - a.y) * (px - a.x) > 0
      }
      if Set(sides).count == 1 { inside += 1 }
    }
    return Double(inside) / 576
  }
}
