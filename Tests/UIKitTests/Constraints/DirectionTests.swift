import TestSupport
import Testing

@testable import UIKitCore

@Suite("Leading and trailing")
struct DirectionTests {
  private func row() -> UIView {
    layout(
      CGSize(width: 100, height: 20), [("a", UIView()), ("b", UIView())],
      "H:|-(5)-[a(10)]-(8)-[b(20)]", "V:|[a]|", "V:|[b]|")
  }

  @Test("A right-to-left environment mirrors them")
  func environment() {
    LayoutEnvironment.fixed(direction: .rightToLeft).perform {
      expectFrames(row(), "a 85 0 10 20\nb 57 0 20 20")
    }
  }

  @Test(
    "A semantic content attribute decides for what the view contains",
    arguments: [
      (UISemanticContentAttribute.forceRightToLeft, 85.0), (.forceLeftToRight, 5),
      (.playback, 5), (.spatial, 5), (.unspecified, 85),
    ])
  func attribute(attribute: UISemanticContentAttribute, x: CGFloat) {
    LayoutEnvironment.fixed(direction: .rightToLeft).perform {
      let root = row()
      root.semanticContentAttribute = attribute
      root.layoutIfNeeded()
      #expect(root.subviews[0].frame.minX == x)
    }
  }

  @Test("The distance of two positions is one in the direction of reading")
  func distance() {
    for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      LayoutEnvironment.fixed(direction: direction).perform {
        let root = layout(
          CGSize(width: 100, height: 20), [("a", UIView()), ("b", UIView())],
          "H:|-(5)-[a(10)]", "H:[b(20)]", "V:|[a]|", "V:|[b]|")
        let (a, b) = (root.subviews[0], root.subviews[1])
        let gap = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
        gap.constraint(equalTo: a.centerXAnchor.anchorWithOffset(to: a.trailingAnchor)).isActive =
          true
        expectFrames(
          root,
          direction == .leftToRight ? "a 5 0 10 20\nb 20 0 20 20" : "a 85 0 10 20\nb 60 0 20 20")
      }
    }
  }

  @Test("The attribute may change after layout")
  func turns() {
    let root = row()
    expectFrames(root, "a 5 0 10 20\nb 23 0 20 20")
    root.semanticContentAttribute = .forceRightToLeft
    expectFrames(root, "a 85 0 10 20\nb 57 0 20 20")
  }

  @Test("Left and right stay where they are")
  func absolute() {
    LayoutEnvironment.fixed(direction: .rightToLeft).perform {
      let root = layout(
        CGSize(width: 100, height: 20), [("a", UIView())], "H:[a(10)]", "V:|[a]|")
      root.subviews[0].leftAnchor.constraint(equalTo: root.leftAnchor, constant: 3).isActive = true
      expectFrames(root, "a 3 0 10 20")
    }
  }

  @Test("Constants and inequalities keep their sense, multipliers count from the leading edge")
  func senses() {
    LayoutEnvironment.fixed(direction: .rightToLeft).perform {
      let root = layout(
        CGSize(width: 100, height: 20), [("a", UIView()), ("b", UIView())], "H:[a(10)]",
        "H:[b(10)]", "V:|[a]|", "V:|[b]|")
      let (a, b) = (root.subviews[0], root.subviews[1])
      a.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 7).isActive =
        true
      let pull = a.leadingAnchor.constraint(equalTo: root.leadingAnchor)
      pull.priority = .defaultLow
      pull.isActive = true
      NSLayoutConstraint(
        item: b, attribute: .leading, relatedBy: .equal, toItem: a, attribute: .trailing,
        multiplier: 2, constant: 0
      ).isActive = true
      expectFrames(root, "a 83 0 10 20\nb 56 0 10 20")
    }
  }
}
