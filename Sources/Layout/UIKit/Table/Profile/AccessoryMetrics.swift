import Foundation

/// How much the built-in accessories take from a cell's content view, beside the side inset.
package struct AccessoryMetrics: Hashable, Sendable {
  /// The width of one accessory, which is a whole number of pixels on each screen.
  package struct Width: Hashable, Sendable {
    /// On screens of scale 1 and 2.
    package var points: CGFloat
    /// On screens of scale 3.
    package var pointsAt3x: CGFloat

    init(_ points: CGFloat, at3x: CGFloat? = nil) {
      self.points = points
      pointsAt3x = at3x ?? points
    }

    /// The width on a screen of this scale.
    package func points(scale: CGFloat) -> CGFloat { scale >= 3 ? pointsAt3x : points }
  }

  package var disclosureIndicator: Width
  package var detailDisclosureButton: Width
  package var checkmark: Width
  package var detailButton: Width
  /// From the accessory to the cell's trailing edge; an accessory view keeps the same distance.
  package var sideInset: TableProfile.Inset
}
