import ImageCoding
import Scene

/// The reason why a scene cannot be drawn.
public enum RenderingError: Error, Hashable, Sendable {
  /// The picture would have no pixels.
  case empty
  /// The picture would have more pixels on a side than can be drawn.
  case tooLarge(width: Double, height: Double)
  /// The page would be larger than a PDF allows, in points.
  case pageTooLarge(width: Double, height: Double)
  /// A length in the scene is not a finite number; `group` is the innermost named group around it.
  case notFinite(group: String?)
  /// An element is farther from its origin than `RenderingLimits.maximumReach`; `group` likewise.
  case outOfReach(group: String?)
  /// A glyph or an image refers to an outline or a raster that the scene does not have.
  case missingResource(group: String?)
  /// An error in Cairo's words, for example that memory ran out.
  case cairo(String)
}

/// The limits of pictures.
public enum RenderingLimits {
  /// Pixels per row; Cairo's surfaces are no wider.
  public static let maximumWidth = 32_767
  /// Rows; the limit of `PNGLimits`: drawn in bands, they meet no lower one.
  public static let maximumHeight = PNGLimits.maximumSide
  /// The maximum distance of an element from the origin of its group, in points: Cairo counts in
  /// 256ths of a pixel with 32 bits, 8.3 million pixels, and overflows beyond.
  public static let maximumReach = 2_500_000.0
  /// The largest coordinate in pixels, or parts of one, that becomes an `Int`.
  static let largestCoordinate = 0x1p40
  /// Either side of a PDF page in points, by PDF 1.7, annex C.
  public static let maximumPageSide = 14_400.0
}

extension RenderingError: CustomStringConvertible {
  /// A description for users.
  public var description: String {
    switch self {
    case .empty: "the picture would be empty: its width or height is zero"
    case .tooLarge(let width, let height):
      "a picture of \(short(width)) × \(short(height)) pixels is too large to draw (limits:"
        + " \(RenderingLimits.maximumWidth) × \(RenderingLimits.maximumHeight) pixels)"
    case .pageTooLarge(let width, let height):
      "a page of \(short(width)) × \(short(height)) points is too large for a PDF (limit:"
        + " \(short(RenderingLimits.maximumPageSide)) points a side)"
    case .notFinite(let group):
      "a length\(RenderingError.location(group)) is not a finite number"
    case .outOfReach(let group):
      "something\(RenderingError.location(group)) reaches too far to be drawn (limit:"
        + " \(short(RenderingLimits.maximumReach)) points from its origin)"
    case .missingResource(let group):
      "a glyph or an image\(RenderingError.location(group)) is missing from the scene"
    case .cairo(let reason): "Cairo could not draw: \(reason)"
    }
  }

  private static func location(_ group: String?) -> String {
    group.map { " in \"\($0)\"" } ?? ""
  }

  private func short(_ value: Double) -> String { value.rounded(.towardZero).plain }
}

extension Scene.Point {
  /// True when both coordinates are finite.
  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension Scene.Rect {
  /// True when all four sides are finite.
  var isFinite: Bool { maxX.isFinite && maxY.isFinite && x.isFinite && y.isFinite }

  /// True when no side is farther from the origin than can be drawn.
  var isWithinReach: Bool {
    [x, y, maxX, maxY].allSatisfy { abs($0) <= RenderingLimits.maximumReach }
  }
}

extension Scene.Transform {
  var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }
}

extension Scene.StrokeStyle {
  var isFinite: Bool { width.isFinite && dash.allSatisfy(\.isFinite) }
}

extension Scene.Path {
  /// True when all points are finite.
  var isFinite: Bool {
    elements.allSatisfy { element in
      switch element {
      case .move(let end), .line(let end): end.isFinite
      case .quadratic(let control, let end): control.isFinite && end.isFinite
      case .cubic(let first, let second, let end):
        first.isFinite && second.isFinite && end.isFinite
      case .close: true
      }
    }
  }
}
