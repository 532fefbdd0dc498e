import TestSupport
import Testing

@testable import UIKitCore

@Suite("Layout while the hierarchy changes", .estimatedText)
struct HierarchyChangeTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))

  private func label() -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "a text that needs several lines in a column as narrow as this one"
    return label
  }

  /// Adds a view below `above`, over the whole width.
  private func add(_ view: UIView, below above: UIView? = nil) {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      view.topAnchor.constraint(equalTo: above?.bottomAnchor ?? root.topAnchor),
    ])
  }

  @Test("a label wraps again after other views were added")
  func wrapsAfterRebuild() {
    let label = label()
    add(label)
    root.layoutIfNeeded()
    let before = label.frame.height
    root.addSubview(UIView())
    root.frame.size.width = 100
    root.layoutIfNeeded()
    #expect(before > 25 && label.frame.height >= 2 * before - 25)
  }

  /// As text views of apps that are as high as their text do.
  private final class Growing: UITextView {
    override var intrinsicContentSize: CGSize {
      layoutIfNeeded()
      superview?.layoutIfNeeded()
      return sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude))
    }
  }

  @Test("a view that lays itself out when it is asked for its size is asked no further")
  func layoutInsideOfSize() {
    let view = Growing()
    view.text = "a"
    add(view)
    root.layoutIfNeeded()
    let one = view.frame.height
    view.text = String(repeating: "many words ", count: 9)
    view.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(one > 10 && view.frame.height > 2 * one - 20)
  }

  @Test("a label that left and came back wraps")
  func wrapsAfterReturn() {
    let label = label()
    add(label)
    root.layoutIfNeeded()
    let before = label.frame
    label.removeFromSuperview()
    root.layoutIfNeeded()
    add(label)
    root.layoutIfNeeded()
    #expect(label.frame == before && before.height > 25)
  }

  @Test("guides answer zero once the view that owned their engine is gone")
  func guideOutlivesItsView() {
    let guide = UILayoutGuide()
    do {
      let view = UIView(frame: root.frame)
      view.addLayoutGuide(guide)
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      guide.widthAnchor.constraint(equalToConstant: 50).isActive = true
      view.layoutIfNeeded()
      #expect(guide.layoutFrame.width == 50)
    }
    #expect(guide.layoutFrame == .zero && !guide.hasAmbiguousLayout && guide.owningView == nil)
  }

  @Test("guides of a root follow it into another hierarchy and out again")
  func guideMovesWithItsView() {
    let (inner, guide) = (UIView(), UILayoutGuide())
    inner.addLayoutGuide(guide)
    guide.leadingAnchor.constraint(equalTo: inner.leadingAnchor, constant: 7).isActive = true
    guide.widthAnchor.constraint(equalToConstant: 50).isActive = true
    inner.layoutIfNeeded()
    root.addSubview(inner)
    #expect(guide.layoutFrame == .zero)
    root.layoutIfNeeded()
    #expect(guide.layoutFrame.minX == 7)
    inner.removeFromSuperview()
    #expect(guide.layoutFrame == .zero)
    inner.setNeedsLayout()
    inner.layoutIfNeeded()
    #expect(guide.layoutFrame.width == 50)
  }

  @Test("views may remove others, for good, in layoutSubviews")
  func removesInLayout() {
    let remover = Remover()
    add(remover)
    for _ in 0..<20 {
      let victim = label()
      add(victim, below: remover)
      remover.victims.append(victim)
    }
    root.layoutIfNeeded()
    root.frame.size.width = 100
    root.layoutIfNeeded()
    #expect(root.subviews == [remover] && remover.frame.width == 100)
  }

  @Test("views may remove others, for good, while they are asked for their size")
  func removesWhileMeasured() {
    let remover = Remover()
    remover.removesWhenMeasured = true
    add(remover)
    for _ in 0..<20 {
      let victim = SizedView("victim", 10, 10)
      add(victim, below: remover)
      remover.victims.append(victim)
    }
    root.layoutIfNeeded()
    #expect(root.subviews == [remover] && remover.frame.height == 10)
  }

  @Test("a size invalidated while it is asked for is asked for again")
  func invalidatesWhileMeasured() {
    final class Growing: UIView {
      var height: CGFloat = 10
      override var intrinsicContentSize: CGSize {
        if height < 15 { invalidateIntrinsicContentSize() }
        return CGSize(width: 10, height: height)
      }
    }
    let view = Growing()
    add(view)
    root.layoutIfNeeded()
    view.height = 30
    view.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(view.frame.height == 30)
  }

  @Test("a constraint outlives its views")
  func constraintOutlivesViews() {
    let constraint: NSLayoutConstraint
    do {
      let view = UIView()
      add(view)
      constraint = view.heightAnchor.constraint(equalToConstant: 4)
      constraint.isActive = true
      root.layoutIfNeeded()
      view.removeFromSuperview()
    }
    constraint.constant = 5
    constraint.priority = .defaultLow
    #expect(!constraint.isActive && constraint.violation == 0 && constraint.firstItem == nil)
  }
}

private final class Remover: UIView {
  var victims: [UIView] = []
  var removesWhenMeasured = false

  override func layoutSubviews() {
    removeVictims()
    super.layoutSubviews()
  }

  override var intrinsicContentSize: CGSize {
    if removesWhenMeasured { removeVictims() }
    return CGSize(width: 10, height: 10)
  }

  private func removeVictims() {
    let removed = victims
    victims = []
    for victim in removed { victim.removeFromSuperview() }
  }
}
