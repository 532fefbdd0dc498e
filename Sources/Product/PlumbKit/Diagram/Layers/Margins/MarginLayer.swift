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
    return geometry.shownViews.enumerated().flatMap { index, view -> [DiagramMark] in
      guard let details = view.details, let rect = geometry.rect(of: view.id) else { return [] }
      let isShown = index == 0 || used.contains(view.id)
      return (isShown ? bands(of: view.id, rect, details) : []) + guides(of: rect, details)
    }
  }

  /// The views whose margins a constraint names, or whose guide of the margins was asked for.
  private var viewsWithUsedMargins: Set<String> {
    let anchors = geometry.shownConstraints.flatMap { [$0.first, $0.second].compactMap(\.self) }
    let named = anchors.filter { $0.hasSuffix("Margin") || $0.hasSuffix("Margins") }
      .compactMap { anchor in anchor.lastIndex(of: ".").map { String(anchor[..<$0]) } }
    let asked = geometry.scene.views.filter { view in
      view.details?.guides.contains { $0.kind == .margins } ?? false
    }
    return Set(named + asked.map(\.id))
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
    let size = LinkWording.signed(band.inset)
    return DiagramMark(
      id: "\(view)-\(kind)-\(band.edge.rawValue)",
      title: "\(view), \(band.edge.rawValue) \(kind) \(size)", nodes: nodes, bounds: [],
      badge: Badge(
        text: kind == "margin" ? size : "\(kind) \(size)", style: .pill, color: palette.margin,
        anchors: band.places.map { .init(left: $0, right: $0) }, spots: { _ in band.places }))
  }

  private func guides(of rect: Scene.Rect, _ details: LayoutTree.View.Details) -> [DiagramMark] {
    details.guides.filter { $0.kind == .custom || $0.kind == .readable }
      .filter { !$0.id.contains(".UISV-") }
      .map { GuideOutline(guide: $0, owner: rect, color: palette.margin).mark }
  }
}
