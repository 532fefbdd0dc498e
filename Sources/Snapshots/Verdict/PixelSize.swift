/// The size of a picture in pixels.
public struct PixelSize: Equatable, Sendable, CustomStringConvertible {
  /// Columns.
  public let width: Int
  /// Rows.
  public let height: Int

  /// `320 × 136`
  public var description: String { "\(width) × \(height)" }
}
