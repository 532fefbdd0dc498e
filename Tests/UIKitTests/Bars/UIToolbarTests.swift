import Testing

@testable import UIKit

/// Half an em for each character at 17 points; 16 points from the sides of a narrow bar.
@Suite("Toolbars", .estimatedText) struct UIToolbarTests {
  private func toolbar(_ items: [UIBarButtonItem], width: CGFloat = 320) -> UIToolbar {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: width, height: 44))
    bar.items = items
    bar.layoutIfNeeded()
    return bar
  }

  @Test("Flexible room shares what the items leave")
  func flexible() {
    let bar = toolbar([
      UIBarButtonItem(title: "abcd"), .flexibleSpace(), UIBarButtonItem(title: "abcd"),
      .flexibleSpace(), UIBarButtonItem(title: "abcd"),
    ])
    #expect(bar.subviews.map(\.frame.minX) == [16, 143, 270])
    #expect(bar.subviews.map(\.frame.maxX) == [50, 177, 304])
  }

  @Test("Items side by side keep a distance; a fixed room takes its width")
  func fixed() {
    let bar = toolbar([
      UIBarButtonItem(title: "abcd"), UIBarButtonItem(title: "abcd"), .fixedSpace(30),
      UIBarButtonItem(title: "abcd"),
    ])
    #expect(bar.subviews.map(\.frame.minX) == [16, 66, 130])
  }

  @Test("The first item is at the right where leading is right")
  func mirrored() {
    let bar = toolbar([UIBarButtonItem(title: "abcd")])
    bar.semanticContentAttribute = .forceRightToLeft
    bar.layoutIfNeeded()
    #expect(bar.subviews.first?.frame.maxX == 304)
  }

  @Test("The system's items are texts or symbols, and what ends a task is semibold")
  func system() throws {
    let bar = toolbar([
      UIBarButtonItem(systemItem: .done), UIBarButtonItem(systemItem: .trash),
      UIBarButtonItem(systemItem: .flexibleSpace),
    ])
    let buttons = bar.subviews.compactMap { $0 as? UIButton }
    #expect(buttons.map(\.currentTitle) == ["Done", nil])
    #expect(buttons[0].titleLabel?.font == .systemFont(ofSize: 17, weight: .semibold))
    #expect(buttons[1].currentImage?.name == "trash")
  }

  @Test("An item that changes is shown anew, one that left does not matter")
  func changes() {
    let item = UIBarButtonItem(title: "abcd")
    let bar = toolbar([item])
    item.title = "abcdefgh"
    bar.layoutIfNeeded()
    #expect(bar.subviews.map(\.frame.width) == [68])
    bar.items = nil
    item.title = "abcd"
    #expect(bar.subviews.isEmpty)
  }

  @Test("A view of one's own stands in the middle of the bar's height")
  func custom() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 10))
    let bar = toolbar([UIBarButtonItem(customView: view)])
    #expect(view.frame == CGRect(x: 16, y: 17, width: 40, height: 10))
    #expect(bar.intrinsicContentSize.height == 44)
  }

  @Test("A view of its own is as high as its constraints say")
  func constrained() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let field = UITextField()
    let size = [
      field.widthAnchor.constraint(equalToConstant: 200),
      field.heightAnchor.constraint(equalToConstant: 40),
    ]
    NSLayoutConstraint.activate(size)
    bar.items = [UIBarButtonItem(customView: field)]
    bar.layoutIfNeeded()
    #expect(field.frame.size == CGSize(width: 200, height: 40))
    #expect(bar.layoutConflicts.isEmpty)
  }
}
