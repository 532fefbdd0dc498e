import LayoutTree
import Scene

/// What a layer may look at: the row, where its text is, and the colours to use.
struct LayerInput {
  let geometry: RowGeometry
  /// Boxes of the row's text, which lines should not run through and badges never cover.
  let text: [Scene.Rect]
  let palette: DiagramPalette
}

extension PictureLayer {
  /// What the layer says about a row, in the order in which it is painted.
  func marks(_ input: LayerInput) -> [DiagramMark] {
    switch self {
    case .frames: FrameLayer(geometry: input.geometry, palette: input.palette).marks
    case .constraints:
      ConstraintLayer(geometry: input.geometry, text: input.text, palette: input.palette).marks
    }
  }
}
