import UIKit

/// How a view made by code is laid out and drawn in one variant.
package struct ViewRequest {
  /// How high it is.
  package enum Height: Hashable, Sendable {
    /// As high as its content; a table as high as all its rows.
    case content
    /// So many points, whatever its content would like.
    case points(CGFloat)
    /// As high as the screen.
    case screen
  }

  /// How high it is.
  package var height: Height
  /// What is drawn over it.
  package var layers: [PictureLayer]
  /// Reads the files that its code names.
  package var nibs: (any NibLoader)?

  /// A request; by itself a view is as high as its content, and nothing is drawn over it.
  package init(
    height: Height = .content, layers: [PictureLayer] = [], nibs: (any NibLoader)? = nil
  ) {
    self.height = height
    self.layers = layers
    self.nibs = nibs
  }

  /// The height in a variant, in points; nil for that of the content.
  func points(at variant: LayoutVariant) -> CGFloat? {
    switch height {
    case .content: nil
    case .points(let points): points
    case .screen: variant.place.viewport.height
    }
  }
}
