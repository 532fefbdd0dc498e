import ImageCoding

extension UIImage {
  /// The picture in the bytes of a PNG or JPEG file, one pixel a point; nil when they are none.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// The picture in the bytes of a PNG or JPEG file; nil when they are none.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let file = try? ImageFile([UInt8](data)), scale > 0, scale.isFinite else { return nil }
    self.init(name: nil, file: file, scale: scale)
  }

  /// The picture in a file or in its `@2x` or `@3x` neighbour; nil when there is none.
  public convenience init?(contentsOfFile path: String) {
    guard let (file, scale) = try? Self.read(path) else { return nil }
    self.init(name: ImageFileName(path).name, file: file, scale: scale)
  }

  /// As `init(contentsOfFile:)`, with the reason when there is no picture.
  package static func load(_ path: String) throws(ImageFileError) -> UIImage {
    let (file, scale) = try read(path)
    return UIImage(name: ImageFileName(path).name, file: file, scale: scale)
  }

  /// The picture in a file of which the scale is known, whatever it is called.
  package static func load(_ path: String, scale: CGFloat) throws(ImageFileError) -> UIImage {
    UIImage(
      name: ImageFileName(path).name, file: try ImageFile(bytes(of: path)),
      scale: max(1, min(scale, 8)))
  }

  private convenience init(name: String?, file: ImageFile, scale: CGFloat) {
    self.init(
      name: name,
      size: CGSize(width: CGFloat(file.width) / scale, height: CGFloat(file.height) / scale),
      scale: scale, content: .file(file))
  }

  /// The finest of the file and its neighbours, whatever the screen: a picture is scaled down
  /// where it is drawn.
  private static func read(_ path: String) throws(ImageFileError) -> (ImageFile, CGFloat) {
    let name = ImageFileName(path)
    let manager = FileManager.default
    if name.scale == 1 {
      for scale in [3, 2] where manager.fileExists(atPath: name.path(scale: scale)) {
        return (try ImageFile(bytes(of: name.path(scale: scale))), CGFloat(scale))
      }
    }
    return (try ImageFile(bytes(of: path)), CGFloat(name.scale))
  }

  private static func bytes(of path: String) throws(ImageFileError) -> [UInt8] {
    let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: resolved)
    guard let attributes else { throw .unreadable("no such file") }
    guard attributes[.type] as? FileAttributeType == .typeRegular else {
      throw .unreadable("not a file")
    }
    let count = attributes[.size] as? Int ?? 0
    guard count <= ImageLimits.maximumFileBytes else { throw .fileTooLarge(bytes: count) }
    guard let data = FileManager.default.contents(atPath: resolved) else {
      throw .unreadable("it cannot be read")
    }
    return [UInt8](data)
  }
}

/// A picture's path, taken apart: `icons/star@2x.png`.
struct ImageFileName {
  /// Without folder, scale and ending.
  let name: String
  /// Pixels a point, from `@2x` or `@3x`; else 1.
  let scale: Int
  private let stem: String
  private let ending: String

  init(_ path: String) {
    let file = path as NSString
    ending = file.pathExtension
    let stem = file.deletingPathExtension
    let suffix = [2, 3].first { stem.hasSuffix("@\($0)x") }
    scale = suffix ?? 1
    self.stem = suffix == nil ? stem : String(stem.dropLast(3))
    name = (self.stem as NSString).lastPathComponent
  }

  /// The neighbour with so many pixels a point.
  func path(scale: Int) -> String {
    stem + (scale == 1 ? "" : "@\(scale)x") + (ending.isEmpty ? "" : "." + ending)
  }
}
