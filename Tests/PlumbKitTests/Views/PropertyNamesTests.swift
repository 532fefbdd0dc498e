import Testing

@testable import PlumbKit
@testable import UIKitCore

@Suite("Names of views from properties")
struct PropertyNamesTests {
  private class Base: UIView {
    let caption = UILabel()
  }

  private final class Card: Base {
    private let title = UILabel()
    private lazy var detail = UILabel()
    @Outlet var icon: UIImageView? = UIImageView()
    let stars = [UIImageView(), UIImageView()]
    private let both = UILabel()
    private lazy var twin = both
    let named = UILabel()
    let count = 3

    init() {
      super.init(frame: .zero)
      named.name = "kept"
      let views: [UIView] =
        [title, detail, icon, caption, both, twin, named].compactMap(\.self) + stars
      for view in views { addSubview(view) }
      addSubview(UIView())
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test("Stored, lazy, wrapped, inherited and listed properties; what has a name keeps it")
  func all() {
    let card = Card()
    PropertyNames.give(to: card)
    #expect(
      card.subviews.map(\.name) == [
        "title", "detail", "icon", "caption", "both", "kept", "stars", "stars", nil,
      ])
  }

  @Test("Views of the framework are not looked into")
  func framework() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Tea"
    let before = cell.subviews.map(\.name)
    PropertyNames.give(to: cell)
    #expect(cell.subviews.map(\.name) == before)
  }
}
