import Foundation
import Testing

@testable import UIKitCore

/// Heights, margins and what accessories take since iOS 13 are stored frames: "Content views and
/// margins" in `Documentation/Evidence.md`. `AccessoryMetrics` says where the earlier widths are
/// from.
@Suite("What accessories, editing and separators leave to the content view")
struct UITableViewCellContentFrameTests {
  private func makeCell(
    _ profile: String = "ios18", scale: CGFloat = 2, tableWidth: CGFloat = 320,
    direction: UIUserInterfaceLayoutDirection = .leftToRight, hasSeparator: Bool = true
  ) -> UITableViewCell {
    let environment = LayoutEnvironment(
      profile: OSProfile.named(profile) ?? .standard, text: LayoutEnvironment.current.text,
      displayScale: scale, layoutDirection: direction)
    let cell = environment.perform { UITableViewCell(style: .default, reuseIdentifier: nil) }
    cell.surroundings = CellSurroundings(tableWidth: tableWidth, hasSeparator: hasSeparator)
    cell.frame = CGRect(x: 0, y: 0, width: tableWidth, height: 60)
    return cell
  }

  private func contentFrame(of cell: UITableViewCell) -> CGRect {
    cell.layoutIfNeeded()
    return cell.contentView.frame
  }

  @Test(
    "the content is as high as the row, less what the separator takes",
    arguments: [
      ("ios7", CGFloat(2), CGFloat(59)), ("ios8", 2, 59.5), ("ios12", 2, 59.5),
      ("ios13", 2, 60), ("ios18", 3, 60), ("ios26", 2, 60),
    ])
  func height(profile: String, scale: CGFloat, height: CGFloat) {
    #expect(contentFrame(of: makeCell(profile, scale: scale)).height == height)
    let bare = makeCell(profile, scale: scale, hasSeparator: false)
    #expect(contentFrame(of: bare).height == 60)
  }

  @Test(
    "an accessory takes its width and the side inset",
    arguments: [
      ("ios8", UITableViewCell.AccessoryType.disclosureIndicator, CGFloat(320), CGFloat(34)),
      ("ios8", .detailDisclosureButton, 320, 68), ("ios8", .checkmark, 320, 40),
      ("ios8", .detailButton, 320, 48), ("ios18", .none, 320, 0),
      ("ios18", .disclosureIndicator, 375, 26.5), ("ios18", .disclosureIndicator, 414, 30.5),
      ("ios18", .checkmark, 375, 40), ("ios18", .checkmark, 414, 44),
      ("ios18", .detailButton, 414, 44), ("ios18", .detailDisclosureButton, 414, 57),
    ])
  func accessory(
    profile: String, type: UITableViewCell.AccessoryType, width: CGFloat, taken: CGFloat
  ) {
    let cell = makeCell(profile, tableWidth: width)
    cell.accessoryType = type
    #expect(contentFrame(of: cell).width == width - taken)
  }

  @Test("an accessory view stands at the end, in the middle, and keeps its size")
  func accessoryView() {
    let cell = makeCell()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
    cell.accessoryView = view
    #expect(contentFrame(of: cell).width == 253)
    #expect(view.frame == CGRect(x: 253, y: 14.5, width: 51, height: 31))
  }

  @Test("editing controls push the content in from both sides")
  func editing() {
    let cell = makeCell("ios26")
    cell.editingStyle = .delete
    cell.showsReorderControl = true
    cell.accessoryType = .checkmark
    cell.setEditing(true, animated: false)
    #expect(contentFrame(of: cell) == CGRect(x: 40, y: 0, width: 320 - 40 - 43, height: 60))
  }

  @Test("a row that does not indent while it is edited keeps its start")
  func noIndent() {
    let cell = makeCell("ios26")
    cell.editingStyle = .delete
    cell.shouldIndentWhileEditing = false
    cell.setEditing(true, animated: false)
    #expect(contentFrame(of: cell).minX == 0)
  }

  @Test("in a right-to-left layout the accessory stands at the left")
  func rightToLeft() {
    let cell = makeCell(direction: .rightToLeft)
    cell.accessoryType = .checkmark
    #expect(contentFrame(of: cell) == CGRect(x: 40, y: 0, width: 280, height: 60))
    #expect(cell.accessoryFrame == CGRect(x: 16, y: 0, width: 24, height: 60))
    #expect(cell.contentView.layoutMargins == UIEdgeInsets(top: 11, left: 8, bottom: 11, right: 16))
  }

  @Test("a section index takes its width from the content")
  func sectionIndex() {
    let cell = makeCell()
    cell.surroundings.sectionIndexWidth = 15
    #expect(contentFrame(of: cell).width == 305)
  }

  @Test(
    "margins follow the system and the width of the table",
    arguments: [
      ("ios10", CGFloat(320), UIEdgeInsets(top: 8, left: 8, bottom: 7.5, right: 8)),
      ("ios12", 375, UIEdgeInsets(top: 11, left: 16, bottom: 10.5, right: 16)),
      ("ios18", 375, UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)),
      ("ios18", 414, UIEdgeInsets(top: 11, left: 20, bottom: 11, right: 20)),
      ("ios26", 402, UIEdgeInsets(top: 15, left: 20, bottom: 15, right: 20)),
    ])
  func margins(profile: String, width: CGFloat, margins: UIEdgeInsets) {
    let cell = makeCell(profile, tableWidth: width)
    #expect(cell.contentView.layoutMargins == margins)
  }

  @Test("the trailing margin beside an accessory is 8")
  func marginBesideAccessory() {
    let cell = makeCell(tableWidth: 414)
    cell.accessoryType = .disclosureIndicator
    #expect(cell.contentView.layoutMargins.right == 8)
    #expect(cell.contentView.layoutMargins.left == 20)
  }

  @Test("the separator is a pixel at the bottom from the table's inset to the end")
  func separator() {
    let cell = makeCell()
    cell.surroundings.separatorInset = UIEdgeInsets(left: 16)
    #expect(cell.separatorFrame == CGRect(x: 16, y: 59.5, width: 304, height: 0.5))
    #expect(makeCell("ios26").separatorFrame?.height == 1)
    #expect(makeCell(hasSeparator: false).separatorFrame == nil)
  }
}
