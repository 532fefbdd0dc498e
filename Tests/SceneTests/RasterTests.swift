import Scene
import Testing

@Suite("Raster")
struct RasterTests {
  @Test("Pixels must fill the picture exactly")
  func count() {
    #expect(Scene.Raster(width: 2, height: 1, rgba: [UInt8](repeating: 0, count: 8)) != nil)
    #expect(Scene.Raster(width: 2, height: 1, rgba: [UInt8](repeating: 0, count: 7)) == nil)
    #expect(Scene.Raster(width: 0, height: 0, rgba: []) == nil)
    #expect(Scene.Raster(width: -1, height: -1, rgba: [0, 0, 0, 0]) == nil)
    #expect(Scene.Raster(width: .max, height: 8, rgba: []) == nil)
  }
}
