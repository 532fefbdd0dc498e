import TestSupport
import Testing

@testable import UIKitCore

/// A stack and what its views come to: frames `a x y w h` in the stack's coordinates.
struct StackFrames: CustomTestStringConvertible, Sendable {
  let distribution: UIStackView.Distribution
  let alignment: UIStackView.Alignment
  let frames: String
  var testDescription: String { "\(distribution) \(alignment)" }

  init(
    _ distribution: UIStackView.Distribution, _ alignment: UIStackView.Alignment,
    _ frames: String...
  ) {
    self.distribution = distribution
    self.alignment = alignment
    self.frames = frames.joined(separator: "\n")
  }
}

/// Three views of 40 × 20, 60 × 10 and 20 × 30.
///
/// What a row does to widths a column does to heights, so every row is laid out as a column with
/// all sizes turned, too.
@Suite("Frames of stack views")
struct StackFramesTests {
  /// A stack of the views, 10 apart, laid out in a root; a fixed size along or across where given.
  private func laidOut(
    _ example: StackFrames, axis: NSLayoutConstraint.Axis, along: CGFloat? = nil,
    across: CGFloat? = nil
  ) -> UIStackView {
    let isRow = axis == .horizontal
    let sizes: [(String, CGFloat, CGFloat)] = [("a", 40, 20), ("b", 60, 10), ("c", 20, 30)]
    let views = sizes.map { isRow ? SizedView($0, $1, $2) : SizedView($0, $2, $1) }
    // One view hugs less and one resists less than the others, so that no tie decides.
    views[1].setContentHuggingPriority(UILayoutPriority(200), for: axis)
    views[1].setContentCompressionResistancePriority(UILayoutPriority(700), for: axis)
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.spacing = 10
    stack.distribution = example.distribution
    stack.alignment = example.alignment
    stack.translatesAutoresizingMaskIntoConstraints = false
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    root.addSubview(stack)
    stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    let (length, breadth) =
      isRow ? (stack.widthAnchor, stack.heightAnchor) : (stack.heightAnchor, stack.widthAnchor)
    if let along { length.constraint(equalToConstant: along).isActive = true }
    if let across { breadth.constraint(equalToConstant: across).isActive = true }
    root.layoutIfNeeded()
    withExtendedLifetime(root) {}
    return stack
  }

  /// Frames of the views, positions and sizes along the axis first.
  private func turned(_ stack: UIStackView) -> String {
    stack.subviews.map { view in
      let frame = view.frame
      let numbers =
        stack.axis == .horizontal
        ? [frame.minX, frame.minY, frame.width, frame.height]
        : [frame.minY, frame.minX, frame.height, frame.width]
      return ([view.name ?? "?"] + numbers.map(\.plain)).joined(separator: " ")
    }.joined(separator: "\n")
  }

  private func check(
    _ example: StackFrames, along: CGFloat? = nil, across: CGFloat? = nil,
    size: (along: CGFloat, across: CGFloat)
  ) {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      if axis == .vertical,
        example.alignment == .firstBaseline || example.alignment == .lastBaseline
      {
        continue
      }
      LayoutEnvironment.fixed().perform {
        let stack = laidOut(example, axis: axis, along: along, across: across)
        let length = axis == .horizontal ? stack.frame.width : stack.frame.height
        let breadth = axis == .horizontal ? stack.frame.height : stack.frame.width
        #expect(turned(stack) == example.frames, "\(axis)")
        #expect(length == size.along, "\(axis)")
        #expect(breadth == size.across, "\(axis)")
      }
    }
  }

  @Test(
    "At its natural size a stack is as long as its views and gaps, and as broad as the broadest",
    arguments: [
      StackFrames(.fill, .fill, "a 0 0 40 30", "b 50 0 60 30", "c 120 0 20 30"),
      StackFrames(.fill, .leading, "a 0 0 40 20", "b 50 0 60 10", "c 120 0 20 30"),
      StackFrames(.fill, .center, "a 0 5 40 20", "b 50 10 60 10", "c 120 0 20 30"),
      StackFrames(.fill, .trailing, "a 0 10 40 20", "b 50 20 60 10", "c 120 0 20 30"),
      StackFrames(.equalSpacing, .center, "a 0 5 40 20", "b 50 10 60 10", "c 120 0 20 30"),
      StackFrames(.fillProportionally, .leading, "a 0 0 40 20", "b 50 0 60 10", "c 120 0 20 30"),
    ])
  func natural(_ example: StackFrames) {
    check(example, size: (140, 30))
  }

  @Test("Equal views are all as long as the longest")
  func naturalEqual() {
    check(
      StackFrames(.fillEqually, .fill, "a 0 0 60 30", "b 70 0 60 30", "c 140 0 60 30"),
      size: (200, 30))
  }

  @Test("Middles at equal distances take the room that the two nearest need")
  func naturalCentering() {
    // Middles of a and b are at least 60 apart, those of b and c 50: both gaps are 60.
    check(
      StackFrames(.equalCentering, .leading, "a 0 0 40 20", "b 50 0 60 10", "c 130 0 20 30"),
      size: (150, 30))
  }

  @Test(
    "In a longer stack the surplus goes where the distribution says",
    arguments: [
      StackFrames(.fill, .fill, "a 0 0 40 50", "b 50 0 160 50", "c 220 0 20 50"),
      StackFrames(.fill, .leading, "a 0 0 40 20", "b 50 0 160 10", "c 220 0 20 30"),
      StackFrames(.fill, .center, "a 0 15 40 20", "b 50 20 160 10", "c 220 10 20 30"),
      StackFrames(.fill, .trailing, "a 0 30 40 20", "b 50 40 160 10", "c 220 20 20 30"),
      StackFrames(.fillEqually, .fill, "a 0 0 73.5 50", "b 83.5 0 73 50", "c 166.5 0 73.5 50"),
      StackFrames(
        .fillEqually, .trailing, "a 0 30 73.5 20", "b 83.5 40 73 10", "c 166.5 20 73.5 30"),
      StackFrames(.equalSpacing, .fill, "a 0 0 40 50", "b 100 0 60 50", "c 220 0 20 50"),
      StackFrames(.equalSpacing, .center, "a 0 15 40 20", "b 100 20 60 10", "c 220 10 20 30"),
      // Middles at 20, 125 and 230.
      StackFrames(.equalCentering, .fill, "a 0 0 40 50", "b 95 0 60 50", "c 220 0 20 50"),
      StackFrames(.equalCentering, .leading, "a 0 0 40 20", "b 95 0 60 10", "c 220 0 20 30"),
      // 40, 60, 20 and two gaps of 10 make 140: shares of 2/7, 3/7, 1/7 of 240; c gets what the
      // gaps leave over.
      StackFrames(
        .fillProportionally, .fill, "a 0 0 68.5 50", "b 78.5 0 103 50", "c 191.5 0 48.5 50"),
    ])
  func longer(_ example: StackFrames) {
    check(example, along: 240, across: 50, size: (240, 50))
  }

  @Test(
    "In a shorter stack gaps shrink to the spacing, then the view that resists least",
    arguments: [
      StackFrames(.fill, .fill, "a 0 0 40 30", "b 50 0 20 30", "c 80 0 20 30"),
      StackFrames(.equalSpacing, .leading, "a 0 0 40 20", "b 50 0 20 10", "c 80 0 20 30"),
      StackFrames(.equalCentering, .leading, "a 0 0 40 20", "b 50 0 20 10", "c 80 0 20 30"),
      StackFrames(.fillEqually, .fill, "a 0 0 26.5 30", "b 36.5 0 27 30", "c 73.5 0 26.5 30"),
    ])
  func shorter(_ example: StackFrames) {
    check(example, along: 100, size: (100, 30))
  }
}
