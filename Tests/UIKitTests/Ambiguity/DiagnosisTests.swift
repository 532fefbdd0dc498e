import TestSupport
import Testing

@testable import UIKitCore

@Suite("What constraints decide, and what they leave open")
struct DiagnosisTests {
  /// Two views of 20 and 30 points between the edges of 100, one of which must stretch.
  private func column() -> (root: UIView, upper: UIView, lower: UIView) {
    let (upper, lower) = (SizedView("a", 40, 20), SizedView("b", 40, 30))
    let root = layout(
      CGSize(width: 100, height: 100), [("a", upper), ("b", lower)], "V:|-(5)-[a]-(8)-[b]-(5)-|",
      "H:|-(3)-[a]-(4)-|", "H:|[b]")
    return (root, upper, lower)
  }

  private func dump(_ reasons: [LayoutReason]?) -> [String] {
    (reasons ?? []).map { "\($0.constraint.origin) \($0.factor) × \($0.length)" }.sorted()
  }

  @Test(
    "What is left open has the frame that UIKit gives it: no size, nothing to spare, then at 0",
    arguments: [
      (["H:[a]-13-|", "V:[a]-23-|"], "a 377 821 0 0"), (["H:|-(<=23)-[a(100)]"], "a 23 0 100 0"),
      (["H:[a(100)]-(>=74)-|"], "a 216 0 100 0"), (["H:|[a(<=94)]", "V:[a(<=94)]"], "a 0 0 0 0"),
    ])
  func open(formats: [String], frame: String) {
    // Source: the tests of Stevia (github.com/freshOS/Stevia), which run in simulators.
    let view = UIView()
    let root = layout(CGSize(width: 390, height: 844), [("a", view)])
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, views: ["a": view]))
    }
    expectFrames(root, frame)
  }

  @Test("A width between two pins is the host's width less the pins")
  func pins() {
    let (root, upper, _) = column()
    root.layoutIfNeeded()
    let reasons = upper.layoutReasons(for: [(.width, 1)])
    #expect(reasons?.reduce(0) { $0 + $1.value } == 93)
    #expect(reasons?.count == 3)
    #expect(reasons?.contains { $0.constraint.origin == .encapsulated && $0.length == 100 } == true)
  }

  @Test("The reasons of an edge are merged: what place and size share cancels")
  func merged() {
    let (root, upper, _) = column()
    root.layoutIfNeeded()
    let right = upper.layoutReasons(for: [(.x, 1), (.width, 1)])
    #expect(right?.reduce(0) { $0 + $1.value } == 96)
    #expect(right?.count == 2)
  }

  @Test("Equal hugging leaves both heights open, to the interval that is as good; the width is not")
  func ranges() {
    let (root, upper, lower) = column()
    root.layoutIfNeeded()
    #expect(upper.layoutRange(of: .height) == 20...52)
    #expect(lower.layoutRange(of: .height) == 30...62)
    #expect(lower.layoutRange(of: .y) == 33...65)
    #expect(upper.layoutRange(of: .width) == 93...93)
  }

  @Test("What no constraint holds has no bounds")
  func open() {
    let view = UIView()
    let root = layout(CGSize(width: 100, height: 100), [("a", view)], "H:|[a(10)]")
    root.layoutIfNeeded()
    #expect(view.layoutRange(of: .y) == -.infinity ... .infinity)
    #expect(view.layoutRange(of: .height) == 0 ... .infinity)
  }

  @Test("An ambiguous layout is exercised between its ends, then laid out as before")
  func exercise() {
    let (root, upper, lower) = column()
    root.layoutIfNeeded()
    let before = [upper.frame.height, lower.frame.height]
    #expect(before == [20, 62])
    upper.exerciseAmbiguityInLayout()
    #expect([upper.frame.height, lower.frame.height, lower.frame.minY] == [52, 30, 65])
    #expect(upper.hasAmbiguousLayout)
    upper.exerciseAmbiguityInLayout()
    #expect([upper.frame.height, lower.frame.height] == before)
    upper.exerciseAmbiguityInLayout()
    root.setNeedsUpdateConstraints()
    upper.setContentHuggingPriority(.defaultHigh, for: .vertical)
    root.layoutIfNeeded()
    #expect([upper.frame.height, lower.frame.height] == before)
    #expect(!upper.hasAmbiguousLayout)
    upper.exerciseAmbiguityInLayout()
    #expect([upper.frame.height, lower.frame.height] == before)
  }

  @Test("The constraints that affect an axis are those that decide place and size along it")
  func affecting() {
    let (root, upper, _) = column()
    root.layoutIfNeeded()
    let attributes = upper.constraintsAffectingLayout(for: .horizontal).map(\.firstAttribute)
    #expect(attributes.count == 3)
    #expect(attributes.contains(.width) && !attributes.contains(.top))
    #expect(upper.constraintsAffectingLayout(for: .vertical).contains { $0.firstAttribute == .top })
    #expect(UIView().constraintsAffectingLayout(for: .vertical).isEmpty)
  }

  @Test("A tie names the views, what they ask for and the priority; another priority ends it")
  func ties() {
    let (root, upper, lower) = column()
    root.layoutIfNeeded()
    let ties = LayoutTie.ties(among: [upper, lower])
    #expect(ties.map(\.views) == [[upper, lower]])
    #expect(ties.map(\.wish) == [.hug] && ties.map(\.axis) == [.vertical])
    #expect(ties.map(\.priority) == [upper.contentHuggingPriority(for: .vertical)])
    root.frame.size.height = 40
    root.layoutIfNeeded()
    #expect(LayoutTie.ties(among: [upper, lower]).map(\.wish) == [.resistCompression])
    upper.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
    root.layoutIfNeeded()
    #expect(LayoutTie.ties(among: [upper, lower]).isEmpty)
  }

  @Test("A conflict keeps its statements, the sizes among them that cannot be negative")
  func statements() throws {
    let root = layout(
      CGSize(width: 100, height: 20), [("a", UIView())], "V:|-(15)-[a]-(10)-|", "H:|[a]|")
    root.layoutIfNeeded()
    let conflict = try #require(root.layoutConflicts.first)
    #expect(conflict.statements.count == conflict.constraints.count + 1)
    #expect(conflict.statements.last?.nonNegativeSize?.axis == .vertical)
    #expect(conflict.statements.map(\.length).sorted() == [0, 10, 15, 20])
  }
}
