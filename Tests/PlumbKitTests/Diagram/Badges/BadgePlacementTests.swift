import Scene
import TestSupport
import Testing

@testable import PlumbKit

@Suite("Badges")
struct BadgePlacementTests {
  private let bounds = Scene.Rect(0, 0, 100, 60)

  @Test("stand at their first free spot, without a leader line")
  func firstSpot() {
    let placed = place([badge(at: [.init(50, 30), .init(50, 10)])])
    #expect(placed.map(\.rect) == [Scene.Rect(43, 24.75, 14, BadgeText.height)])
    #expect(placed[0].leader.isEmpty)
  }

  @Test("give way to text and to each other")
  func giveWay() {
    let spots = [Scene.Point(50, 30), Scene.Point(50, 10), Scene.Point(50, 50)]
    let placed = place(
      [badge(at: spots), badge(at: spots)], text: [Scene.Rect(40, 25, 20, 10)])
    #expect(placed.map(\.rect.y) == [4.75, 44.75])
  }

  @Test("cover a line only where other spots are worse")
  func lines() {
    let line = Scene.Rect(0, 29, 100, 1)
    let spots = [Scene.Point(50, 30), Scene.Point(50, 10)]
    let placed = BadgePlacement(text: [], lines: [line], bounds: bounds)
      .place([badge(at: spots)], .fixed)
    #expect(placed[0].rect.y == 4.75)
  }

  @Test("without a spot go to the nearer gutter, tied to their anchor")
  func gutter() {
    let placed = place([
      badge(at: [], anchor: .init(10, 30)), badge(at: [], anchor: .init(90, 30)),
    ])
    #expect(placed[0].rect.maxX == -BadgePlacement.gutterDistance)
    #expect(placed[1].rect.x == 100 + BadgePlacement.gutterDistance)
    #expect(placed[0].leader == [.init(10, 30), .init(0, 30), .init(-12, 30)])
  }

  @Test("choose the gutter on whose way there is less text")
  func gutterSide() {
    let placed = place(
      [badge(at: [], anchor: .init(30, 30))], text: [Scene.Rect(5, 20, 20, 20)])
    #expect(placed[0].rect.x > 100)
  }

  @Test("never overlap text or each other, however many there are", arguments: 0..<40)
  func neverOverlap(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let point = {
      Scene.Point(.random(in: 0...100, using: &random), .random(in: 0...60, using: &random))
    }
    let text = (0..<4).map { _ in
      let corner = point()
      return Scene.Rect(corner.x * 0.75, corner.y, 25, 8)
    }
    let badges = (0..<25).map { _ in
      badge(at: (0..<5).map { _ in point() }, anchor: point())
    }
    let placed = place(badges, text: text)
    #expect(placed.count == badges.count)
    for (index, one) in placed.enumerated() {
      #expect(!text.contains { $0.overlaps(one.rect) })
      #expect(!placed[..<index].contains { $0.rect.overlaps(one.rect) })
    }
  }

  private func badge(at spots: [Scene.Point], anchor: Scene.Point = .init(50, 30)) -> Badge {
    Badge(
      text: "20", style: .hollow, color: .black, anchors: [.init(left: anchor, right: anchor)],
      spots: { _ in spots })
  }

  private func place(_ badges: [Badge], text: [Scene.Rect] = []) -> [PlacedBadge] {
    BadgePlacement(text: text, lines: [], bounds: bounds).place(badges, .fixed)
  }
}
