import TestSupport
import Testing

@testable import UIKitCore

@Suite("Frames that constraints give")
struct LayoutEngineTests {
  @Test("Views pinned to the edges keep their distances")
  func pinnedToEdges() {
    LayoutEnvironment.fixed().perform {
      let root = layout(
        CGSize(width: 100, height: 60), [("a", UIView())], "H:|-(10)-[a]-(20)-|",
        "V:|-(5)-[a]-(6)-|")
      expectFrames(root, "a 10 5 70 49")
    }
  }

  @Test("A single-line label takes its width and hugs it before a plain view does")
  func labelHugs() {
    LayoutEnvironment.fixed().perform {
      let root = layout(
        CGSize(width: 320, height: 44), [("a", label("four")), ("b", UIView())],
        "H:|-(16)-[a]-(8)-[b]-(16)-|", "V:|-(10)-[a]", "V:|[b]|")
      expectFrames(root, "a 16 10 40 24\nb 64 0 240 44")
    }
  }

  @Test("A label of several lines is measured at the width that the constraints give it")
  func twoPasses() {
    LayoutEnvironment.fixed().perform {
      let root = layout(
        CGSize(width: 120, height: 200), [("a", label("aaaa bbbb cccc dddd", lines: 0))],
        "H:|-(10)-[a]-(10)-|", "V:|-(10)-[a]")
      expectFrames(root, "a 10 10 100 48")
    }
  }

  @Test("34.5 × 20.5 centred in 99 × 51 is written at 32.5, 15.5")
  func roundsEdgesSeparately() {
    LayoutEnvironment.fixed().perform {
      let child = UIView()
      let root = layout(
        CGSize(width: 99, height: 51), [("a", child)], "H:[a(34.5)]", "V:[a(20.5)]")
      child.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
      child.centerYAnchor.constraint(equalTo: root.centerYAnchor).isActive = true
      expectFrames(root, "a 32.5 15.5 34.5 20.5")
      #expect(child.unroundedFrame == CGRect(x: 32.25, y: 15.25, width: 34.5, height: 20.5))
    }
  }

  @Test("Numbers beyond all measure are taken as the largest there are, and nothing stops")
  func hugeNumbers() {
    let huge = CGFloat.greatestFiniteMagnitude
    let (a, b) = (UIView(), UIView())
    let root = layout(CGSize(width: 100, height: 60), [("a", a), ("b", b)], "V:|[a]|", "V:|[b]|")
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      a.widthAnchor.constraint(lessThanOrEqualToConstant: huge),
      a.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: huge),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: -huge),
      b.widthAnchor.constraint(equalTo: a.widthAnchor, multiplier: huge),
    ])
    root.layoutIfNeeded()
    #expect(a.frame.isFinite && b.frame.isFinite)
    #expect(root.systemLayoutSizeFitting(CGSize(width: huge, height: huge)).width.isFinite)
    root.frame.size = CGSize(width: huge, height: huge)
    root.layoutIfNeeded()
    #expect(a.frame.isFinite && b.frame.isFinite)
  }
}
