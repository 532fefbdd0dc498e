import ImageCoding

/// An image: its size for layout, and its content for drawing.
public final class UIImage: NSObject, Sendable {
  private let mark = FoundationMark()

  /// The content to draw.
  package enum Content: Sendable {
    /// Only the size is known: drawn as a grey area with the name and the size.
    case placeholder
    /// Not even the size is known, and a default is used: drawn as a grey area with the name.
    case missing
    /// The pixels of a PNG or JPEG file.
    case file(ImageFile)
    case symbol(SymbolImage)
    /// A drawing by code, in the image's size.
    case drawing(RecordedDrawing)
  }

  /// Size in points.
  public let size: CGSize
  /// Pixels per point.
  public let scale: CGFloat
  /// The name that was looked up; nil for images made from data.
  public let name: String?
  public let renderingMode: RenderingMode
  package let content: Content
  /// The colour of a template image, instead of the view's tint; see `withTintColor(_:)`.
  package let ownTint: UIColor?
  public let flipsForRightToLeftLayoutDirection: Bool

  package init(
    name: String?, size: CGSize, scale: CGFloat, content: Content,
    renderingMode: RenderingMode = .automatic, ownTint: UIColor? = nil, flips: Bool = false
  ) {
    flipsForRightToLeftLayoutDirection = flips
    self.name = name
    self.size = size
    self.scale = scale
    self.content = content
    self.renderingMode = renderingMode
    self.ownTint = ownTint
  }

  /// Creates a placeholder: an image of which only the size, in points, is known.
  public convenience init(name: String? = nil, size: CGSize, scale: CGFloat = 1) {
    self.init(name: name, size: size, scale: scale, content: .placeholder)
  }

  /// Creates an image without size or pixels.
  public override convenience init() {
    self.init(name: nil, size: .zero, scale: 1, content: .placeholder)
  }

  /// Looks up an image by name; the bundle and the traits are those of the environment.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name) }

  /// Looks up an image by name; bundle and configuration are those of the environment.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) { self.init(named: name) }

  /// The SDK's superclass of configurations; symbols have the only one here.
  public typealias Configuration = SymbolConfiguration

  /// Itself: insets of stretched images are not drawn.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode = .tile
  ) -> UIImage { self }

  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { copy(flips: true) }

  /// A copy with other properties; those that are left out stay. A tint can be set, not removed.
  private func copy(
    name: String? = nil, size: CGSize? = nil, content: Content? = nil,
    renderingMode: RenderingMode? = nil, ownTint: UIColor? = nil, flips: Bool? = nil
  ) -> UIImage {
    UIImage(
      name: name ?? self.name, size: size ?? self.size, scale: scale,
      content: content ?? self.content, renderingMode: renderingMode ?? self.renderingMode,
      ownTint: ownTint ?? self.ownTint, flips: flips ?? flipsForRightToLeftLayoutDirection)
  }

  public enum ResizingMode: Int, Sendable { case tile, stretch }

  /// Looks up an image by name in the current environment; nil if it has none.
  public convenience init?(named name: String) {
    let environment = LayoutEnvironment.current
    guard let image = environment.images[name] ?? environment.anyResources?.image(name) else {
      return nil
    }
    self.init(
      name: name, size: image.size, scale: image.scale, content: image.content,
      renderingMode: image.renderingMode, ownTint: image.ownTint,
      flips: image.flipsForRightToLeftLayoutDirection)
  }

  /// A placeholder for an image that could not be read.
  package static func missing(_ name: String, standingIn size: CGSize?) -> UIImage {
    UIImage(
      name: name, size: size ?? CGSize(width: 44, height: 44), scale: 1,
      content: size == nil ? .missing : .placeholder)
  }

  /// A copy with `name` in place of its own, in its own size and colours.
  package func named(_ name: String) -> UIImage { copy(name: name) }

  /// The size in bytes of the image's file.
  package var fileBytes: Int {
    if case .file(let file) = content { file.byteCount } else { 0 }
  }

  /// A copy that asks for another size, in points; a symbol becomes as large as fits.
  package func standing(in size: CGSize) -> UIImage {
    var content = content
    if case .symbol(let symbol) = content {
      let ratio = min(size.width / self.size.width, size.height / self.size.height)
      content = .symbol(symbol.scaled(by: ratio))
    }
    return copy(size: size, content: content)
  }
}

extension UIImage {
  public enum RenderingMode: Int, Sendable {
    /// Decided by the view: symbols, and images in system buttons, are templates.
    case automatic = 0
    case alwaysOriginal = 1
    /// Only the shape, in the view's tint.
    case alwaysTemplate = 2
  }

  /// The meaning of `RenderingMode.automatic` in a view, for images that are no symbols.
  package enum AutomaticRendering {
    case original
    /// Only the shape, in the view's tint, as system buttons and bars show images.
    case template
  }

  /// A copy whose pixels keep their colours, or take the tint of the view that shows it.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    copy(renderingMode: renderingMode)
  }

  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// The shape of the image in a colour; in template mode the view's tint replaces the colour.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    copy(renderingMode: renderingMode, ownTint: color)
  }

  public var isSymbolImage: Bool { symbol != nil }

  /// Whether neither content nor size is known, and whether only the size is.
  package var isPlaceholder: Bool { if case .placeholder = content { true } else { false } }
  package var isMissing: Bool { if case .missing = content { true } else { false } }

  package var symbol: SymbolImage? {
    if case .symbol(let symbol) = content { symbol } else { nil }
  }

}

extension UIImage {
  /// Reads a PNG or JPEG image at one pixel per point; nil for any other data.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Reads a PNG or JPEG image with `scale` pixels per point; nil for any other data.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let file = try? ImageFile([UInt8](data)), scale > 0, scale.isFinite else { return nil }
    self.init(name: nil, file: file, scale: scale)
  }

  /// Reads an image from a file or its `@2x` or `@3x` variant; nil if there is none.
  public convenience init?(contentsOfFile path: String) {
    guard let (file, scale) = try? Self.read(path) else { return nil }
    self.init(name: ImageFileName(path).name, file: file, scale: scale)
  }

  /// An image from a file or its `@2x` or `@3x` variant, or the reason why there is none.
  package static func load(_ path: String) throws(ImageFileError) -> UIImage {
    let (file, scale) = try read(path)
    return UIImage(name: ImageFileName(path).name, file: file, scale: scale)
  }

  /// Reads an image with a known scale, in pixels per point, whatever the file name says.
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

  /// The files of an image at a path: its own, and existing ones with more pixels.
  package static func paths(of path: String) -> [String] {
    let name = ImageFileName(path)
    guard name.scale == 1 else { return [path] }
    return [path]
      + [2, 3].map { name.path(scale: $0) }.filter(FileManager.default.fileExists)
  }

  /// Reads the variant with the most pixels, whatever the screen's scale: drawing scales it down.
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

/// The parts of an image's path: `icons/star@2x.png`.
package struct ImageFileName {
  /// The name without folder, scale and extension.
  let name: String
  /// Pixels per point, from `@2x` or `@3x`; else 1.
  let scale: Int
  private let stem: String
  private let ending: String

  package init(_ path: String) {
    let file = path as NSString
    ending = file.pathExtension
    let stem = file.deletingPathExtension
    let suffix = [2, 3].first { stem.hasSuffix("@\($0)x") }
    scale = suffix ?? 1
    self.stem = suffix == nil ? stem : String(stem.dropLast(3))
    name = (self.stem as NSString).lastPathComponent
  }

  /// The path of the variant with `scale` pixels per point.
  package func path(scale: Int) -> String {
    stem + (scale == 1 ? "" : "@\(scale)x") + (ending.isEmpty ? "" : "." + ending)
  }
}

/// The type of `#imageLiteral(…)`; the compiler looks for the name.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {
  /// Looks up the image of a literal in the current environment. A phone ends the program where
  /// there is none; here a field of 44 points is drawn.
  public convenience init(imageLiteralResourceName name: String) {
    let image = LayoutEnvironment.current.images[name] ?? .missing(name, standingIn: nil)
    self.init(
      name: name, size: image.size, scale: image.scale, content: image.content,
      renderingMode: image.renderingMode, ownTint: image.ownTint)
  }
}
