import ImageCoding
import Testing

@testable import Snapshots

@Suite("Colours that change beside a move")
struct RecoloringTests {
  private static let (white, black, red, blue): (UInt32, UInt32, UInt32, UInt32) = (
    0xFFFF_FFFF, 0xFF00_0000, 0xFFFF_3B30, 0xFF00_7AFF
  )
  private let place = PictureRegion(x: 2, y: 4, width: 20, height: 10)

  /// A picture in one colour with a rectangle in two: a ground, and strokes in front of it.
  private func picture(at region: PictureRegion, _ ground: UInt32, _ front: UInt32? = nil)
    -> PixelBuffer
  {
    var picture = PixelBuffer(width: 60, height: 60, filledWith: Self.white)
    for y in region.y..<region.y + region.height {
      for x in region.x..<region.x + region.width {
        picture[x, y] = x % 4 == 0 ? front ?? ground : ground
      }
    }
    return picture
  }

  private func text(
    _ old: (UInt32, UInt32?), _ new: (UInt32, UInt32?)
  ) -> String? {
    let moved = PictureRegion(x: place.x + 4, y: place.y + 12, width: 20, height: 10)
    return Recoloring(
      "row 0 badge", picture(at: place, old.0, old.1), at: place, picture(at: moved, new.0, new.1),
      at: moved)?.text
  }

  @Test("of the ground, and of letters on the same ground")
  func changes() {
    #expect(text((Self.red, nil), (Self.blue, nil)) == "row 0 badge: colour #FF3B30 → #007AFF")
    #expect(
      text((Self.white, Self.black), (Self.white, Self.red))
        == "row 0 badge: colour #000000 → #FF3B30")
  }

  @Test("not of what has moved only, or differs by what nobody sees")
  func none() {
    #expect(text((Self.red, Self.white), (Self.red, Self.white)) == nil)
    #expect(text((Self.red, nil), (0xFFFA_3B30, nil)) == nil)
  }

  @Test("outside of the picture nothing is read")
  func outside() {
    let beyond = PictureRegion(x: -5, y: 55, width: 100, height: 100)
    let picture = picture(at: place, Self.red)
    #expect(Recoloring("a", picture, at: beyond, picture, at: beyond) == nil)
  }
}
