import Testing

@testable import UIKitCore

/// A stack `s` of `a` (160 × 200), `b` (80 × 100) and `c` (40 × 50), and what it asks for. Roles and
/// priorities are those of "Stack views" in `Documentation/Evidence.md`.
struct StackArrangementTests {
  private let stack = UIStackView()
  private let views = [SizedView("a", 160, 200), SizedView("b", 80, 100), SizedView("c", 40, 50)]

  init() {
    stack.name = "s"
    for view in views { stack.addArrangedSubview(view) }
  }

  /// The active constraints of a role, as equations.
  private func active(_ role: StackConstraint.Role) -> [String] {
    stack.updateConstraintsIfNeeded()
    return stack.active.constraints.filter { $0.identifier == role.rawValue }.map(\.equation)
  }

  @Test("A filled row strings its views between its ends and gives them its height")
  func fill() {
    stack.spacing = 10
    #expect(
      active(.canvasConnection) == [
        "s.leading == a.leading", "s.trailing == c.trailing", "s.top == a.top",
        "s.bottom == a.bottom",
      ])
    #expect(
      active(.spacing) == ["b.leading == a.trailing + 10", "c.leading == b.trailing + 10"])
    #expect(
      active(.alignment) == [
        "a.top == b.top", "a.bottom == b.bottom", "a.top == c.top", "a.bottom == c.bottom",
      ])
    #expect(stack.active.constraints.count == 10)
  }

  @Test("Equal filling makes every size that of the first view")
  func fillEqually() {
    stack.distribution = .fillEqually
    stack.axis = .vertical
    #expect(active(.fillEqually) == ["b.height == a.height", "c.height == a.height"])
  }

  @Test("Proportions are of the natural sizes and gaps, each weaker than the one before")
  func fillProportionally() {
    stack.distribution = .fillProportionally
    #expect(
      active(.fillProportionally) == [
        "a.width == 0.571 * s.width @999", "b.width == 0.286 * s.width @998",
        "c.width == 0.143 * s.width @997",
      ])
    stack.spacing = 20
    #expect(active(.fillProportionally).first == "a.width == 0.5 * s.width @999")
  }

  @Test("Proportions are of the whole stack, whatever its margins; system spacing has no part")
  func fillProportionallyInMargins() {
    stack.distribution = .fillProportionally
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 1, right: 15)
    #expect(active(.fillProportionally)[0] == "a.width == 0.571 * s.width @999")
    stack.spacing = UIStackView.spacingUseSystem
    #expect(active(.fillProportionally)[0] == "a.width == 0.571 * s.width @999")
    #expect(active(.spacing)[0] == "b.leading == a.trailing + 8")
  }

  @Test("A view without a natural size gets no share")
  func proportionOfNothing() {
    stack.distribution = .fillProportionally
    views[1].size.width = 0
    #expect(active(.fillProportionally)[1] == "b.width == 0 @998")
  }

  @Test("Equal spacing puts equal guides between the views and keeps the stack tight")
  func equalSpacing() {
    stack.distribution = .equalSpacing
    stack.spacing = 10
    let gap = "UISV-distributing"
    #expect(
      active(.distributingEdge) == [
        "\(gap).leading == a.trailing", "\(gap).trailing == b.leading",
        "\(gap).leading == b.trailing", "\(gap).trailing == c.leading",
      ])
    #expect(active(.fillEqually) == ["\(gap).width == \(gap).width"])
    #expect(
      active(.spacing) == ["b.leading >= a.trailing + 10", "c.leading >= b.trailing + 10"])
    #expect(active(.canvasFit) == ["s.width == 0 @49"])
  }

  @Test("Equal centering ties the guides to the middles and lets them give way")
  func equalCentering() {
    stack.distribution = .equalCentering
    let gap = "UISV-distributing"
    #expect(active(.distributingEdge).first == "\(gap).leading == a.centerX")
    #expect(active(.fillEqually) == ["\(gap).width == \(gap).width @149"])
  }

  @Test("Leading alignment ties all tops to a spanner that reaches the lowest bottom")
  func leading() {
    stack.alignment = .leading
    let spanner = "UISV-alignment-spanner"
    #expect(active(.alignment) == ["a.top == b.top", "a.top == c.top"])
    #expect(
      active(.canvasConnection).suffix(2)
        == ["s.top == a.top", "s.bottom == \(spanner).bottom"])
    #expect(
      active(.spanningBoundary) == [
        "\(spanner).top == a.top @999.5", "\(spanner).bottom >= a.bottom",
        "\(spanner).top == b.top @999.5", "\(spanner).bottom >= b.bottom",
        "\(spanner).top == c.top @999.5", "\(spanner).bottom >= c.bottom",
      ])
    #expect(active(.spanningFit) == ["\(spanner).height == 0 @51"])
    #expect(
      active(.ambiguitySuppression)
        == ["a.height == 0 @25", "b.height == 0 @25", "c.height == 0 @25"])
  }

  @Test(
    "What is aligned, and how the first view and the spanner meet the canvas",
    arguments: [
      (
        UIStackView.Alignment.trailing, ["a.bottom == b.bottom", "a.bottom == c.bottom"],
        ["s.top == UISV-alignment-spanner.top", "s.bottom == a.bottom"]
      ),
      (
        .center, ["a.centerY == b.centerY", "a.centerY == c.centerY"],
        [
          "s.top == UISV-alignment-spanner.top", "s.bottom == UISV-alignment-spanner.bottom",
          "s.centerY == a.centerY",
        ]
      ),
      (
        .firstBaseline,
        ["a.firstBaseline == b.firstBaseline", "a.firstBaseline == c.firstBaseline"],
        ["s.top == UISV-alignment-spanner.top", "s.bottom == UISV-alignment-spanner.bottom"]
      ),
      (
        .lastBaseline, ["a.lastBaseline == b.lastBaseline", "a.lastBaseline == c.lastBaseline"],
        ["s.top == UISV-alignment-spanner.top", "s.bottom >= a.bottom"]
      ),
    ])
  func alignment(_ alignment: UIStackView.Alignment, aligned: [String], canvas: [String]) {
    stack.alignment = alignment
    #expect(active(.alignment) == aligned)
    #expect(active(.canvasConnection).dropFirst(2) == canvas[...])
  }

  @Test("A single view needs no spanner: it only has to stay inside")
  func single() {
    stack.alignment = .center
    for view in views.dropFirst() { stack.removeArrangedSubview(view) }
    #expect(
      active(.canvasConnection) == [
        "s.leading == a.leading", "s.trailing == a.trailing", "s.top <= a.top",
        "s.bottom >= a.bottom", "s.centerY == a.centerY",
      ])
    #expect(active(.canvasFit) == ["s.height == 0 @49"])
    #expect(stack.layoutGuides.isEmpty)
  }

  @Test("In a column baselines line nothing up: they are read as leading")
  func baselineInColumn() {
    stack.axis = .vertical
    stack.alignment = .lastBaseline
    #expect(active(.alignment) == ["a.leading == b.leading", "a.leading == c.leading"])
  }

  @Test("A column may measure its spacing between baselines; a row never does")
  func baselineRelative() {
    stack.isBaselineRelativeArrangement = true
    stack.spacing = 20
    #expect(active(.spacing).first == "b.leading == a.trailing + 20")
    stack.axis = .vertical
    #expect(active(.spacing).first == "b.firstBaseline == a.lastBaseline + 20")
  }

  @Test("The canvas may be what the margins leave")
  func margins() {
    stack.isLayoutMarginsRelativeArrangement = true
    stack.alignment = .center
    #expect(
      active(.canvasConnection) == [
        "s.leadingMargin == a.leading", "s.trailingMargin == c.trailing",
        "s.topMargin == UISV-alignment-spanner.top",
        "s.bottomMargin == UISV-alignment-spanner.bottom", "s.centerYWithinMargins == a.centerY",
      ])
  }

  // MARK: Hidden views

  @Test("A hidden view has no size along the axis, and the gaps close over it")
  func hidden() {
    stack.spacing = 10
    stack.setCustomSpacing(4, after: views[0])
    views[1].isHidden = true
    #expect(active(.hiding) == ["b.width == 0 @999.999"])
    #expect(
      active(.spacing) == ["c.leading == a.trailing + 4", "b.leading == a.trailing + 2 @50"])
    #expect(active(.alignment).count == 4)
  }

  @Test("Hidden views at the ends stand at the ends")
  func hiddenEnds() {
    stack.spacing = 10
    views[0].isHidden = true
    views[2].isHidden = true
    #expect(
      active(.canvasConnection).prefix(2) == ["s.leading == b.leading", "s.trailing == b.trailing"])
    #expect(active(.spacing) == ["a.trailing == b.leading @50", "c.leading == b.trailing @50"])
  }

  @Test("With nothing to see the canvas shrinks to nothing")
  func allHidden() {
    for view in views { view.isHidden = true }
    #expect(active(.canvasFit) == ["s.trailing == s.leading @49", "s.bottom == s.top @49"])
    #expect(active(.canvasConnection).isEmpty)
  }

  // MARK: Spacing

  @Test("Spacings are the stack's, one's own, the system's, or the default again")
  func customSpacing() {
    stack.spacing = 10
    stack.setCustomSpacing(30, after: views[0])
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[1])
    #expect(active(.spacing) == ["b.leading == a.trailing + 30", "c.leading == b.trailing + 8"])
    #expect(stack.customSpacing(after: views[0]) == 30)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    #expect(active(.spacing).first == "b.leading == a.trailing + 10")
    #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
  }

  @Test("A view that leaves the row takes its own spacing with it")
  func customSpacingForgotten() {
    stack.setCustomSpacing(30, after: views[0])
    stack.removeArrangedSubview(views[0])
    stack.insertArrangedSubview(views[0], at: 0)
    #expect(active(.spacing).first == "b.leading == a.trailing")
  }
}
