import TestSupport
import Testing

@testable import UIKitCore

/// Half an em for each character: "Button" is 51 wide at 17 points. Paddings of small and large
/// buttons, corners and tints are assumed (`Documentation/Deviations.md`).
@Suite("Button configurations", .estimatedText) struct UIButtonConfigurationTests {
  private func button(_ change: (inout UIButton.Configuration) -> Void) -> UIButton {
    var configuration = UIButton.Configuration.filled()
    change(&configuration)
    return UIButton(configuration: configuration)
  }

  @Test(
    "Sizes of a button with one line of text",
    arguments: [
      (UIButton.Configuration.Size.medium, 75, 34.5), (.large, 91, 50.5), (.small, 65, 28),
      (.mini, 65, 28),
    ] as [(UIButton.Configuration.Size, CGFloat, CGFloat)])
  func sizes(size: UIButton.Configuration.Size, width: CGFloat, height: CGFloat) {
    let button = button {
      $0.title = "Button"
      $0.buttonSize = size
    }
    #expect(button.intrinsicContentSize == CGSize(width: width, height: height))
  }

  @Test("Insets set by hand stay when the size of the button changes")
  func ownInsets() {
    let button = button {
      $0.title = "Button"
      $0.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      $0.buttonSize = .large
    }
    #expect(button.intrinsicContentSize == CGSize(width: 57, height: 24.5))
  }

  @Test("A title wraps where the button is narrower, and makes it higher")
  func wrapping() {
    let button = button { $0.title = "aaaa bbbb cccc" }
    let root = layout(
      CGSize(width: 100, height: 200), [("a", button)], "H:|[a]|", "V:|[a]")
    expectFrames(root, "a 0 0 100 56.5")
  }

  @Test("A title with a line break mode keeps to one line")
  func oneLine() {
    let button = button {
      $0.title = "aaaa bbbb cccc"
      $0.titleLineBreakMode = .byTruncatingTail
    }
    let root = layout(
      CGSize(width: 100, height: 200), [("a", button)], "H:|[a]|", "V:|[a]")
    expectFrames(root, "a 0 0 100 34.5")
  }

  @Test("A symbol is as large as the title's text unless it says otherwise")
  func symbol() {
    let small = button {
      $0.image = UIImage(systemName: "circle")
      $0.buttonSize = .small
    }
    #expect(small.imageView?.image?.size.width == 18)
    let own = button {
      $0.image = UIImage(
        systemName: "circle", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34))
    }
    #expect(own.imageView?.image?.size.width == 40)
    let preferred = button {
      $0.image = UIImage(systemName: "circle")
      $0.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(scale: .large)
    }
    #expect(preferred.imageView?.image?.size.width == 26)
  }

  @Test("The picture goes to the other side where leading is right")
  func direction() {
    let button = button {
      $0.title = "Button"
      $0.image = UIImage(size: CGSize(width: 10, height: 10))
    }
    button.semanticContentAttribute = .forceRightToLeft
    button.sizeToFit()
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.minX == 63)
    #expect(button.titleLabel?.frame.minX == 12)
  }

  @Test("Colours follow style, tint and state")
  func colours() throws {
    let button = button { $0.title = "Button" }
    button.tintColor = .systemRed
    #expect(button.titleLabel?.textColor == .white)
    #expect(button.ground?.color == .systemRed)
    button.isEnabled = false
    #expect(button.titleLabel?.textColor == .tertiaryLabel)
    #expect(button.ground?.color == .tertiarySystemFill)
    let plain = UIButton(configuration: .plain())
    #expect(plain.ground?.color == nil)
    let tinted = UIButton(configuration: .tinted())
    #expect(tinted.ground?.color == UIColor.systemBlue.withAlphaComponent(0.18))
  }

  @Test("Corners: usual, capsule, and a capsule for all since iOS 26")
  func corners() throws {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    let usual = button { $0.title = "Button" }
    usual.frame = frame
    #expect(usual.ground?.radius == 5.95)
    let capsule = button { $0.cornerStyle = .capsule }
    capsule.frame = frame
    #expect(capsule.ground?.radius == 20)
    let modern = LayoutEnvironment(
      profile: try #require(OSProfile.named("ios26")), text: EstimatingMeasurer()
    ).perform { button { $0.title = "Button" } }
    modern.frame = frame
    #expect(modern.ground?.radius == 20)
  }

  @Test("A turning wheel takes the picture's place")
  func indicator() {
    let button = button {
      $0.image = UIImage(size: CGSize(width: 10, height: 10))
      $0.showsActivityIndicator = true
    }
    #expect(button.intrinsicContentSize == CGSize(width: 44, height: 34))
    #expect(button.subviews.contains { $0 is UIActivityIndicatorView })
    #expect(button.subviews.contains { $0 is UIImageView } == false)
  }

  @Test("The update handler sets a configuration for each state")
  func handler() {
    let button = UIButton(configuration: .plain())
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isSelected ? "On" : "Off"
    }
    #expect(button.titleLabel?.text == "Off")
    button.isSelected = true
    #expect(button.titleLabel?.text == "On")
  }

  @Test("A title set for the normal state becomes the configuration's")
  func titleOfState() {
    let button = button { $0.title = "Old" }
    button.setTitle("New", for: .normal)
    #expect(button.titleLabel?.text == "New")
    #expect(button.configuration?.title == "New")
  }

  @Test("Without a configuration a button is as before")
  func without() {
    let button = UIButton(configuration: .filled())
    button.configuration = nil
    button.setTitle("Button", for: .normal)
    #expect(button.ground == nil)
    #expect(button.intrinsicContentSize == CGSize(width: 45, height: 30))
  }

  @Test("Baselines are those of title and subtitle")
  func baselines() {
    let title = button {
      $0.title = "Title"
      $0.subtitle = "Subtitle"
    }
    let label = UILabel()
    label.text = "Title"
    let root = layout(
      CGSize(width: 300, height: 100), [("a", title), ("b", label)], "H:|[a][b]", "V:|[a]")
    label.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor).isActive = true
    expectFrames(
      root,
      """
      a 0 0 76 51.5
      b 76 7 42.5 20.5
      """)
  }

  @Test("Title and image of the primary action are shown where the configuration has none")
  func primaryAction() {
    var calls = 0
    let action = UIAction(title: "Done", image: UIImage(systemName: "checkmark")) { _ in calls += 1
    }
    let button = UIButton(configuration: .filled(), primaryAction: action)
    #expect(button.titleLabel?.text == "Done")
    #expect(button.imageView?.image?.isSymbolImage == true)
    button.sendActions(for: .primaryActionTriggered)
    #expect(calls == 1)
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Send"
    let other = UIButton(configuration: configuration, primaryAction: action)
    #expect(other.titleLabel?.text == "Send")
  }
}
