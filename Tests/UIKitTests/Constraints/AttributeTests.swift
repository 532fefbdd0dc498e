import TestSupport
import Testing

@testable import UIKitCore

@Suite("Attributes of constraints")
struct AttributeTests {
  typealias Attribute = NSLayoutConstraint.Attribute

  /// Where the point of a 100 × 60 superview lies that a child's left or top edge is tied to.
  /// Margins: 1 2 3 4 (t l b r).
  static let positions: [(Attribute, Attribute, CGFloat)] = [
    (.left, .left, 0), (.left, .right, 100), (.left, .centerX, 50), (.left, .leftMargin, 2),
    (.left, .rightMargin, 96), (.left, .centerXWithinMargins, 49), (.leading, .leading, 0),
    (.leading, .trailing, 100), (.leading, .leadingMargin, 2), (.leading, .trailingMargin, 96),
    (.top, .top, 0), (.top, .bottom, 60), (.top, .centerY, 30), (.top, .topMargin, 1),
    (.top, .bottomMargin, 57), (.top, .centerYWithinMargins, 29), (.top, .firstBaseline, 0),
    (.top, .lastBaseline, 60),
  ]

  @Test("Each attribute of a superview is where it should be", arguments: positions)
  func superview(own: Attribute, other: Attribute, expected: CGFloat) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    NSLayoutConstraint(
      item: child, attribute: own, relatedBy: .equal, toItem: root, attribute: other,
      multiplier: 1, constant: 0
    ).isActive = true
    root.layoutIfNeeded()
    #expect((own == .top ? child.frame.minY : child.frame.minX) == expected)
  }

  @Test("Right and trailing edges, centres and sizes of a child can be tied")
  func childSide() {
    for (own, other, multiplier, constant, frame) in [
      (Attribute.right, Attribute.right, 1.0, -3.0, CGRect(x: 77, y: 0, width: 20, height: 10)),
      (.trailing, .trailing, 1, -3, CGRect(x: 77, y: 0, width: 20, height: 10)),
      (.bottom, .bottom, 1, -4, CGRect(x: 0, y: 46, width: 20, height: 10)),
      (.centerX, .centerX, 1, 5, CGRect(x: 45, y: 0, width: 20, height: 10)),
      (.centerY, .centerY, 1, 0, CGRect(x: 0, y: 25, width: 20, height: 10)),
      (.centerX, .centerX, 0.5, 0, CGRect(x: 15, y: 0, width: 20, height: 10)),
      (.left, .right, 0.25, 0, CGRect(x: 25, y: 0, width: 20, height: 10)),
    ] {
      let root = layout(
        CGSize(width: 100, height: 60), [("a", UIView())], "H:[a(20)]", "V:[a(10)]")
      NSLayoutConstraint(
        item: root.subviews[0], attribute: own, relatedBy: .equal, toItem: root,
        attribute: other, multiplier: multiplier, constant: constant
      ).isActive = true
      root.layoutIfNeeded()
      #expect(root.subviews[0].frame == frame, "\(own)")
    }
  }

  @Test("A size may be a multiple of the other size of the same view")
  func aspectRatio() {
    let root = layout(CGSize(width: 160, height: 200), [("a", UIView())], "H:|[a]|", "V:|[a]")
    let view = root.subviews[0]
    view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 9.0 / 16).isActive = true
    expectFrames(root, "a 0 0 160 90")
  }

  @Test("A constraint between cousins is written in the coordinates of their common ancestor")
  func cousins() {
    let (left, right) = (UIView(), UIView())
    let root = layout(
      CGSize(width: 200, height: 50), [("left", left), ("right", right)],
      "H:|-(10)-[left(80)]-(10)-[right(80)]", "V:|-(5)-[left(40)]", "V:|-(3)-[right(40)]")
    for (name, superview) in [("a", left), ("b", right)] {
      let child = UIView()
      child.name = name
      child.translatesAutoresizingMaskIntoConstraints = false
      superview.addSubview(child)
      NSLayoutConstraint.activate([
        child.widthAnchor.constraint(equalToConstant: 10),
        child.heightAnchor.constraint(equalToConstant: 10),
      ])
    }
    let (a, b) = (left.subviews[0], right.subviews[0])
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: left.leadingAnchor, constant: 7),
      a.topAnchor.constraint(equalTo: left.topAnchor, constant: 7),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 100),
      b.topAnchor.constraint(equalTo: a.topAnchor),
    ])
    expectFrames(
      root, "left 10 5 80 40\na 7 7 10 10\nright 100 3 80 40\nb 27 9 10 10")
  }

  @Test("A change of constant, of priority and of activation counts from the next layout on")
  func live() {
    let root = layout(CGSize(width: 100, height: 50), [("a", UIView())], "H:|[a]", "V:|[a]|")
    let view = root.subviews[0]
    let narrow = view.widthAnchor.constraint(equalToConstant: 10)
    let wide = view.widthAnchor.constraint(equalToConstant: 40)
    wide.priority = .defaultHigh
    NSLayoutConstraint.activate([narrow, wide])
    expectFrames(root, "a 0 0 10 50")
    narrow.constant = 15
    expectFrames(root, "a 0 0 15 50")
    narrow.priority = .defaultLow
    expectFrames(root, "a 0 0 40 50")
    wide.isActive = false
    expectFrames(root, "a 0 0 15 50")
  }

  @Test("An active constraint is held by the nearest common ancestor of its items")
  func holder() {
    let root = layout(
      CGSize(width: 100, height: 50), [("a", UIView()), ("b", UIView())], "H:[a]-(1)-[b(4)]")
    #expect(root.constraints.count == 1)
    #expect(root.subviews[1].constraints.count == 1)
    root.subviews[1].removeFromSuperview()
    #expect(root.constraints.isEmpty)
  }

  @Test("A view that leaves takes its constraints with it, and what is left is laid out without")
  func removal() {
    let root = layout(
      CGSize(width: 100, height: 50), [("a", UIView()), ("b", UIView())],
      "H:|[a]-(10)-[b(20)]|", "V:|[a]|", "V:|[b]|", "H:[a(>=20,==30@10)]")
    expectFrames(root, "a 0 0 70 50\nb 80 0 20 50")
    root.subviews[1].removeFromSuperview()
    expectFrames(root, "a 0 0 30 50")
  }

  @Test("Every attribute is spelt as its case")
  func spelling() {
    for attribute in NSLayoutConstraint.Attribute.allCases {
      #expect(attribute.spelling == "\(attribute)")
    }
  }
}
