import Scene
import Testing

@testable import LayoutDiagrams

@Suite("The colours of a diagram", .serialized)
struct DiagramPaletteTests {
  @Test("make text in badges, on badges and on the page readable", arguments: Look.allCases)
  func contrast(look: Look) {
    let palette = look.palette
    for color in Self.roles(palette) + palette.frames {
      for ground in [palette.badge, palette.onFill, palette.page] {
        #expect(SeenColor(color).contrast(to: SeenColor(ground)) >= 4.5, "\(color) \(ground)")
      }
    }
    for color in palette.frames {
      let tag = SeenColor(palette.tint(color))
      #expect(SeenColor(color).contrast(to: tag) >= 4.5, "\(color) in a tag")
    }
    #expect(SeenColor(palette.caption).contrast(to: SeenColor(palette.page)) >= 4.5)
  }

  @Test(
    "that mean different things are told apart by every kind of colour vision",
    arguments: Look.allCases, SeenColor.Sight.allCases)
  func roles(look: Look, sight: SeenColor.Sight) {
    let palette = look.palette
    expectDistance(18, among: Self.roles(palette), sight)
    for frame in palette.frames {
      for line in [palette.constraint, palette.broken] {
        expectDistance(14, among: [frame, line], sight)
      }
    }
  }

  @Test(
    "of views and of the views in them differ for every kind of colour vision",
    arguments: Look.allCases, SeenColor.Sight.allCases)
  func frames(look: Look, sight: SeenColor.Sight) {
    let palette = look.palette
    for depth in 0..<8 {
      expectDistance(
        18, among: [palette.frame(depth: depth), palette.frame(depth: depth + 1)], sight)
    }
  }

  /// The appearances, by name: a test's arguments are printed.
  enum Look: String, CaseIterable {
    case light, dark

    var palette: DiagramPalette { self == .light ? .light : .dark }
  }

  private static func roles(_ palette: DiagramPalette) -> [Scene.Color] {
    [
      palette.constraint, palette.broken, palette.margin, palette.intrinsic, palette.baseline,
      palette.plumbline, palette.estimate,
    ]
  }

  private func expectDistance(
    _ least: Double, among colors: [Scene.Color], _ sight: SeenColor.Sight
  ) {
    for (index, color) in colors.enumerated() {
      for other in colors[..<index] {
        let distance = SeenColor(color, sight).distance(to: SeenColor(other, sight))
        #expect(distance >= least, "\(color) \(other) for \(sight)")
      }
    }
  }
}
