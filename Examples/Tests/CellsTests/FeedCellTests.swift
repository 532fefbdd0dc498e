import PlumbTesting
import Testing

@testable import Cells

@Suite("Feed cell", .snapshots(scale: 1))
struct FeedCellTests {
  let short = Post(author: "Ada Lovelace", age: "5 min", text: "Tea, anyone?", likes: 1)
  let long = Post(
    author: "Mary Somerville", age: "2 h",
    text: "The telescope is set up behind the library. Bring a coat, and a friend if you have one.",
    likes: 12)

  @Test("is as high as its text, upright and on its side")
  func height() {
    assertSnapshot(of: FeedCell(post: short), named: "short", widths: [320, 568])
    assertSnapshot(of: FeedCell(post: long), named: "long", widths: [320, 568])
  }

  @Test("is readable in the dark, at large sizes too")
  func readers() {
    assertSnapshot(
      of: FeedCell(post: long), appearances: [.dark],
      contentSizeCategories: [.large, .accessibilityLarge])
  }

  @Test("runs from right to left in Arabic")
  func arabic() {
    let post = Post(author: "ليلى", age: "٥ د", text: "هل يريد أحد الشاي؟")
    assertSnapshot(of: FeedCell(post: post), languages: ["ar"])
  }

  @Test("says what its height is made of")
  func chain() {
    assertSnapshot(of: FeedCell(post: short), layers: [.frames, .plumbline])
  }
}
