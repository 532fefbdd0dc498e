/// What constraints a stack view's properties and views ask for: the plan, before anything is made.
///
/// The categories are UIKit's (`Documentation/Evidence.md`): along the axis the views are strung
/// between the ends of the canvas, across it they are aligned with the first and held within the
/// canvas.
struct StackArrangement {
  let stack: UIStackView
  /// All arranged views. Hidden ones are aligned like the others and thus still count across the
  /// axis (seen in stored frames: a hidden view of a required height stretches its row), but not
  /// along it.
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

  /// An attribute of the canvas: the stack's bounds, or what its margins leave.
  func canvas(_ attribute: NSLayoutConstraint.Attribute) -> StackConstraint.End {
    let keepsMargins = stack.isLayoutMarginsRelativeArrangement
    return StackConstraint.End(stack, keepsMargins ? attribute.margin : attribute)
  }

  /// The canvas shrinks to nothing when there is nothing to see.
  private var emptyCanvas: [StackConstraint] {
    [along, across].map { axis in
      StackConstraint(
        role: .canvasFit, first: canvas(axis.end), second: canvas(axis.start),
        priority: .stackCanvas)
    }
  }

  /// Keeps the stack no larger than it must be along an axis that nothing else makes tight.
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

/// The attributes of one axis, so that rows and columns are planned by the same words.
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
