import TestSupport
import Testing

@testable import UIKitCore

@Suite("Anchors make constraints")
struct AnchorTests {
  private func named() -> (UIView, UIView) {
    let (a, b) = (UIView(), UIView())
    a.name = "a"
    b.name = "b"
    return (a, b)
  }

  @Test("An anchor is one object while somebody has it, of the class of its kind")
  func identity() {
    let (a, b) = named()
    let (leading, guide) = (a.leadingAnchor, UILayoutGuide())
    #expect(a.leadingAnchor === leading && a.leftAnchor !== leading)
    #expect(guide.topAnchor === guide.topAnchor)
    let constraint = leading.constraint(equalTo: b.trailingAnchor)
    #expect(constraint.firstAnchor === leading)
    #expect(constraint.secondAnchor === b.trailingAnchor)
    let height = a.heightAnchor.constraint(equalToConstant: 3)
    #expect("\(type(of: height.firstAnchor))" == "NSLayoutDimension")
    #expect(height.firstAnchor.isEqual(a.heightAnchor))
    #expect(height.secondAnchor == nil)
    let (some, other) = (NSLayoutXAxisAnchor(), NSLayoutXAxisAnchor())
    #expect(some == some && some != other && some != leading)
  }

  @Test("A view does not keep its anchors, and goes with them")
  func memory() {
    weak var view: UIView?
    do {
      let made = UIView()
      view = made
      let anchor = made.topAnchor
      #expect(made.topAnchor === anchor)
    }
    #expect(view == nil)
  }

  @Test("Each way of relating two anchors says what it reads like")
  func relations() {
    let (a, b) = named()
    let made = [
      a.leadingAnchor.constraint(equalTo: b.leadingAnchor),
      a.leadingAnchor.constraint(equalTo: b.trailingAnchor, constant: 8),
      a.rightAnchor.constraint(lessThanOrEqualTo: b.leftAnchor, constant: -8),
      a.topAnchor.constraint(greaterThanOrEqualTo: b.bottomAnchor),
      a.centerYAnchor.constraint(equalTo: b.lastBaselineAnchor),
      a.widthAnchor.constraint(equalToConstant: 12.5),
      a.heightAnchor.constraint(greaterThanOrEqualToConstant: 3),
      a.widthAnchor.constraint(lessThanOrEqualToConstant: 3),
      a.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: 2, constant: 1),
      a.widthAnchor.constraint(lessThanOrEqualTo: b.heightAnchor, multiplier: 0.5),
      a.leadingAnchor.constraint(equalToSystemSpacingAfter: b.trailingAnchor, multiplier: 2),
      a.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: b.bottomAnchor, multiplier: 1),
    ]
    #expect(
      made.map(\.equation) == [
        "a.leading == b.leading", "a.leading == b.trailing + 8", "a.right <= b.left - 8",
        "a.top >= b.bottom", "a.centerY == b.lastBaseline", "a.width == 12.5", "a.height >= 3",
        "a.width <= 3", "a.width == 2 * b.height + 1", "a.width <= 0.5 * b.height",
        "a.leading == b.trailing + 16", "a.top >= b.bottom + 8",
      ])
  }

  @Test("A constraint is described by its identifier, its equation and its priority")
  func description() {
    let (a, b) = named()
    let constraint = a.topAnchor.constraint(equalTo: b.topAnchor, constant: -2.5)
    constraint.identifier = "gap"
    constraint.priority = UILayoutPriority(749)
    #expect(constraint.description == "'gap' a.top == b.top - 2.5 @749")
    a.name = nil
    b.addSubview(a)
    #expect(a.topAnchor.constraint(equalTo: b.topAnchor).description == "UIView#0.top == b.top")
  }

  @Test("An anchor is cast to one of any axis, as where the axis is not known at run time")
  func casts() {
    let (a, b) = named()
    let (leading, width) = (a.leadingAnchor, a.widthAnchor)
    let erased = leading as NSLayoutAnchor<NSLayoutXAxisAnchor> ~>>! NSLayoutAnchor<AnyObject>.self
    #expect(erased === leading)
    let other = b.topAnchor ~>>! NSLayoutAnchor<AnyObject>.self
    #expect(erased.constraint(equalTo: other, constant: 4).equation == "a.leading == b.top + 4")
    let size = (width as Any) ~>>? NSLayoutAnchor<NSLayoutDimension>.self as? NSLayoutDimension
    #expect(size === width)
    let none = erased ~>>? NSLayoutAnchor<NSLayoutDimension>.self as? NSLayoutDimension
    #expect(none == nil)
    #expect("text" ~>>? NSLayoutAnchor<NSLayoutDimension>.self == nil)
    #expect(UIView?.none ~>>? NSLayoutAnchor<NSLayoutDimension>.self == nil)
  }

  @Test("Constraints of guides are laid out like those of views")
  func guides() {
    let root = layout(CGSize(width: 100, height: 40), [("a", UIView())], "V:|[a]|")
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let view = root.subviews[0]
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25),
      view.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    expectFrames(root, "a 25 0 75 40")
    #expect(guide.layoutFrame.width == 25)
    root.removeLayoutGuide(guide)
    #expect(root.constraints.allSatisfy { $0.first !== guide && $0.second !== guide })
    expectFrames(root, "a 100 0 0 40")
  }
}
