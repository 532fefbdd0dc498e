import Scene

/// A blurred shadow out of shapes that every renderer has: rounded rectangles on top of each other,
/// from the outside in.
///
/// At each distance from the edge the layers together are as dark as a Gaussian blur of a straight
/// edge would be (its cumulative distribution), which Core Animation's `shadowRadius` is the
/// standard deviation of.
struct SoftShadow {
  /// Standard deviation of the blur, in points.
  let blur: Double
  /// Opacity of the shadow where nothing of it is lost in the blur.
  let opacity: Double
  var color = Scene.Color.black

  /// The normal distribution at steps of half a standard deviation, from -2 to 2.
  private static let distribution = [0.023, 0.067, 0.159, 0.309, 0.5, 0.691, 0.841, 0.933, 0.977]

  /// The shadow of a rectangle with round corners, already moved by the shadow's offset.
  func nodes(_ rect: Scene.Rect, radius: Double) -> [Scene.Node] {
    guard opacity > 0, blur >= 0, blur.isFinite else { return [] }
    guard blur > 0.1 else {
      return [.fill(.roundedRectangle(rect, radius: radius), tone(opacity))]
    }
    var covered = 0.0
    return Self.distribution.enumerated().compactMap { step, share in
      let inset = (Double(step) - 4) / 2 * blur
      let shape = rect.outset(by: -inset)
      guard shape.width > 0, shape.height > 0 else { return nil }
      let wanted = share * opacity
      let alpha = (wanted - covered) / (1 - covered)
      let color = tone(alpha)
      guard color.alpha > 0 else { return nil }
      covered += (1 - covered) * Double(color.alpha) / 255
      return .fill(.roundedRectangle(shape, radius: max(0, radius - inset)), color)
    }
  }

  private func tone(_ alpha: Double) -> Scene.Color {
    Scene.Color(
      color.red, color.green, color.blue,
      alpha: UInt8((min(max(alpha, 0), 1) * Double(color.alpha)).rounded()))
  }
}
