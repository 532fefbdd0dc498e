import Scene

/// One thing a layer says about the row: lines, and a badge that explains them.
struct DiagramMark {
  /// Stable name of the mark in its row, for the ids of an SVG.
  let id: String
  /// The whole story in words, for the hover text of an SVG.
  let title: String
  /// The lines.
  let nodes: [Scene.Node]
  /// The room the lines take, for badges to avoid.
  let bounds: [Scene.Rect]
  /// The number or name beside them, if any.
  let badge: Badge?
  /// Where the nodes have text, which nothing may cover.
  var words: [Scene.Rect] = []
  /// What of it a legend explains.
  var signs: [LegendSign] = []
}
