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

  /// The pixels of a path that is an upright rectangle on the pixel grid; nil for any other.
  func wholePixels(of path: Scene.Path, bandTop: Int) -> PixelRect? {
    guard transform.isUpright, let rect = path.asRectangle else { return nil }
    let first = transform.apply(to: Scene.Point(rect.x, rect.y))
    let end = transform.apply(to: Scene.Point(rect.maxX, rect.maxY))
    guard let left = first.x.asWholePixel, let top = first.y.asWholePixel,
      let right = end.x.asWholePixel, let bottom = end.y.asWholePixel
    else { return nil }
    return PixelRect(left: left, top: top - bandTop, right: right, bottom: bottom - bandTop)
  }
}

extension Double {
  /// The border between pixels at which a coordinate lies, but for an error in its last places.
  fileprivate var asWholePixel: Int? {
    let whole = rounded()
    return abs(self - whole) < 1e-6 && abs(whole) < 1e9 ? Int(whole) : nil
  }
}

extension Scene.Transform {
  /// True for a shift and a positive change of scale: upright rectangles stay upright.
  var isUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }

  /// True for a shift and a change of scale by `factor` on both axes.
  func isScale(_ factor: Double) -> Bool { b == 0 && c == 0 && a == factor && d == factor }
}
