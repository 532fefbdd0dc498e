import TestSupport
import Testing

@testable import UIKitCore

@Suite("Appearances")
struct AppearanceTests {
  private final class Card: UIView {}
  private final class Title: UILabel {}

  /// Runs in an environment of its own, whose appearances no other test sees.
  private func isolated(_ body: () -> Void) { LayoutEnvironment.fixed().perform(body) }

  @Test("are taken by views that enter a hierarchy, unless they have values of their own")
  func values() {
    isolated {
      UILabel.appearance().textColor = .red
      UILabel.appearance().font = .systemFont(ofSize: 9)
      UISwitch.appearance().onTintColor = .purple
      let root = UIView(), plain = UILabel(), own = Title(), toggle = UISwitch()
      own.textColor = .green
      #expect(plain.textColor == .label)
      for view in [plain, own, toggle] { root.addSubview(view) }
      #expect(plain.textColor == .red && plain.font.pointSize == 9)
      #expect(own.textColor == .green && own.font.pointSize == 9)
      #expect(toggle.onTintColor == .purple)
      plain.textColor = .blue
      root.addSubview(plain)
      #expect(plain.textColor == .blue)
    }
    isolated {
      let root = UIView(), label = UILabel()
      root.addSubview(label)
      #expect(label.textColor == .label)
    }
  }

  @Test("inside of others win over general ones, and those of a subclass over its superclass")
  func containers() {
    isolated {
      UILabel.appearance().textColor = .red
      UILabel.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .blue
      Title.appearance().textColor = .orange
      let root = UIView(), card = Card(), inside = UILabel(), outside = UILabel(), title = Title()
      card.addSubview(inside)
      root.addSubview(card)
      root.addSubview(outside)
      root.addSubview(title)
      #expect(outside.textColor == .red && title.textColor == .orange)
      #expect(inside.textColor == .blue)
    }
  }

  @Test("Traits that are performed as current are those that code sees, and overrides notify")
  func traits() {
    isolated {
      var seen = UIUserInterfaceStyle.unspecified
      UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
        seen = UITraitCollection.current.userInterfaceStyle
      }
      #expect(seen == .dark)
      #expect(UITraitCollection.current.userInterfaceStyle == .light)
      let view = UIView()
      view.traitOverrides.userInterfaceStyle = .dark
      #expect(view.traitCollection.userInterfaceStyle == .dark)
    }
  }
}
