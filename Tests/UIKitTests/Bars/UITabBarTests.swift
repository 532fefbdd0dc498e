import Testing

@testable import UIKit

@Suite("Tab bars", .estimatedText) struct UITabBarTests {
  @Test("Items are equally wide; the one chosen is in the tint, the others grey")
  func items() throws {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
    let items = [
      UITabBarItem(title: "One", image: nil), UITabBarItem(tabBarSystemItem: .search),
      UITabBarItem(title: "Three", image: UIImage(systemName: "star")),
    ]
    bar.items = items
    bar.selectedItem = items[1]
    bar.layoutIfNeeded()
    #expect(bar.subviews.map(\.frame.minX) == [0, 100, 200])
    let labels = bar.subviews.compactMap { $0.subviews.compactMap { $0 as? UILabel }.first }
    #expect(labels.map(\.text) == ["One", "Search", "Three"])
    #expect(labels.map(\.textColor) == [.systemGray, .systemBlue, .systemGray])
    #expect(bar.intrinsicContentSize.height == 49)
  }
}
