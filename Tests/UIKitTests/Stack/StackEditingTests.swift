import TestSupport
import Testing

@testable import UIKitCore

/// A stack that is changed and changed again lays out like one that was made that way.
@Suite("Edited stack views")
struct StackEditingTests {
  /// What a stack is, so that it can be made anew.
  private struct Recipe {
    var axis = NSLayoutConstraint.Axis.horizontal
    var distribution = UIStackView.Distribution.fill
    var alignment = UIStackView.Alignment.fill
    var spacing: CGFloat = 0
    var keepsMargins = false
    var order = [0, 1, 2, 3]
    var hidden: Set<Int> = []
    var gaps: [Int: CGFloat] = [:]
  }

  /// A stack of four views of different sizes, hugging and resistance in a root of 300 × 200.
  private final class Page {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let stack = UIStackView()
    let views: [UIView]

    init() {
      let sizes: [(CGFloat, CGFloat)] = [(40, 20), (60, 10), (20, 30), (35, 25)]
      views = sizes.enumerated().map { index, size in
        let view = SizedView("\(index)", size.0, size.1)
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
          view.setContentHuggingPriority(UILayoutPriority(250 + Float(index)), for: axis)
          view.setContentCompressionResistancePriority(
            UILayoutPriority(750 + Float(index)), for: axis)
        }
        return view
      }
      stack.translatesAutoresizingMaskIntoConstraints = false
      stack.layoutMargins = UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 9)
      root.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        stack.topAnchor.constraint(equalTo: root.topAnchor),
        stack.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
        stack.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor),
      ])
    }

    func apply(_ recipe: Recipe) {
      stack.axis = recipe.axis
      stack.distribution = recipe.distribution
      stack.alignment = recipe.alignment
      stack.spacing = recipe.spacing
      stack.isLayoutMarginsRelativeArrangement = recipe.keepsMargins
      for view in stack.arrangedSubviews where !recipe.order.contains(where: { views[$0] === view })
      {
        view.removeFromSuperview()
      }
      for (place, index) in recipe.order.enumerated() {
        stack.insertArrangedSubview(views[index], at: place)
        stack.setCustomSpacing(
          recipe.gaps[index] ?? UIStackView.spacingUseDefault, after: views[index])
      }
      for index in views.indices { views[index].isHidden = recipe.hidden.contains(index) }
      root.layoutIfNeeded()
    }

    /// Frames of the visible views, and the stack's size.
    var result: [String] {
      let visible = stack.arrangedSubviews.filter { !$0.isHidden }
      return ["\(stack.frame)"] + visible.map { "\($0.name ?? "") \($0.frame)" }
    }
  }

  private static func edit(_ recipe: inout Recipe, _ random: inout SeededRandom) {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: recipe.axis = recipe.axis == .horizontal ? .vertical : .horizontal
    case 1: recipe.distribution = .init(rawValue: .random(in: 0..<5, using: &random)) ?? .fill
    case 2: recipe.alignment = .init(rawValue: .random(in: 0..<6, using: &random)) ?? .fill
    case 3: recipe.spacing = CGFloat(Int.random(in: 0..<12, using: &random))
    case 4: recipe.keepsMargins.toggle()
    case 5: recipe.hidden.formSymmetricDifference([.random(in: 0..<4, using: &random)])
    case 6:
      recipe.gaps[.random(in: 0..<4, using: &random)] =
        [nil, 4, 15].randomElement(using: &random) ?? nil
    default:
      let all = [0, 1, 2, 3].shuffled(using: &random)
      recipe.order = Array(all.prefix(.random(in: 1...4, using: &random)))
    }
  }

  @Test("Any sequence of changes ends where a fresh stack begins", arguments: 0..<6)
  func edits(seed: UInt64) {
    LayoutEnvironment.fixed().perform {
      var random = SeededRandom(seed: seed)
      var recipe = Recipe()
      let edited = Page()
      edited.apply(recipe)
      for step in 0..<40 {
        Self.edit(&recipe, &random)
        edited.apply(recipe)
        let fresh = Page()
        fresh.apply(recipe)
        #expect(edited.result == fresh.result, "step \(step): \(recipe)")
        if edited.result != fresh.result { return }
      }
    }
  }
}
