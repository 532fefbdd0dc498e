import Testing

@testable import UIKit

@Suite("Navigation bars", .estimatedText) struct UINavigationBarTests {
  private func bar(_ items: [UINavigationItem], height: CGFloat = 44) -> UINavigationBar {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: height))
    bar.items = items
    bar.layoutIfNeeded()
    return bar
  }

  @Test("The title is in the middle, items at the sides, the outermost first")
  func sides() throws {
    let item = UINavigationItem(title: "abcd")
    item.leftBarButtonItem = UIBarButtonItem(title: "ab")
    item.rightBarButtonItems = [UIBarButtonItem(title: "cd"), UIBarButtonItem(title: "ef")]
    let bar = bar([item])
    let label = try #require(bar.subviews.first { $0 is UILabel })
    #expect(label.frame.midX == 160)
    let buttons = bar.subviews.compactMap { $0 as? UIButton }
    #expect(buttons.map(\.currentTitle) == ["ab", "ef", "cd"])
    #expect(buttons.first?.frame.minX == 16)
    #expect(buttons.last?.frame.maxX == 304)
  }

  @Test("A second screen has a way back")
  func back() {
    let bar = bar([UINavigationItem(title: "One"), UINavigationItem(title: "Two")])
    let buttons = bar.subviews.compactMap { $0 as? UIButton }
    #expect(buttons.first?.currentImage?.name == "chevron.backward")
    #expect((bar.subviews.first { $0 is UILabel } as? UILabel)?.text == "Two")
  }

  @Test("A title too long for the room between the items is cut there")
  func long() throws {
    let item = UINavigationItem(title: String(repeating: "long ", count: 20))
    item.rightBarButtonItem = UIBarButtonItem(title: "abcdefgh")
    let bar = bar([item])
    let label = try #require(bar.subviews.first { $0 is UILabel })
    #expect(label.frame.minX == 92 && label.frame.maxX == 228)
  }

  @Test("A large title stands below the items, at the leading edge")
  func large() throws {
    let bar = bar([UINavigationItem(title: "abcd")], height: 96)
    bar.prefersLargeTitles = true
    bar.layoutIfNeeded()
    let label = try #require(bar.subviews.first { $0 is UILabel })
    #expect(label.frame.minX == 16 && label.frame.maxY == 88)
    #expect((label as? UILabel)?.font.pointSize == 34)
  }
}
