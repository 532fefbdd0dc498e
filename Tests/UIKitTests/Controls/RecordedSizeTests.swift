import TestSupport
import Testing

@testable import UIKitCore

/// Sizes that an iOS 26 simulator recorded, with titles of half an em for each character.
@Suite(.estimatedText) struct RecordedSizeTests {
  private func perform(_ profile: String = "ios26", _ body: () throws -> Void) throws {
    try LayoutEnvironment(
      profile: try #require(OSProfile.named(profile)), text: EstimatingMeasurer()
    ).perform(body)
  }

  @Test("Segments are a point narrower since iOS 26, and touch", arguments: [(2, 88), (3, 132)])
  func segments(count: Int, width: CGFloat) throws {
    try perform {
      // Widths of their own stand for titles of 25 points.
      let control = UISegmentedControl(items: Array(repeating: "", count: count))
      for index in 0..<count { control.setWidth(44, forSegmentAt: index) }
      control.sizeToFit()
      #expect(control.frame.size == CGSize(width: width, height: 32))
      let free = UISegmentedControl(items: ["abcd", "a"])
      #expect(free.intrinsicContentSize == CGSize(width: 2 * (26 + 19), height: 31))
      free.frame.size.width = 100
      #expect(free.segmentFrames.map(\.minX) == [0, 50])
    }
  }

  @Test(
    "A field is wider than its text by twice its inset on both sides, and as high as its border says",
    arguments: [
      (UITextField.BorderStyle.none, CGFloat(0), CGFloat(22)), (.line, 8, 30), (.bezel, 28, 32),
      (.roundedRect, 28, 34),
    ])
  func fields(border: UITextField.BorderStyle, extra: CGFloat, height: CGFloat) throws {
    try perform {
      let field = UITextField()
      field.text = "abc"
      field.borderStyle = border
      #expect(field.intrinsicContentSize == CGSize(width: 26 + extra, height: height))
    }
  }

  @Test(
    "A text view fits its longest line, without the padding of lines since iOS 26",
    arguments: [("ios18", CGFloat(50)), ("ios26", 40)])
  func textView(profile: String, width: CGFloat) throws {
    let environment = LayoutEnvironment(
      profile: try #require(OSProfile.named(profile)), text: FixedAdvanceMeasurer())
    environment.perform {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 70, height: 10))
      view.font = .systemFont(ofSize: 20)
      view.text = "aaaa bbbb"
      #expect(view.sizeThatFits(CGSize(width: 70, height: 0)) == CGSize(width: width, height: 64))
      view.sizeToFit()
      view.layoutIfNeeded()
      #expect(view.frame.height == view.contentSize.height, "no line is broken anew")
    }
  }

  @Test("A view that nothing asks a size of answers the one it has")
  func presentSize() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 70, height: 30))
    view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500)))
    let compressed = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(compressed == CGSize(width: 70, height: 30))
    view.heightAnchor.constraint(equalToConstant: 12).isActive = true
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 12)
  }

  @Test(
    "The button that ends a search is a circle since iOS 26",
    arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func search(direction: UIUserInterfaceLayoutDirection) throws {
    let environment = LayoutEnvironment(
      profile: try #require(OSProfile.named("ios26")), text: EstimatingMeasurer(),
      layoutDirection: direction)
    try environment.perform {
      let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 64))
      bar.showsCancelButton = true
      bar.layoutIfNeeded()
      let button = try #require(bar.subviews.compactMap { $0 as? UIButton }.first)
      let isMirrored = direction == .rightToLeft
      #expect(button.frame == CGRect(x: isMirrored ? 8 : 268, y: 10, width: 44, height: 44))
      #expect(
        bar.searchTextField.frame == CGRect(x: isMirrored ? 63 : 8, y: 10, width: 249, height: 44))
    }
  }

  @Test(
    "The symbol of a system button stands 2 points in and 3 before its title, since iOS 26",
    arguments: [("ios18", CGFloat(0), CGFloat(0)), ("ios26", 2, 3)])
  func symbolButton(profile: String, lead: CGFloat, gap: CGFloat) throws {
    try perform(profile) {
      let symbol = try #require(UIImage(systemName: "heart"))
      let button = UIButton(type: .system)
      button.setTitle("abcd", for: .normal)
      button.setImage(symbol, for: .normal)
      #expect(button.intrinsicContentSize.width == lead + symbol.size.width + gap + 30)
      #expect(button.intrinsicContentSize.height == max(symbol.size.height, 18))
      button.sizeToFit()
      button.layoutIfNeeded()
      #expect(button.imageView?.frame.minX == lead)
      #expect(button.titleLabel?.frame.minX == lead + symbol.size.width + gap)
      button.semanticContentAttribute = .forceRightToLeft
      button.setNeedsLayout()
      button.layoutIfNeeded()
      #expect(button.titleLabel?.frame.minX == 0)
      #expect(button.imageView?.frame.minX == 30 + gap)
    }
  }

  @Test(
    "A calendar has a line for each week that the month touches",
    arguments: [(0.0, 5), (18_403_200, 5), (2_678_400, 5), (444_441_600, 4), (581_040_000, 6)]
      as [(Double, Int)])
  func calendar(seconds: Double, weeks: Int) throws {
    try perform {
      let picker = UIDatePicker()
      picker.preferredDatePickerStyle = .inline
      picker.date = Date(timeIntervalSinceReferenceDate: seconds)
      picker.datePickerMode = .date
      #expect(picker.shownDate.weeksInMonth == weeks)
      #expect(
        picker.intrinsicContentSize
          == CGSize(width: 320, height: 90 + 45.5 * CGFloat(weeks) + 10))
      picker.datePickerMode = .dateAndTime
      #expect(picker.intrinsicContentSize.height == 146 + 45.5 * CGFloat(weeks))
    }
  }

  @Test(
    "A stretched compact picker shows its capsules at an edge",
    arguments: [
      ("ios14", UIControl.ContentHorizontalAlignment.center, CGFloat(0)),
      ("ios18", .center, 174), ("ios18", .leading, 0), ("ios18", .left, 0),
      ("ios26", .trailing, 174),
    ])
  func compact(
    profile: String, alignment: UIControl.ContentHorizontalAlignment, x: CGFloat
  ) throws {
    try perform(profile) {
      let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 300, height: 90))
      picker.preferredDatePickerStyle = .compact
      picker.datePickerMode = .date
      picker.contentHorizontalAlignment = alignment
      #expect(picker.capsules.map(\.frame) == [CGRect(x: x, y: 28, width: 126, height: 34.5)])
      picker.semanticContentAttribute = .forceRightToLeft
      let isNamed = alignment == .left
      #expect(picker.capsules.map(\.frame.minX) == [isNamed ? x : 174 - x])
    }
  }

  @Test(
    "The second label of a subtitle cell is 15 points since iOS 26",
    arguments: [("ios10", CGFloat(11)), ("ios18", 12), ("ios26", 15)])
  func subtitle(profile: String, size: CGFloat) throws {
    try perform(profile) {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      #expect(cell.detailTextLabel?.font.pointSize == size)
    }
  }

  @Test("Whatever ends the content view before the cell leaves its label 8 points from there")
  func besideControls() throws {
    try perform {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.frame = CGRect(x: 0, y: 0, width: 320, height: 51)
      cell.textLabel?.text = "a"
      cell.layoutIfNeeded()
      #expect(cell.textLabel?.frame.maxX == 312)
      cell.showsReorderControl = true
      cell.setEditing(true, animated: false)
      cell.layoutIfNeeded()
      let content = cell.contentView.frame
      #expect(content.maxX == 277)
      #expect(cell.textLabel?.frame.maxX == content.width - 8)
    }
  }
}
