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

  /// One mark, where there was an estimate.
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
        ? "exact" : "height \(readable(height)), \(sign)\(LinkWording.signed(difference))",
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
