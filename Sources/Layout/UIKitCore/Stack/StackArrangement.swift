import UIKitIdentifiers

/// The constraints that a stack view's properties and views require: a plan made of values.
///
/// The categories are UIKit's (`Documentation/Evidence.md`): along the axis a chain of views
/// connects the ends of the canvas; across it the views are aligned with the first one and kept
/// within the canvas.
struct StackArrangement {
  let stack: UIStackView
  /// All arranged views. Hidden ones are aligned like the others and therefore affect the size
  /// across the axis (seen in stored frames: a hidden view of a required height stretches its row),
  /// but not along it.
  let views: [UIView]
  let visible: [UIView]
  let along: StackAxis
  let across: StackAxis

  init(_ stack: UIStackView) {
    self.stack = stack
    views = stack.arrangedSubviews
    visible = views.filter { !$0.isHidden }
    along = StackAxis(stack.axis)
    across = StackAxis(stack.axis == .horizontal ? .vertical : .horizontal)
  }

  /// The whole plan, in a fixed order.
  var constraints: [StackConstraint] {
    guard !views.isEmpty, !visible.isEmpty else { return emptyCanvas + hiding }
    return ends + spacings + distribution + textWidths + alignments + canvasAcross + spanning
      + hiding
  }

  // MARK: Canvas

  /// An attribute of the canvas: the stack's bounds, or the area inside its margins.
  func canvas(_ attribute: NSLayoutConstraint.Attribute) -> StackConstraint.End {
    let keepsMargins = stack.isLayoutMarginsRelativeArrangement
    return StackConstraint.End(stack, keepsMargins ? attribute.margin : attribute)
  }

  /// Shrinks the canvas to nothing if no view is visible.
  private var emptyCanvas: [StackConstraint] {
    [along, across].map { axis in
      StackConstraint(
        role: .canvasFit, first: canvas(axis.end), second: canvas(axis.start),
        priority: .stackCanvas)
    }
  }

  /// Makes the stack as small as possible along an axis that nothing else makes tight.
  func canvasFit(_ axis: StackAxis) -> StackConstraint {
    StackConstraint(
      role: .canvasFit, first: StackConstraint.End(stack, axis.size), priority: .stackCanvas)
  }

  // MARK: Constraints

  /// `first (==|<=|>=) second + constant`
  func tie(
    _ role: StackConstraint.Role, _ first: StackConstraint.End, _ second: StackConstraint.End,
    relation: NSLayoutConstraint.Relation = .equal, constant: CGFloat = 0,
    priority: UILayoutPriority = .required
  ) -> StackConstraint {
    StackConstraint(
      role: role, first: first, relation: relation, second: second, constant: constant,
      priority: priority)
  }
}

/// The attributes of one axis; with them the same code plans rows and columns.
struct StackAxis {
  let start: NSLayoutConstraint.Attribute
  let end: NSLayoutConstraint.Attribute
  let center: NSLayoutConstraint.Attribute
  let size: NSLayoutConstraint.Attribute
  let axis: NSLayoutConstraint.Axis

  init(_ axis: NSLayoutConstraint.Axis) {
    self.axis = axis
    let isHorizontal = axis == .horizontal
    start = isHorizontal ? .leading : .top
    end = isHorizontal ? .trailing : .bottom
    center = isHorizontal ? .centerX : .centerY
    size = isHorizontal ? .width : .height
  }

  /// The part of a size that lies along the axis.
  func length(of size: CGSize) -> CGFloat {
    axis == .horizontal ? size.width : size.height
  }
}

// Views that are not shown.
extension StackArrangement {
  /// Gives hidden views no size along the axis, half a gap from visible neighbours.
  var hiding: [StackConstraint] {
    views.indices.filter { views[$0].isHidden }.flatMap { index in
      let collapse = StackConstraint(
        role: .hiding, first: .init(views[index], along.size), priority: collapsePriority)
      return [collapse, place(index)]
    }
  }

  /// Before iOS 11 the collapse was required, and logs are full of its conflicts with constraints
  /// inside hidden views; later files store hidden views at their own required height.
  private var collapsePriority: UILayoutPriority {
    stack.environment.profile.version >= 11 ? .stackHiding : .required
  }

  /// One alone before all visible views ends where the first of them begins: seen where its own
  /// width or height is required.
  private func place(_ index: Int) -> StackConstraint {
    let previous = views[..<index].last { !$0.isHidden }
    let next = views[index...].first { !$0.isHidden }
    let isAlone = index == 0 && next != nil && !views[1].isHidden
    let own = StackConstraint.End(views[index], isAlone ? along.end : along.start)
    guard let previous else {
      let end = next.map { StackConstraint.End($0, along.start) } ?? canvas(along.start)
      return tie(.spacing, own, end, priority: .stackHiddenPlace)
    }
    let gap = next == nil ? 0 : stack.gap(after: previous) / 2
    return tie(
      .spacing, own, .init(previous, along.end), constant: gap, priority: .stackHiddenPlace)
  }
}

// Texts of several lines in a row.
extension StackArrangement {
  /// Up to iOS 14 a label of several lines in a row that fills gets an even share of the row, at a
  /// priority that is 10 above its compression resistance. Therefore a switch beside it is
  /// stretched instead.
  ///
  /// `width == row ÷ n - spacing × (n - 1) ÷ n` (published by those who met it: rdar://41192642,
  /// rdar://39275811, and the articles of Use Your Loaf, which also report that it is gone in iOS
  /// 15).
  var textWidths: [StackConstraint] {
    guard stack.distribution == .fill, along.axis == .horizontal, visible.count > 1,
      stack.environment.profile.version <= 14
    else { return [] }
    let share = 1 / CGFloat(visible.count)
    let gaps = stack.spacing * CGFloat(visible.count - 1)
    return visible.filter { ($0 as? UILabel)?.numberOfLines ?? 1 != 1 }.map { label in
      let resistance = label.contentCompressionResistancePriority(for: .horizontal)
      return StackConstraint(
        role: .textWidth, first: .init(label, .width), second: .init(stack, .width),
        multiplier: share, constant: -gaps * share,
        priority: min(.yielding, resistance + 10))
    }
  }
}

/// The guides of a stack: one across all views, and one for each gap that equals others.
struct StackGuides {
  /// As high as the highest view in a row, as wide as the widest in a column.
  private(set) var spanner: UILayoutGuide?
  /// From each visible view to the next.
  private(set) var gaps: [UILayoutGuide] = []
  private var unused: [UILayoutGuide] = []

  /// Creates missing guides and sets surplus ones aside, keeping those in use.
  mutating func prepare(gaps count: Int, hasSpanner: Bool, in stack: UIStackView) {
    if !hasSpanner, let spanner {
      unused.append(spanner)
      self.spanner = nil
    } else if hasSpanner, spanner == nil {
      spanner = Self.guide(UIKitIdentifier.StackGuide.alignmentSpanner, in: stack)
    }
    unused += gaps.dropFirst(count)
    gaps = Array(gaps.prefix(count))
    while gaps.count < count { gaps.append(Self.guide(UIKitIdentifier.StackGuide.gap, in: stack)) }
  }

  /// Removes the surplus guides. To be called after the last constraint on them was removed.
  mutating func removeUnused(from stack: UIStackView) {
    for guide in unused { stack.removeLayoutGuide(guide) }
    unused = []
  }

  private static func guide(_ identifier: String, in stack: UIStackView) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = identifier
    stack.addLayoutGuide(guide)
    return guide
  }
}
