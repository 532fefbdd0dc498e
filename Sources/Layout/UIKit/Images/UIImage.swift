import ImageCoding

/// A picture: layout needs its size, drawing its content.
public final class UIImage: NSObject, Sendable {
  private let mark = FoundationMark()

  /// What is drawn.
  package enum Content: Sendable {
    /// Nothing is known but the size: a grey field with the name and the size.
    case placeholder
    /// Not even the size is known, which is made up: a grey field with the name.
    case missing
    /// The pixels of a PNG or JPEG file.
    case file(ImageFile)
    /// A drawing in one colour.
    case symbol(SymbolImage)
  }

  /// Size in points.
  public let size: CGSize
  /// Pixels a point.
  public let scale: CGFloat
  /// The name it was asked for by; nil for pictures made from data.
  public let name: String?
  /// Whether the picture keeps its colours.
  public let renderingMode: RenderingMode
  package let content: Content
  /// The colour of a template, in place of the tint; see `withTintColor(_:)`.
  package let ownTint: UIColor?

  package init(
    name: String?, size: CGSize, scale: CGFloat, content: Content,
    renderingMode: RenderingMode = .automatic, ownTint: UIColor? = nil
  ) {
    self.name = name
    self.size = size
    self.scale = scale
    self.content = content
    self.renderingMode = renderingMode
    self.ownTint = ownTint
    super.init()
  }

  /// A placeholder: a picture of which only the size is known.
  public convenience init(name: String? = nil, size: CGSize, scale: CGFloat = 1) {
    self.init(name: name, size: size, scale: scale, content: .placeholder)
  }

  /// The picture of that name in the current environment; nil when it has none.
  public convenience init?(named name: String) {
    guard let image = LayoutEnvironment.current.images[name] else { return nil }
    self.init(
      name: name, size: image.size, scale: image.scale, content: image.content,
      renderingMode: image.renderingMode, ownTint: image.ownTint)
  }

  /// What stands for a picture that could not be read.
  package static func missing(_ name: String, standingIn size: CGSize?) -> UIImage {
    UIImage(
      name: name, size: size ?? CGSize(width: 44, height: 44), scale: 1,
      content: size == nil ? .missing : .placeholder)
  }

  /// The same picture by another name.
  package func named(_ name: String) -> UIImage {
    UIImage(
      name: name, size: size, scale: scale, content: content, renderingMode: renderingMode,
      ownTint: ownTint)
  }

  /// Bytes of the file that the picture is read from.
  package var fileBytes: Int {
    if case .file(let file) = content { file.byteCount } else { 0 }
  }

  /// The same picture, standing in another size; a symbol becomes as large as fits.
  package func standing(in size: CGSize) -> UIImage {
    var content = content
    if case .symbol(let symbol) = content {
      let ratio = min(size.width / self.size.width, size.height / self.size.height)
      content = .symbol(symbol.scaled(by: ratio))
    }
    return UIImage(
      name: name, size: size, scale: scale, content: content, renderingMode: renderingMode,
      ownTint: ownTint)
  }
}

extension UIImage {
  /// Whether a picture keeps its colours. Raw values as on iOS.
  public enum RenderingMode: Int, Sendable {
    /// As the view has it: symbols, and pictures in system buttons, are templates.
    case automatic = 0
    /// The picture's own colours.
    case alwaysOriginal = 1
    /// Only the shape, in the tint of the view.
    case alwaysTemplate = 2
  }

  /// The same picture in another mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      name: name, size: size, scale: scale, content: content, renderingMode: renderingMode,
      ownTint: ownTint)
  }

  /// The shape of the picture in a colour, whatever the tint of the view.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// The shape of the picture in a colour; as a template it takes the tint of the view again.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(
      name: name, size: size, scale: scale, content: content, renderingMode: renderingMode,
      ownTint: color)
  }

  /// Whether the picture is a symbol.
  public var isSymbolImage: Bool { symbol != nil }

  /// Whether nothing at all is known of the picture.
  package var isMissing: Bool { if case .missing = content { true } else { false } }

  package var symbol: SymbolImage? {
    if case .symbol(let symbol) = content { symbol } else { nil }
  }

  /// The colour that the shape is drawn in; nil: the picture's own colours.
  ///
  /// - Parameter isTemplate: what `automatic` means in the view.
  package func tint(in view: UIView, isTemplate: Bool) -> UIColor? {
    switch renderingMode {
    case .alwaysTemplate: view.tintColor
    case .alwaysOriginal: ownTint ?? (isSymbolImage ? .label : nil)
    case .automatic: ownTint ?? (isSymbolImage || isTemplate ? view.tintColor : nil)
    }
  }
}

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
