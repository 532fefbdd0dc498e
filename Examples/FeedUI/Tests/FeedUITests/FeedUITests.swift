import PlumbTesting
import UIKit
import XCTest

@testable import FeedUI

final class FeedUITests: XCTestCase {
  @MainActor func testActionsAndTasks() async {
    let cell = FeedCell(style: .default, reuseIdentifier: nil)
    cell.bind(FeedModel(title: "Loaded"))
    cell.like.sendActions(for: .touchUpInside)
    XCTAssertEqual(cell.likes, 1)
    await cell.loaded()
    XCTAssertEqual(cell.titleLabel.text, "Loaded.")
  }

  @MainActor func testRow() {
    assertSnapshot(named: "row", widths: [320]) {
      let cell = FeedCell(style: .default, reuseIdentifier: nil)
      cell.titleLabel.text = "A row with a picture, laid out by chains of makers"
      return cell
    }
  }

  @MainActor func testNib() {
    assertSnapshot(named: "person", widths: [320]) {
      let views = PersonRow.nib.instantiate(withOwner: nil)
      let row = try XCTUnwrap(views.first as? PersonRow)
      row.show(name: "Ada", number: "1815")
      return row
    }
  }

  @MainActor func testTags() {
    assertSnapshot(
      of: TagStrip(["one", "two", "three", "four", "five"]), named: "tags", widths: [320])
  }
}
