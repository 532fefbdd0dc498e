import Testing

@testable import UIKitCore

struct UIStackViewTests {
  private let stack = UIStackView()
  private let views = [SizedView("a", 10, 10), SizedView("b", 10, 10), SizedView("c", 10, 10)]

  init() {
    stack.name = "s"
    for view in views { stack.addArrangedSubview(view) }
    stack.updateConstraintsIfNeeded()
  }

  private var names: [String?] { stack.arrangedSubviews.map(\.name) }

  /// The constraints as objects, so that one can see which were kept.
  private var constraints: Set<ObjectIdentifier> {
    stack.updateConstraintsIfNeeded()
    return Set(stack.active.constraints.map(ObjectIdentifier.init))
  }

  // MARK: The row

  @Test("Arranged views become subviews that the stack lays out")
  func add() {
    #expect(stack.subviews.map(\.name) == ["a", "b", "c"])
    #expect(views.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
    #expect(stack.active.constraints.allSatisfy { $0.isActive && $0.origin == .stackView })
  }

  @Test("Inserting puts a view anywhere in the row and last among the subviews")
  func insert() {
    stack.insertArrangedSubview(SizedView("d", 1, 1), at: 1)
    #expect(names == ["a", "d", "b", "c"])
    #expect(stack.subviews.map(\.name) == ["a", "b", "c", "d"])
  }

  @Test("Inserting a view of the row moves it")
  func move() {
    stack.insertArrangedSubview(views[0], at: 2)
    #expect(names == ["b", "c", "a"])
    #expect(stack.subviews.map(\.name) == ["a", "b", "c"])
  }

  @Test("A view taken out of the row stays a subview, without constraints of the stack")
  func removeArranged() {
    stack.removeArrangedSubview(views[1])
    #expect(names == ["a", "c"])
    #expect(views[1].superview === stack)
    #expect(!stack.active.constraints.contains { $0.firstItem === views[1] })
    #expect(!stack.constraints.contains { $0.firstItem === views[1] || $0.secondItem === views[1] })
  }

  @Test("A view that leaves the stack, or joins another, leaves the row")
  func removeFromSuperview() {
    views[0].removeFromSuperview()
    #expect(names == ["b", "c"])
    let other = UIStackView(arrangedSubviews: [views[1]])
    #expect(names == ["c"])
    #expect(other.arrangedSubviews == [views[1]])
  }

  @Test("A view outside the row keeps its subviews' place and its own constraints")
  func plainSubview() {
    let background = SizedView("background", 1, 1)
    stack.insertSubview(background, at: 0)
    #expect(names == ["a", "b", "c"])
    #expect(background.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("A place outside the row stops the program, as on iOS")
  func misplaced() async {
    await #expect(processExitsWith: .failure) {
      UIStackView().insertArrangedSubview(UIView(), at: 1)
    }
  }

  // MARK: What is kept

  @Test("A new spacing keeps every constraint and sets constants")
  func spacingKeeps() {
    let before = constraints
    stack.spacing = 12
    #expect(constraints == before)
    #expect(stack.active.constraints.filter { $0.constant == 12 }.count == 2)
  }

  @Test("Hiding the last view exchanges only the constraints at the end")
  func hidingKeeps() {
    let before = constraints
    views[2].isHidden = true
    let after = constraints
    #expect(before.count == 10)
    #expect(before.subtracting(after).count == 2, "b to c, c to the end")
    #expect(after.subtracting(before).count == 3, "b to the end, c's size, c's place")
  }

  @Test("Hiding and showing again comes back to the same equations")
  func hidingAndBack() {
    let before = stack.active.constraints.map(\.equation)
    views[1].isHidden = true
    _ = constraints
    views[1].isHidden = false
    _ = constraints
    #expect(stack.active.constraints.map(\.equation) == before)
    #expect(stack.constraints.count == before.count)
  }

  @Test("Another alignment keeps what runs along the axis")
  func alignmentKeeps() {
    let before = constraints
    stack.alignment = .center
    #expect(constraints.intersection(before).count == 4, "two ends, two gaps")
  }

  @Test("Guides come and go with the distribution and the number of views")
  func guides() {
    stack.distribution = .equalSpacing
    stack.updateConstraintsIfNeeded()
    #expect(stack.layoutGuides.count == 2)
    views[1].isHidden = true
    stack.updateConstraintsIfNeeded()
    #expect(stack.layoutGuides.count == 1)
    stack.distribution = .fill
    stack.updateConstraintsIfNeeded()
    #expect(stack.layoutGuides.isEmpty)
  }

  @Test("Nothing is planned again while nothing has changed")
  func idle() {
    stack.setNeedsUpdateConstraints()
    let before = constraints
    stack.spacing = 0
    stack.axis = .horizontal
    #expect(!stack.needsArrangement)
    #expect(constraints == before)
  }

  // MARK: Defaults and baselines

  @Test("A stack view starts as a row that fills, without spacing or margins")
  func defaults() {
    let fresh = UIStackView()
    #expect(fresh.axis == .horizontal)
    #expect(fresh.distribution == .fill)
    #expect(fresh.alignment == .fill)
    #expect(fresh.spacing == 0)
    #expect(fresh.layoutMargins == .zero)
    #expect(UIStackView.Alignment.top == .leading)
    #expect(UIStackView.spacingUseDefault == 3.4028234663852886e+38)
    #expect(UIStackView.spacingUseSystem == 1.1754943508222875e-38)
  }

  @Test("The first visible view of a column carries its first baseline, the last its last")
  func columnBaseline() {
    stack.axis = .vertical
    views[0].isHidden = true
    #expect(stack.forFirstBaselineLayout === views[1])
    #expect(stack.forLastBaselineLayout === views[2])
  }

  @Test("The tallest view of a centred row carries its baselines, through nested stacks")
  func rowBaseline() {
    stack.alignment = .center
    views[1].size.height = 30
    #expect(stack.forFirstBaselineLayout === views[1])
    let outer = UIStackView(arrangedSubviews: [stack])
    #expect(outer.forLastBaselineLayout === views[1])
  }

  @Test("A stack with nothing to see is its own baseline view")
  func emptyBaseline() {
    let empty = UIStackView()
    #expect(empty.forFirstBaselineLayout === empty)
  }
}
