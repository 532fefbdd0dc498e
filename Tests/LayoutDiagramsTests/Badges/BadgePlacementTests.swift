import Scene
import TestSupport
import Testing

@testable import LayoutDiagrams

@Suite("Badges")
struct BadgePlacementTests {
  private let bounds = Scene.Rect(0, 0, 100, 60)

  @Test("stand at their first free spot, without a leader line")
  func firstSpot() {
    let placed = place([badge(at: [.init(50, 30), .init(50, 10)])])
    #expect(placed.map(\.rect) == [Scene.Rect(center: .init(50, 30), size)])
    #expect(placed[0].leader.isEmpty)
  }

  @Test("give way to text and to each other")
  func giveWay() {
    let spots = [Scene.Point(50, 30), Scene.Point(50, 10), Scene.Point(50, 50)]
    let placed = place(
      [badge(at: spots), badge(at: spots)], text: [Scene.Rect(40, 25, 20, 10)])
    #expect(placed.map(\.rect.y) == [10 - size.height / 2, 50 - size.height / 2])
  }

  @Test("cover a line only where other spots are worse")
  func lines() {
    let line = Scene.Rect(0, 29, 100, 1)
    let spots = [Scene.Point(50, 30), Scene.Point(50, 10)]
    #expect(place([badge(at: spots)], lines: [line])[0].rect.y == 10 - size.height / 2)
  }

  @Test("may cover their own line")
  func ownLine() {
    let line = Scene.Rect(0, 29, 100, 1)
    var badge = badge(at: [.init(50, 30), .init(50, 10)])
    badge.own = [line]
    #expect(place([badge], lines: [line])[0].rect.y == 30 - size.height / 2)
  }

  @Test("move aside for one that would have no place, if they have another")
  func push() {
    let flexible = badge(at: [.init(50, 30), .init(50, 10)])
    let stuck = badge(at: [.init(52, 30)])
    let placed = place([flexible, stuck])
    #expect(placed.map(\.rect.y) == [10 - size.height / 2, 30 - size.height / 2])
  }

  @Test("without a spot stand off a little, tied to their anchor")
  func tethered() {
    let placed = place([badge(at: [], anchor: .init(50, 30))])
    #expect(placed[0].leader.first == Scene.Point(50, 30))
    #expect(bounds.contains(placed[0].rect))
    #expect(!placed[0].rect.overlaps(Scene.Rect(49, 29, 2, 2)))
  }

  @Test("without any room go to the nearer gutter")
  func gutter() {
    let placed = place(
      [badge(at: [], anchor: .init(10, 30)), badge(at: [], anchor: .init(90, 30))],
      text: [bounds])
    #expect(placed[0].rect.maxX == -Gutters.distance)
    #expect(placed[1].rect.x == 100 + Gutters.distance)
    #expect(placed[0].leader == [.init(10, 30), .init(0, 30), .init(-10, 30)])
  }

  @Test("choose the gutter on whose way there is less text")
  func gutterSide() {
    let row = Scene.Rect(0, 0, 60, 60)
    let text = [Scene.Rect(0, 0, 60, 29), Scene.Rect(0, 31, 60, 29), Scene.Rect(5, 20, 15, 20)]
    let placed = BadgePlacement(text: text, lines: [], bounds: row, row: row)
      .place([badge(at: [], anchor: .init(25, 30))], .fixed)
    #expect(placed[0].rect.x > 60)
  }

  @Test("go to the gutters when their number exceeds what may be searched")
  func budget() {
    let badges = (0..<50).map { _ in badge(at: [.init(50, 30)]) }
    let placed = BadgePlacement(
      text: [], lines: [], bounds: bounds, row: bounds, budget: PlacementBudget(0)
    ).place(badges, .fixed)
    #expect(placed.count == 50)
    #expect(placed.allSatisfy { $0.rect.maxX < 0 || $0.rect.x > 100 })
  }

  @Test("are numbered, with a key below the row, where more than a few find no place")
  func callouts() {
    let tall = Scene.Rect(0, 0, 100, 200)
    let badges = (0..<9).map { index in
      badge(at: [], anchor: .init(80, 190 - 20 * Double(index)), text: "name")
    }
    let placement = BadgePlacement(text: [tall], lines: [], bounds: tall, row: tall)
    let placed = placement.place(badges, .fixed)
    let isBelow = placed.map { $0.rect.y > tall.maxY && $0.leader.isEmpty }
    #expect(isBelow == Array(repeating: true, count: 9))
    let numbers = placed.map { $0.numbers.map(\.text) }
    #expect(numbers == "IHGFEDCBA".map { ["\($0)", "\($0)"] })
    let few = placement.place(Array(badges.dropLast()), .fixed)
    #expect(few.flatMap(\.numbers).isEmpty)
  }

  @Test("are numbered as well where the gutter is far, and written out where a number has no place")
  func farGutters() {
    let wide = Scene.Rect(0, 0, 300, 60)
    var badge = badge(at: [], anchor: .init(150, 30), text: "name")
    badge.title = "name, 20 wide"
    // A gap that is wide enough for a number below the mark, and not for the name.
    let text = [
      Scene.Rect(0, 0, 300, 10), Scene.Rect(0, 50, 300, 10), Scene.Rect(0, 10, 142, 40),
      Scene.Rect(158, 10, 142, 40),
    ]
    let numbered = BadgePlacement(text: text, lines: [], bounds: wide, row: wide)
      .place([badge], .fixed)
    #expect(numbered[0].text == "name" && numbered[0].rect.y > 60)
    #expect(numbered[0].numbers.map(\.text) == ["A", "A"])
    #expect(numbered[0].numbers.allSatisfy { $0.leaderLength <= Callouts.longestNumberLeader })
    let written = BadgePlacement(text: [wide], lines: [], bounds: wide, row: wide)
      .place([badge], .fixed)
    #expect(written[0].text == "name, 20 wide" && written[0].rect.y > 60)
    #expect(written[0].leader.isEmpty && written[0].numbers.isEmpty)
  }

  @Test(
    "never overlap text or each other, however many there are",
    arguments: 0..<UInt64(DocumentMutator.count(16, soaked: 40)))
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
    let quality = PlacementQuality(place(badges, text: text), text: text)
    #expect(quality.count >= badges.count)
    #expect(quality.overText == 0 && quality.overBadges == 0 && quality.coveredLeaders == 0)
  }

  /// That of the badge that all tests place.
  private var size: Scene.Size { badge(at: []).size(.fixed) }

  private func badge(
    at spots: [Scene.Point], anchor: Scene.Point = .init(50, 30), text: String = "20"
  ) -> Badge {
    Badge(
      text: text, style: .pill, color: .black, anchors: [.init(left: anchor, right: anchor)],
      spots: { _ in spots })
  }

  private func place(
    _ badges: [Badge], text: [Scene.Rect] = [], lines: [Scene.Rect] = []
  ) -> [PlacedBadge] {
    BadgePlacement(text: text, lines: lines, bounds: bounds, row: bounds).place(badges, .fixed)
  }
}
