import TestSupport
import Testing

@testable import UIKitCore

/// Under fixed advances a character is 10 wide and a line 24 high.
@Suite("Sizes of labels")
struct LabelSizeTests {
  /// Text, lines allowed, explicit width, intrinsic size.
  static let intrinsic: [(String, Int, CGFloat, CGSize)] = [
    ("four", 1, 0, CGSize(width: 40, height: 24)),
    ("aaaa bbbb cccc", 1, 0, CGSize(width: 140, height: 24)),
    ("aaaa bbbb cccc", 0, 0, CGSize(width: 140, height: 24)),
    ("aaaa bbbb cccc", 0, 95, CGSize(width: 90, height: 48)),
    ("aaaa bbbb cccc", 0, 45, CGSize(width: 40, height: 72)),
    ("aaaa bbbb cccc", 2, 45, CGSize(width: 40, height: 48)),
    ("aaaa\nbb", 0, 0, CGSize(width: 40, height: 48)),
    ("1234567890", 0, 40, CGSize(width: 40, height: 72)),
    ("", 0, 100, .zero), ("", 1, 0, .zero),
  ]

  @Test(
    "The intrinsic size is that of the text, wrapped at an explicit width", arguments: intrinsic)
  func intrinsicSize(text: String, lines: Int, width: CGFloat, expected: CGSize) {
    LayoutEnvironment.fixed().perform {
      let label = label(text, lines: lines)
      label.preferredMaxLayoutWidth = width
      #expect(label.intrinsicContentSize == expected)
    }
  }

  @Test("Sizes are rounded up to pixels, at every scale")
  func roundedUp() {
    for (scale, expected) in [
      (CGFloat(1), CGSize(width: 26, height: 21)), (2, CGSize(width: 25.5, height: 20.5)),
      (3, CGSize(width: 77.0 / 3, height: 62.0 / 3)),
    ] {
      LayoutEnvironment.fixed(scale: scale).perform {
        let label = label("123")
        label.font = .systemFont(ofSize: 17)
        #expect(abs(label.intrinsicContentSize.width - expected.width) < 1e-9)
        #expect(abs(label.intrinsicContentSize.height - expected.height) < 1e-9)
      }
    }
  }

  @Test("An explicit width wins over the width that the constraints give")
  func explicitWins() {
    LayoutEnvironment.fixed().perform {
      let text = label("aaaa bbbb cccc dddd", lines: 0)
      text.preferredMaxLayoutWidth = 100
      let root = layout(
        CGSize(width: 320, height: 200), [("text", text)], "H:|-(10)-[text]-(10)-|", "V:|[text]")
      expectFrames(root, "text 10 0 300 48")
    }
  }

  @Test("A wrapped label hugs its longest line where nothing stretches it")
  func hugsLongestLine() {
    LayoutEnvironment.fixed().perform {
      let root = layout(
        CGSize(width: 105, height: 200), [("text", label("aaaa bbbb cc", lines: 0))],
        "H:|[text]-(>=10)-|", "V:|[text]")
      expectFrames(root, "text 0 0 90 48")
    }
  }

  @Test("Labels beside each other are each measured at their own width")
  func sideBySide() {
    LayoutEnvironment.fixed().perform {
      let root = layout(
        CGSize(width: 130, height: 200),
        [("a", label("aaaa bbbb", lines: 0)), ("b", label("cc dd ee ff", lines: 0))],
        "H:|[a(50)]-(10)-[b]|", "V:|[a]", "V:|[b]")
      expectFrames(root, "a 0 0 50 48\nb 60 0 70 48")
    }
  }

  @Test("From ios26 on a wrapped label's intrinsic height has a point more; one line has not")
  func extraPoint() {
    for (name, text, height) in [
      ("ios18", "aaaa bbbb", CGFloat(48)), ("ios26", "aaaa bbbb", 49), ("ios26", "aaaa", 24),
    ] {
      guard let profile = OSProfile.named(name) else { continue }
      LayoutEnvironment.fixed(profile: profile).perform {
        let root = layout(
          CGSize(width: 50, height: 200), [("text", label(text, lines: 0))], "H:|[text]|",
          "V:|[text]")
        root.layoutIfNeeded()
        #expect(root.subviews[0].frame.height == height, "\(name) \(text)")
        #expect(root.subviews[0].sizeThatFits(CGSize(width: 50, height: 0)).height != 49)
      }
    }
  }

  @Test("sizeToFit lets a single line grow, and wraps several at the present width")
  func sizeToFit() {
    LayoutEnvironment.fixed().perform {
      for (lines, expected) in [
        (1, CGSize(width: 90, height: 24)), (0, CGSize(width: 40, height: 48)),
      ] {
        let label = label("aaaa bbbb", lines: lines)
        label.frame = CGRect(x: 0, y: 0, width: 50, height: 10)
        label.sizeToFit()
        #expect(label.frame.size == expected)
      }
    }
  }

  @Test("A text rectangle that a subclass makes larger enlarges the intrinsic size")
  func paddedLabel() {
    final class Padded: UILabel {
      override func textRect(
        forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
      ) -> CGRect {
        let text = super.textRect(
          forBounds: bounds.inset(by: UIEdgeInsets(all: 5)), limitedToNumberOfLines: numberOfLines)
        return text.inset(by: UIEdgeInsets(all: -5))
      }
    }
    LayoutEnvironment.fixed().perform {
      let label = Padded()
      label.font = .systemFont(ofSize: 20)
      label.text = "four"
      #expect(label.intrinsicContentSize == CGSize(width: 50, height: 34))
    }
  }

  @Test(
    "A label in the engine is measured once without and once with a limit, whatever is laid out")
  func measuredOnce() {
    let measurer = FixedAdvanceMeasurer()
    LayoutEnvironment.fixed(text: measurer).perform {
      let text = label("aaaa bbbb", lines: 0)
      let root = layout(
        CGSize(width: 50, height: 100), [("text", text)], "H:|[text]|", "V:|[text]")
      root.layoutIfNeeded()
      root.frame.size.height = 200
      root.layoutIfNeeded()
      _ = root.systemLayoutSizeFitting(CGSize(width: 50, height: 0))
      #expect(measurer.measured.map(\.width) == [.infinity, 50])
    }
  }
}
