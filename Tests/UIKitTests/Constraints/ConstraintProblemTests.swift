import TestSupport
import Testing

@testable import UIKitCore

@Suite("Constraints that cannot be are told before they stop the program")
struct ConstraintProblemTests {
  typealias Attribute = NSLayoutConstraint.Attribute

  static let problems: [(Attribute, Bool, Attribute, CGFloat, CGFloat, ConstraintProblem)] = [
    (.left, false, .notAnAttribute, 1, 10, .locationWithoutPair),
    (.left, true, .left, 0, 10, .locationWithoutPair),
    (.left, true, .top, 1, 0, .invalidPairing),
    (.width, true, .left, 1, 0, .invalidPairing),
    (.leading, true, .right, 1, 0, .mixedDirections),
    (.left, true, .trailingMargin, 1, 0, .mixedDirections),
    (.width, false, .notAnAttribute, 1, .nan, .constantNotFinite),
    (.width, true, .height, .infinity, 0, .multiplierNotFinite),
    (.notAnAttribute, false, .notAnAttribute, 1, 0, .missingFirstAttribute),
  ]

  @Test("Each rule is told apart", arguments: problems)
  func rules(
    first: Attribute, hasSecond: Bool, second: Attribute, multiplier: CGFloat, constant: CGFloat,
    expected: ConstraintProblem
  ) {
    let views = (UIView(), UIView())
    #expect(throws: expected) {
      try NSLayoutConstraint.checked(
        item: views.0, attribute: first, relatedBy: .equal, toItem: hasSecond ? views.1 : nil,
        attribute: second, multiplier: multiplier, constant: constant)
    }
  }

  @Test("Code can make and activate a relation of two axes, which is refused when it is laid out")
  func twoAxes() {
    let (root, view) = (UIView(), UIView())
    root.addSubview(view)
    let constraint = NSLayoutConstraint(
      item: view, attribute: .left, relatedBy: .equal, toItem: root, attribute: .top,
      multiplier: 1, constant: 5)
    constraint.isActive = true
    #expect(root.constraints == [constraint])
    constraint.isActive = false
  }

  @Test("The second attribute is none where there is no second item")
  func noSecondItem() {
    let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90)), UIView())
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    let constraint = NSLayoutConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .width,
      multiplier: 1, constant: 40)
    constraint.isActive = true
    #expect(constraint.secondAttribute == .notAnAttribute)
    root.layoutIfNeeded()
    #expect(view.frame.width == 40)
  }

  @Test("An item must be a view or a guide")
  func notAnItem() {
    #expect(throws: ConstraintProblem.notAnItem) {
      try NSLayoutConstraint.checked(
        item: NSObject(), attribute: .width, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute)
    }
  }

  @Test("A priority lies between 0 and 1000")
  func priority() {
    for value: Float in [-1, 1001, .nan, .infinity] {
      #expect(throws: ConstraintProblem.invalidPriority) {
        try NSLayoutConstraint.checked(
          item: UIView(), attribute: .width, relatedBy: .equal, toItem: nil,
          attribute: .notAnAttribute, priority: UILayoutPriority(value))
      }
    }
  }

  @Test("Views of different hierarchies cannot be tied together")
  func noCommonAncestor() {
    let (a, b) = (UIView(), UIView())
    a.name = "a"
    b.name = "b"
    let constraint = a.widthAnchor.constraint(equalTo: b.widthAnchor)
    #expect(constraint.activationProblem == .noCommonAncestor(first: "a", second: "b"))
    a.addSubview(b)
    #expect(constraint.activationProblem == nil)
  }

  @Test("A guide must be in a view")
  func lonelyGuide() {
    let guide = UILayoutGuide()
    let constraint = guide.widthAnchor.constraint(equalToConstant: 3)
    #expect(constraint.activationProblem == .itemGone)
  }

  @Test("Activating what has no common ancestor stops the program, as on iOS")
  func fatal() async {
    await #expect(processExitsWith: .failure) {
      let (a, b) = (UIView(), UIView())
      a.widthAnchor.constraint(equalTo: b.widthAnchor).isActive = true
    }
  }
}
