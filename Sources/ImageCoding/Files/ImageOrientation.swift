/// How the rows of a stored picture lie: the numbers of Exif 2.3, where the first two words say on
/// which sides of the upright picture the stored first row and first column are.
public enum ImageOrientation: Int, Sendable {
  /// Row 0 is the top, column 0 the left side.
  case up = 1
  /// Top, right: mirrored.
  case upMirrored = 2
  /// Bottom, right: turned by half a circle.
  case down = 3
  /// Bottom, left.
  case downMirrored = 4
  /// Left, top.
  case leftMirrored = 5
  /// Right, top: turned a quarter clockwise to be upright.
  case right = 6
  /// Right, bottom.
  case rightMirrored = 7
  /// Left, bottom: turned a quarter anticlockwise to be upright.
  case left = 8

  /// Whether rows become columns.
  var swapsSides: Bool { rawValue >= 5 }
}

extension PixelBuffer {
  /// The upright picture of one whose rows are stored in `orientation`.
  func turned(upright orientation: ImageOrientation) -> PixelBuffer {
    guard orientation != .up else { return self }
    let (across, down) = orientation.swapsSides ? (height, width) : (width, height)
    var upright = PixelBuffer(width: across, height: down)
    upright.withMutableWords { words in
      for y in 0..<down {
        for x in 0..<across {
          let (column, row) = source(ofX: x, y: y, orientation)
          words[y * across + x] = self[column, row]
        }
      }
    }
    return upright
  }

  /// Where the stored pixel lies that is to be seen at `x`, `y`.
  private func source(
    ofX x: Int, y: Int, _ orientation: ImageOrientation
  ) -> (column: Int, row: Int) {
    let (right, bottom) = (width - 1, height - 1)
    return switch orientation {
    case .up: (x, y)
    case .upMirrored: (right - x, y)
    case .down: (right - x, bottom - y)
    case .downMirrored: (x, bottom - y)
    case .leftMirrored: (y, x)
    case .right: (y, bottom - x)
    case .rightMirrored: (right - y, bottom - x)
    case .left: (right - y, x)
    }
  }
}
