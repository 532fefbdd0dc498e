// The constraints across the axis.
extension StackArrangement {
  /// The effective alignment: baselines align only rows; a column treats them as leading.
  private var alignment: UIStackView.Alignment {
    let isBaseline = stack.alignment == .firstBaseline || stack.alignment == .lastBaseline
    return isBaseline && along.axis == .vertical ? .leading : stack.alignment
  }

  /// Aligns each view with the first one.
  var alignments: [StackConstraint] {
    guard let first = views.first else { return [] }
    return views.dropFirst().flatMap { view in
      alignedAttributes.map { tie(.alignment, .init(first, $0), .init(view, $0)) }
    }
  }

  private var alignedAttributes: [NSLayoutConstraint.Attribute] {
    switch alignment {
    case .fill: [across.start, across.end]
    case .leading: [across.start]
    case .center: [across.center]
    case .trailing: [across.end]
    case .firstBaseline: [.firstBaseline]
    case .lastBaseline: [.lastBaseline]
    }
  }

  /// Ties the first view to the canvas, and keeps the others within it by the spanner.
  var canvasAcross: [StackConstraint] {
    guard let first = views.first else { return [] }
    let start = StackConstraint.End(first, across.start)
    let end = StackConstraint.End(first, across.end)
    return switch alignment {
    case .fill: [connection(across.start, start), connection(across.end, end)]
    case .leading: [connection(across.start, start), outer(across.end)]
    case .trailing: [outer(across.start), connection(across.end, end)]
    case .center:
      [
        outer(across.start), outer(across.end),
        connection(across.center, .init(first, across.center)),
      ]
    case .firstBaseline: [outer(across.start), outer(across.end)]
    case .lastBaseline: [outer(across.start), inside(across.end)]
    }
  }

  private func connection(
    _ attribute: NSLayoutConstraint.Attribute, _ end: StackConstraint.End
  ) -> StackConstraint {
    tie(.canvasConnection, canvas(attribute), end)
  }

  /// Keeps the content within the edge of the canvas that no view is tied to: the spanner is tied
  /// to it, and a single view must not exceed it.
  private func outer(_ attribute: NSLayoutConstraint.Attribute) -> StackConstraint {
    if let spanner = stack.guides.spanner {
      return connection(attribute, .init(spanner, attribute))
    }
    return inside(attribute)
  }

  /// Keeps the first view within an edge of the canvas. In a row aligned by last baselines nothing
  /// else limits its bottom, so larger texts after it extend beyond the row, as lists of UIKit's
  /// constraints show ("Let's build UIStackView", rdar://32291130). For first baselines the reports
  /// disagree; the rows of Apple's *Auto Layout Guide*, "Nested Stack Views", keep the fields
  /// beside their labels.
  private func inside(_ attribute: NSLayoutConstraint.Attribute) -> StackConstraint {
    let relation: NSLayoutConstraint.Relation =
      attribute == across.start ? .lessThanOrEqual : .greaterThanOrEqual
    return tie(
      .canvasConnection, canvas(attribute), .init(visible[0], attribute), relation: relation)
  }

  // MARK: Spanner

  /// Keeps visible views within a tight spanner, and sizes those without intrinsic size.
  var spanning: [StackConstraint] {
    guard alignment != .fill else { return [] }
    return boundaries + fits
      + views.map {
        StackConstraint(
          role: .ambiguitySuppression, first: .init($0, across.size), priority: .stackAmbiguity)
      }
  }

  private var boundaries: [StackConstraint] {
    guard let spanner = stack.guides.spanner else { return [] }
    return visible.flatMap { view in
      [
        boundary(
          spanner, view, across.start, .lessThanOrEqual, isAligned: alignment == .leading),
        boundary(
          spanner, view, across.end, .greaterThanOrEqual, isAligned: alignment == .trailing),
      ]
    }
  }

  private func boundary(
    _ spanner: UILayoutGuide, _ view: UIView, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, isAligned: Bool
  ) -> StackConstraint {
    tie(
      .spanningBoundary, .init(spanner, attribute), .init(view, attribute),
      relation: isAligned ? .equal : relation, priority: isAligned ? .stackBoundary : .required)
  }

  private var fits: [StackConstraint] {
    let isByBaseline = alignment == .firstBaseline || alignment == .lastBaseline
    guard let spanner = stack.guides.spanner else { return [canvasFit(across)] }
    let fit = StackConstraint(
      role: .spanningFit, first: .init(spanner, across.size), priority: .stackSpanning)
    return isByBaseline ? [fit, canvasFit(across)] : [fit]
  }
}

extension NSLayoutConstraint.Attribute {
  /// The attribute of the edge or centre inside of the layout margins; a size stays itself.
  var margin: Self {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .centerX: .centerXWithinMargins
    case .centerY: .centerYWithinMargins
    default: self
    }
  }
}
