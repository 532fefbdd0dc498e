/// The pixels of a screen, and the one place where points are rounded to them.
///
/// Frames end on pixels: UIKit rounds the origin and the far edge of a frame, each by itself,
/// halves up (observed, iOS 26: 34.5 × 20.5 centred in 99 × 51 stands at 32.5, 15.5).
package struct PixelGrid: Hashable, Sendable {
  /// What a solver's result may be off by, in pixels, before it counts as the next pixel.
  static let tolerance: CGFloat = 1e-4

  /// Pixels a point; positive and finite.
  package let scale: CGFloat

  /// - Precondition: `scale` is positive and finite.
  package init(scale: CGFloat) {
    precondition(scale > 0 && scale.isFinite, "PixelGrid: the scale must be positive")
    self.scale = scale
  }

  /// The nearest pixel edge, halves up.
  package func rounded(_ points: CGFloat) -> CGFloat {
    (points * scale + 0.5 + Self.tolerance).rounded(.down) / scale
  }

  /// The first pixel edge at or after `points`.
  package func roundedUp(_ points: CGFloat) -> CGFloat {
    (points * scale - Self.tolerance).rounded(.up) / scale
  }

  /// The number of whole pixels that hold `points`.
  package func pixels(_ points: CGFloat) -> Int {
    Int((points * scale - Self.tolerance).rounded(.up))
  }

  /// The rectangle with each edge on the nearest pixel edge.
  package func rounded(_ rect: CGRect) -> CGRect {
    let x = rounded(rect.minX)
    let y = rounded(rect.minY)
    return CGRect(x: x, y: y, width: rounded(rect.maxX) - x, height: rounded(rect.maxY) - y)
  }
}

extension LayoutEnvironment {
  /// The pixels of the screen.
  package var pixelGrid: PixelGrid { PixelGrid(scale: displayScale) }
}
