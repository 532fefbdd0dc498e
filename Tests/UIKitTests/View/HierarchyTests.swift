import TestSupport
import Testing

@testable import UIKit

@Suite("Subviews")
struct HierarchyTests {
  private let page = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let views = ["a", "b", "c"].map { name in
    let view = UIView()
    view.name = name
    return view
  }

  init() {
    for view in views { page.addSubview(view) }
  }

  private var order: String { page.subviews.compactMap(\.name).joined() }

  @Test("A subview that is added again moves to the front and keeps its constraints")
  func addAgain() {
    let constraint = views[0].leadingAnchor.constraint(equalTo: page.leadingAnchor)
    constraint.isActive = true
    page.addSubview(views[0])
    #expect(order == "bca")
    #expect(constraint.isActive)
  }

  @Test("Subviews are inserted and moved by place and by sibling")
  func moves() {
    page.insertSubview(views[2], at: 0)
    #expect(order == "cab")
    page.insertSubview(views[2], aboveSubview: views[0])
    #expect(order == "acb")
    page.insertSubview(views[1], belowSubview: views[0])
    #expect(order == "bac")
    page.sendSubviewToBack(views[2])
    #expect(order == "cba")
    page.bringSubviewToFront(views[1])
    #expect(order == "cab")
  }

  @Test("A view that leaves takes along the constraints that tie it to others")
  func leaving() {
    let outward = views[0].leadingAnchor.constraint(equalTo: page.leadingAnchor)
    let own = views[0].widthAnchor.constraint(equalToConstant: 5)
    NSLayoutConstraint.activate([outward, own])
    views[0].removeFromSuperview()
    #expect(!outward.isActive)
    #expect(own.isActive)
  }

  @Test("Fitting its content changes a view's size and leaves its origin")
  func sizeToFit() {
    LayoutEnvironment.fixed().perform {
      let label = UILabel(frame: CGRect(x: 10, y: 20, width: 300, height: 300))
      label.font = .systemFont(ofSize: 20)
      label.text = "abc"
      label.sizeToFit()
      #expect(label.frame == CGRect(x: 10, y: 20, width: 30, height: 24))
    }
  }
}
