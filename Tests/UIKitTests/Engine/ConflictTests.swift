import TestSupport
import Testing

@testable import UIKitCore

@Suite("Conflicts are broken one by one and reported")
struct ConflictTests {
  /// `first.attribute relation constant` of each member, a star at the broken one.
  private func dump(_ conflict: LayoutConflict) -> [String] {
    conflict.constraints.map { constraint in
      let mark = constraint === conflict.broken ? "*" : ""
      let item = constraint.first?.itemDescription ?? "nil"
      return "\(mark)\(item).\(constraint.firstAttribute) \(constraint.constant)"
    }
  }

  @Test("Of two heights the later in canonical order is given up, the other holds")
  func twoHeights() {
    let root = layout(
      CGSize(width: 100, height: 100), [("a", UIView())], "H:|[a]|", "V:|[a(20)]", "V:[a(30)]")
    expectFrames(root, "a 0 0 100 20")
    #expect(root.layoutConflicts.map(dump) == [["a.height 20.0", "*a.height 30.0"]])
    #expect(root.layoutConflicts.first?.broken.isBroken == true)
    #expect(root.layoutConflicts.first?.broken.violation == 10)
  }

  @Test("Two independent conflicts give two reports")
  func independent() {
    let root = layout(
      CGSize(width: 100, height: 100), [("a", UIView()), ("b", UIView())], "H:|[a(10)]",
      "H:[a(11)]", "V:|[a]|", "H:|[b]|", "V:|[b(5)]", "V:[b(6)]")
    root.layoutIfNeeded()
    #expect(
      Set(root.layoutConflicts.map(dump)) == [
        ["a.width 10.0", "*a.width 11.0"], ["b.height 5.0", "*b.height 6.0"],
      ])
  }

  @Test("What contradicts itself at every width is searched for once")
  func searches() throws {
    let views = (0..<20).map { ("v\($0)", UIView()) }
    let root = layout(
      CGSize(width: 300, height: 44), views,
      "V:|-" + views.map { "[\($0.0)(20)]" }.joined(separator: "-(2)-") + "-|")
    for (name, view) in views {
      let edge = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5)
      let width = view.widthAnchor.constraint(equalToConstant: 100)
      let end = view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -5)
      NSLayoutConstraint.activate([edge, width, end])
      end.identifier = name
    }
    root.layoutIfNeeded()
    let engine = try #require(root.hostedEngine)
    let (searches, first) = (engine.solver.conflictSearches, root.layoutConflicts.map(dump))
    #expect(first.count > 20)
    for width in 301...340 {
      root.frame.size.width = CGFloat(width)
      root.layoutIfNeeded()
      #expect(root.layoutConflicts.count == first.count)
    }
    #expect(engine.solver.conflictSearches == searches)
    root.frame.size.width = 300
    root.layoutIfNeeded()
    #expect(root.layoutConflicts.map(dump) == first)
  }

  @Test(
    "After forty conflicts all sizes are given up, and the stack view keeps its spacing",
    arguments: [false, true])
  func manyConflicts(areContents: Bool) {
    let views = (0..<150).map { _ in areContents ? SizedView("v", 20, 20) : UIView() }
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 1
    let root = layout(CGSize(width: 300, height: 44), [("s", stack)], "H:|[s]|", "V:|[s]|")
    for view in views {
      if areContents {
        view.setContentCompressionResistancePriority(.required, for: .horizontal)
      } else {
        view.widthAnchor.constraint(equalToConstant: 20).isActive = true
      }
    }
    root.layoutIfNeeded()
    #expect(root.layoutConflicts.count == 40)
    #expect(
      zip(views, views.dropFirst()).allSatisfy { abs($1.frame.minX - $0.frame.maxX - 1) < 0.01 })
    #expect(views.last?.frame.maxX == 300 && views[0].frame.width == 20)
  }

  @Test("The set is minimal: what has no part in the conflict is left out")
  func minimal() {
    let root = layout(
      CGSize(width: 100, height: 64), [("a", UIView()), ("b", UIView())],
      "V:|-(10)-[a(20)]-(10)-[b(20)]-(10)-|", "H:|-(3)-[a]-(4)-|", "H:|[b]|")
    root.layoutIfNeeded()
    #expect(root.layoutConflicts.count == 1)
    let set = root.layoutConflicts.first.map(dump) ?? []
    #expect(set.count == 6)
    #expect(set.contains { $0.hasSuffix("height 64.0") && !$0.hasPrefix("*") })
  }

  @Test("A height that a table has decided is named so, and holds")
  func encapsulated() {
    let cell = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    let content = layout(
      CGSize(width: 100, height: 44), [("a", UIView())], "V:|-(10)-[a(34)]-(10)-|", "H:|[a]|")
    content.encapsulatesSize = true
    content.name = "contentView"
    cell.addSubview(content)
    cell.layoutIfNeeded()
    let names = cell.layoutConflicts.first?.constraints.compactMap(\.identifier)
    #expect(names == ["UIView-Encapsulated-Layout-Height"])
    #expect(cell.layoutConflicts.first?.broken.origin == .visualFormat)
    #expect(content.frame.height == 44)
  }

  @Test("What was given up comes back when the conflict is resolved")
  func reinstated() {
    let root = layout(
      CGSize(width: 100, height: 100), [("a", UIView())], "H:|[a]|", "V:|[a(20)]", "V:[a(30)]")
    root.layoutIfNeeded()
    let heights = root.subviews[0].constraints
    #expect(heights.map(\.isBroken) == [false, true])
    heights[0].isActive = false
    expectFrames(root, "a 0 0 100 30")
    #expect(root.layoutConflicts.isEmpty)
    #expect(heights.map(\.isBroken) == [false, false])
  }

  @Test("Compression at 1000 gives way to constraints that conflict with it, and is reported")
  func requiredContent() {
    LayoutEnvironment.fixed().perform {
      let text = label("four")
      text.setContentCompressionResistancePriority(.required, for: .horizontal)
      let root = layout(
        CGSize(width: 30, height: 30), [("text", text)], "H:|[text]|", "V:|[text]|")
      expectFrames(root, "text 0 0 30 30")
      #expect(
        root.layoutConflicts.first?.constraints.contains { $0.origin == .contentSize } == true)
    }
  }

  @Test("A text that must not be compressed and cannot have its line wraps in what there is")
  func requiredTextWraps() {
    LayoutEnvironment.fixed().perform {
      let text = label("aaaa bbbb cccc", lines: 0)
      text.setContentCompressionResistancePriority(.required, for: .horizontal)
      let root = layout(CGSize(width: 100, height: 100), [("a", text)], "H:|[a]", "V:|[a]")
      text.widthAnchor.constraint(lessThanOrEqualToConstant: 95).isActive = true
      expectFrames(root, "a 0 0 90 48")
    }
  }

  @Test("What is broken still gets as much as the rest leaves")
  func bestEffort() {
    let root = layout(
      CGSize(width: 100, height: 100), [("a", UIView())], "H:|[a]|", "V:|[a(<=50,10@500,60)]")
    root.layoutIfNeeded()
    #expect(root.subviews[0].constraints.map(\.isBroken) == [false, false, true])
    expectFrames(root, "a 0 0 100 50")
  }

  @Test("Optional constraints never conflict")
  func optional() {
    let root = layout(
      CGSize(width: 100, height: 100), [("a", UIView())], "H:|[a]|", "V:|[a(20@999)]",
      "V:[a(30@998)]")
    expectFrames(root, "a 0 0 100 20")
    #expect(root.layoutConflicts.isEmpty)
    #expect(root.subviews[0].constraints.map(\.violation) == [0, 10])
  }

  @Test("Whatever the order of activation, the same constraint is given up")
  func orderDoesNotMatter() {
    let formats = ["V:[a(20)]", "V:[a(30)]", "V:|[a]", "V:[a(40)]", "H:|[a]|"]
    let reports = (0..<formats.count).map { shift in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = UIView()
      view.name = "a"
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      for format in formats[shift...] + formats[..<shift] {
        NSLayoutConstraint.activate(
          NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: ["a": view]))
      }
      root.layoutIfNeeded()
      return root.layoutConflicts.map(dump)
    }
    #expect(Set(reports).count == 1)
    #expect(reports[0].count == 2)
  }

  @Test("A height from before a new text never conflicts with what is required after it")
  func staleHeight() {
    LayoutEnvironment.fixed().perform {
      let text = label("aaaa bbbb cccc dddd", lines: 0)
      text.setContentCompressionResistancePriority(.required, for: .vertical)
      text.setContentHuggingPriority(.required, for: .vertical)
      let root = layout(
        CGSize(width: 40, height: 96), [("text", text)], "H:|[text]|", "V:|[text]|")
      expectFrames(root, "text 0 0 40 96")
      text.text = "aaaa bbbb"
      root.frame.size.height = 48
      expectFrames(root, "text 0 0 40 48")
      #expect(root.layoutConflicts.isEmpty)
    }
  }
}
