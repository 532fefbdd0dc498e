import Testing

@testable import UIKitCore

@Suite("Search bars", .estimatedText) struct UISearchBarTests {
  private func bar(_ profile: String = "ios18", _ change: (UISearchBar) -> Void = { _ in }) throws
    -> UISearchBar
  {
    let environment = LayoutEnvironment(
      profile: try #require(OSProfile.named(profile)), text: EstimatingMeasurer())
    return environment.perform {
      let bar = UISearchBar()
      change(bar)
      bar.frame = CGRect(x: 0, y: 0, width: 320, height: bar.intrinsicContentSize.height)
      bar.layoutIfNeeded()
      return bar
    }
  }

  @Test(
    "Bar and field are as high as in their version of iOS",
    arguments: [("ios10", 44, 28), ("ios12", 56, 36), ("ios18", 56, 36), ("ios26", 64, 44)]
      as [(String, CGFloat, CGFloat)])
  func heights(profile: String, bar height: CGFloat, field: CGFloat) throws {
    let bar = try bar(profile)
    #expect(bar.intrinsicContentSize.height == height)
    #expect(
      bar.searchTextField.frame
        == CGRect(x: 8, y: (height - field) / 2, width: 304, height: field))
  }

  @Test("The button that ends the search takes its room from the field")
  func cancel() throws {
    let bar = try bar { $0.showsCancelButton = true }
    #expect(bar.searchTextField.frame.width == 245)
    let button = try #require(bar.subviews.compactMap { $0 as? UIButton }.first)
    #expect(button.frame.maxX == 312)
  }

  @Test("Places to search in are below the field")
  func scope() throws {
    let bar = try bar {
      $0.scopeButtonTitles = ["All", "Read"]
      $0.showsScopeBar = true
    }
    #expect(bar.intrinsicContentSize.height == 103)
    let scope = try #require(bar.subviews.compactMap { $0 as? UISegmentedControl }.first)
    #expect(scope.frame == CGRect(x: 8, y: 60, width: 304, height: 32))
    #expect(bar.searchTextField.frame.minY == 10)
  }

  @Test("Text and placeholder are the field's, after the magnifier")
  func text() throws {
    let bar = try bar { $0.placeholder = "Search" }
    let field = bar.searchTextField
    #expect(field.label.text == "Search" && field.label.textColor == .secondaryLabel)
    bar.text = "found"
    #expect(field.label.text == "found")
    #expect(field.textRect(forBounds: field.bounds).minX == 32)
  }
}
