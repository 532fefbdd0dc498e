import Foundation
import HTMLPages
import Snapshots

/// One result on the page: the facts on the left, the pictures on the right.
struct PageItem {
  private let result: SnapshotResult
  /// The panes in the order of display.
  private let panes: [PagePane]
  private let hasInspector: Bool
  private let isServed: Bool

  init(
    _ result: SnapshotResult, pictures: inout EmbeddedPictures, references: ReferencePictures?,
    files: PictureFiles, isServed: Bool
  ) {
    self.result = result
    self.isServed = isServed
    // The server has this page only.
    hasInspector = !isServed && result.inspector.map { files.isFile($0.path) } ?? false
    panes = PagePane.panes(of: result, pictures: &pictures, references: references)
  }

  /// `wide` where pictures are so much wider than high that three beside each other would be small.
  private var shape: String {
    let isWide = panes.allSatisfy { $0.width > 2 * $0.height }
    return isWide && panes.count > 1 ? "wide" : "plain"
  }

  var markup: Markup {
    let name = Diagnostic.printable(result.name)
    return """
      <article class="item" id="\(result.name)" tabindex="-1" data-kind="\(result.outcome.rawValue)" \
      data-width="\(canvas.width)" data-height="\(canvas.height)" data-regions="\(regions)">
      <header>
      <h3><span class="dot" aria-hidden="true"></span><bdi>\(name)</bdi></h3>
      <p class="source">\(source)</p>
      \(inspector)</header>
      <div class="facts">
      \(PageFacts(result: result, isServed: isServed).markup)</div>
      <div class="stage" data-panes="\(panes.map(\.shows).joined(separator: " "))" \
      data-shape="\(shape)">
      \(panes.map(\.markup))</div>
      </article>

      """
  }

  private var source: Markup {
    let location: Markup = "<code>\(Diagnostic.printable(result.location))</code>"
    if result.caption.isEmpty { return location }
    return "\(location) <span class=\"caption\">\(Diagnostic.printable(result.caption))</span>"
  }

  /// A link to the page beside this one, at the width and in the case of the picture.
  private var inspector: Markup {
    guard hasInspector, let link = result.inspector else { return Markup.nothing }
    let unreserved = CharacterSet.alphanumerics.intersection(CharacterSet(charactersIn: "\0"..."~"))
      .union(CharacterSet(charactersIn: "-._~/"))
    let path = link.path.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
    let place = unreserved.union(CharacterSet(charactersIn: "=&+%"))
    let words = link.place.addingPercentEncoding(withAllowedCharacters: place) ?? ""
    return """
      <p class="inspector"><a href="./\(path)#\(words)" target="_blank" rel="noopener">\
      Open in the inspector</a></p>

      """
  }

  /// The size in pixels that contains every picture of the item.
  private var canvas: (width: Int, height: Int) {
    (panes.map(\.width).max() ?? 1, panes.map(\.height).max() ?? 1)
  }

  /// `x,y,width,height` each, in the script's format.
  private var regions: String {
    result.regions.prefix(SnapshotResult.regionLimit)
      .map { "\($0.x),\($0.y),\($0.width),\($0.height)" }.joined(separator: " ")
  }
}

/// A picture of an item with its caption.
private struct PagePane {
  /// `expected`, `actual` or `difference`.
  fileprivate let shows: String
  let title: String
  let path: String
  /// The width in pixels, at least 1.
  let width: Int
  let height: Int
  private let entry: EmbeddedPictures.Entry

  /// The maximum side in pixels that a page lays out, of runs from elsewhere.
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

  /// The panes of a result: expected, actual and difference; or only the reference.
  fileprivate static func panes(
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

/// The facts of a result in words: layout changes, then regions, then advice.
private struct PageFacts {
  let result: SnapshotResult
  let isServed: Bool

  var markup: Markup {
    Markup([summary, environment, changes, regions, accept])
  }

  private var summary: Markup {
    "<p class=\"summary\">\(Diagnostic.printable(result.summaryUnderName))</p>\n"
  }

  private var environment: Markup {
    guard !result.environment.isEmpty else { return Markup.nothing }
    let lines = result.environment.map { line -> Markup in
      "<li>\(Diagnostic.printable(line))</li>"
    }
    return "<h4>Fonts and libraries</h4>\n<ul class=\"environment\">\(lines)</ul>\n"
  }

  private var changes: Markup {
    guard !result.changes.isEmpty else { return Markup.nothing }
    let lines = result.changes.map { line -> Markup in "<li>\(ChangeText(line).markup)</li>" }
    let more: Markup =
      result.unlistedChanges > 0
      ? "<p class=\"more\">\(moreLine(result.unlistedChanges))</p>\n" : Markup.nothing
    return """
      <h4>What moved</h4>
      <ol class="changes">\(lines)</ol>
      \(more)
      """
  }

  private var regions: Markup {
    let all = result.regions.prefix(SnapshotResult.regionLimit)
    guard !all.isEmpty else { return Markup.nothing }
    let lines = all.enumerated().map { index, region -> Markup in
      let view = region.view.map(Diagnostic.printable) ?? ""
      let size = "\(region.width) × \(region.height) at \(region.x), \(region.y)"
      return """
        <li><button type="button" data-region="\(index)" aria-pressed="false">\
        <b>\(view.isEmpty ? "Region \(index + 1)" : view)</b> <span>\(size)</span></button></li>
        """
    }
    return """
      <h4>Where\(pixels)</h4>
      <ol class="regions">\(lines)</ol>

      """
  }

  private var pixels: Markup {
    guard result.pixelCount > 0 else { return Markup.nothing }
    return " <span>\(counted(result.pixelCount, "pixel"))</span>"
  }

  private var accept: Markup {
    guard let command = result.acceptCommand else { return Markup.nothing }
    let isAcceptable = isServed && result.outcome.canBeAccepted
    let now: Markup =
      isAcceptable
      ? "<button type=\"button\" data-accept=\"\(result.name)\">Accept</button>" : Markup.nothing
    return """
      <div class="accept"><code>\(Diagnostic.printable(command))</code>\
      <button type="button" data-copy="\(command)">Copy</button>\(now)</div>

      """
  }
}

/// A line of the layout difference with highlighted values: `row 3 title.height 41 → 61.5 (wraps)`.
struct ChangeText {
  private let line: String

  init(_ line: String) { self.line = Diagnostic.printable(line) }

  /// The line, with elements around the old and the new value if it has them.
  var markup: Markup {
    guard let arrow = line.firstRange(of: " → ") else { return "\(line)" }
    let before = line[..<arrow.lowerBound], after = line[arrow.upperBound...]
    let oldStart = before.lastIndex(of: " ").map(before.index(after:)) ?? before.startIndex
    let newEnd = after.firstIndex(of: " ") ?? after.endIndex
    return """
      \(String(before[..<oldStart]))<del>\(String(before[oldStart...]))</del> → \
      <ins>\(String(after[..<newEnd]))</ins>\(String(after[newEnd...]))
      """
  }
}
