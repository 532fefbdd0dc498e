import Foundation
import Testing
import Typesetting

@testable import CellTemplates
@testable import UIKitCore

@Suite("The flexible cell")
struct FlexibleCellTests {
  /// One for each test case: cases run side by side, and a typesetter serves one thread at a time.
  let text = Result { try Typesetter.system() }

  @Test(
    "A row is 40 + 2 × 8 + the heights of its three labels",
    arguments: ["flexible-cell", "flexible-cell-1000"], [320.0, 568])
  func arithmetic(name: String, width: Double) throws {
    let rows = try Template.named(name).rows(width: width, text: text.get())[0]
    #expect(rows.count == 3)
    for row in rows {
      #expect(row.contentHeight == 40 + 2 * 8 + row.heights(of: "first", "second", "third"))
    }
  }

  @Test("Fifty digits wrap inside: one line more for every row at 568 points, two at 320")
  func lines() throws {
    let template = try Template.named("flexible-cell")
    let lineHeight = 17 * (1950.0 + 494) / 2048
    for (width, counts) in [(320.0, [2, 4, 6]), (568, [1, 2, 3])] {
      let rows = try template.rows(width: width, text: text.get())[0]
      for (row, count) in zip(rows, counts) {
        let fit = (Double(count) * lineHeight * 2).rounded(.up) / 2
        #expect(row.height(of: "first") == CGFloat(fit))
      }
    }
  }

  @Test(
    "Both recipes, explicit widths on iOS 7 and automatic ones on iOS 18, give the same content height"
  )
  func recipes() throws {
    let template = try Template.named("flexible-cell")
    for width in [320.0, 568] {
      let automatic = try template.rows(width: width, text: text.get())[0]
      let offscreen = try template.rows(
        width: width, text: text.get(), profile: .named("ios7"))[0]
      #expect(automatic.map(\.contentHeight) == offscreen.map(\.contentHeight))
      #expect(offscreen.map(\.height) == offscreen.map { $0.contentHeight + 1 })
    }
  }

  /// One of the four pictures at 320 points, where the labels want 41 points each and the row 179.
  struct Picture: Sendable {
    let template: String
    let section: Int
    /// Whether the last label ends 20 above the bottom.
    let isPinned: Bool
    /// The heights of the labels together.
    let labels: CGFloat
  }

  static let pictures = [
    Picture(template: "flexible-cell-heights", section: 0, isPinned: true, labels: 204),
    Picture(template: "flexible-cell-heights", section: 1, isPinned: false, labels: 123),
    Picture(template: "flexible-cell-heights-1000", section: 0, isPinned: true, labels: 204),
    Picture(template: "flexible-cell-heights-1000", section: 1, isPinned: true, labels: 64),
  ]

  @Test(
    "In a row of the wrong height only a pin of 500, and only with too little room, spares the labels",
    arguments: pictures)
  func wrongHeights(picture: Picture) throws {
    let sections = try Template.named(picture.template).rows(width: 320, text: text.get())
    let row = sections[picture.section][0]
    let bottom = try #require(row.frames["third"]?.maxY)
    #expect((bottom == row.contentHeight - 20) == picture.isPinned)
    #expect(row.heights(of: "first", "second", "third") == picture.labels)
  }
}
