import Testing

@testable import UIKitCore

/// Sizes with half an em for each character: "Button" at 15 points is 45 wide, its line 17.9 high.
/// What a button adds to its title is in "Control sizes" in `Documentation/Evidence.md`.
@Suite(.estimatedText) struct UIButtonTests {
  /// What a button is made of, and its size.
  struct Sized: CustomTestStringConvertible, Sendable {
    var title: String?
    var points: CGFloat = 15
    var image: CGSize?
    var insets = UIEdgeInsets.zero
    let size: CGSize
    var testDescription: String { "\(title ?? "-") \(points) \(image ?? .zero) \(insets)" }

    init(
      _ title: String?, _ points: CGFloat = 15, image: CGSize? = nil,
      insets: UIEdgeInsets = .zero, width: CGFloat, height: CGFloat
    ) {
      self.title = title
      self.points = points
      self.image = image
      self.insets = insets
      size = CGSize(width: width, height: height)
    }
  }

  @Test("A title that constraints hold is as large as its text, centred in what insets leave")
  func heldTitle() {
    for width in [nil, 80] as [CGFloat?] {
      let (host, icon) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), UIView())
      let button = UIButton(type: .custom)
      button.setTitle("abcd", for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 20)
      button.contentEdgeInsets = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
      button.titleEdgeInsets = UIEdgeInsets(left: 28)
      for (view, parent) in [(icon, button), (button, host)] as [(UIView, UIView)] {
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
      }
      guard let title = button.titleLabel else { return }
      NSLayoutConstraint.activate([
        icon.widthAnchor.constraint(equalToConstant: 24),
        icon.heightAnchor.constraint(equalToConstant: 24),
        icon.centerYAnchor.constraint(equalTo: button.centerYAnchor),
        icon.leadingAnchor.constraint(greaterThanOrEqualTo: button.leadingAnchor, constant: 4),
        icon.trailingAnchor.constraint(equalTo: title.leadingAnchor, constant: -4),
        button.heightAnchor.constraint(equalToConstant: 40),
        button.centerXAnchor.constraint(equalTo: host.centerXAnchor),
      ])
      if let width { button.widthAnchor.constraint(equalToConstant: width).isActive = true }
      host.layoutIfNeeded()
      // Half an em for each of four characters: 40 wide; the icon at 4 needs 4 + 24 + 4 + 40 + 4.
      #expect(button.frame.width == width ?? 76)
      #expect(title.frame.width == 40)
      #expect(title.frame.minX == (width == nil ? 32 : 34))
      #expect(icon.frame.maxX == title.frame.minX - 4)
    }
  }

  private static let eight = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)

  @Test(
    "A button asks for its title in whole points plus 12, or for exactly what insets and picture say",
    arguments: [
      Sized("Button", width: 45, height: 30),
      Sized("Button", 17, width: 51, height: 33),
      Sized("Button", 12, width: 36, height: 27),
      Sized("OK", width: 30, height: 30),
      Sized(nil, width: 30, height: 30),
      Sized("", 18, width: 30, height: 34),
      Sized(
        "Options", 17, insets: UIEdgeInsets(top: 7, left: 10, bottom: 7, right: 10), width: 80,
        height: 35),
      Sized("OK", insets: eight, width: 39, height: 34),
      Sized(nil, image: CGSize(width: 22, height: 21), width: 22, height: 21),
      Sized(nil, image: CGSize(width: 22, height: 10), width: 22, height: 18),
      Sized(nil, 18, image: CGSize(width: 9, height: 10), width: 9, height: 22),
      Sized(nil, image: CGSize(width: 9, height: 10), insets: eight, width: 33, height: 34),
      Sized(
        "Answer", 18, image: CGSize(width: 16, height: 16), insets: eight, width: 94, height: 38),
      Sized(
        "Decline", 18, image: CGSize(width: 24, height: 24), insets: eight, width: 111, height: 40),
    ])
  func intrinsicSize(_ example: Sized) {
    let button = UIButton(type: .system)
    button.titleLabel?.font = .systemFont(ofSize: example.points)
    button.setTitle(example.title, for: .normal)
    button.setImage(example.image.map { UIImage(size: $0) }, for: .normal)
    button.contentEdgeInsets = example.insets
    #expect(button.intrinsicContentSize == example.size)
  }

  @Test("Insets of title and picture do not count in the size")
  func innerInsets() {
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    button.titleEdgeInsets = UIEdgeInsets(top: 50, left: 50, bottom: 0, right: 0)
    #expect(button.intrinsicContentSize == CGSize(width: 45, height: 30))
  }

  @Test("A background picture is the least a button asks for")
  func background() {
    let button = UIButton()
    button.setTitle("OK", for: .normal)
    button.setBackgroundImage(UIImage(size: CGSize(width: 80, height: 20)), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 80, height: 34))
    #expect(button.subviews.first is UIImageView)
  }

  @Test("Buttons that come with a picture are as large as it")
  func symbols() throws {
    #expect(UIButton(type: .infoLight).intrinsicContentSize == CGSize(width: 25, height: 24))
    let ios7 = LayoutEnvironment(
      profile: try #require(OSProfile.named("ios7")), text: EstimatingMeasurer())
    let size = ios7.perform { UIButton(type: .contactAdd).intrinsicContentSize }
    #expect(size == CGSize(width: 22, height: 22))
  }

  @Test("A new font of the title label is a new size of the button")
  func fontChange() {
    let button = CountingButton()
    button.setTitle("Button", for: .normal)
    let before = button.invalidations
    button.titleLabel?.font = .systemFont(ofSize: 30)
    #expect(button.invalidations > before)
    #expect(button.intrinsicContentSize == CGSize(width: 90, height: 48))
  }

  private final class CountingButton: UIButton {
    var invalidations = 0
    override func invalidateIntrinsicContentSize() {
      invalidations += 1
      super.invalidateIntrinsicContentSize()
    }
  }

  @Test("Only what a button shows is among its subviews")
  func subviews() {
    let button = UIButton(type: .system)
    #expect(button.subviews.isEmpty)
    button.setTitle("a", for: .normal)
    button.setImage(UIImage(size: CGSize(width: 1, height: 1)), for: .normal)
    #expect(button.subviews == [button.imageView, button.titleLabel])
    button.setTitle(nil, for: .normal)
    #expect(button.subviews == [button.imageView])
  }

  @Test("Title and picture are laid out on pixels")
  func layout() {
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame == CGRect(x: 27.5, y: 13, width: 45, height: 18))
  }

  @Test("A button that is forced right to left has its picture after the title")
  func forcedDirection() {
    let button = UIButton(type: .custom)
    button.setTitle("Button", for: .normal)
    button.setImage(UIImage(size: CGSize(width: 20, height: 20)), for: .normal)
    button.semanticContentAttribute = .forceRightToLeft
    button.imageEdgeInsets = UIEdgeInsets(left: 8, right: -8)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame == CGRect(x: 13, y: 11, width: 54, height: 22))
    #expect(button.imageView?.frame == CGRect(x: 75, y: 12, width: 20, height: 20))
  }

  @Test("A subclass decides where content, title and picture lie")
  func overridden() {
    let button = StackedButton(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    button.setTitle("Button", for: .normal)
    button.setImage(UIImage(size: CGSize(width: 20, height: 20)), for: .normal)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 10, y: 10, width: 80, height: 30))
    #expect(button.titleLabel?.frame == CGRect(x: 10, y: 40, width: 80, height: 30))
  }

  private final class StackedButton: UIButton {
    override func contentRect(forBounds bounds: CGRect) -> CGRect {
      bounds.insetBy(dx: 10, dy: 10)
    }
    override func imageRect(forContentRect content: CGRect) -> CGRect {
      CGRect(x: content.minX, y: content.minY, width: content.width, height: content.height / 2)
    }
    override func titleRect(forContentRect content: CGRect) -> CGRect {
      imageRect(forContentRect: content).offsetBy(dx: 0, dy: content.height / 2)
    }
  }

  // MARK: States

  @Test("Each state has its own title, or the normal one's")
  func states() {
    let button = UIButton()
    button.setTitle("off", for: .normal)
    button.setTitle("on", for: .selected)
    #expect(button.currentTitle == "off")
    button.isSelected = true
    #expect(button.titleLabel?.text == "on")
    button.isEnabled = false
    #expect(button.state == [.selected, .disabled])
    #expect(button.titleLabel?.text == "off", "nothing is set for the combination")
  }

  @Test("Titles are white, or tinted in a system button, or of their own colour")
  func colors() {
    let custom = UIButton()
    #expect(custom.currentTitleColor == .white)
    let system = UIButton(type: .system)
    #expect(system.currentTitleColor == .systemBlue)
    system.tintColor = .red
    system.setTitle("a", for: .normal)
    #expect(system.titleLabel?.textColor == .red)
    system.setTitleColor(.green, for: .normal)
    #expect(system.titleLabel?.textColor == .green)
  }

  @Test("The tint may come from an ancestor, before or after the button joins it")
  func inheritedTint() {
    let (page, button) = (UIView(), UIButton(type: .system))
    button.setTitle("a", for: .normal)
    page.tintColor = .red
    page.addSubview(button)
    page.layoutIfNeeded()
    #expect(button.titleLabel?.textColor == .red)
    page.tintColor = .green
    #expect(button.titleLabel?.textColor == .green)
  }

  @Test("An attributed title wins over a plain one")
  func attributed() {
    let button = UIButton(type: .system)
    button.setTitle("plain", for: .normal)
    button.setAttributedTitle(NSAttributedString(string: "rich text"), for: .normal)
    #expect(button.titleLabel?.text == "rich text")
    button.setAttributedTitle(nil, for: .normal)
    #expect(button.titleLabel?.text == "plain")
  }

  // MARK: Baselines

  @Test("The baseline stays that of the title however high the button is")
  func baselines() throws {
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    let baselines = try #require(button.contentBaselines)
    // The line of 18 stands at 6 in 30; its baseline lies 14.5 below (14.28 rounded to a pixel).
    #expect(baselines.first + baselines.firstShare * 30 == 20.5)
    button.contentVerticalAlignment = .top
    #expect(button.contentBaselines?.first == 14.5)
    button.setTitle(nil, for: .normal)
    #expect(button.contentBaselines == nil)
  }
}
