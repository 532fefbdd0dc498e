/// A rectangle of pixels; its corner is counted from the top left of the picture.
public struct PictureRegion: Hashable, Codable, Sendable {
  /// The first column.
  public let x: Int
  /// The first row.
  public let y: Int
  /// Columns.
  public let width: Int
  /// Rows.
  public let height: Int

  /// A rectangle of whole pixels.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The column behind the last.
  public var right: Int { x + width }
  /// The row below the last.
  public var bottom: Int { y + height }

  /// The smallest rectangle around both.
  func union(_ other: PictureRegion) -> PictureRegion {
    let left = min(x, other.x), top = min(y, other.y)
    return PictureRegion(
      x: left, y: top, width: max(right, other.right) - left,
      height: max(bottom, other.bottom) - top)
  }

  /// The rectangle whose sides lie so many pixels farther out; it may reach beyond a picture.
  func grown(by margin: Int) -> PictureRegion {
    PictureRegion(
      x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }

  /// Whether they share a pixel.
  func intersects(_ other: PictureRegion) -> Bool {
    x < other.right && other.x < right && y < other.bottom && other.y < bottom
  }
}
