import LayoutTree
import Scene

/// A laid-out row with every view's frame in the row's own coordinates.
///
/// Everything a diagram needs to know about a layout; made from the tree alone, so that a stored
/// tree can be drawn as well as a fresh one.
package struct RowGeometry {
  let scene: LayoutTree.Scene
  /// The row's own rectangle, at the origin.
  private(set) var bounds: Scene.Rect
  let isRightToLeft: Bool
  /// The views that are seen: neither hidden nor in a hidden view.
  let shownViews: [LayoutTree.View]
  /// The views that layers are drawn for; nil for all that are seen.
  private let marked: Set<String>?
  private let hidden: Set<String>
  private var rects: [String: Scene.Rect]
  /// The alignment rectangles of the views that have one unlike their frames, as switches do.
  private var aligned: [String: Scene.Rect]
  private let depths: [String: Int]
  private let details: [String: LayoutTree.View.Details]
  private let parents: [String: String]
  private let classNames: [String: String]
  /// Points of the picture to a point of the row.
  private(set) var scale = 1.0

  /// The geometry of `scene` in a table of `width` points, with layers for the views in `marked`.
  package init(
    _ scene: LayoutTree.Scene, width: Double, isRightToLeft: Bool = false,
    marking marked: Set<String>? = nil
  ) {
    self.scene = scene
    self.marked = marked
    self.isRightToLeft = isRightToLeft
    bounds = Scene.Rect(0, 0, width, scene.height)
    var rects: [String: Scene.Rect] = [:]
    var aligned: [String: Scene.Rect] = [:]
    var depths: [String: Int] = [:]
    var details: [String: LayoutTree.View.Details] = [:]
    var hidden: Set<String> = []
    for view in scene.views {
      let origin = view.parent.flatMap { rects[$0] }
      let frame = view.frame
      rects[view.id] = Scene.Rect(
        frame.x + (origin?.x ?? 0), frame.y + (origin?.y ?? 0), frame.width, frame.height)
      details[view.id] = view.details
      if let insets = view.details?.alignment, let rect = rects[view.id], insets != .zero {
        aligned[view.id] = Scene.Rect(
          rect.x + insets.left, rect.y + insets.top, rect.width - insets.left - insets.right,
          rect.height - insets.top - insets.bottom)
      }
      depths[view.id] = view.parent.flatMap { depths[$0] }.map { $0 + 1 } ?? 0
      if view.isHidden || view.parent.map(hidden.contains) ?? false { hidden.insert(view.id) }
    }
    self.hidden = hidden
    shownViews = scene.views.filter { !hidden.contains($0.id) }
    self.rects = rects
    self.aligned = aligned
    self.depths = depths
    self.details = details
    classNames = Dictionary(scene.views.map { ($0.id, $0.className) }) { first, _ in first }
    parents = Dictionary(
      scene.views.compactMap { view in view.parent.map { (view.id, $0) } }
    ) { first, _ in first }
  }

  /// A part of the row, enlarged, its top left corner at the origin.
  func enlarged(_ part: Scene.Rect, by factor: Double) -> RowGeometry {
    let moved = { (rect: Scene.Rect) in
      Scene.Rect(
        (rect.x - part.x) * factor, (rect.y - part.y) * factor, rect.width * factor,
        rect.height * factor)
    }
    var copy = self
    copy.scale = scale * factor
    copy.bounds = Scene.Rect(0, 0, part.width * factor, part.height * factor)
    copy.rects = rects.mapValues(moved)
    copy.aligned = aligned.mapValues(moved)
    return copy
  }

  /// The view that holds another.
  func parent(of id: String) -> String? { parents[id] }

  /// The views among `shownViews` that layers are drawn for.
  var markedViews: [LayoutTree.View] { shownViews.filter { isMarked($0.id) } }

  /// Points of the longer side of a picture that a badge would hide.
  private static let (largestIcon, largestShape) = (64.0, 40.0)

  /// Small pictures and small shapes: badges of people, dots, buttons.
  var icons: [Scene.Rect] {
    shownViews.compactMap { isIcon($0.id) ? rects[$0.id] : nil }
  }

  /// Whether a view is a small picture or a small shape.
  func isIcon(_ id: String) -> Bool {
    guard let rect = rects[id], min(rect.width, rect.height) > 0, let name = classNames[id],
      id != shownViews.first?.id, !Self.transparentClasses.contains(name)
    else { return false }
    let isPicture = name == "UIImageView"
    // Enlarged shapes have room for marks.
    guard isPicture || scale == 1 else { return false }
    return max(rect.width, rect.height) <= (isPicture ? Self.largestIcon : Self.largestShape)
      * scale
  }

  /// Classes of views that show text, which has rectangles of its own, or nothing.
  private static let transparentClasses: Set = [
    "UILabel", "UIStackView", "UITextField", "UITextView",
  ]

  /// Whether layers are drawn for a view.
  func isMarked(_ id: String) -> Bool { marked?.contains(id) ?? true }

  /// The constraints between views that are seen, with one that is marked. Those of hidden views
  /// hold as well, but a dimension line of what nobody sees explains nothing.
  var shownConstraints: [LayoutTree.Constraint] {
    guard !hidden.isEmpty || marked != nil else { return scene.constraints }
    return scene.constraints.filter { constraint in
      !constraint.anchors.contains { Self.isPart($0.item, of: hidden) }
        && (marked.map { views in constraint.anchors.contains { Self.isPart($0.item, of: views) } }
          ?? true)
    }
  }

  /// Whether an item is one of the views, or a guide of one: `photo.readable`.
  private static func isPart(_ item: String, of views: Set<String>) -> Bool {
    var item = Substring(item)
    while !views.contains(String(item)) {
      guard let dot = item.lastIndex(of: ".") else { return false }
      item = item[..<dot]
    }
    return true
  }

  /// The frame of the view with this id; `nil` for what is no view of the row.
  package func rect(of id: String) -> Scene.Rect? { rects[id] }

  package func isHidden(_ id: String) -> Bool { hidden.contains(id) }

  /// The rectangle between whose edges constraints hold: the frame, or what of it is the alignment
  /// rectangle. A constraint of 16 to a switch ends 2 points within the switch's frame.
  func alignmentRect(of id: String) -> Scene.Rect? { aligned[id] ?? rects[id] }

  /// The views that a size constraint holds for, but not in whole pixels: 59.75 × 59.75, of which
  /// pixels make 60 × 59.5, beside an aspect ratio of 1 : 1; heights that are equal, shown as 19.5
  /// and 20.
  var roundedAway: Set<String> {
    var found: Set<String> = []
    for constraint in shownConstraints
    where constraint.relation == .equal && constraint.violation < Tolerance.visible {
      guard let first = extent(of: constraint.first) else { continue }
      let second = constraint.second.map { extent(of: $0) ?? .nan } ?? 0
      let difference = abs(first - constraint.multiplier * second - constraint.constant)
      guard difference > Tolerance.visible else { continue }
      found.formUnion(constraint.anchors.map(\.item))
    }
    // Of three equal lengths that pixels make 103.5, 104 and 103.5, the third is rounded as well.
    for constraint in shownConstraints where constraint.relation == .equal {
      let items = constraint.anchors.filter { extent(of: $0) != nil }.map(\.item)
      if items.count == 2, !found.isDisjoint(with: items) { found.formUnion(items) }
    }
    return found
  }

  /// The width or height that an anchor stands for, in whole pixels; nil for any other anchor.
  private func extent(of anchor: LayoutTree.Anchor) -> Double? {
    guard let place = RowAnchor(anchor, isRightToLeft: isRightToLeft),
      case .extent(let axis) = place.attribute
    else { return nil }
    return alignmentRect(of: place.view).map { axis.span(of: $0).length }
  }

  /// How many superviews the view has in the row; the content view has none.
  func depth(of id: String) -> Int { depths[id] ?? 0 }

  /// How far a margin of the view is from its edge at `fraction` of the axis, 0 the low edge and 1
  /// the high one; `nil` where that was not read.
  func margin(of id: String, _ axis: Axis, _ fraction: Double) -> Double? {
    guard let margins = details[id]?.margins else { return nil }
    switch axis {
    case .horizontal: return fraction == 0 ? margins.left : margins.right
    case .vertical: return fraction == 0 ? margins.top : margins.bottom
    }
  }

  /// Where the view's text stands; `nil` where it has none, or that was not read.
  func baseline(of id: String, isFirst: Bool) -> Double? {
    guard let rect = rects[id], let details = details[id], let lines = details.baselines else {
      return nil
    }
    return rect.y + (details.alignment.top + (isFirst ? lines.first : lines.last)) * scale
  }
}

/// One side of a constraint by what its attribute stands for in a row.
struct RowAnchor {
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

  /// The place of an anchor in a row; `nil` for an attribute that has none.
  init?(_ anchor: LayoutTree.Anchor, isRightToLeft: Bool) {
    guard let attribute = anchor.attribute.flatMap({ Self.attribute($0, isRightToLeft) }) else {
      return nil
    }
    view = anchor.item
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
      geometry.alignmentRect(of: view).map { axis.span(of: $0).at(fraction) }
    case .baseline(let isFirst): geometry.baseline(of: view, isFirst: isFirst)
    case .extent, .margin, .line: nil
    }
  }

  /// How far the margin is from the edge that it is measured from; `nil` for any other anchor.
  func margin(in geometry: RowGeometry) -> Double? {
    guard case .margin(let axis, let fraction) = attribute else { return nil }
    return geometry.margin(of: view, axis, fraction)
  }

  /// Where a margin is that is known; `nil` for any other anchor.
  func marginLine(in geometry: RowGeometry) -> Double? {
    guard case .margin(_, let fraction) = attribute, let edge = outerEdge(in: geometry),
      let margin = margin(in: geometry)
    else { return nil }
    return edge + (fraction < 0.5 ? margin : -margin) * geometry.scale
  }

  /// The edge that a margin is measured from; `nil` for any other anchor.
  func outerEdge(in geometry: RowGeometry) -> Double? {
    guard case .margin(let axis, let fraction) = attribute, let rect = geometry.rect(of: view)
    else { return nil }
    return axis.span(of: rect).at(fraction)
  }

  private static func attribute(
    _ attribute: LayoutTree.Attribute, _ isRightToLeft: Bool
  ) -> Attribute? {
    switch attribute {
    case .left: .edge(.horizontal, 0)
    case .right: .edge(.horizontal, 1)
    case .leading: .edge(.horizontal, isRightToLeft ? 1 : 0)
    case .trailing: .edge(.horizontal, isRightToLeft ? 0 : 1)
    case .centerX: .edge(.horizontal, 0.5)
    case .top: .edge(.vertical, 0)
    case .bottom: .edge(.vertical, 1)
    case .centerY: .edge(.vertical, 0.5)
    case .width: .extent(.horizontal)
    case .height: .extent(.vertical)
    case .leftMargin: .margin(.horizontal, 0)
    case .rightMargin: .margin(.horizontal, 1)
    case .leadingMargin: .margin(.horizontal, isRightToLeft ? 1 : 0)
    case .trailingMargin: .margin(.horizontal, isRightToLeft ? 0 : 1)
    case .topMargin: .margin(.vertical, 0)
    case .bottomMargin: .margin(.vertical, 1)
    case .centerXWithinMargins: .line(.horizontal)
    case .centerYWithinMargins: .line(.vertical)
    case .firstBaseline: .baseline(isFirst: true)
    case .lastBaseline: .baseline(isFirst: false)
    case .notAnAttribute: nil
    }
  }
}
