import LayoutTree
import Scene

/// The layer `estimates`: beside each row the height that the table counted with before it
/// measured the row, as a bar from the row's top, and by how much it was wrong.
struct EstimateLayer {
  let input: LayerInput
  let type: BadgeText

  private var geometry: RowGeometry { input.geometry }
  private var palette: DiagramPalette { input.palette }

  /// From the row's right edge to the bars, and the widths of both.
  private static let distance = 7.0
  private static let actualWidth = 2.5
  private static let estimateWidth = 7.0
  private static let space = 4.0

  var marks: [DiagramMark] {
    guard let estimate = geometry.scene.sizing?.estimate else { return [] }
    let bar = Scene.Rect(barX, 0, Self.estimateWidth, estimate)
    let words = words(estimate)
    let width = words.map { type.width($0) }.max() ?? 0
    let height = BadgeText.height * Double(words.count)
    let text = Scene.Rect(bar.maxX + Self.space, 0, width, height)
    return [
      DiagramMark(
        id: "estimate", title: words.joined(separator: ", "),
        nodes: bars(bar) + lines(words, at: text),
        bounds: [bar.union(text).union(Scene.Rect(actualX, 0, 1, geometry.bounds.height))],
        badge: nil, words: [text])
    ]
  }

  private var actualX: Double { geometry.bounds.maxX + Self.distance }
  private var barX: Double { actualX + Self.actualWidth + 1.5 }

  /// The row as it is, solid; the estimate hatched; what it lacks as a dashed outline.
  private func bars(_ bar: Scene.Rect) -> [Scene.Node] {
    let color = palette.estimate, height = geometry.bounds.height
    let actual = Scene.Rect(actualX, 0, Self.actualWidth, height)
    let lack = Scene.Rect(bar.x, bar.height, bar.width, height - bar.height)
    return [
      .fill(.rectangle(actual), palette.caption), .fill(.rectangle(bar), palette.tint(color)),
      Hatching.node(in: bar, color),
      .stroke(.rectangle(bar.outset(by: -0.375)), color, .init(width: 0.75)),
    ]
      + (lack.height > 1
        ? [
          .stroke(
            .rectangle(lack.outset(by: -0.25)), color, .init(width: 0.5, dash: [1.5, 1.5]))
        ] : [])
  }

  private func words(_ estimate: Double) -> [String] {
    let height = geometry.scene.height, difference = height - estimate
    let sign = difference > 0 ? "+" : ""
    return [
      "estimate \(readable(estimate))",
      difference == 0
        ? "exact" : "height \(readable(height)), \(sign)\(typographic(difference))",
    ]
  }

  private func lines(_ words: [String], at text: Scene.Rect) -> [Scene.Node] {
    words.enumerated().flatMap { index, line in
      type.nodes(
        line, palette.estimate,
        Scene.Point(text.x, BadgeText.baseline + Double(index) * BadgeText.height))
    }
  }
}

/// The behaviour of the scroll indicator while the table is scrolled: a strip of moments, each with
/// the indicator as it is shown, and beside it as it would be were every height known.
///
/// The indicator takes as much of its track as the screen takes of the content, and stands as far
/// down as the content has been scrolled; the least length that systems give it is left out.
package struct ScrollPanel {
  let scrolling: LayoutTree.Scrolling
  let palette: DiagramPalette
  let type: BadgeText
  /// How wide the panel may be, in points.
  let width: Double

  /// A panel as wide as the diagram above it.
  package init(
    scrolling: LayoutTree.Scrolling, palette: DiagramPalette, type: BadgeText, width: Double
  ) {
    self.scrolling = scrolling
    self.palette = palette
    self.type = type
    self.width = width
  }

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
  package var height: Double { 4 * Self.lineHeight + Self.trackHeight + 6 }

  /// The panel as a group, its top left corner at `origin`.
  package func node(at origin: Scene.Point) -> Scene.Node {
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

  /// The indicator's behaviour, in a sentence.
  var explanation: String {
    let first = scrolling.steps.first.map { indicator($0.contentHeight, $0.offset).length } ?? 0
    let last = indicator(scrolling.contentHeight, 0).length
    guard abs(first - last) >= Tolerance.share else { return "the indicator keeps its length" }
    let change = last < first ? "shrinks" : "grows"
    return
      "the indicator \(change) from \(readablePercent(first)) to \(readablePercent(last)) of its"
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

}
