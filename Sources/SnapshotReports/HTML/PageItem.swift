import Diagnostics
import Snapshots

/// One result on the page: what happened on the left, what it looks like on the right.
struct PageItem {
  private let result: SnapshotResult
  /// The panes that there are, in the order in which they stand.
  private let panes: [PagePane]

  /// The item of a result; its pictures are taken into the page.
  init(
    _ result: SnapshotResult, pictures: inout EmbeddedPictures, references: ReferencePictures?
  ) {
    self.result = result
    panes = PagePane.panes(of: result, pictures: &pictures, references: references)
  }

  /// The element.
  var markup: Markup {
    let name = Diagnostic.printable(result.name)
    return """
      <article class="item" id="\(result.name)" tabindex="-1" data-kind="\(result.outcome.rawValue)" \
      data-width="\(canvas.width)" data-height="\(canvas.height)" data-regions="\(regions)">
      <header>
      <h3><span class="dot" aria-hidden="true"></span><bdi>\(name)</bdi></h3>
      <p class="source">\(source)</p>
      </header>
      <div class="facts">
      \(PageFacts(result: result).markup)</div>
      <div class="stage" data-panes="\(panes.map(\.shows).joined(separator: " "))">
      \(panes.map(\.markup))</div>
      </article>

      """
  }

  private var source: Markup {
    let place: Markup = "<code>\(Diagnostic.printable(result.place))</code>"
    if result.caption.isEmpty { return place }
    return "\(place) <span class=\"caption\">\(Diagnostic.printable(result.caption))</span>"
  }

  /// The size in which every picture of the item has room, in pixels.
  private var canvas: (width: Int, height: Int) {
    (panes.map(\.width).max() ?? 1, panes.map(\.height).max() ?? 1)
  }

  /// `x,y,width,height` each, as the script reads it.
  private var regions: String {
    result.regions.prefix(SnapshotResult.regionLimit)
      .map { "\($0.x),\($0.y),\($0.width),\($0.height)" }.joined(separator: " ")
  }
}
