import Scene
import Testing

@testable import Rendering

@Suite("Long dashed lines")
struct LongDashTests {
  private let style = Scene.StrokeStyle(width: 1, dash: [3, 2])

  @Test("A band gets the part near it, with the dashes where they would have been")
  func part() throws {
    let path = Scene.Path.segment(Scene.Point(2, 0), Scene.Point(2, 100_000))
    let pieces = try #require(
      VisibleStroke.pieces(of: path, style, in: Scene.Rect(0, 50_001, 10, 128)))
    #expect(pieces.count == 1)
    #expect(pieces[0].offset == 0)
    guard case .move(let start) = pieces[0].elements[0],
      case .line(let end) = pieces[0].elements[1]
    else { return #expect(Bool(false), "a piece is a line") }
    #expect(start.y.truncatingRemainder(dividingBy: 5) == 0)
    #expect((49_900...50_001).contains(start.y) && (50_129...50_200).contains(end.y))
  }

  @Test("What all bands get grows with the height, not with its square")
  func size() {
    func work(_ height: Double) -> Double {
      let path = Scene.Path.rectangle(Scene.Rect(1, 1, 8, height - 2))
      var length = 0.0
      for top in stride(from: 0, to: height, by: 128) {
        let pieces = VisibleStroke.pieces(of: path, style, in: Scene.Rect(0, top, 10, 128)) ?? []
        for piece in pieces {
          var pen = Scene.Point.zero
          for element in piece.elements {
            switch element {
            case .move(let point): pen = point
            case .line(let point):
              length += abs(point.x - pen.x) + abs(point.y - pen.y)
              pen = point
            default: break
            }
          }
        }
      }
      return length
    }
    let (short, long) = (work(20_000), work(80_000))
    #expect(short > 40_000)
    #expect(long < 4.2 * short)
    #expect(long < 80_000 * 5)
  }

  @Test("The pixels are those of the whole line, whatever the band")
  func pixels() throws {
    func dark(_ height: Double, row: Int) throws -> [Bool] {
      let path = Scene.Path.rectangle(Scene.Rect(2.5, 2.5, 6, height - 5))
      let node = Scene.Node.stroke(path, .black, style)
      let picture = try Scenes.pixels([node], width: 12, height: height)
      return (0..<300).map { picture[2, row + $0] & 0xff < 128 }
    }
    // The left side runs last: its phase is that of the whole way around, 6 + h + 6.
    let whole = try dark(2_005, row: 300), cut = try dark(12_005, row: 10_300)
    #expect(whole.contains(true) && whole.contains(false))
    #expect(whole == cut)
  }

  @Test("Short, solid and curved lines are left to Cairo")
  func others() {
    let far = Scene.Rect(0, 0, 10, 10)
    let line = Scene.Path.segment(Scene.Point(0, 0), Scene.Point(0, 9_000))
    #expect(VisibleStroke.pieces(of: line, style, in: far) == nil)
    let long = Scene.Path.segment(Scene.Point(0, 0), Scene.Point(0, 90_000))
    #expect(VisibleStroke.pieces(of: long, Scene.StrokeStyle(width: 1), in: far) == nil)
    let curve = Scene.Path([
      .move(.zero), .quadratic(Scene.Point(5, 45_000), Scene.Point(0, 90_000)),
    ])
    #expect(VisibleStroke.pieces(of: curve, style, in: far) == nil)
  }
}
