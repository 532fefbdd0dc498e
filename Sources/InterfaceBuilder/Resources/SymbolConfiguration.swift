import UIKit

/// At what size a symbol is shown.
struct SymbolConfiguration {
  /// Points of the font that the symbol goes with.
  var pointSize: CGFloat = 17
  /// Small, medium or large beside that font.
  var scale: CGFloat = 1

  /// The size of a symbol whose size in `<resources>` is `stored`.
  ///
  /// Interface Builder keeps symbols at 100 points (a height of 128 for a square one) in the document; the
  /// shape keeps its proportions at other sizes.
  func size(ofStored stored: CGSize) -> CGSize {
    let factor = pointSize / 100 * scale
    return CGSize(
      width: (stored.width * factor * 2).rounded(.up) / 2,
      height: (stored.height * factor * 2).rounded(.up) / 2)
  }
}
