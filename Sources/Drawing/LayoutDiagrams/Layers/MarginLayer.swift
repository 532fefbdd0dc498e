import LayoutTree
import Scene

/// The layer `margins`: what views keep free inside their edges. Layout margins as hatched bands
/// with their sizes, the safe area as tinted ones, guides as dotted outlines with their names.
///
/// The content view's come first. Of other views those are shown that something keeps to: every
/// view has margins, most of them unused.
struct MarginLayer {
  let input: LayerInput

  private var geometry: RowGeometry { input.geometry }
  private var palette: DiagramPalette { input.palette }

  /// A mark for each band, then for each guide, view by view.
  var marks: [DiagramMark] {
    let used = viewsWithUsedMargins
    return geometry.markedViews.flatMap { view -> [DiagramMark] in
      guard let details = view.details, let rect = geometry.rect(of: view.id) else { return [] }
      let isShown = view.parent == nil || used.contains(view.id)
      return (isShown ? bands(of: view.id, rect, details) : []) + guides(of: rect, details)
    }
  }

  /// The views whose margins a constraint names, or whose guide of the margins was asked for.
  private var viewsWithUsedMargins: Set<String> {
    let named = geometry.shownConstraints.flatMap(\.anchors).filter { anchor in
      anchor.attribute.map { $0.isMargin || $0.isCenterWithinMargins } ?? false
    }
    let asked = geometry.scene.views.filter { view in
      view.details?.guides.contains { $0.kind == .margins } ?? false
    }
    return Set(named.map(\.item) + asked.map(\.id))
  }

  private func bands(
    of view: String, _ rect: Scene.Rect, _ details: LayoutTree.View.Details
  ) -> [DiagramMark] {
    let margins = InsetBands(rect, details.margins).bands.map { band in
      mark(band, view, "margin", [tint(band, 20), Hatching.node(in: band.rect, palette.margin)])
    }
    let safe = InsetBands(rect, details.safeArea).bands.map { band in
      mark(band, view, "safe area", [tint(band, 60)])
    }
    let inner = InsetBands(rect, details.margins)
    return margins + safe + (margins.isEmpty ? [] : [outline(of: inner.inner, view)])
  }

  private func tint(_ band: InsetBands.Band, _ alpha: UInt8) -> Scene.Node {
    .fill(.rectangle(band.rect), palette.margin.faded(to: alpha))
  }

  /// The edge that views which keep to the margins stand at.
  private func outline(of rect: Scene.Rect, _ view: String) -> DiagramMark {
    DiagramMark(
      id: "\(view)-margins", title: "\(view), inside its margins",
      nodes: [
        .stroke(.rectangle(rect), palette.margin, .init(width: 0.5))
      ], bounds: [], badge: nil)
  }

  private func mark(
    _ band: InsetBands.Band, _ view: String, _ kind: String, _ nodes: [Scene.Node]
  ) -> DiagramMark {
    let size = typographic(band.inset)
    return DiagramMark(
      id: "\(view)-\(kind)-\(band.edge.rawValue)",
      title: "\(view), \(band.edge.rawValue) \(kind) \(size)", nodes: nodes, bounds: [],
      badge: Badge(
        text: kind == "margin" ? size : "\(kind) \(size)", style: .pill, color: palette.margin,
        anchors: band.places.map { .init(left: $0, right: $0) }, spots: { _ in band.places }))
  }

  private func guides(of rect: Scene.Rect, _ details: LayoutTree.View.Details) -> [DiagramMark] {
    details.guides.filter { $0.kind == .custom || $0.kind == .readable }
      .filter { !$0.isOfStackView }
      .map { GuideOutline(guide: $0, owner: rect, color: palette.margin).mark }
  }
}

/// The bands between a rectangle and its inset: top and bottom over the whole width.
struct InsetBands {
  /// One of the four.
  struct Band {
    enum Edge: String { case top, left, bottom, right }

    let edge: Edge
    let inset: Double
    let rect: Scene.Rect
    /// The whole of what the insets are of.
    let outer: Scene.Rect

    private static let fractions = [0.5, 0.25, 0.75, 0.125, 0.875]

    /// Places along the middle of the band, corners included, the best first.
    var places: [Scene.Point] {
      Self.fractions.map { along in
        edge == .top || edge == .bottom
          ? Scene.Point(rect.x + rect.width * along, rect.y + rect.height / 2)
          : Scene.Point(rect.x + rect.width / 2, outer.y + outer.height * along)
      }
    }
  }

  /// Bands that are not empty, in UIKit's order: top, left, bottom, right.
  let bands: [Band]
  let inner: Scene.Rect

  /// The bands of `rect` inside its edges.
  init(_ rect: Scene.Rect, _ insets: LayoutTree.Insets) {
    let top = min(max(0, insets.top), rect.height)
    let bottom = min(max(0, insets.bottom), rect.height - top)
    let left = min(max(0, insets.left), rect.width)
    let right = min(max(0, insets.right), rect.width - left)
    let height = rect.height - top - bottom
    inner = Scene.Rect(rect.x + left, rect.y + top, rect.width - left - right, height)
    bands = [
      Band(
        edge: .top, inset: insets.top, rect: .init(rect.x, rect.y, rect.width, top), outer: rect),
      Band(
        edge: .left, inset: insets.left, rect: .init(rect.x, inner.y, left, height), outer: rect),
      Band(
        edge: .bottom, inset: insets.bottom, rect: .init(rect.x, inner.maxY, rect.width, bottom),
        outer: rect),
      Band(
        edge: .right, inset: insets.right, rect: .init(inner.maxX, inner.y, right, height),
        outer: rect),
    ].filter { $0.inset != 0 && $0.rect.width > 0 && $0.rect.height > 0 }
  }
}

/// A layout guide as a dotted outline with its name and size.
struct GuideOutline {
  let guide: LayoutTree.Guide
  /// The frame of the view that owns it, in the row's coordinates.
  let owner: Scene.Rect
  let color: Scene.Color

  /// The guide in the row's coordinates.
  private var rect: Scene.Rect {
    Scene.Rect(
      owner.x + guide.frame.x, owner.y + guide.frame.y, guide.frame.width, guide.frame.height)
  }

  /// The name without the owner's: `UIViewReadableContentGuide` is `readable`.
  private var name: Substring {
    if guide.kind == .readable || guide.id.hasSuffix(".UIViewReadableContentGuide") {
      return "readable"
    }
    return guide.id.lastIndex(of: ".").map { guide.id[guide.id.index(after: $0)...] }
      ?? guide.id[...]
  }

  var mark: DiagramMark {
    let size = "\(readable(rect.width)) × \(readable(rect.height))"
    return DiagramMark(
      id: guide.id, title: "\(guide.id), \(size)",
      nodes: [
        .stroke(
          .rectangle(rect), color, .dotted)
      ], bounds: [],
      badge: Badge(
        text: "\(name) \(size)", style: .pill, color: color,
        anchors: [rect.y, rect.y + rect.height / 2, rect.maxY].map {
          .init(left: .init(rect.x, $0), right: .init(rect.maxX, $0))
        }, spots: spots))
  }

  /// On the upper and lower edge, then inside.
  private func spots(_ size: Scene.Size) -> [Scene.Point] {
    let left = rect.x + size.width / 2 + 4, right = rect.maxX - size.width / 2 - 4
    return [rect.y, rect.maxY, rect.y + rect.height / 2].flatMap { y in
      [right, left, rect.x + rect.width / 2].map { Scene.Point($0, y) }
    }
  }
}
