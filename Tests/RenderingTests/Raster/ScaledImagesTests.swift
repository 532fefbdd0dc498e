import Scene
import Testing

@testable import Rendering

@Suite("Images that come again")
struct ScaledImagesTests {
  private func raster() throws -> Scene.Raster {
    var rgba: [UInt8] = []
    for index in 0..<256 { rgba.append(index % 4 == 3 ? 255 : UInt8(index * 37 % 256)) }
    return try #require(Scene.Raster(width: 8, height: 8, rgba: rgba))
  }

  @Test("look the same wherever they stand, across bands as well")
  func copies() throws {
    var scene = Scene(size: Scene.Size(20, 300), nodes: [])
    scene.images = [try raster()]
    scene.nodes = stride(from: 0.0, to: 290, by: 10).map {
      .image(0, Scene.Rect(3.25, $0 + 0.5, 5, 5))
    }
    let picture = try PNGRenderer(scale: 1).pixels(scene)
    let first = (0..<10).flatMap { y in (0..<20).map { picture[$0, y] } }
    #expect(Set(first).count > 5)
    for top in stride(from: 10, to: 290, by: 10) {
      #expect((0..<10).flatMap { y in (0..<20).map { picture[$0, top + y] } } == first, "\(top)")
    }
  }

  @Test("are scaled once for a position within a pixel")
  func once() throws {
    let images = ScaledImages()
    let surface = try ImageSurface(try raster())
    func tile(_ x: Double, _ y: Double, side: Double = 5) throws -> ScaledImages.Tile? {
      try images.tile(of: surface, 0, in: Scene.Rect(x, y, side, side), .scale(2, 2))
    }
    for index in 0..<1000 { _ = try tile(Double(index % 4) / 8, Double(index) * 20) }
    #expect(images.count == 4)
    #expect(try tile(0, 0, side: 1000) == nil)
    #expect(
      try images.tile(
        of: surface, 0, in: Scene.Rect(0, 0, 5, 5),
        Scene.Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)) == nil)
  }
}
