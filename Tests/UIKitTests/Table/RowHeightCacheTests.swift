import Foundation
import Testing

@testable import UIKitCore

@Suite("Heights are kept until something they depend on changes")
struct RowHeightCacheTests {
  let cache = RowHeightCache()
  let key = RowHeightKey(
    row: .model("a"), width: 320, contentSizeCategory: .large, content: .text("short"))

  /// Asks for a height and says whether it had to be calculated.
  private func calculates(_ key: RowHeightKey, _ height: CGFloat = 44) -> Bool {
    var calculated = false
    let answer = cache.height(for: key) {
      calculated = true
      return height
    }
    if calculated { #expect(answer == height) }
    return calculated
  }

  @Test("nothing changed, nothing is calculated")
  func hit() {
    #expect(calculates(key, 87.5))
    #expect(!calculates(key))
    #expect(cache.height(for: key) == 87.5)
  }

  @Test("other content of the same row is calculated, and the old height is gone")
  func content() {
    _ = calculates(key)
    var longer = key
    longer.content = .text("longer")
    #expect(calculates(longer, 61))
    #expect(calculates(key))
  }

  @Test("another width is calculated, and turning back is not")
  func width() {
    _ = calculates(key)
    var landscape = key
    landscape.width = 568
    #expect(calculates(landscape))
    #expect(!calculates(key))
  }

  @Test("another text size is calculated")
  func textSize() {
    _ = calculates(key)
    var large = key
    large.contentSizeCategory = .accessibilityLarge
    #expect(calculates(large))
    #expect(!calculates(key))
  }

  @Test("another row is calculated even with the same content")
  func identity() {
    _ = calculates(key)
    var other = key
    other.row = .model("b")
    #expect(calculates(other))
    #expect(cache.rowCount == 2)
  }

  @Test("an invalidated row is calculated at every width; its neighbours are not")
  func invalidateRow() {
    var landscape = key
    landscape.width = 568
    var other = key
    other.row = .serial(7)
    for key in [key, landscape, other] { _ = calculates(key) }
    cache.invalidate(.model("a"))
    #expect(calculates(key) && calculates(landscape))
    #expect(!calculates(other))
  }

  @Test("after invalidateAll every row is calculated")
  func invalidateAll() {
    _ = calculates(key)
    cache.invalidateAll()
    #expect(cache.rowCount == 0)
    #expect(calculates(key))
  }

  @Test("a row is kept under as many settings as stated, the newest ones")
  func settings() {
    let widths = (0...RowHeightCache.settingsPerRow).map { CGFloat(300 + $0) }
    for width in widths { _ = calculates(key.at(width)) }
    #expect(!calculates(key.at(widths[1])))
    #expect(calculates(key.at(widths[0])))
  }

  @Test("events tell calculation, hit and invalidation, one line each")
  func events() {
    var lines: [String] = []
    cache.onEvent = { lines.append($0.description) }
    _ = calculates(key, 87.5)
    _ = calculates(key)
    cache.invalidate(.model("a"))
    var row = key
    row.row = .serial(3)
    _ = calculates(row)
    row.content = .fingerprint(2)
    _ = calculates(row)
    cache.invalidateAll()
    #expect(
      lines == [
        "calculate 'a' at 320.0: 87.5", "hit cache 'a' at 320.0: 87.5", "invalidate 'a': row",
        "calculate row 3 at 320.0: 44.0", "invalidate row 3: content",
        "calculate row 3 at 320.0: 44.0", "invalidate rows: everything",
      ])
  }
}

extension RowHeightKey {
  fileprivate func at(_ width: CGFloat) -> RowHeightKey {
    var key = self
    key.width = width
    return key
  }
}
