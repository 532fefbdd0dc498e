import TestSupport
import Testing

@testable import UIKitCore

/// Hierarchies of random views and constraints, made alike from a seed but for the order in which
/// constraints are activated.
private struct RandomHierarchy {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  var views: [UIView] = []
  var constraints: [NSLayoutConstraint] = []

  init(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    views = [root]
    for index in 0..<Int.random(in: 2...9, using: &random) {
      let view = Bool.random(using: &random) ? UIView() : label(Self.text(&random), lines: 0)
      view.name = "v\(index)"
      view.translatesAutoresizingMaskIntoConstraints = false
      let superview = views.filter { !($0 is UILabel) }.randomElement(using: &random) ?? root
      superview.addSubview(view)
      views.append(view)
    }
    for _ in 0..<views.count * 4 { constraints.append(constraint(&random)) }
  }

  private static func text(_ random: inout SeededRandom) -> String {
    (0..<Int.random(in: 0...6, using: &random)).map { _ in
      String(repeating: "x", count: Int.random(in: 1...9, using: &random))
    }.joined(separator: " ")
  }

  private func constraint(_ random: inout SeededRandom) -> NSLayoutConstraint {
    let priorities: [Float] = [1000, 1000, 750, 500, 250]
    let relations: [NSLayoutConstraint.Relation] = [
      .equal, .equal, .lessThanOrEqual, .greaterThanOrEqual,
    ]
    let (first, second) = (random.pick(views.dropFirst()), random.pick(views[...]))
    let pairs: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
      (.leading, .leading), (.trailing, .trailing), (.top, .top), (.bottom, .bottom),
      (.leading, .trailing), (.top, .bottom), (.width, .width), (.height, .height),
      (.centerX, .centerX), (.firstBaseline, .firstBaseline), (.height, .notAnAttribute),
      (.width, .notAnAttribute), (.leading, .leadingMargin), (.height, .width),
    ]
    let (a, b) = random.pick(pairs[...])
    let constraint = NSLayoutConstraint(
      item: first, attribute: a, relatedBy: random.pick(relations[...]),
      toItem: b == .notAnAttribute ? nil : second, attribute: b, multiplier: 1,
      constant: CGFloat(Int.random(in: -20...60, using: &random)))
    constraint.priority = UILayoutPriority(random.pick(priorities[...]))
    return constraint
  }

  var report: String {
    let broken = constraints.indices.filter { constraints[$0].isBroken }
    return frames(of: root) + "\nbroken \(broken)"
  }
}

extension SeededRandom {
  fileprivate mutating func pick<Element>(_ elements: ArraySlice<Element>) -> Element {
    elements[elements.startIndex + Int.random(in: 0..<elements.count, using: &self)]
  }
}

@Suite("Random layouts")
struct LayoutFuzzTests {
  @Test("The order in which constraints are activated changes no frame", arguments: 0..<20)
  func orderOfActivation(seed: Int) {
    LayoutEnvironment.fixed().perform {
      let seed = UInt64(seed)
      var random = SeededRandom(seed: seed &+ 1000)
      let reports = (0..<3).map { turn in
        let hierarchy = RandomHierarchy(seed: seed)
        let order =
          turn == 0
          ? hierarchy.constraints : hierarchy.constraints.shuffled(using: &random)
        NSLayoutConstraint.activate(order)
        hierarchy.root.layoutIfNeeded()
        return hierarchy.report
      }
      #expect(reports[0] == reports[1] && reports[0] == reports[2])
    }
  }

  @Test("Edits one after another come to what a new hierarchy comes to", arguments: 0..<20)
  func incremental(seed: Int) {
    LayoutEnvironment.fixed().perform {
      var random = SeededRandom(seed: UInt64(seed) &+ 5000)
      let edited = RandomHierarchy(seed: UInt64(seed))
      var isActive = edited.constraints.map { _ in false }
      for step in 0..<12 {
        for _ in 0..<4 {
          let index = Int.random(in: 0..<isActive.count, using: &random)
          isActive[index].toggle()
          edited.constraints[index].isActive = isActive[index]
        }
        let width = CGFloat(random.pick([320, 375, 568][...]))
        edited.root.frame.size.width = width
        if step % 3 == 2 { _ = edited.root.systemLayoutSizeFitting(.zero) }
        edited.root.layoutIfNeeded()

        let fresh = RandomHierarchy(seed: UInt64(seed))
        fresh.root.frame.size.width = width
        for (index, constraint) in fresh.constraints.enumerated() where isActive[index] {
          constraint.isActive = true
        }
        fresh.root.layoutIfNeeded()
        #expect(edited.report == fresh.report, "step \(step)")
      }
    }
  }

  @Test("Required constraints that are not broken hold to a thousandth", arguments: 0..<20)
  func requiredHold(seed: Int) {
    LayoutEnvironment.fixed().perform {
      let hierarchy = RandomHierarchy(seed: UInt64(seed) &+ 900)
      NSLayoutConstraint.activate(hierarchy.constraints)
      hierarchy.root.layoutIfNeeded()
      for constraint in hierarchy.constraints
      where constraint.priority == .required && !constraint.isBroken {
        #expect(constraint.violation < 1e-3)
      }
      for conflict in hierarchy.root.layoutConflicts {
        #expect(conflict.constraints.contains { $0 === conflict.broken })
      }
    }
  }
}
