import LayoutTree
import Testing

@testable import PlumbKit

@Suite("Redlines")
struct RedlinesTests {
  @Test(
    "measure between edges that are seen, whatever constraints say",
    arguments: [
      (
        "title",
        [
          "title.width == 100", "title.height == 20", "title.left == photo.right + 12",
          "price.left == title.right + 40", "title.top == card.top + 8",
          "card.bottom == title.bottom + 32",
        ]
      ),
      ("title.x", ["title.left == photo.right + 12"]),
      ("title.trailing", ["price.left == title.right + 40"]),
      ("pri*.width", ["price.width == 60"]),
      ("photo..title", ["title.left == photo.right + 12"]),
      (
        "price..card",
        [
          "price.left == card.left + 212", "card.right == price.right + 16",
          "price.top == card.top + 8", "card.bottom == price.bottom + 32",
        ]
      ),
    ])
  func measures(text: String, distances: [String]) throws {
    var redlines = Redlines()
    redlines.measures = [try #require(Redlines.Measure(text))]
    #expect(redlines.measured(Self.row, isRightToLeft: false).constraints.map(\.id) == distances)
  }

  @Test("refuse what names no view")
  func names() {
    #expect(Redlines.Measure("") == nil && Redlines.Measure("a..") == nil)
    #expect(Redlines.Caption("title") == nil && Redlines.Caption("=words") == nil)
  }

  /// A card of 288 × 60 at 16, 10, with a photo, a title and a price.
  private static let row: LayoutTree.Scene = {
    let view = { (id: String, parent: String?, frame: LayoutTree.Frame) in
      LayoutTree.View(
        id: id, parent: parent, className: "UIView", frame: frame,
        unrounded: .init(x: frame.x, y: frame.y, width: frame.width, height: frame.height))
    }
    return LayoutTree.Scene(
      id: "0.0", height: 80, contentHeight: 80,
      views: [
        view("contentView", nil, .init(x: 0, y: 0, width: 320, height: 80)),
        view("card", "contentView", .init(x: 16, y: 10, width: 288, height: 60)),
        view("photo", "card", .init(x: 12, y: 8, width: 48, height: 44)),
        view("title", "card", .init(x: 72, y: 8, width: 100, height: 20)),
        view("price", "card", .init(x: 212, y: 8, width: 60, height: 20)),
      ])
  }()
}
