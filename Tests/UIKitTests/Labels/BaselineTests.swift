import TestSupport
import Testing

@testable import UIKitCore

/// Under fixed advances the ascender of 20 points is 18 and of 10 points 9; lines are 24 and 12
/// high.
@Suite("Baselines")
struct BaselineTests {
  private func small(_ text: String) -> UILabel {
    let small = label(text)
    small.font = .systemFont(ofSize: 10)
    return small
  }

  @Test("Labels of two sizes are aligned by their first baselines")
  func firstBaselines() {
    LayoutEnvironment.fixed().perform {
      let (a, b) = (label("big"), small("small"))
      let root = layout(
        CGSize(width: 100, height: 50), [("a", a), ("b", b)], "H:|[a][b]", "V:|-(4)-[a]")
      b.firstBaselineAnchor.constraint(equalTo: a.firstBaselineAnchor).isActive = true
      expectFrames(root, "a 0 4 30 24\nb 30 13 25 12")
    }
  }

  @Test("The last baseline of several lines is that of the last")
  func lastBaselines() {
    LayoutEnvironment.fixed().perform {
      let (a, b) = (label("aaaa bbbb", lines: 0), label("x"))
      let root = layout(
        CGSize(width: 100, height: 80), [("a", a), ("b", b)], "H:|[a(50)][b]", "V:|[a]")
      b.lastBaselineAnchor.constraint(equalTo: a.lastBaselineAnchor).isActive = true
      expectFrames(root, "a 0 0 50 48\nb 50 24 10 24")
    }
  }

  @Test("A label without text has the baseline of a line, a text view that of a line at its end")
  func emptyLabelAndTextView() {
    LayoutEnvironment.fixed().perform {
      let (a, b, view) = (label(""), small("small"), UITextView())
      view.text = "x"
      view.font = .systemFont(ofSize: 20)
      let root = layout(
        CGSize(width: 100, height: 100), [("a", a), ("b", b), ("view", view)],
        "H:|[a][b][view(40)]", "V:|-(4)-[a]", "V:[view(60)]")
      b.firstBaselineAnchor.constraint(equalTo: a.firstBaselineAnchor).isActive = true
      view.lastBaselineAnchor.constraint(equalTo: a.firstBaselineAnchor).isActive = true
      expectFrames(root, "a 0 4 0 0\nb 0 13 25 12\nview 25 -24 40 60")
    }
  }

  @Test("The first baseline of a label that is stretched keeps its distance from the top")
  func stretched() {
    LayoutEnvironment.fixed().perform {
      let (a, b) = (label("a"), label("b"))
      let root = layout(
        CGSize(width: 100, height: 80), [("a", a), ("b", b)], "H:|[a][b]", "V:|[a]|")
      b.firstBaselineAnchor.constraint(equalTo: a.firstBaselineAnchor).isActive = true
      expectFrames(root, "a 0 0 10 80\nb 10 0 10 24")
    }
  }

  @Test("The last baseline of a label that is squeezed keeps its distance from the bottom")
  func squeezed() {
    LayoutEnvironment.fixed().perform {
      let (a, b) = (label("a"), label("b"))
      let root = layout(
        CGSize(width: 100, height: 80), [("a", a), ("b", b)], "H:|[a][b]", "V:|-(20)-[a(10)]")
      b.lastBaselineAnchor.constraint(equalTo: a.lastBaselineAnchor).isActive = true
      expectFrames(root, "a 0 20 10 10\nb 10 6 10 24")
    }
  }

  @Test("The ascender is rounded to a pixel: 17 × 0.9 = 15.3 is 15.5")
  func roundedAscender() {
    LayoutEnvironment.fixed().perform {
      let a = label("a")
      a.font = .systemFont(ofSize: 17)
      #expect(a.contentBaselines?.first == 15.5)
      #expect(a.contentBaselines?.firstShare == 0)
    }
  }

  @Test("A view without text has its top and its bottom for baselines")
  func plainView() {
    LayoutEnvironment.fixed().perform {
      let a = label("a")
      let root = layout(
        CGSize(width: 100, height: 80), [("a", a), ("b", UIView())], "H:|[a][b(10)]",
        "V:|-(5)-[a]", "V:[b(6)]")
      root.subviews[1].lastBaselineAnchor.constraint(equalTo: a.firstBaselineAnchor).isActive =
        true
      expectFrames(root, "a 0 5 10 24\nb 10 17 10 6")
    }
  }

  @Test("A container lends the baseline of the view that it names")
  func container() {
    final class Box: UIView {
      override var forFirstBaselineLayout: UIView { subviews.first ?? self }
    }
    LayoutEnvironment.fixed().perform {
      let (box, inner, b) = (Box(), label("a"), label("b"))
      let root = layout(
        CGSize(width: 100, height: 80), [("box", box), ("b", b)], "H:|[box(40)][b]", "V:|[box(60)]")
      inner.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(inner)
      inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 7).isActive = true
      b.firstBaselineAnchor.constraint(equalTo: box.firstBaselineAnchor).isActive = true
      root.layoutIfNeeded()
      #expect(b.frame.minY == 7)
    }
  }

  @Test("Another text moves what hangs on its last baseline")
  func textChanges() {
    LayoutEnvironment.fixed().perform {
      let (a, b) = (label("aaaa bbbb", lines: 0), label("x"))
      let root = layout(
        CGSize(width: 100, height: 80), [("a", a), ("b", b)], "H:|[a(50)][b]", "V:|[a]")
      b.lastBaselineAnchor.constraint(equalTo: a.lastBaselineAnchor).isActive = true
      root.layoutIfNeeded()
      a.text = "a"
      expectFrames(root, "a 0 0 50 24\nb 50 0 10 24")
      a.font = .systemFont(ofSize: 40)
      expectFrames(root, "a 0 0 50 48\nb 50 18 10 24")
    }
  }
}
