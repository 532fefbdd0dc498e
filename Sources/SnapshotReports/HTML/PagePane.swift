import Diagnostics
import Snapshots

/// A picture of an item, with what it is.
struct PagePane {
  /// `expected`, `actual` or `difference`.
  let shows: String
  let title: String
  let path: String
  /// In pixels, at least 1.
  let width: Int
  let height: Int
  let entry: EmbeddedPictures.Entry

  /// Pixels a side that a page can lay out; a run from elsewhere may say anything.
  private static let sideLimit = 100_000

  private init(
    _ shows: String, _ title: String, _ picture: SnapshotResult.Picture,
    _ entry: EmbeddedPictures.Entry
  ) {
    self.shows = shows
    self.title = title
    path = picture.path
    width = min(max(picture.width, 1), Self.sideLimit)
    height = min(max(picture.height, 1), Self.sideLimit)
    self.entry = entry
  }

  /// The panes of a result: what was expected, what was drawn, and how they differ; or the reference
  /// alone.
  static func panes(
    of result: SnapshotResult, pictures: inout EmbeddedPictures, references: ReferencePictures?
  ) -> [PagePane] {
    let all = [
      ("expected", "Expected", result.pictures.expected),
      ("actual", "Actual", result.pictures.actual),
      ("difference", "Difference", result.pictures.difference),
    ]
    var panes: [PagePane] = []
    for case (let shows, let title, let picture?) in all {
      panes.append(PagePane(shows, title, picture, pictures.entry(of: picture.path)))
    }
    if panes.isEmpty, !result.outcome.isFailure,
      let (picture, bytes) = references?.picture(of: result)
    {
      let entry = pictures.add(bytes, path: picture.path)
      panes.append(PagePane("actual", "Reference", picture, entry))
    }
    return panes
  }

  /// The element.
  var markup: Markup {
    """
    <figure class="pane" data-shows="\(shows)" data-width="\(width)" data-height="\(height)">
    <figcaption><b>\(title)</b> <span>\(width) × \(height)</span></figcaption>
    <div class="sheet">\(content)</div>
    </figure>

    """
  }

  private var content: Markup {
    switch entry {
    case .shown(let number):
      """
      <img data-content="\(number)" width="\(width)" height="\(height)" \
      alt="\(title) picture" draggable="false">
      """
    case .leftOut:
      """
      <p class="absent">Left out: the page would be too large.<br>\
      <code>\(Diagnostic.printable(path))</code></p>
      """
    case .unavailable:
      """
      <p class="absent">No such picture.<br><code>\(Diagnostic.printable(path))</code></p>
      """
    }
  }
}
