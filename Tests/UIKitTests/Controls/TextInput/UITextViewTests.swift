import TestSupport
import Testing

@testable import UIKitCore

/// Half an em for each character: 6 points at 12; lines 14.32 high.
@Suite(.estimatedText) struct UITextViewTests {
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 70, height: 50))

  @Test("A text view that scrolls asks for no size")
  func scrolling() {
    view.text = "abc"
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
  }

  @Test("Natural text begins where its letters have it, whatever the view")
  func natural() {
    LayoutEnvironment.fixed(direction: .rightToLeft).perform {
      let view = UITextView()
      view.text = "English"
      let label = view.subviews.compactMap { $0 as? UILabel }.first
      #expect(label?.paragraph.alignment == .natural)
      #expect(label?.paragraph.baseDirection == .natural)
    }
  }

  @Test("One that does not scroll asks for its text and its insets, wrapped where it must be")
  func growing() {
    LayoutEnvironment.fixed().perform {
      let text = UITextView()
      text.isScrollEnabled = false
      text.font = .systemFont(ofSize: 20)
      text.text = "aaaa bbbb"
      let root = layout(CGSize(width: 70, height: 300), [("text", text)], "H:|[text]|", "V:|[text]")
      // Insets of 8 above and below, 5 at the sides: 60 points for 6 characters a line.
      expectFrames(root, "text 0 0 70 64")
      root.frame.size.width = 200
      expectFrames(root, "text 0 0 200 40")
    }
  }

  @Test("Without text it is as high as the line in which one would type")
  func empty() {
    LayoutEnvironment.fixed().perform {
      let text = UITextView()
      text.isScrollEnabled = false
      text.font = .systemFont(ofSize: 20)
      let root = layout(CGSize(width: 70, height: 300), [("text", text)], "H:|[text]|", "V:|[text]")
      expectFrames(root, "text 0 0 70 40")
      #expect(text.sizeThatFits(CGSize(width: 70, height: 0)).height == 40)
    }
  }
}
