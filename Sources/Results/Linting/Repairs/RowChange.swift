import UIKitCore

/// A change of a laid-out row that can be taken back.
package struct RowChange {
  /// Makes the change; takes it back where its argument is false.
  package let set: (Bool) -> Void
  /// What it changes, where that is a number or relation of the source.
  package let edit: Edit?
  /// What it is made of, if of several changes.
  private var parts: [RowChange] = []

  /// Whether a constraint is left out.
  var isRemoval: Bool { if case .removal = edit { true } else { false } }

  /// Whether it lets go of an edge or size along an axis.
  func loosens(_ axis: NSLayoutConstraint.Axis) -> Bool {
    switch edit {
    case .removal(let constraint), .relation(let constraint, _): constraint.concerns(axis)
    default: parts.contains { $0.loosens(axis) }
    }
  }

  /// Whether it ties an edge or size along an axis.
  func adds(_ axis: NSLayoutConstraint.Axis) -> Bool {
    if case .addition(let constraint) = edit { return constraint.concerns(axis) }
    return parts.contains { $0.adds(axis) }
  }

  /// What changes, and from what to what.
  package enum Edit {
    case priority(NSLayoutConstraint, from: Double, to: Double)
    case constant(NSLayoutConstraint, from: Double, to: Double)
    case relation(NSLayoutConstraint, to: NSLayoutConstraint.Relation)
    case claims(LayoutTie.Wish, [LayoutTie.Remedy], from: Double, NSLayoutConstraint.Axis)
    /// In points; to nil for one that follows from the content.
    case rowHeight(from: Double, to: Double?)
    case removal(NSLayoutConstraint)
    case addition(NSLayoutConstraint)

    /// The constraint that changes; nil for one of views or of the row.
    package var constraint: NSLayoutConstraint? {
      switch self {
      case .priority(let constraint, _, _), .constant(let constraint, _, _),
        .relation(let constraint, _), .removal(let constraint), .addition(let constraint):
        constraint
      case .claims, .rowHeight: nil
      }
    }

    /// The first view that changes.
    package var view: UIView? {
      if case .claims(_, let remedies, _, _) = self { remedies.first?.view } else { nil }
    }
  }

  package init(_ edit: Edit? = nil, _ set: @escaping (Bool) -> Void) {
    (self.edit, self.set) = (edit, set)
  }

  package init(_ changes: [RowChange]) {
    edit = nil
    parts = changes
    set = { isOn in for change in isOn ? changes : changes.reversed() { change.set(isOn) } }
  }

  package static func priority(
    _ constraint: NSLayoutConstraint, _ new: UILayoutPriority
  ) -> RowChange {
    let old = constraint.priority
    let edit = Edit.priority(constraint, from: Double(old.rawValue), to: Double(new.rawValue))
    return RowChange(edit) { constraint.priority = $0 ? new : old }
  }

  /// Another constant of a constraint, in points.
  package static func constant(_ constraint: NSLayoutConstraint, _ new: CGFloat) -> RowChange {
    let old = constraint.constant
    let edit = Edit.constant(constraint, from: Double(old), to: Double(new))
    return RowChange(edit) { constraint.constant = $0 ? new : old }
  }

  /// Another relation; one of priority 0 only keeps its place in its view.
  static func relation(
    _ constraint: NSLayoutConstraint, _ new: NSLayoutConstraint.Relation
  ) -> RowChange? {
    guard let first = constraint.firstItem else { return nil }
    let other = NSLayoutConstraint(
      item: first, attribute: constraint.firstAttribute, relatedBy: new,
      toItem: constraint.secondItem, attribute: constraint.secondAttribute,
      multiplier: constraint.multiplier, constant: constraint.constant)
    other.priority = constraint.priority
    let change = RowChange([.priority(constraint, UILayoutPriority(0)), .addition(other)])
    return RowChange(.relation(constraint, to: new), change.set)
  }

  /// Another spacing of a stack view, in points: after one of its views, or everywhere.
  package static func spacing(
    _ stack: UIStackView, after view: UIView?, _ new: CGFloat
  ) -> RowChange {
    guard let view else {
      let old = stack.spacing
      return RowChange { stack.spacing = $0 ? new : old }
    }
    let old = stack.customSpacing(after: view)
    return RowChange { stack.setCustomSpacing($0 ? new : old, after: view) }
  }

  /// Other priorities with which contents ask for their sizes.
  package static func claims(
    _ wish: LayoutTie.Wish, _ changes: [LayoutTie.Remedy], along axis: NSLayoutConstraint.Axis
  ) -> RowChange {
    let priority = { (view: UIView) in
      wish == .hug
        ? view.contentHuggingPriority(for: axis)
        : view.contentCompressionResistancePriority(for: axis)
    }
    let old = changes.map { priority($0.view) }
    let edit = Edit.claims(wish, changes, from: Double(old.first?.rawValue ?? 0), axis)
    return RowChange(edit) { isOn in
      for (change, old) in zip(changes, old) {
        let new = isOn ? change.priority : old
        switch wish {
        case .hug: change.view.setContentHuggingPriority(new, for: axis)
        case .resistCompression:
          change.view.setContentCompressionResistancePriority(new, for: axis)
        }
      }
    }
  }

  /// A view whose frame holds it no longer.
  static func freed(_ view: UIView) -> RowChange {
    // Its frame is what its mask ties it to again.
    let frame = view.frame
    return RowChange { isOn in
      view.translatesAutoresizingMaskIntoConstraints = !isOn
      if !isOn { view.frame = frame }
    }
  }

  static func removal(_ constraint: NSLayoutConstraint) -> RowChange {
    RowChange(.removal(constraint)) { constraint.isActive = !$0 }
  }

  package static func addition(_ constraint: NSLayoutConstraint) -> RowChange {
    RowChange(.addition(constraint)) { constraint.isActive = $0 }
  }

  /// Another height of a row, in points, in a table that gives it one. `isOfContent`: that for which
  /// the content asks, so that an automatic height is the change which is right at every width.
  static func rowHeight(_ cell: UIView, _ new: CGFloat, isOfContent: Bool) -> RowChange {
    let old = cell.bounds.height
    return RowChange(.rowHeight(from: Double(old), to: isOfContent ? nil : Double(new))) {
      cell.assign(height: $0 ? new : old)
    }
  }

  /// A text in one line, however wide.
  package static func oneLine(_ label: UILabel) -> RowChange {
    let old = label.numberOfLines
    return RowChange { label.numberOfLines = $0 ? 1 : old }
  }
}
