import TestSupport
import Testing

@testable import UIKitCore

@Suite("Hierarchies of views")
struct HierarchyTests {
  @Test("Subviews are ordered from back to front")
  func order() {
    let root = UIView()
    let (a, b, c) = (UIView(), UIView(), UIView())
    for (name, view) in [("a", a), ("b", b), ("c", c)] { view.name = name }
    let names = { root.subviews.map { $0.name ?? "" }.joined() }
    root.addSubview(a)
    root.insertSubview(b, at: 0)
    root.insertSubview(c, aboveSubview: b)
    #expect(names() == "bca")
    root.insertSubview(a, belowSubview: b)
    #expect(names() == "abc")
    root.bringSubviewToFront(a)
    root.sendSubviewToBack(c)
    #expect(names() == "cba")
  }

  @Test("A view has one superview; adding it elsewhere moves it")
  func moves() {
    let (first, second, view) = (UIView(), UIView(), UIView())
    first.addSubview(view)
    second.addSubview(view)
    #expect(first.subviews.isEmpty && view.superview === second)
    view.removeFromSuperview()
    #expect(view.superview == nil && second.subviews.isEmpty)
  }

  @Test("A view that loses its superview by its end is a root again")
  func superviewEnds() {
    let view = UIView()
    do {
      let root = layout(CGSize(width: 10, height: 10), [("a", view)], "H:|[a]|", "V:|[a]|")
      root.layoutIfNeeded()
      #expect(view.frame.width == 10)
    }
    #expect(view.superview == nil)
    view.layoutIfNeeded()
    view.setNeedsLayout()
    #expect(view.systemLayoutSizeFitting(.zero) == view.bounds.size, "nothing asks for another")
  }

  @Test("Tags are found depth first, the view itself included")
  func tags() {
    let (root, child, leaf) = (UIView(), UIView(), UIView())
    root.addSubview(child)
    child.addSubview(leaf)
    leaf.tag = 7
    #expect(root.viewWithTag(7) === leaf)
    #expect(leaf.viewWithTag(7) === leaf)
    #expect(root.viewWithTag(8) == nil)
    #expect(leaf.isDescendant(of: root) && !root.isDescendant(of: leaf))
  }

  @Test("Points are converted through scrolled bounds")
  func conversion() {
    let root = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    let scroll = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    let leaf = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    root.addSubview(scroll)
    scroll.addSubview(leaf)
    scroll.bounds.origin = CGPoint(x: 5, y: 6)
    #expect(leaf.convert(CGPoint.zero, to: root) == CGPoint(x: 6, y: 16))
    #expect(leaf.convert(CGPoint(x: 6, y: 16), from: root) == .zero)
    #expect(leaf.convert(leaf.bounds, to: nil) == CGRect(x: 6, y: 16, width: 3, height: 4))
  }

  @Test("New bounds keep the centre; a new centre keeps the size")
  func boundsAndCenter() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    view.bounds.size = CGSize(width: 40, height: 10)
    #expect(view.frame == CGRect(x: 0, y: 15, width: 40, height: 10))
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame == CGRect(x: 80, y: 95, width: 40, height: 10))
  }

  @Test("A view cannot contain itself")
  func cycle() async {
    await #expect(processExitsWith: .failure) {
      let (a, b) = (UIView(), UIView())
      a.addSubview(b)
      b.addSubview(a)
    }
  }

  @Test("The tint is the nearest ancestor's")
  func tint() {
    let (root, child) = (UIView(), UIView())
    root.addSubview(child)
    #expect(child.tintColor == .systemBlue)
    root.tintColor = .red
    #expect(child.tintColor == .red)
    child.tintColor = .green
    #expect(child.tintColor == .green)
  }

  @Test("Alpha is kept between 0 and 1")
  func alpha() {
    let view = UIView()
    view.alpha = 3
    #expect(view.alpha == 1)
    view.alpha = -1
    #expect(view.layer.opacity == 0)
  }

  private final class Card: UIView {
    var isMade = false
    override init(frame: CGRect) {
      super.init(frame: frame)
      isMade = true
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  private class Box<Content: UIView>: UIView {
    let content = UIView.made(as: Content.self)
  }
  private final class Row: UITableViewCell {}

  @Test("A view of a class that is known at run time is made by the class's own initializer")
  func madeAtRunTime() {
    let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    let types: [UIView.Type] = [UIView.self, Card.self, UILabel.self, Box<Card>.self]
    let views = types.map { UIView.made(as: $0, frame: frame) }
    #expect(views.map(\.frame) == views.map { _ in frame })
    #expect(zip(types, views).allSatisfy { type(of: $1) == $0 })
    #expect((views[1] as? Card)?.isMade == true)
    #expect((views[3] as? Box<Card>)?.content.isMade == true)
    let row = UIView.made(as: Row.self)
    #expect(row.contentView.superview === row)
    weak var released: UIView?
    do { released = UIView.made(as: Card.self) }
    #expect(released == nil)
  }
}
