import Testing
import UIKit

@testable import UIKitCore

/// A cell that notes the states for which it is configured.
private final class StateCell: UITableViewCell {
  var states: [Bool] = []

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    states.append(state.isSelected)
    var content = defaultContentConfiguration().updated(for: state)
    content.text = "Text"
    content.secondaryText = "Second"
    contentConfiguration = content
  }
}

@Suite("Configurations of cells", .estimatedText)
struct ConfigurationTests {
  private func listView(_ cell: UITableViewCell) throws -> UIListContentView {
    try #require(cell.contentView.subviews.first as? UIListContentView)
  }

  @Test("are made before the first layout and after a change of the state, once")
  func updates() {
    let cell = StateCell(style: .subtitle, reuseIdentifier: nil)
    #expect(cell.states == [])
    cell.layoutIfNeeded()
    cell.layoutIfNeeded()
    #expect(cell.states == [false])
    cell.isSelected = true
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    #expect(cell.states == [false, true])
  }

  @Test("A cell's text and second text are below each other, in the middle")
  func subtitle() throws {
    let cell = StateCell(style: .subtitle, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
    cell.layoutIfNeeded()
    let list = try listView(cell)
    #expect(list.frame == cell.contentView.bounds)
    let labels = list.subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.frame.minX) == [8, 8])
    let gap = labels[1].frame.minY - labels[0].frame.maxY
    #expect(abs(gap) <= 0.5)
    let middle = (labels[0].frame.minY + labels[1].frame.maxY) / 2
    #expect(abs(middle - list.bounds.midY) <= 0.5)
  }

  @Test("A value is at the trailing end, and below the text where it finds no room")
  func value() throws {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Name"
    content.secondaryText = "Value"
    cell.contentConfiguration = content
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.layoutIfNeeded()
    var labels = try listView(cell).subviews.compactMap { $0 as? UILabel }
    #expect(labels[0].frame.minX == 8)
    #expect(labels[1].frame.maxX == 312)
    #expect(labels[0].frame.minY == labels[1].frame.minY)
    content.secondaryText = String(repeating: "long ", count: 10)
    cell.contentConfiguration = content
    cell.layoutIfNeeded()
    labels = try listView(cell).subviews.compactMap { $0 as? UILabel }
    #expect(labels[1].frame.minX == 8)
    #expect(labels[1].frame.minY > labels[0].frame.minY)
  }

  @Test("An image moves the text by its width and the distance")
  func image() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Name"
    content.image = UIImage(size: CGSize(width: 30, height: 20))
    content.imageToTextPadding = 12
    cell.contentConfiguration = content
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.layoutIfNeeded()
    let list = try listView(cell)
    let image = try #require(list.subviews.first { $0 is UIImageView })
    let label = try #require(list.subviews.first { $0 is UILabel })
    #expect(image.frame.minX == 8 && image.frame.size == CGSize(width: 30, height: 20))
    #expect(label.frame.minX == 50)
  }

  @Test("A row is as high as its wrapped text, and never lower than a row of the table")
  func height() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Short"
    cell.contentConfiguration = content
    let size = { (cell: UITableViewCell) in
      cell.systemLayoutSizeFitting(
        CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    }
    let low = size(cell).height
    #expect(low >= cell.profile.defaultRowHeight)
    content.text = String(repeating: "words ", count: 40)
    cell.contentConfiguration = content
    #expect(size(cell).height > low + 40)
  }

  @Test("A background has its colour, corners and insets, behind the content")
  func background() throws {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .red
    background.cornerRadius = 8
    background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    let view = try #require(cell.subviews.first)
    let ground = try #require(view.subviews.first)
    #expect(view.frame == cell.bounds)
    #expect(ground.frame == CGRect(x: 2, y: 1, width: 94, height: 46))
    #expect(ground.backgroundColor == .red)
    #expect(ground.layer.cornerRadius == 8)
  }
}
