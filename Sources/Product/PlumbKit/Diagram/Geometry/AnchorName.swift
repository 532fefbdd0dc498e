import Scene

/// One side of a constraint as a tree spells it, `title.top`, taken apart.
struct AnchorName {
  /// What the attribute stands for.
  enum Attribute {
    /// A line across the axis at a fraction of the view's extent: 0 its low edge, 1 its high.
    case edge(Axis, Double)
    /// The view's extent along the axis.
    case extent(Axis)
    /// A line inside the view, seen from its edge at the fraction: a margin.
    case margin(Axis, Double)
    /// The line that the first or the last line of text stands on.
    case baseline(isFirst: Bool)
    /// A line whose place the frame does not tell.
    case line(Axis)
  }

  let view: String
  let attribute: Attribute

  /// Takes `text` apart at its last dot; `nil` for an attribute that does not exist.
  init?(_ text: String, isRightToLeft: Bool) {
    guard let dot = text.lastIndex(of: ".") else { return nil }
    let name = text[text.index(after: dot)...]
    guard let attribute = Self.attribute(name, isRightToLeft) else { return nil }
    view = String(text[..<dot])
    self.attribute = attribute
  }

  /// In which direction the anchor measures.
  var axis: Axis {
    switch attribute {
    case .edge(let axis, _), .margin(let axis, _), .extent(let axis), .line(let axis): axis
    case .baseline: .vertical
    }
  }

  /// Where the anchor is along its axis; `nil` for an extent and where the frame does not tell.
  func coordinate(in geometry: RowGeometry) -> Double? {
    switch attribute {
    case .edge(let axis, let fraction):
      geometry.rect(of: view).map { axis.span(of: $0).at(fraction) }
    case .baseline(let isFirst): geometry.baseline(of: view, isFirst: isFirst)
    case .extent, .margin, .line: nil
    }
  }

  /// How far the margin is from the edge that it is measured from; `nil` for any other anchor.
  func margin(in geometry: RowGeometry) -> Double? {
    guard case .margin(let axis, let fraction) = attribute else { return nil }
    return geometry.margin(of: view, axis, fraction)
  }

  /// The edge that a margin is measured from; `nil` for any other anchor.
  func outerEdge(in geometry: RowGeometry) -> Double? {
    guard case .margin(let axis, let fraction) = attribute, let rect = geometry.rect(of: view)
    else { return nil }
    return axis.span(of: rect).at(fraction)
  }

  private static func attribute(_ name: Substring, _ isRightToLeft: Bool) -> Attribute? {
    switch name {
    case "left": .edge(.horizontal, 0)
    case "right": .edge(.horizontal, 1)
    case "leading": .edge(.horizontal, isRightToLeft ? 1 : 0)
    case "trailing": .edge(.horizontal, isRightToLeft ? 0 : 1)
    case "centerX": .edge(.horizontal, 0.5)
    case "top": .edge(.vertical, 0)
    case "bottom": .edge(.vertical, 1)
    case "centerY": .edge(.vertical, 0.5)
    case "width": .extent(.horizontal)
    case "height": .extent(.vertical)
    case "leftMargin": .margin(.horizontal, 0)
    case "rightMargin": .margin(.horizontal, 1)
    case "leadingMargin": .margin(.horizontal, isRightToLeft ? 1 : 0)
    case "trailingMargin": .margin(.horizontal, isRightToLeft ? 0 : 1)
    case "topMargin": .margin(.vertical, 0)
    case "bottomMargin": .margin(.vertical, 1)
    case "centerXWithinMargins": .line(.horizontal)
    case "centerYWithinMargins": .line(.vertical)
    case "firstBaseline": .baseline(isFirst: true)
    case "lastBaseline": .baseline(isFirst: false)
    default: nil
    }
  }
}
