import Numbers

/// The pixels of a screen. All rounding of points to pixels is done here.
///
/// Frames end on pixels: UIKit rounds the origin and the far edge of a frame independently, halves
/// away from zero (observed, iOS 26: 34.5 × 20.5 centred in 99 × 51 is at 32.5, 15.5; stored in two
/// Interface Builder files: 50 at -3.25 is 50.5 high from -3.5 on, 70 at -15.5 is 71 from -16 on).
package struct PixelGrid: Hashable, Sendable {
  /// Pixels per point; positive and finite.
  package let scale: CGFloat

  /// - Precondition: `scale` is positive and finite.
  package init(scale: CGFloat) {
    precondition(scale > 0 && scale.isFinite, "PixelGrid: the scale must be positive")
    self.scale = scale
  }

  /// The nearest pixel edge in points, halves away from zero.
  package func rounded(_ points: CGFloat) -> CGFloat {
    let pixels = nearest(points)
    return points < 0 && pixels > 0 ? -pixels / scale : pixels / scale
  }

  /// The number of whole pixels nearest to a length that is not negative, in points.
  package func nearestPixels(_ points: CGFloat) -> Int { Int(nearest(points)) }

  /// The pixels nearest to the magnitude of a length in points.
  private func nearest(_ points: CGFloat) -> CGFloat {
    (abs(points) * scale + 0.5 + Tolerance.pixelEdge).rounded(.down)
  }

  /// The first pixel edge at or after `points`, in points.
  package func roundedUp(_ points: CGFloat) -> CGFloat {
    CGFloat(Double(points * scale).wholePixels) / scale
  }

  /// The least number of whole pixels that contain `points`.
  package func pixels(_ points: CGFloat) -> Int {
    Int(Double(points * scale).wholePixels)
  }

  /// The first whole point at or after `points`, whatever the scale: what some controls ask for. No
  /// error is ignored, since lengths of texts have none of the solver.
  package static func wholePoints(_ points: CGFloat) -> CGFloat {
    CGFloat(Double(points).wholePoints)
  }

  /// A size with both lengths in whole points.
  package static func wholePoints(_ size: CGSize) -> CGSize {
    CGSize(width: wholePoints(size.width), height: wholePoints(size.height))
  }

  // Positions that a caller gives, an offset or a point, are exact: no error is ignored in them. The
  // numbers count from 0 at the origin and are whole; they may be more than an `Int` holds.

  /// The number of the pixel that contains a position in points.
  package func pixel(containing points: CGFloat) -> CGFloat {
    (points * scale).rounded(.down)
  }

  /// The number of the first pixel that begins at or after a position in points.
  func firstPixel(from points: CGFloat) -> CGFloat {
    (points * scale).rounded(.up)
  }

  /// The rectangle with each edge on the nearest pixel edge, in points.
  package func rounded(_ rect: CGRect) -> CGRect {
    let x = rounded(rect.minX)
    let y = rounded(rect.minY)
    return CGRect(x: x, y: y, width: rounded(rect.maxX) - x, height: rounded(rect.maxY) - y)
  }
}
