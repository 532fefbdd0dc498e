import Testing
import UIKit

@testable import UIKitCore

/// A button that counts its titles, as apps override it.
private final class CountingButton: UIButton {
  var given: [String?] = []

  override func setTitle(_ title: String?, for state: State) {
    given.append(title)
    super.setTitle(title?.uppercased(), for: state)
  }
}

@Suite("What code of apps overrides and asks", .estimatedText)
struct SharedStateTests {
  @Test("A title of a button goes through the override of a subclass")
  func button() {
    let button = CountingButton(type: .system)
    button.setTitle("go", for: .normal)
    #expect(button.given == ["go"] && button.currentTitle == "GO")
    #expect(button.buttonType == .system)
  }

  @Test("A symbol takes the size of its state, whenever that is set")
  func symbols() throws {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    let before = try #require(button.currentImage?.size)
    let large = UIImage.SymbolConfiguration(pointSize: 60)
    button.setPreferredSymbolConfiguration(large, forImageIn: .normal)
    let after = try #require(button.currentImage?.size)
    #expect(after.height > 2 * before.height)
    button.setImage(UIImage(systemName: "heart"), for: .normal)
    #expect(button.currentImage?.size.height ?? 0 > 2 * before.height)
  }

  @Test("The distance of two positions can be constrained like a size")
  func offsets() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 90))
    let (a, b) = (UIView(), UIView())
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    let above = root.topAnchor.anchorWithOffset(to: a.topAnchor)
    let between = a.bottomAnchor.anchorWithOffset(to: b.topAnchor)
    let below = b.bottomAnchor.anchorWithOffset(to: root.bottomAnchor)
    NSLayoutConstraint.activate([
      a.heightAnchor.constraint(equalToConstant: 20),
      b.heightAnchor.constraint(equalToConstant: 10),
      a.widthAnchor.constraint(equalToConstant: 10), b.widthAnchor.constraint(equalToConstant: 10),
      a.leftAnchor.constraint(equalTo: root.leftAnchor),
      a.leftAnchor.anchorWithOffset(to: b.leftAnchor).constraint(equalToConstant: 33),
      above.constraint(equalTo: between), between.constraint(equalTo: below),
    ])
    root.layoutIfNeeded()
    // 90 - 20 - 10 = 60 in three equal parts.
    #expect(a.frame == CGRect(x: 0, y: 20, width: 10, height: 20))
    #expect(b.frame == CGRect(x: 33, y: 60, width: 10, height: 10))
  }

  @Test("A constraint's anchors are equal to those that it was made of")
  func anchors() {
    let (a, b) = (UIView(), UIView())
    let constraint = a.leadingAnchor.constraint(equalTo: b.trailingAnchor)
    #expect(constraint.firstAnchor == a.leadingAnchor as NSObject)
    #expect(constraint.secondAnchor == b.trailingAnchor as NSObject)
    #expect(constraint.firstAnchor != a.trailingAnchor as NSObject)
  }

  @Test("Overridden traits reach views and controllers inside, and report changes")
  func traits() {
    let controller = UIViewController()
    let inner = UIView()
    controller.view.addSubview(inner)
    var previous: [UIUserInterfaceSizeClass] = []
    controller.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      (_: UIViewController, traits: UITraitCollection) in
      previous.append(traits.horizontalSizeClass)
    }
    controller.traitOverrides.horizontalSizeClass = .regular
    #expect(previous == [.compact])
    #expect(inner.traitCollection.horizontalSizeClass == .regular)
    inner.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    #expect(inner.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    #expect(inner.traitCollection.horizontalSizeClass == .regular)
    let dark = UITraitCollection.current.modifyingTraits { $0.userInterfaceStyle = .dark }
    #expect(dark.userInterfaceStyle == .dark)
  }

  @Test("Links of a text view are in the tint, or as its attributes say; the text stays as set")
  func links() {
    let view = UITextView()
    view.tintColor = .red
    let text = NSMutableAttributedString(string: "see ")
    text.append(NSAttributedString(string: "this", attributes: [.link: "https://a.b"]))
    view.attributedText = text
    func shown() -> UIColor? {
      let label = view.subviews.compactMap { $0 as? UILabel }.first
      return label?.attributedText?.attribute(.foregroundColor, at: 5, effectiveRange: nil)
        as? UIColor
    }
    #expect(shown() == .red)
    view.linkTextAttributes = [.foregroundColor: UIColor.green]
    #expect(shown() == .green)
    #expect(view.attributedText == text)
  }

  @Test("What stands for an empty content is in the middle of the controller's view")
  func unavailable() throws {
    let controller = UIViewController()
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "Nothing"
    configuration.secondaryText = "Here"
    controller.contentUnavailableConfiguration = configuration
    controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    controller.view.layoutIfNeeded()
    let view = try #require(controller.view.subviews.first as? UIContentUnavailableView)
    let stack = try #require(view.subviews.first as? UIStackView)
    #expect(view.frame == controller.view.bounds)
    #expect(abs(stack.frame.midY - 200) <= 0.5 && stack.arrangedSubviews.count == 2)
    let gap = stack.arrangedSubviews[1].frame.minY - stack.arrangedSubviews[0].frame.maxY
    #expect(gap == 4)
    controller.contentUnavailableConfiguration = nil
    #expect(controller.view.subviews.isEmpty)
  }

  @Test("An image view draws the first image of what it animates, and nothing that has gone")
  func images() {
    let (still, moving) = (UIImage(systemName: "star"), UIImage(systemName: "heart"))
    let view = UIImageView(image: still)
    view.animationImages = [moving].compactMap(\.self)
    #expect(view.shownImage === still)
    view.startAnimating()
    #expect(view.shownImage === moving && view.isAnimating)
    view.stopAnimating()
    view.addSymbolEffect(.disappear)
    #expect(view.shownImage == nil)
    view.addSymbolEffect(.appear)
    #expect(view.shownImage === still)
  }

  @Test("An animator is at its end when it was started, and can be paused before")
  func animator() {
    var log: [String] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { log.append("change") }
    animator.addCompletion { log.append("end \($0 == .end)") }
    animator.pauseAnimation()
    #expect(animator.state == .active && log == [])
    animator.startAnimation()
    #expect(log == ["change", "end true"] && animator.state == .inactive)
    #expect(animator.fractionComplete == 1)
  }
}
