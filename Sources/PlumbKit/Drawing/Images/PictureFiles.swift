import ImageCoding
import Scene
import UIKit

/// The picture files of a drawing, each decoded once for a size and a tint.
final class PictureFiles {
  /// A file that shows only when it is decoded that it cannot be.
  struct Problem {
    /// The name the picture was asked for by.
    let name: String?
    let error: ImageFileError
  }

  private struct Key: Hashable {
    let file: ImageFile
    let reduction: Int
    let tint: Scene.Color?
  }

  /// In the order of first use; a file is named once.
  private(set) var problems: [Problem] = []
  private var indices: [Key: Int] = [:]
  private var damaged: Set<ImageFile> = []

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
      return index
    } catch {
      damaged.insert(file)
      problems.append(Problem(name: name, error: error))
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
        rgba[at + 3] = UInt8((Int(rgba[at + 3]) * Int(tint.alpha) + 127) / 255)
      }
    }
    self.init(width: pixels.width, height: pixels.height, rgba: rgba)
  }
}
