/// A symbol's shape for text of 17 points: areas and lines in one colour.
///
/// Paths are written as in SVG, absolute, with the commands `M L H V C Q Z`, and two more:
/// `O x y r`, a circle, and `R x y width height r`, a rectangle with round corners.
package struct SymbolDrawing: Sendable {
  /// One part of the shape.
  package enum Part: Sendable {
    /// A line along a path, with round ends.
    case line(String)
    /// A finer line.
    case thin(String)
    /// The inside of a path and a line around it.
    case area(String)
    /// A groove in the areas before it, along a path that does not cross itself.
    case cut(String)
    /// A hole in the areas before it.
    case hole(String)
    /// An island in a hole.
    case more(String)
  }

  /// Width and height in points.
  package let size: CGSize
  package let parts: [Part]
  /// Whether the shape points onward, and so is mirrored where leading is right.
  package private(set) var isDirectional = false

  /// Thickness of lines.
  package static let lineWidth: CGFloat = 1.6
  /// Thickness of finer lines.
  package static let thinWidth: CGFloat = 1.3

  init(_ width: CGFloat, _ height: CGFloat, _ parts: [Part]) {
    size = CGSize(width: width, height: height)
    self.parts = parts
  }

  var pointingOnward: SymbolDrawing {
    var copy = self
    copy.isDirectional = true
    return copy
  }
}
