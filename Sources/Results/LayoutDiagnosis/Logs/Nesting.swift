import ConstraintLog

/// Which items of a log seem to lie in which: a log does not say so, but names and ties tell.
struct Nesting {
  /// The place of the item around each, by its own place; `nil` where nothing tells.
  private(set) var parents: [Int?]

  /// - Complexity: linear in the number of constraints.
  init(_ equations: [LoggedEquation], places: (LoggedItem) -> Int?, items: [LoggedItem]) {
    parents = Array(repeating: nil, count: items.count)
    for sign in [Self.isNamedInside, Self.isInset] {
      for equation in equations {
        guard let second = equation.second, let child = places(equation.first.item),
          let parent = places(second.item), child != parent
        else { continue }
        if sign(equation.first, second, equation.constant) {
          adopt(child, by: parent)
        } else if sign(second, equation.first, -equation.constant) {
          adopt(parent, by: child)
        }
      }
    }
  }

  /// The first that claims an item has it, unless that would be a circle.
  private mutating func adopt(_ child: Int, by parent: Int) {
    guard parents[child] == nil else { return }
    var ancestor: Int? = parent
    while let next = ancestor {
      if next == child { return }
      ancestor = parents[next]
    }
    parents[child] = parent
  }

  /// Whether a tie is between an item and what its name or a margin says is around it.
  private static func isNamedInside(
    _ child: LoggedAnchor, _ parent: LoggedAnchor, _ constant: Double
  ) -> Bool {
    if parent.attribute.isMargin, !child.attribute.isMargin { return true }
    guard parent.item.looksLikeContainer, !child.item.looksLikeContainer else { return false }
    return parent.attribute.side != nil && parent.attribute.side == child.attribute.side
  }

  /// Whether an edge lies within the same edge of a plain view.
  private static func isInset(
    _ child: LoggedAnchor, _ parent: LoggedAnchor, _ constant: Double
  ) -> Bool {
    guard !parent.item.looksLikeLeaf, let side = parent.attribute.side,
      side == child.attribute.side
    else { return false }
    switch side.end {
    case .low: return constant > 0
    case .high: return constant < 0
    case .middle: return false
    }
  }
}

extension LoggedItem {
  /// What a visual format calls its superview, and classes that hold others.
  fileprivate var looksLikeContainer: Bool {
    guard let className else { return key == "|" || name == "|" }
    let last = className.split(separator: ".").last.map(String.init) ?? className
    return ["ContentView", "Cell", "StackView", "ScrollView", "Window", "ContainerView", "Guide"]
      .contains { last.hasSuffix($0) }
  }
}

extension LoggedItem {
  /// Classes of UIKit that hold no views of the app.
  fileprivate var looksLikeLeaf: Bool {
    text != nil || (className?.hasPrefix("UI") == true && className != "UIView")
  }
}

extension LoggedAttribute {
  fileprivate var isMargin: Bool { rawValue.hasSuffix("Margin") || rawValue.hasSuffix("Margins") }

  /// What an edge has in common with the same edge around it; nil for sizes.
  fileprivate var side: Side? {
    switch self {
    case .left, .leading: Side(axis: .horizontal, end: .low)
    case .right, .trailing: Side(axis: .horizontal, end: .high)
    case .centerX: Side(axis: .horizontal, end: .middle)
    case .top: Side(axis: .vertical, end: .low)
    case .bottom: Side(axis: .vertical, end: .high)
    case .centerY: Side(axis: .vertical, end: .middle)
    default: nil
    }
  }

  /// Where an attribute lies along an axis.
  fileprivate struct Side: Equatable {
    enum Axis { case horizontal, vertical }
    enum End { case low, middle, high }

    let axis: Axis
    let end: End
  }
}
