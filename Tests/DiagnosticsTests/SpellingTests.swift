import Testing

@testable import Diagnostics

@Suite("Did you mean")
struct SpellingTests {
  static let keys = ["text", "font", "textColor", "numberOfLines", "alignment"]

  @Test(
    "A near miss finds the word that was meant",
    arguments: [
      ("txt", "text"), ("fnot", "font"), ("TEXT", "text"), ("numberOfLine", "numberOfLines"),
      ("textcolour", "textColor"), ("alignement", "alignment"),
    ])
  func near(word: String, meant: String) {
    #expect(nearest(to: word, in: Self.keys) == meant)
  }

  @Test(
    "A word that contains another by its own words means that one",
    arguments: [
      ("textAnchor", "text"), ("setFont", "font"), ("label.textColor", "textColor"),
      ("UILabel.numberOfLines", "numberOfLines"), ("alignmentRect", "alignment"),
    ])
  func part(word: String, meant: String) {
    #expect(nearest(to: word, in: Self.keys) == meant)
  }

  @Test("The same words in another order are meant before anything else")
  func turned() {
    let names = ["margins", "leadingMargin", "trailingMargin", "trailing"]
    #expect(nearest(to: "marginTrailing", in: names) == "trailingMargin")
    #expect(nearest(to: "margin", in: names) == "margins")
  }

  @Test("A word that begins and ends like another means that one rather than a part of itself")
  func ends() {
    let names = ["fill", "fillEqually", "fillProportionally", "equalSpacing"]
    #expect(nearest(to: "fillEvenly", in: names) == "fillEqually")
    #expect(nearest(to: "fillProportional", in: names) == "fillProportionally")
  }

  @Test("A number that differs by more than a slip is another thing")
  func numbers() {
    #expect(nearest(to: "iphone99", in: ["iPhone 6", "iPhone 15"]) == nil)
    #expect(nearest(to: "iphone15", in: ["iPhone 6", "iPhone 15"]) == "iPhone 15")
    #expect(nearest(to: "iphone51", in: ["iPhone 6", "iPhone 15"]) == "iPhone 15")
    #expect(nearest(to: "label1", in: ["label"]) == "label")
  }

  @Test("Letters that only happen to stand in a word are no part of it")
  func letters() {
    #expect(nearest(to: "contextual", in: Self.keys) == nil)
    #expect(nearest(to: "refontify", in: Self.keys) == nil)
  }

  @Test("A word that is not near anything has no suggestion", arguments: ["zebra", "", "x"])
  func far(word: String) {
    #expect(nearest(to: word, in: Self.keys) == nil)
  }

  @Test("Of two equally near words the first given wins")
  func ties() {
    #expect(nearest(to: "cat", in: ["bat", "car"]) == "bat")
    #expect(nearest(to: "cat", in: ["car", "bat"]) == "car")
  }

  @Test(
    "The distance counts insertions, deletions, replacements and swaps",
    arguments: [
      ("", "", 0), ("abc", "abc", 0), ("abc", "", 3), ("abc", "acb", 1), ("kitten", "sitting", 3),
      ("ca", "abc", 3),
    ])
  func distances(left: String, right: String, distance: Int) {
    #expect(editDistance(Array(left), Array(right)) == distance)
    #expect(editDistance(Array(right), Array(left)) == distance)
  }

  @Test("A word of a million characters is not compared")
  func hugeWord() {
    #expect(nearest(to: String(repeating: "a", count: 1_000_000), in: Self.keys) == nil)
  }
}
