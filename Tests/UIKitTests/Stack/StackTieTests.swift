import TestSupport
import Testing

@testable import UIKitCore

/// What simulators of iOS 26 recorded of views that ask for room equally: the first gives, and takes.
@Suite("Equal views in a stack view")
struct StackTieTests {
  private final class Box: UIView {
    private let width: CGFloat

    init(_ width: CGFloat) {
      self.width = width
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { CGSize(width: width, height: 20) }
  }

  private func stack(_ widths: [CGFloat], in version: String, room: CGFloat, gap: CGFloat)
    -> UIStackView
  {
    LayoutEnvironment(profile: OSProfile.named(version) ?? .standard, text: FixedAdvanceMeasurer())
      .perform {
        let stack = UIStackView(arrangedSubviews: widths.map(Box.init))
        stack.spacing = gap
        stack.frame = CGRect(x: 0, y: 0, width: room, height: 20)
        stack.layoutIfNeeded()
        return stack
      }
  }

  @Test(
    "Room that lacks is taken from the first, and surplus given to it, since iOS 26",
    arguments: [
      ("ios26", [126, 151, 39.5], 8, 288, [81.5, 151, 39.5]),
      ("ios26", [50.5, 37.5], 24, 200, [138.5, 37.5]),
      ("ios18", [50.5, 37.5], 24, 200, [50.5, 125.5]),
    ] as [(String, [CGFloat], CGFloat, CGFloat, [CGFloat])])
  func firstGives(
    version: String, widths: [CGFloat], gap: CGFloat, room: CGFloat, expected: [CGFloat]
  ) {
    let stack = stack(widths, in: version, room: room, gap: gap)
    #expect(stack.arrangedSubviews.map(\.frame.width) == expected)
  }

  @Test("Reports keep the order of the views")
  func order() {
    let stack = stack([10, 20], in: "ios26", room: 100, gap: 0)
    #expect(stack.hostedEngine?.items.views.map { $0.view.intrinsicContentSize.width } == [10, 20])
  }
}
