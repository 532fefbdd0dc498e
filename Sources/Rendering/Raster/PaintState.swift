import Scene

/// Where and how a node is painted: a value that groups hand down to their children.
struct PaintState {
  /// From the node's coordinates to the picture's pixels.
  var transform: Scene.Transform
  /// What of the node's coordinates the band shows.
  var visible: Scene.Rect
  /// The band's pixels that may be painted; nil inside a group whose clip or opacity is Cairo's
  /// affair, so that pixels must not be written past it.
  var pixels: PixelRect?

  /// The state inside `group`; nil where nothing of it can be seen.
  func entering(_ group: Scene.Group, bandTop: Int) -> PaintState? {
    guard let inverse = group.transform.inverse else { return nil }
    var inner = self
    inner.transform = transform.applied(after: group.transform)
    inner.visible = inverse.bounds(of: visible)
    if group.opacity < 1 { inner.pixels = nil }
    if let clip = group.clip {
      guard let bounds = clip.bounds, let seen = inner.visible.intersection(bounds) else {
        return nil
      }
      inner.visible = seen
      inner.pixels = inner.pixels.flatMap { pixels in
        inner.wholePixels(of: clip, bandTop: bandTop).map { pixels.intersection($0) }
      }
    }
    return inner
  }

  /// The pixels of a clip that is an upright rectangle on the pixel grid; nil for any other.
  private func wholePixels(of clip: Scene.Path, bandTop: Int) -> PixelRect? {
    guard let bounds = clip.bounds, clip == .rectangle(bounds), transform.isUpright else {
      return nil
    }
    let mapped = transform.bounds(of: bounds)
    let sides = [mapped.x, mapped.y, mapped.maxX, mapped.maxY]
    guard sides.allSatisfy({ abs($0 - $0.rounded()) < 1e-6 && abs($0) < 1e9 }) else { return nil }
    let whole = sides.map { Int($0.rounded()) }
    return PixelRect(
      left: whole[0], top: whole[1] - bandTop, right: whole[2], bottom: whole[3] - bandTop)
  }
}

extension Scene.Transform {
  /// True for a shift and a positive change of scale: upright rectangles stay upright.
  var isUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }

  /// True for a shift and a change of scale by `factor` on both axes.
  func isScale(_ factor: Double) -> Bool { b == 0 && c == 0 && a == factor && d == factor }
}
