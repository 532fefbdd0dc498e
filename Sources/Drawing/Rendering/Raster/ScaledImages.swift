import Scene

/// Small images as they are in the picture: scaled once for a position within a pixel, and copied
/// wherever they come again. A page of emoji scales a dozen images for each kind instead of one for
/// each letter.
final class ScaledImages {
  /// An image on the pixels around it.
  struct Tile {
    fileprivate let surface: ImageSurface
    /// The tile's first pixel in the picture.
    fileprivate let left: Int, top: Int

    /// Copies the tile into a band whose first row is the picture's row `top`.
    func paint(_ pen: CairoContext, top band: Int) {
      pen.saving {
        pen.resetTransform()
        pen.paint(surface, x: Double(left), y: Double(top - band), .nearest)
      }
    }
  }

  private struct Key: Hashable {
    let image: Int
    let width, height: Double
    /// The position within a pixel, in steps.
    let x, y: Int
  }

  /// Steps of a position within a pixel; finer than what can be seen of eight bits.
  private static let steps = 1024.0
  /// The side in pixels of the largest image that is kept.
  private static let largestSide = 256.0
  /// Pixels of all images that are kept.
  private static let capacity = 4 << 20
  /// Transparent pixels around an image: the reach of its softened edges.
  private static let margin = 2

  private var tiles: [Key: ImageSurface] = [:]
  var count: Int { tiles.count }
  private var used = 0

  /// The image in a rectangle of the node's coordinates; nil if it is large or turned.
  func tile(
    of image: ImageSurface, _ index: Int, in rect: Scene.Rect, _ transform: Scene.Transform
  ) throws(RenderingError) -> Tile? {
    guard transform.isScale(transform.a), transform.a > 0 else { return nil }
    let place = transform.bounds(of: rect)
    guard place.width <= Self.largestSide, place.height <= Self.largestSide,
      abs(place.x) < PixelRect.farthest, abs(place.y) < PixelRect.farthest
    else { return nil }
    let (left, top) = (place.x.rounded(.down), place.y.rounded(.down))
    let key = Key(
      image: index, width: place.width, height: place.height,
      x: Int((place.x - left) * Self.steps), y: Int((place.y - top) * Self.steps))
    let surface: ImageSurface
    if let known = tiles[key] {
      surface = known
    } else {
      surface = try scale(image, to: place, from: left, top, key)
    }
    return Tile(surface: surface, left: Int(left) - Self.margin, top: Int(top) - Self.margin)
  }

  private func scale(
    _ image: ImageSurface, to place: Scene.Rect, from left: Double, _ top: Double, _ key: Key
  ) throws(RenderingError) -> ImageSurface {
    let room = 2 * Self.margin + 1
    let surface = try ImageSurface(
      width: Int(place.width.rounded(.up)) + room, height: Int(place.height.rounded(.up)) + room)
    let pen = CairoContext(surface)
    let shift = Double(Self.margin)
    image.paint(
      in: Scene.Rect(
        place.x - left + shift, place.y - top + shift, place.width, place.height),
      with: pen, .padded)
    try pen.check()
    used += surface.width * surface.height
    if used > Self.capacity {
      tiles.removeAll()
      used = surface.width * surface.height
    }
    tiles[key] = surface
    return surface
  }
}

extension ImageSurface {
  /// Paints the image into a rectangle of the pen's coordinates.
  func paint(in rect: Scene.Rect, with pen: CairoContext, _ sampling: CairoContext.Sampling) {
    pen.saving {
      pen.translate(rect.x, rect.y)
      pen.scale(rect.width / Double(width), rect.height / Double(height))
      pen.paint(self, x: 0, y: 0, sampling)
    }
  }
}
