import ImageCoding
import Numbers
import Scene
import Typesetting
import UIKitCore

/// The picture files of a drawing, each decoded once for a size and a tint.
package final class DecodedPictures {
  /// A file that shows only when it is decoded that it cannot be, or not as it says.
  package struct Problem {
    package let name: String?
    /// The fault, and the drawing that stands in.
    package let text: String
  }

  private struct Key: Hashable {
    let file: ImageFile
    let reduction: Int
    let tint: Scene.Color?
  }

  /// In the order of first use; a file is named once.
  package private(set) var problems: [Problem] = []
  private var indices: [Key: Int] = [:]
  private var damaged: Set<ImageFile> = []
  /// Files whose colour profile was reported.
  private var checked: Set<ImageFile> = []

  /// The index of a file's picture in the scene, for drawing in a size of points; nil when the file
  /// is damaged.
  ///
  /// A picture with more than three pixels to a point is made smaller by a power of two, so that a
  /// photograph in a thumbnail does not make a drawing of many megabytes. The scale of the picture
  /// has no part in it: the scene is the same for all.
  func index(
    of file: ImageFile, named name: String?, in size: Scene.Size, tint: Scene.Color?,
    _ assets: SceneAssets
  ) -> Int? {
    let key = Key(file: file, reduction: Self.reduction(of: file, in: size), tint: tint)
    if let index = indices[key] { return index }
    guard !damaged.contains(file) else { return nil }
    do throws(ImageFileError) {
      let pixels = try file.pixels(reduction: key.reduction)
      let raster = Scene.Raster(pixels, tint: tint)
      let index = raster.map(assets.index)
      indices[key] = index
      if let reason = file.profileProblem, checked.insert(file).inserted {
        problems.append(Problem(name: name, text: "\(reason); it is taken for sRGB"))
      }
      return index
    } catch {
      damaged.insert(file)
      problems.append(Problem(name: name, text: "\(error); a placeholder is drawn"))
      return nil
    }
  }

  private static let pixelsPerPoint = 3.0

  private static func reduction(of file: ImageFile, in size: Scene.Size) -> Int {
    let wanted = (max(1, size.width) * pixelsPerPoint, max(1, size.height) * pixelsPerPoint)
    var factor = 1
    while Double(file.width / (factor * 2)) >= wanted.0,
      Double(file.height / (factor * 2)) >= wanted.1
    {
      factor *= 2
    }
    return factor
  }
}

extension Scene.Raster {
  /// Decoded pixels; with a tint only their alpha counts.
  fileprivate init?(_ pixels: PixelBuffer, tint: Scene.Color?) {
    var rgba = pixels.rgba
    if let tint {
      for at in stride(from: 0, to: rgba.count, by: 4) {
        rgba[at] = tint.red
        rgba[at + 1] = tint.green
        rgba[at + 2] = tint.blue
        rgba[at + 3] = ColorLevel.product(rgba[at + 3], tint.alpha)
      }
    }
    self.init(width: pixels.width, height: pixels.height, rgba: rgba)
  }
}

/// The sign in place of a picture: a grey field with a landscape, its name and size if they fit.
struct PicturePlaceholder {
  let bounds: Scene.Rect
  let name: String?
  /// The picture's own size, in points; nil where it is not known.
  let size: Scene.Size?
  let field: Scene.Color
  let ink: Scene.Color
  let text: Scene.Color

  private static let font = FontDescriptor(pointSize: 9, weight: .medium)
  private static let lineHeight = 11.0
  private static let margin = 4.0

  /// The field, the icon and the lines below it, in the middle together.
  func nodes(_ assets: SceneAssets) -> [Scene.Node] {
    let lines = lines(assets)
    let height = Double(lines.count) * Self.lineHeight
    let area = Scene.Rect(bounds.x, bounds.y, bounds.width, bounds.height - height)
    let icon = LandscapeIcon(in: area, hasText: !lines.isEmpty)
    var y = lines.isEmpty ? 0 : icon.bottom + 3
    var nodes: [Scene.Node] = [
      .fill(.rectangle(bounds), field), .fill(icon.sun, ink), .fill(icon.mountains, ink),
    ]
    for line in lines {
      let row = Scene.Rect(
        bounds.x + Self.margin, y, bounds.width - 2 * Self.margin, Self.lineHeight)
      nodes += SetLine(line, font: Self.font, color: text).nodes(in: row, assets)
      y += Self.lineHeight
    }
    return nodes
  }

  /// The size where it fits whole, and the name above it, cut in its middle where it is long.
  private func lines(_ assets: SceneAssets) -> [String] {
    let room = bounds.width - 2 * Self.margin
    let measure = size.map { "\(readable($0.width)) × \(readable($0.height))" }
    let fits = SetLine(measure ?? "800 × 600", font: Self.font, color: text).width(assets) <= room
    guard fits, bounds.height >= 40 else { return [] }
    let title = name?.isEmpty == false && (bounds.height >= 52 || size == nil) ? name : nil
    return [title, measure].compactMap(\.self)
  }
}

/// The sign in place of a label without text or an image view without a picture: a field with a
/// dashed edge that says so, where there is room.
struct EmptyField {
  let words: String
  let bounds: Scene.Rect
  let field: Scene.Color
  let ink: Scene.Color
  let text: Scene.Color

  private static let font = FontDescriptor(pointSize: 9, weight: .medium)
  private static let leastHeight = 12.0

  /// The field, its edge and the words.
  func nodes(_ assets: SceneAssets) -> [Scene.Node] {
    let edge = Scene.Path.rectangle(bounds.outset(by: -min(0.5, bounds.height / 2)))
    let line = SetLine(words, font: Self.font, color: text)
    let fits = bounds.height >= Self.leastHeight && line.width(assets) <= bounds.width - 2
    return [.fill(.rectangle(bounds), field), .stroke(edge, ink, .init(width: 0.5, dash: [2, 2]))]
      + (fits ? line.nodes(in: bounds, assets) : [])
  }
}

/// A sun over two mountains, in the middle of a rectangle.
private struct LandscapeIcon {
  private let origin: Scene.Point
  private let unit: Double
  /// The foot of the mountains.
  let bottom: Double

  init(in bounds: Scene.Rect, hasText: Bool) {
    let room = hasText ? bounds.height - 6 : bounds.height / 2
    unit = max(0, min(bounds.width / 2, room, hasText ? 22 : 40)) / 10
    origin = Scene.Point(
      bounds.x + bounds.width / 2 - 5 * unit, bounds.y + bounds.height / 2 - 4 * unit)
    bottom = origin.y + 8 * unit
  }

  var sun: Scene.Path {
    .ellipse(in: Scene.Rect(origin.x + 1.2 * unit, origin.y + unit, 2 * unit, 2 * unit))
  }

  var mountains: Scene.Path {
    .polygon(
      [(-0.5, 8), (2.6, 4), (4.4, 6.2), (6.9, 3), (10.5, 8)].map {
        Scene.Point(origin.x + $0 * unit, origin.y + $1 * unit)
      })
  }
}

/// Where content of a size stands in a view's bounds (Apple, `UIView.ContentMode`).
struct ContentPlacement {
  let bounds: Scene.Rect
  let size: Scene.Size

  /// The rectangle that the content fills; it may reach beyond the bounds.
  func rect(_ mode: UIView.ContentMode) -> Scene.Rect {
    switch mode {
    case .scaleToFill, .redraw: bounds
    case .scaleAspectFit: scaled(by: min(widthRatio, heightRatio))
    case .scaleAspectFill: scaled(by: max(widthRatio, heightRatio))
    case .center: aligned(0.5, 0.5)
    case .top: aligned(0.5, 0)
    case .bottom: aligned(0.5, 1)
    case .left: aligned(0, 0.5)
    case .right: aligned(1, 0.5)
    case .topLeft: aligned(0, 0)
    case .topRight: aligned(1, 0)
    case .bottomLeft: aligned(0, 1)
    case .bottomRight: aligned(1, 1)
    }
  }

  private var widthRatio: Double { size.width > 0 ? bounds.width / size.width : 0 }
  private var heightRatio: Double { size.height > 0 ? bounds.height / size.height : 0 }

  private func scaled(by factor: Double) -> Scene.Rect {
    ContentPlacement(
      bounds: bounds, size: Scene.Size(size.width * factor, size.height * factor)
    ).aligned(0.5, 0.5)
  }

  /// At these shares of the room that is left over.
  private func aligned(_ x: Double, _ y: Double) -> Scene.Rect {
    Scene.Rect(
      bounds.x + (bounds.width - size.width) * x, bounds.y + (bounds.height - size.height) * y,
      size.width, size.height)
  }
}
