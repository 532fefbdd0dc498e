/// A picture by its size: layout needs no more, and drawing takes the pixels from `data`.
public final class UIImage: NSObject, Sendable {
  /// Size in points.
  public let size: CGSize
  /// Pixels a point.
  public let scale: CGFloat
  /// The name it was asked for by; nil for pictures made from data.
  public let name: String?
  /// The bytes of a PNG or JPEG file; nil for a placeholder, drawn as a tinted rectangle with its
  /// name.
  public let data: Data?

  /// A picture with the bytes to draw it from, or a placeholder without.
  public init(name: String? = nil, size: CGSize, scale: CGFloat = 1, data: Data? = nil) {
    self.name = name
    self.size = size
    self.scale = scale
    self.data = data
    super.init()
  }

  /// The picture of that name in the current environment; nil when it has none.
  public convenience init?(named name: String) {
    guard let image = LayoutEnvironment.current.images[name] else { return nil }
    self.init(name: name, size: image.size, scale: image.scale, data: image.data)
  }
}
