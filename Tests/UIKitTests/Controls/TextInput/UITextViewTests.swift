import Testing

@testable import UIKit

/// Half an em for each character: 6 points at 12; lines 14.32 high.
struct UITextViewTests {
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 70, height: 50))

  @Test("A text view that scrolls asks for no size")
  func scrolling() {
    view.text = "abc"
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
  }

  @Test("One that does not scroll asks for the height of its text at its width, and its insets")
  func growing() {
    view.isScrollEnabled = false
    view.text = String(repeating: "a", count: 25)
    // 60 points hold 10 characters a line.
    let height = view.intrinsicContentSize.height
    #expect(height >= 16 + 3 * 14.3 && height <= 16 + 44)
    view.textContainerInset = .zero
    #expect(view.intrinsicContentSize.height == height - 16)
  }
}
