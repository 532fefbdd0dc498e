@testable import LayoutTree

/// A row of 320 points to find chains in, written as its views and equations.
struct ChainRow {
  var height: Double
  var views: [LayoutTree.View]
  var constraints: [LayoutTree.Constraint]
  var rule: LayoutTree.Scene.Sizing.Rule = .automatic
  var separator = 0.0
  var contentHeight: Double?

  /// The content view's margins are 11 above and below.
  var scene: LayoutTree.Scene {
    let frame = LayoutTree.Frame(
      x: 0, y: 0, width: 320, height: contentHeight ?? height - separator)
    let content = LayoutTree.View(
      id: "contentView", parent: nil, className: "UIView", frame: frame, unrounded: .init(frame),
      details: .init(margins: .init(top: 11, left: 16, bottom: 11, right: 16)))
    return .init(
      id: "0.0", height: height, contentHeight: frame.height, views: [content] + views,
      constraints: constraints, sizing: .init(rule: rule, separator: separator))
  }

  var dump: String { scene.heightChain.dump }
}

/// A view from `top` on, in the content view or another; with a content height if it has one.
func view(
  _ id: String, in parent: String = "contentView", top: Double, height: Double,
  content: Double? = nil, hugging: Double = 250, compression: Double = 750, width: Double = 100,
  baselines: LayoutTree.Baselines? = nil, alignment: LayoutTree.Insets = .zero,
  guides: [LayoutTree.Guide] = []
) -> LayoutTree.View {
  let frame = LayoutTree.Frame(x: 16, y: top, width: width, height: height)
  let size = content.map {
    LayoutTree.ContentSize(
      width: 50, height: $0, hugging: .init(horizontal: 250, vertical: hugging),
      compression: .init(horizontal: 750, vertical: compression))
  }
  return .init(
    id: id, parent: parent, className: "UILabel", frame: frame, unrounded: .init(frame),
    details: .init(
      margins: .init(top: 8, left: 8, bottom: 8, right: 8), alignment: alignment, content: size,
      baselines: baselines, guides: guides))
}

/// A constraint whose id is its equation.
func constraint(
  _ first: String, _ relation: LayoutTree.Relation, _ second: String? = nil,
  times multiplier: Double = 1, plus constant: Double = 0, at priority: Double = 1000,
  missing violation: Double = 0, isBroken: Bool = false
) -> LayoutTree.Constraint {
  var constraint = LayoutTree.Constraint(
    id: "", first: LayoutTree.Anchor(first), relation: relation,
    second: second.map { LayoutTree.Anchor($0) }, multiplier: multiplier, constant: constant,
    priority: priority, violation: violation, isBroken: isBroken)
  constraint.id = constraint.equation
  return constraint
}
