import LayoutTree
import Scene

/// What the scroll indicator does while the table is scrolled: a strip of moments, each with the
/// indicator as it is shown, and beside it as it would be were every height known.
///
/// The indicator takes as much of its track as the screen takes of the content, and stands as far
/// down as the content has been scrolled; the least length that systems give it is left out.
struct ScrollPanel {
  let scrolling: LayoutTree.Scrolling
  let palette: DiagramPalette
  let type: BadgeText
  /// How wide the panel may be, in points.
  let width: Double

  private static let trackHeight = 72.0
  private static let trackWidth = 5.0
  private static let step = 68.0
  private static let lineHeight = 12.0

  /// The moments shown: the first, the last and as many between as there is room for.
  var moments: [LayoutTree.Scrolling.Step] {
    let steps = scrolling.steps
    let room = max(2, Int(width / Self.step))
    guard steps.count > room else { return steps }
    return (0..<room).map { steps[$0 * (steps.count - 1) / (room - 1)] }
  }

  /// The room the panel takes, in points.
  var height: Double { 4 * Self.lineHeight + Self.trackHeight + 6 }

  /// The panel as a group, its top left corner at `origin`.
  func node(at origin: Scene.Point) -> Scene.Node {
    .group(
      .init(
        id: "scrolling", title: headline, transform: .translation(origin.x, origin.y),
        children: nodes))
  }

  private var nodes: [Scene.Node] {
    let heading = type.nodes(headline, palette.estimate, Scene.Point(0, 8))
    let legend = type.nodes(explanation, palette.caption, Scene.Point(0, 8 + Self.lineHeight))
    let top = 2 * Self.lineHeight + 4
    return heading + legend
      + moments.enumerated().flatMap { index, moment in
        nodes(of: moment, at: Scene.Point(Double(index) * Self.step + 2, top))
      }
  }

  /// How far the content's height was off, and what that does to the indicator.
  var headline: String {
    let estimated = readable(scrolling.estimatedHeight), actual = readable(scrolling.contentHeight)
    return "scrolling: content \(estimated) by estimates, \(actual) measured"
  }

  /// What the indicator does, in a sentence.
  var explanation: String {
    let first = scrolling.steps.first.map { indicator($0.contentHeight, $0.offset).length } ?? 0
    let last = indicator(scrolling.contentHeight, 0).length
    guard abs(first - last) >= 0.005 else { return "the indicator keeps its length" }
    let change = last < first ? "shrinks" : "grows"
    return "the indicator \(change) from \(Self.percent(first)) to \(Self.percent(last)) of its"
      + " track; dashed: were every height known"
  }

  /// Length and place of the indicator as parts of its track.
  func indicator(_ contentHeight: Double, _ offset: Double) -> (start: Double, length: Double) {
    guard contentHeight > scrolling.viewport else { return (0, 1) }
    return (offset / contentHeight, scrolling.viewport / contentHeight)
  }

  private func nodes(
    of moment: LayoutTree.Scrolling.Step, at origin: Scene.Point
  ) -> [Scene.Node] {
    let shown = indicator(moment.contentHeight, moment.offset)
    let known = indicator(scrolling.contentHeight, moment.offset)
    let track = Scene.Rect(origin.x, origin.y, Self.trackWidth, Self.trackHeight)
    let ghost = pill(known, origin.x + Self.trackWidth + 3, origin.y)
    return [
      .fill(.roundedRectangle(track, radius: 2.5), palette.context),
      .fill(
        .roundedRectangle(pill(shown, origin.x, origin.y), radius: 2.5), palette.estimate),
      .stroke(
        .roundedRectangle(ghost.outset(by: -0.25), radius: 2.25), palette.estimate,
        .init(width: 0.5, dash: [1.5, 1.5])),
    ]
      + type.nodes(
        "offset \(readable(moment.offset))", palette.caption,
        Scene.Point(origin.x, track.maxY + Self.lineHeight - 2))
      + type.nodes(
        "of \(readable(moment.contentHeight))", palette.caption,
        Scene.Point(origin.x, track.maxY + 2 * Self.lineHeight - 3))
  }

  private func pill(
    _ part: (start: Double, length: Double), _ x: Double, _ y: Double
  ) -> Scene.Rect {
    Scene.Rect(
      x, y + part.start * Self.trackHeight, Self.trackWidth,
      max(1, part.length * Self.trackHeight))
  }

  private static func percent(_ part: Double) -> String { "\(Int((part * 100).rounded())) %" }
}
