extension PictureLayer {
  /// What the layer says about a row, in the order in which it is painted.
  func marks(_ input: LayerInput, _ type: BadgeText) -> [DiagramMark] {
    switch self {
    case .margins: MarginLayer(input: input).marks
    case .frames: FrameLayer(input: input).marks
    case .intrinsic: IntrinsicLayer(input: input).marks
    case .baselines: BaselineLayer(input).marks
    case .constraints: ConstraintLayer(input).marks
    case .plumbline: PlumblineLayer(input: input, type: type).marks
    case .problems: ProblemLayer(input: input).marks
    case .estimates: EstimateLayer(input: input, type: type).marks
    }
  }
}
