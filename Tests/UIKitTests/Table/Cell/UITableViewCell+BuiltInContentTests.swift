import Foundation
import Testing

@testable import UIKitCore

@Suite("Built-in labels of cells")
struct UITableViewCellBuiltInContentTests {
  @Test("a default cell has one label, a value2 cell no image")
  func which() {
    #expect(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel == nil)
    #expect(UITableViewCell(style: .value2, reuseIdentifier: nil).imageView == nil)
    #expect(UITableViewCell(style: .subtitle, reuseIdentifier: nil).detailTextLabel != nil)
  }

  @Test("labels are in the content view and are always the same")
  func identity() {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    #expect(cell.textLabel?.superview === cell.contentView)
    #expect(cell.textLabel === cell.textLabel)
  }

  @Test("a label of several lines makes the row higher; one line is a default row")
  func selfSizing() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let source = OneLabelSource(["one", String(repeating: "many words ", count: 20)])
    table.dataSource = source
    table.layoutIfNeeded()
    let heights = table.visibleCells.map(\.frame.height)
    #expect(heights[0] == 44)
    let label = table.visibleCells[1].textLabel
    let text = label?.sizeThatFits(CGSize(width: 288, height: 1e6)).height ?? 0
    #expect(text > 60)
    #expect(abs(heights[1] - (text + 22)) <= 0.5)
  }

  @Test("another text in a reused cell moves the built-in labels")
  func reused() throws {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.textLabel?.text = "A"
    cell.detailTextLabel?.text = "B"
    cell.layoutIfNeeded()
    let (text, detail) = try (#require(cell.textLabel), #require(cell.detailTextLabel))
    let before = (text.frame.width, detail.frame.minX)
    text.text = "A longer title"
    detail.text = "A longer detail"
    cell.layoutIfNeeded()
    #expect(text.frame.width > 3 * before.0 && detail.frame.minX < before.1 - 50)
    #expect(abs(text.frame.width - text.intrinsicContentSize.width) < 1)
  }
}

extension UITableViewCellBuiltInContentTests {
  @Test(
    "follow the text size: the main one as body text, that of a subtitle as a caption",
    arguments: [
      (UIContentSizeCategory.large, CGFloat(17), CGFloat(12)),
      (.small, 15, 11), (.accessibilityExtraLarge, 40, 32),
    ])
  func textSize(category: UIContentSizeCategory, text: CGFloat, detail: CGFloat) {
    let sizes = { (profile: String, style: UITableViewCell.CellStyle) in
      LayoutEnvironment(
        profile: OSProfile.named(profile) ?? .standard, text: LayoutEnvironment.current.text,
        contentSizeCategory: category
      ).perform {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        return [cell.textLabel, cell.detailTextLabel].map { $0?.font?.pointSize }
      }
    }
    #expect(sizes("ios18", .subtitle) == [text, detail])
    #expect(sizes("ios18", .value1) == [text, text])
    #expect(sizes("ios7", .value1) == [17, 17])
  }

  /// Assumed: `Documentation/Deviations.md`.
  @Test("the value stands below the title at accessibility sizes, from iOS 11")
  func stackedValue() {
    let isStacked = { (profile: String, category: UIContentSizeCategory) in
      LayoutEnvironment(
        profile: OSProfile.named(profile) ?? .standard, text: LayoutEnvironment.current.text,
        contentSizeCategory: category
      ).perform {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 120)
        cell.textLabel?.text = "Language"
        cell.detailTextLabel?.text = "English"
        cell.layoutIfNeeded()
        let (title, value) = (cell.textLabel?.frame ?? .zero, cell.detailTextLabel?.frame ?? .zero)
        return value.minY >= title.maxY && value.minX == title.minX && value.width > 20
      }
    }
    #expect(isStacked("ios18", .accessibilityMedium) && isStacked("ios18", .accessibilityLarge))
    #expect(!isStacked("ios18", .extraExtraExtraLarge) && !isStacked("ios10", .accessibilityLarge))
  }
}

private final class OneLabelSource: UITableViewDataSource {
  let texts: [String]

  init(_ texts: [String]) { self.texts = texts }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    texts.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.numberOfLines = 0
    cell.textLabel?.text = texts[indexPath.row]
    return cell
  }
}
