import TestSupport
import Testing

@testable import UIKitCore

@Suite("Frames and autoresizing masks")
struct AutoresizingTests {
  typealias Mask = UIView.AutoresizingMask

  /// x and width in a superview that grows from 100 to 160; the view began at 20 with a width of
  /// 40.
  static let rules: [(Mask, CGFloat, CGFloat)] = [
    ([], 20, 40),
    (.flexibleRightMargin, 20, 40),
    (.flexibleLeftMargin, 80, 40),
    (.flexibleWidth, 20, 100),
    ([.flexibleLeftMargin, .flexibleRightMargin], 40, 40),
    ([.flexibleLeftMargin, .flexibleWidth], 40, 80),
    ([.flexibleWidth, .flexibleRightMargin], 20, 70),
    ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 32, 64),
  ]

  @Test("What the superview gains goes to the flexible parts in proportion", arguments: rules)
  func proportions(mask: Mask, x: CGFloat, width: CGFloat) {
    let rule = AutoresizingRule(
      mask, .horizontal, frame: CGRect(x: 20, y: 0, width: 40, height: 1),
      superviewSize: CGSize(width: 100, height: 1))
    let resolved = rule.resolved(in: 160)
    #expect(resolved.position == x && resolved.size == width)
  }

  @Test("A view that no constraint names follows its superview by its mask")
  func byHand() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 30))
    view.name = "a"
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(view)
    root.frame.size = CGSize(width: 200, height: 60)
    expectFrames(root, "a 10 10 180 40")
  }

  @Test("Constraints may refer to a view that keeps its frame")
  func mixed() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let framed = UIView(frame: CGRect(x: 10, y: 5, width: 30, height: 20))
    framed.name = "framed"
    let other = UIView()
    other.name = "other"
    other.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(framed)
    root.addSubview(other)
    NSLayoutConstraint.activate([
      other.leadingAnchor.constraint(equalTo: framed.trailingAnchor, constant: 8),
      other.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      other.topAnchor.constraint(equalTo: framed.topAnchor),
      other.heightAnchor.constraint(equalTo: framed.heightAnchor, multiplier: 2),
    ])
    expectFrames(root, "framed 10 5 30 20\nother 48 5 52 40")
    framed.frame = CGRect(x: 20, y: 6, width: 40, height: 10)
    expectFrames(root, "framed 20 6 40 10\nother 68 6 32 20")
  }

  @Test("A mask holds among constraints when the superview's size changes")
  func maskAmongConstraints() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let framed = UIView(frame: CGRect(x: 10, y: 5, width: 30, height: 20))
    framed.name = "framed"
    framed.autoresizingMask = [.flexibleLeftMargin, .flexibleHeight]
    let other = UIView()
    other.name = "other"
    other.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(framed)
    root.addSubview(other)
    NSLayoutConstraint.activate([
      other.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      other.trailingAnchor.constraint(equalTo: framed.leadingAnchor),
      other.topAnchor.constraint(equalTo: framed.topAnchor),
      other.bottomAnchor.constraint(equalTo: framed.bottomAnchor),
    ])
    root.frame.size = CGSize(width: 150, height: 60)
    expectFrames(root, "framed 60 5 30 30\nother 0 5 60 30")
  }

  @Test("Turning the translation off leaves the frame to constraints, turning it on takes it back")
  func bothWays() {
    let root = layout(
      CGSize(width: 100, height: 50), [("a", UIView())], "H:|-(5)-[a(10)]", "V:|-(5)-[a(10)]")
    expectFrames(root, "a 5 5 10 10")
    let view = root.subviews[0]
    NSLayoutConstraint.deactivate(root.constraints + view.constraints)
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    expectFrames(root, "a 1 2 3 4")
    view.translatesAutoresizingMaskIntoConstraints = false
    view.widthAnchor.constraint(equalToConstant: 7).isActive = true
    expectFrames(root, "a 0 0 7 0")
  }

  @Test("A frame and a constraint that contradict it are a conflict, and the frame holds")
  func frameWins() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    view.name = "a"
    root.addSubview(view)
    view.widthAnchor.constraint(equalToConstant: 40).isActive = true
    expectFrames(root, "a 0 0 30 20")
    let origins = root.layoutConflicts.first?.constraints.map(\.origin)
    #expect(origins?.contains(.autoresizingMask) == true)
  }
}
