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
