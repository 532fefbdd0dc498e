import Foundation
import Testing

@testable import UIKitCore

/// Twelve rows, the first six of one line at 320 points, the others of two.
private let twelve = (0..<12).map { index in
  (id: "id\(index)", text: String(repeating: "\(index) word ", count: index < 6 ? 3 : 6))
}

@Suite("A row is measured when something its height depends on has changed")
struct UITableViewHeightCachingTests {
  let labels = IdentifiedLabelTable(twelve)

  init() { _ = labels.measuredTexts() }

  @Test("heights are those of the lines")
  func heights() {
    #expect(labels.heights == Array(repeating: 44, count: 6) + Array(repeating: 68, count: 6))
  }

  @Test("nothing changed, nothing is measured")
  func nothing() {
    #expect(labels.measuredTexts().isEmpty)
    #expect(labels.measuredTexts { labels.table.reloadData() }.isEmpty)
  }

  @Test("other content: that row is measured, the others are not")
  func content() {
    labels.rows[3].text = "something else that is much longer than one line"
    #expect(labels.measuredTexts { labels.table.reloadData() } == [labels.rows[3].text])
    #expect(labels.heights[3] == 68)
  }

  @Test("another width: every row is measured; back at the old one, none")
  func width() {
    let turned = labels.measuredTexts { labels.table.frame.size.width = 568 }
    #expect(turned == Set(labels.rows.map(\.text)))
    #expect(labels.heights == Array(repeating: 44, count: 12))
    #expect(labels.measuredTexts { labels.table.frame.size.width = 320 }.isEmpty)
    #expect(labels.heights.last == 68)
  }

  @Test("another text size: every row is measured, though the cache is the same")
  func textSize() {
    let large = IdentifiedLabelTable(
      twelve, category: .accessibilityLarge, cache: labels.table.heightCache)
    #expect(large.measuredTexts() == Set(labels.rows.map(\.text)))
    let same = IdentifiedLabelTable(twelve, cache: labels.table.heightCache)
    #expect(same.measuredTexts().isEmpty)
    #expect(same.heights == labels.heights)
  }

  @Test("an invalidated row is measured at the next reload")
  func invalidation() {
    let measured = labels.measuredTexts {
      labels.table.heightCache.invalidate(.model("id4"))
      labels.table.reloadData()
    }
    #expect(measured == [labels.rows[4].text])
  }

  @Test("a cache told to forget everything has everything measured")
  func invalidateAll() {
    let measured = labels.measuredTexts {
      labels.table.heightCache.invalidateAll()
      labels.table.reloadData()
    }
    #expect(measured == Set(labels.rows.map(\.text)))
  }

  @Test("a row that moves takes its height along")
  func moved() {
    labels.rows.reverse()
    #expect(labels.measuredTexts { labels.table.reloadData() }.isEmpty)
    #expect(labels.heights == Array(repeating: 68, count: 6) + Array(repeating: 44, count: 6))
  }

  @Test("another row in the same place is measured")
  func otherIdentity() {
    labels.rows[0] = (id: "new", text: "a row that was not there")
    #expect(labels.measuredTexts { labels.table.reloadData() } == [labels.rows[0].text])
  }

  @Test("rows known by position only: a reload measures them all, an insertion only the new one")
  func positions() {
    let labels = LabelTable(twelve)
    _ = labels.measuredTexts()
    #expect(labels.measuredTexts().isEmpty)
    let inserted = labels.measuredTexts {
      labels.rows.insert((id: "new", text: "inserted"), at: 2)
      labels.table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .none)
    }
    #expect(inserted == ["inserted"])
    let reloaded = labels.measuredTexts { labels.table.reloadData() }
    #expect(reloaded == Set(labels.rows.map(\.text)))
  }

  @Test("a reloaded row is measured, its neighbours are not")
  func reloadRow() {
    let labels = LabelTable(twelve)
    _ = labels.measuredTexts()
    let measured = labels.measuredTexts {
      labels.rows[5].text = "changed"
      labels.table.reloadRows(at: [IndexPath(row: 5, section: 0)], with: .none)
    }
    #expect(measured == ["changed"])
  }

  @Test("the cache's events tell what was calculated and what was found")
  func events() {
    var events: [String] = []
    labels.rows[1].text = "other"
    labels.table.heightCache.onEvent = { events.append($0.description) }
    labels.table.reloadData()
    labels.table.layoutAllRows()
    #expect(
      events.prefix(3) == [
        "hit cache 'id0' at 320.0: 44.0", "invalidate 'id1': content",
        "calculate 'id1' at 320.0: 44.0",
      ])
    #expect(events.count == 13)
  }
}
