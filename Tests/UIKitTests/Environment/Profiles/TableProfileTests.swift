import Foundation
import Testing

@testable import UIKitCore

/// Numbers of "Content views and margins" in `Documentation/Evidence.md`; `AccessoryMetrics` says
/// where the widths up to iOS 12 are from.
@Suite("What tables look like on each system")
struct TableProfileTests {
  @Test(
    "the separator adds a point, a pixel or nothing to a fitted row",
    arguments: [
      (7, 2, CGFloat(1)), (8, 1, 1), (8, 2, 0.5), (10, 2, 0.5), (12, 4, 0.25), (13, 2, 0),
      (18, 3, 0),
      (26, 2, 0),
    ])
  func separatorAllowance(version: Int, scale: Int, points: CGFloat) {
    let hairline = TableProfile(version: version).separatorAllowance
    #expect(hairline.points(scale: CGFloat(scale)) == points)
  }

  @Test(
    "a disclosure indicator narrows the content by its width and the side inset",
    arguments: [
      (8, 2, CGFloat(320), CGFloat(34)), (12, 3, 414, 38), (13, 2, 414, 31),
      (14, 3, 375, 27.0 + 1.0 / 3),
      (15, 2, 375, 24.5), (16, 2, 375, 26.5), (18, 3, 375, 26.0 + 1.0 / 3), (26, 2, 414, 30.5),
    ])
  func disclosure(version: Int, scale: Int, tableWidth: CGFloat, points: CGFloat) throws {
    let profile = try #require(OSProfile.named("ios\(version)"))
    let accessories = profile.table.accessories
    let width = accessories.disclosureIndicator.points(scale: CGFloat(scale))
    let side = accessories.sideInset.points(tableWidth: tableWidth, profile.margins)
    #expect(abs(width + side - points) < 1e-9)
  }

  @Test("rows size themselves from iOS 8 on, and are estimated by default from iOS 11 on")
  func selfSizing() {
    #expect(OSProfile.all.filter { !$0.table.selfSizes }.map(\.name) == ["ios7"])
    #expect(OSProfile.all.first { $0.table.estimatesByDefault }?.name == "ios11")
  }

  @Test("side margins of 16 and 20 began with iOS 11")
  func margins() {
    #expect(OSProfile.named("ios10")?.margins.side(forWidth: 414) == 8)
    #expect(OSProfile.named("ios11")?.margins.side(forWidth: 375) == 16)
    #expect(OSProfile.named("ios11")?.margins.side(forWidth: 414) == 20)
    #expect(OSProfile.named("ios26")?.margins.cellVertical == 15)
  }
}
