import Numbers

/// Creates the constraints of a parsed format, in the order of the string.
///
/// For each view: the gap before it, then its size, then its alignment with the view before.
struct VisualFormatEmitter {
  private let format: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  private let names: VisualFormatNames
  private let edges: VisualFormatEdges
  private var constraints: [NSLayoutConstraint] = []

  init(
    _ format: VisualFormat, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any],
    views: [String: Any]
  ) {
    self.format = format
    self.options = options
    names = VisualFormatNames(format: format.text, metrics: metrics, views: views)
    edges = VisualFormatEdges(format.orientation, options)
  }

  /// All constraints, none of them active.
  mutating func emit() throws(VisualFormatError) -> [NSLayoutConstraint] {
    try checkOptions()
    var last = try names.item(format.first.name)
    if let opening = format.opening { try emit(opening, opens: true, last) }
    try emitSize(format.first, last)
    for link in format.rest {
      let next = try names.item(link.view.name)
      try emit(link.connection, from: last, to: next)
      try emitSize(link.view, next)
      emitAlignment(last, next)
      last = next
    }
    if let closing = format.closing { try emit(closing, opens: false, last) }
    return constraints
  }

  /// Checks alignments, that there is one direction, and baselines only in columns.
  private func checkOptions() throws(VisualFormatError) {
    guard options.alignedAttributes.allSatisfy({ $0.isAcross(format.orientation) }) else {
      throw names.error(.invalidAlignment(format.orientation), 0)
    }
    guard !options.isSuperset(of: .directionMask) else { throw names.error(.invalidDirection, 0) }
    guard format.orientation == .vertical || !options.contains(.spacingBaselineToBaseline) else {
      throw names.error(.invalidSpacing, 0)
    }
  }

  // MARK: Gaps

  private mutating func emit(
    _ connection: VisualFormat.Connection, from previous: any LayoutItem, to next: any LayoutItem
  ) throws(VisualFormatError) {
    let (before, after) = edges.isReversed ? (next, previous) : (previous, next)
    try emit(
      connection.distance, standard: SystemSpacing.betweenViews, (after, edges.gap.to),
      (before, edges.gap.from))
  }

  /// The gap between a view and its superview's edge: at the string's beginning, or at its end.
  ///
  /// Standard spacing is the superview's layout margin; on iOS 7, which has none, 20 points.
  private mutating func emit(
    _ connection: VisualFormat.Connection, opens: Bool, _ item: any LayoutItem
  ) throws(VisualFormatError) {
    guard let superview = item.enclosingView else {
      throw names.error(
        .noSuperview(item.itemDescription), connection.edgeOffset ?? connection.offset)
    }
    let standard = superview.environment.profile.margins.visualFormatEdge
    let keepsMargin = connection.distance == .standard && standard == nil
    let edge = opens != edges.isReversed ? edges.near : edges.far
    let outer = (superview as any LayoutItem, keepsMargin ? edge.margin : edge)
    let (after, before) =
      edge == edges.near ? ((item, edge), outer) : (outer, (item, edge))
    try emit(connection.distance, standard: standard ?? 0, after, before)
  }

  private mutating func emit(
    _ distance: VisualFormat.Distance, standard: CGFloat, _ after: Anchor, _ before: Anchor
  ) throws(VisualFormatError) {
    switch distance {
    case .flush: add(after, .equal, before, 0, .required)
    case .standard: add(after, .equal, before, standard, .required)
    case .predicates(let predicates):
      for predicate in predicates {
        add(
          after, predicate.relation, before, try names.number(predicate.object),
          try names.priority(predicate.priority))
      }
    }
  }

  // MARK: Sizes and alignment

  private mutating func emitSize(
    _ view: VisualFormat.ViewElement, _ item: any LayoutItem
  ) throws(VisualFormatError) {
    for predicate in view.size {
      let priority = try names.priority(predicate.priority)
      switch try names.sizeObject(predicate.object) {
      case .constant(let constant):
        add((item, edges.size), predicate.relation, nil, constant, priority)
      case .item(let other):
        add((item, edges.size), predicate.relation, (other, edges.size), 0, priority)
      }
    }
  }

  private mutating func emitAlignment(_ previous: any LayoutItem, _ next: any LayoutItem) {
    for attribute in options.alignedAttributes {
      add((previous, attribute), .equal, (next, attribute), 0, .required)
    }
  }

  // MARK: Constraints

  private typealias Anchor = (item: any LayoutItem, attribute: NSLayoutConstraint.Attribute)

  private mutating func add(
    _ first: Anchor, _ relation: VisualFormat.Relation, _ second: Anchor?, _ constant: CGFloat,
    _ priority: UILayoutPriority
  ) {
    let constraint = NSLayoutConstraint(
      item: first.item, attribute: first.attribute, relatedBy: .init(relation),
      toItem: second?.item, attribute: second?.attribute ?? .notAnAttribute, multiplier: 1,
      constant: constant)
    constraint.priority = priority
    constraint.origin = .visualFormat
    constraints.append(constraint)
  }
}

extension LayoutItem {
  /// The view whose edge `|` denotes beside this item.
  fileprivate var enclosingView: UIView? {
    (self as? UIView).map(\.superview) ?? ownerView
  }
}
