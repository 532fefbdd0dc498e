import TestSupport
import Testing

@testable import UIKitCore

@Suite("Fitting sizes")
struct FittingTests {
  /// A card with a text between margins of 10 by 5.
  private func card(_ text: String, lines: Int = 0) -> UIView {
    layout(
      CGSize(width: 320, height: 44), [("text", label(text, lines: lines))],
      "H:|-(10)-[text]-(10)-|", "V:|-(5)-[text]-(5)-|")
  }

  @Test(
    "Both targets at priority 50 give way to the content",
    arguments: [
      (UIView.layoutFittingCompressedSize, CGSize(width: 60, height: 34)),
      (UIView.layoutFittingExpandedSize, CGSize(width: 60, height: 34)),
    ])
  func textDecides(target: CGSize, expected: CGSize) {
    LayoutEnvironment.fixed().perform {
      #expect(card("four").systemLayoutSizeFitting(target) == expected)
    }
  }

  @Test("Where nothing is asked for, the target decides")
  func targetDecides() {
    LayoutEnvironment.fixed().perform {
      let view = layout(
        CGSize(width: 320, height: 44), [("a", UIView())], "H:|-(10)-[a]-(10)-|",
        "V:|-(5)-[a(>=8)]-(5)-|")
      #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 20, height: 18))
      let expanded = view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
      #expect(expanded == CGSize(width: 10000, height: 10000))
    }
  }

  @Test("A required width wraps the text, and the height follows")
  func requiredWidth() {
    LayoutEnvironment.fixed().perform {
      let size = card("aaaa bbbb cccc dddd").systemLayoutSizeFitting(
        CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(size == CGSize(width: 120, height: 58))
    }
  }

  @Test("One view answers for one text after another as a new view would")
  func reuse() {
    LayoutEnvironment.fixed().perform {
      let reused = card("")
      for (text, width) in [
        ("aaaa bbbb cccc", 70.0), ("a", 70), ("aaaa bbbb", 200), ("aaaa bbbb", 50), ("", 50),
      ] {
        let fit = { (view: UIView) in
          view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        }
        (reused.subviews[0] as? UILabel)?.text = text
        #expect(fit(reused) == fit(card(text)), "\(text) at \(width)")
      }
    }
  }

  @Test("Laying out between two fittings changes neither")
  func layoutBetween() {
    LayoutEnvironment.fixed().perform {
      let view = card("aaaa bbbb cccc dddd")
      let first = view.systemLayoutSizeFitting(.zero)
      expectFrames(view, "text 10 5 300 34")
      #expect(view.systemLayoutSizeFitting(.zero) == first)
      expectFrames(view, "text 10 5 300 34")
    }
  }

  @Test("What ties the view to the outside does not count")
  func outsideIsIgnored() {
    LayoutEnvironment.fixed().perform {
      let inner = card("four")
      let outer = layout(
        CGSize(width: 320, height: 100), [("inner", inner)], "H:|-(1)-[inner]-(1)-|",
        "V:|[inner]|")
      outer.layoutIfNeeded()
      #expect(inner.systemLayoutSizeFitting(.zero) == CGSize(width: 60, height: 34))
      expectFrames(outer, "inner 1 0 318 100\ntext 10 5 298 90")
    }
  }

  @Test("A view with a frame of its own is fitted as if it had none")
  func framedView() {
    LayoutEnvironment.fixed().perform {
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 43))
      outer.addSubview(content)
      let text = label("aaaa bbbb cccc", lines: 0)
      text.translatesAutoresizingMaskIntoConstraints = false
      text.name = "text"
      content.addSubview(text)
      NSLayoutConstraint.activate([
        text.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
        text.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -20),
        text.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
        text.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
      ])
      #expect(content.systemLayoutSizeFitting(.zero) == CGSize(width: 180, height: 64))
      expectFrames(outer, "text 20 20 280 3")
    }
  }

  @Test("A label by itself fits its text")
  func lonelyLabel() {
    LayoutEnvironment.fixed().perform {
      #expect(label("four").systemLayoutSizeFitting(.zero) == CGSize(width: 40, height: 24))
    }
  }

  @Test("A root that leaves its frame to its constraints takes the size they give")
  func freeRoot() {
    LayoutEnvironment.fixed().perform {
      let root = card("four")
      root.translatesAutoresizingMaskIntoConstraints = false
      root.layoutIfNeeded()
      #expect(root.bounds.size == CGSize(width: 60, height: 34))
    }
  }

  @Test("Targets that are no numbers are read as 0, infinite ones as very large")
  func hostileTargets() {
    LayoutEnvironment.fixed().perform {
      let nan = CGSize(width: CGFloat.nan, height: .nan)
      #expect(card("four").systemLayoutSizeFitting(nan) == CGSize(width: 60, height: 34))
      let infinite = CGSize(width: CGFloat.infinity, height: .infinity)
      #expect(card("four").systemLayoutSizeFitting(infinite) == CGSize(width: 60, height: 34))
    }
  }
}
