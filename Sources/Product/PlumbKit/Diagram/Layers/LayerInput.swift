import Scene

/// What a layer may look at: the row, where its text is, and the colours to use.
struct LayerInput {
  let geometry: RowGeometry
  /// Boxes of the row's text, which lines should not run through and badges never cover.
  let text: [Scene.Rect]
  let palette: DiagramPalette
  /// Free room above the row, in points, for badges that belong to its upper edge.
  var headroom = 0.0
  /// All layers that are drawn, so that none repeats what another says.
  var layers: [PictureLayer] = []
}
