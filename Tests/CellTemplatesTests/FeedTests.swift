import Foundation
import TestSupport
import Testing
import Typesetting

@testable import CellTemplates
@testable import UIKitCore

@Suite("The feed")
struct FeedTests {
  @Test(
    "A row is its title, directly below it the subtitle, and 20 above and below",
    arguments: [320.0, 568])
  func arithmetic(width: Double) throws {
    let sections = try Template.named("feed").rows(width: width, text: Typesetter.system())
    for row in sections[0] + sections[1] {
      #expect(row.contentHeight == 40 + row.heights(of: "title", "subtitle"))
      #expect(row.frames["subtitle"]?.minY == row.frames["title"]?.maxY)
    }
    for row in sections[2] where row.identifier == "RWImageCell" {
      let texts = row.heights(of: "title", "subtitle")
      #expect(row.contentHeight == 40 + max(60, texts))
    }
  }

  @Test("A stored layout width keeps its lines in landscape, an automatic one does not")
  func layoutWidths() throws {
    let template = try Template.named("feed")
    let portrait = try template.rows(width: 320, text: Typesetter.system())
    let landscape = try template.rows(width: 568, text: Typesetter.system())
    #expect(portrait[0].map(\.height) == portrait[1].map(\.height))
    #expect(landscape[0].map(\.height) == portrait[0].map(\.height))
    #expect(landscape[1][1].height < portrait[1][1].height)
  }

  @Test("Rows with a thumbnail take the second cell")
  func thumbnails() throws {
    let rows = try Template.named("feed").rows(width: 320)[2]
    #expect(
      rows.map(\.identifier) == [
        "RWImageCell", "RWImageCell", "RWBasicCellAutomatic", "RWImageCell", "RWBasicCellAutomatic",
      ])
  }

  @Test("Titles and subtitles are what the feed's rules say")
  func texts() throws {
    let template = try Template.named("feed")
    let table = template.makeTable(
      width: 320, environment: template.environment(text: try Typesetter.system()))
    let texts = (0..<5).compactMap { row in
      table.tableView.withRow(at: IndexPath(row: row, section: 0)) { cell in
        cell.contentView.subviews.compactMap { ($0 as? UILabel)?.text }
      }
    }
    #expect(texts[2][0] == "[No Title]")
    #expect(texts[3][0] == "")
    #expect(
      texts[0][1]
        == "Năm giờ sáng, sương còn dày đến mức không thấy đầu ngọn cây.\nChúng tôi đợi gần một tiếng…"
    )
    #expect(texts[3][1] == "Tên để trống, và đoạn mã thì bỏ đi.")
    #expect(texts[1][1].utf16.count == 203 && texts[1][1].hasSuffix("..."))
  }
}
