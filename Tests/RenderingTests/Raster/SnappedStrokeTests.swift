import Rendering
import Scene
import Testing

@Suite("Strokes on the pixel grid")
struct SnappedStrokeTests {
  /// The darkness of each row of a level line at `y`, `width` thick.
  private func rows(at y: Double, width: Double, scale: Double = 1) throws -> [Int] {
    let path = Scene.Path.segment(Scene.Point(-5, y), Scene.Point(5, y))
    let node = Scene.Node.stroke(path, .black, Scene.StrokeStyle(width: width))
    let picture = try Scenes.pixels([node], width: 1, height: 4 / scale, scale: scale)
    return (0..<4).map { 255 - Int(picture[0, $0] & 0xff) }
  }

  @Test("A line of one pixel fills one row wherever it lies")
  func hairline() throws {
    #expect(try rows(at: 1, width: 1) == [0, 255, 0, 0])
    #expect(try rows(at: 1.3, width: 1) == [0, 255, 0, 0])
    #expect(try rows(at: 1.99, width: 1) == [0, 255, 0, 0])
    #expect(try rows(at: 1, width: 0.5, scale: 2) == [0, 0, 255, 0])
  }

  @Test("A line thinner than a pixel is one pixel, a line of two lies on both sides of its path")
  func thickness() throws {
    #expect(try rows(at: 2, width: 0.1) == [0, 0, 255, 0])
    #expect(try rows(at: 2.2, width: 2) == [0, 255, 255, 0])
    #expect(try rows(at: 1, width: 1, scale: 2) == [0, 255, 255, 0])
  }

  @Test("A frame has four hard sides")
  func frame() throws {
    let path = Scene.Path.rectangle(Scene.Rect(0.6, 0.6, 2, 2))
    let node = Scene.Node.stroke(path, .black, Scene.StrokeStyle(width: 1))
    let picture = try Scenes.pixels([node], width: 4, height: 4)
    let dark = picture.words.indices.filter { picture.words[$0] == 0xff00_0000 }
    #expect(dark == [0, 1, 2, 4, 6, 8, 9, 10])
    #expect(picture.words.filter { $0 == 0xffff_ffff }.count == 8)
  }

  @Test("Slanting lines stay where they are, antialiased")
  func slanting() throws {
    let path = Scene.Path.segment(Scene.Point(0, 0), Scene.Point(4, 4))
    let node = Scene.Node.stroke(path, .black, Scene.StrokeStyle(width: 1))
    let picture = try Scenes.pixels([node], width: 4, height: 4)
    #expect((1..<3).allSatisfy { picture[$0, $0] & 0xff < 100 })
    #expect((0x80...0xf0).contains(picture[2, 1] & 0xff))
  }
}
