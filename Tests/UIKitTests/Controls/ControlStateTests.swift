import Testing

@testable import UIKitCore

@Suite(.estimatedText) struct ControlStateTests {
  @Test("Values are kept within their limits")
  func limits() {
    let slider = UISlider()
    slider.value = 3
    #expect(slider.value == 1)
    slider.maximumValue = 10
    #expect(slider.value == 3, "the value asked for is remembered, whatever order limits come in")
    let stepper = UIStepper()
    stepper.value = -5
    #expect(stepper.value == 0)
    let progress = UIProgressView()
    progress.progress = .nan
    #expect(progress.progress == 0)
    let pages = UIPageControl()
    pages.numberOfPages = 4
    pages.currentPage = 9
    #expect(pages.currentPage == 3)
  }

  @Test("A wheel shows itself only while it turns, unless told otherwise")
  func wheel() {
    let wheel = UIActivityIndicatorView(style: .medium)
    #expect(wheel.isHidden)
    wheel.startAnimating()
    #expect(!wheel.isHidden && wheel.isAnimating)
    wheel.stopAnimating()
    #expect(wheel.isHidden)
    wheel.hidesWhenStopped = false
    #expect(!wheel.isHidden)
  }

  @Test("Actions are called for their events, in order")
  func actions() {
    let control = UISwitch()
    var calls: [String] = []
    control.addAction(UIAction { _ in calls.append("first") }, for: .valueChanged)
    control.addAction(UIAction { _ in calls.append("tap") }, for: .touchUpInside)
    control.addAction(
      UIAction { _ in calls.append("second") }, for: [.valueChanged, .touchUpInside])
    control.sendActions(for: .valueChanged)
    #expect(calls == ["first", "second"])
  }

  @Test("The state is what the three flags come to")
  func state() {
    let control = UIControl()
    #expect(control.state == .normal)
    control.isHighlighted = true
    control.isEnabled = false
    #expect(control.state == [.highlighted, .disabled])
  }

  @Test("Leading and trailing follow the direction of the control")
  func alignment() {
    let control = UIControl()
    control.contentHorizontalAlignment = .leading
    #expect(control.effectiveContentHorizontalAlignment == .left)
    control.semanticContentAttribute = .forceRightToLeft
    #expect(control.effectiveContentHorizontalAlignment == .right)
  }

  @Test("An effect view's content fills it, whatever its size becomes")
  func effectView() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    #expect(view.subviews == [view.contentView])
    #expect(view.contentView.autoresizingMask == [.flexibleWidth, .flexibleHeight])
  }
}
