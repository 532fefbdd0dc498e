extension PictureLayer {
  /// What the layer says about a row, in the order in which it is painted.
  func marks(_ input: LayerInput) -> [DiagramMark] {
    switch self {
    case .frames: FrameLayer(input: input).marks
    case .constraints: ConstraintLayer(input).marks
    }
  }
}
