import ImageCoding

// Other forms of an image, and members of images that have no effect on a picture here.

extension UIImage {
  /// A copy of a symbol in what a configuration specifies; nil for images that are none.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    isSymbolImage ? withConfiguration(configuration) : nil
  }

  /// The image in another size, in points.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    size.width > 0 && size.height > 0 ? standing(in: size) : nil
  }

  /// Makes the image in another size, at once.
  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping (UIImage?) -> Void) {
    completionHandler(preparingThumbnail(of: size))
  }

  /// The image: it is decoded when a picture is made.
  public func preparingForDisplay() -> UIImage? { self }
  /// The image: it is decoded when a picture is made.
  public func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) {
    completionHandler(self)
  }

  /// The image: insets of stretched images are not drawn.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    self
  }

  /// The image: it has no alignment rectangle of its own.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
  /// The image: it has no baseline of its own.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { self }
  public func withHorizontallyFlippedOrientation() -> UIImage { self }
  public var capInsets: UIEdgeInsets { .zero }
  /// The configuration of a symbol; nil for other images.
  public var symbolConfiguration: SymbolConfiguration? { symbol?.configuration }
  /// `symbolConfiguration`; nil for an image that is no symbol.
  public var configuration: Configuration? { symbolConfiguration }
  public var traitCollection: UITraitCollection { .current }
  /// The pictures of a film: none.
  public var images: [UIImage]? { nil }
  /// The duration of a film in seconds.
  public var duration: TimeInterval { 0 }

  /// The first picture of a film; there is no time here.
  public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first
  }

  /// The first picture of a film: that of the name with a 0, else with a 1.
  public static func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    UIImage(named: name + "0") ?? UIImage(named: name + "1")
  }

  /// The file of an image read from PNG; drawings become pixels with a picture.
  public func pngData() -> Data? { fileData(.png) }

  public func jpegData(compressionQuality: CGFloat) -> Data? { fileData(.jpeg) }

  private func fileData(_ format: ImageFile.Format) -> Data? {
    guard case .file(let file) = content, file.format == format else { return nil }
    return Data(file.fileBytes)
  }

  /// Creates a symbol for traits; those of the environment count.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(systemName: name) }

  /// Creates a symbol that shows a share from 0 to 1; it is drawn whole.
  public convenience init?(
    systemName name: String, variableValue value: Double,
    configuration: SymbolConfiguration? = nil
  ) { self.init(systemName: name, withConfiguration: configuration) }

  /// Looks up an image of a catalogue by its resource; a field of 44 points where there is none.
  public convenience init(resource: ImageResource) {
    self.init(imageLiteralResourceName: resource.name)
  }

  public static var checkmark: UIImage { named(symbol: "checkmark") }
  /// The symbol `plus.circle.fill`.
  public static var add: UIImage { named(symbol: "plus.circle.fill") }
  /// The symbol `minus.circle.fill`.
  public static var remove: UIImage { named(symbol: "minus.circle.fill") }
  public static var actions: UIImage { named(symbol: "ellipsis.circle.fill") }
  public static var strokedCheckmark: UIImage { named(symbol: "checkmark.circle") }

  private static func named(symbol: String) -> UIImage { UIImage(systemName: symbol) ?? UIImage() }
}

extension UIImage.SymbolConfiguration {
  /// A configuration that specifies nothing.
  public static var unspecified: UIImage.SymbolConfiguration { UIImage.SymbolConfiguration() }
  /// Prefers one colour, as symbols are drawn here.
  public static func preferringMonochrome() -> UIImage.SymbolConfiguration { unspecified }
  /// Prefers the symbol's own colours; it is drawn in its tint.
  public static func preferringMulticolor() -> UIImage.SymbolConfiguration { unspecified }
  /// Prefers shades; it is drawn in its tint.
  public static func preferringHierarchical() -> UIImage.SymbolConfiguration { unspecified }
}

extension UIImage.SymbolWeight {
  /// The weights of text, lightest first, and those of symbols that look the same.
  package static let named: [(text: UIFont.Weight.Named, symbol: UIImage.SymbolWeight)] = Array(
    zip(
      UIFont.Weight.named,
      [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]))

  /// The weight of a font that looks the same.
  public func fontWeight() -> UIFont.Weight {
    Self.named.first { $0.symbol == self }?.text.weight ?? .regular
  }
}

/// The name of an image in a catalogue, as Xcode makes them.
public struct ImageResource: Hashable, Sendable {
  public let name: String
  public init(name: String, bundle: Bundle) { self.name = name }
}

/// The name of a colour in a catalogue, as Xcode makes them.
public struct ColorResource: Hashable, Sendable {
  public let name: String
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension UIColor {
  /// Looks up a colour of a catalogue by its resource; clear where there is none.
  public convenience init(resource: ColorResource) {
    let color = LayoutEnvironment.current.colors[resource.name] ?? .clear
    self.init(light: color.resolved(for: .light), dark: color.resolved(for: .dark))
  }

  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) { self.init(red: red, green: green, blue: blue, alpha: alpha) }

  /// Creates the ground of a pattern: grey, because patterns are not drawn.
  public convenience init(patternImage image: UIImage) { self.init(white: 0.8, alpha: 1) }

  public static var tintColor: UIColor { .systemBlue }
  /// The ground of grouped tables, under its name up to iOS 12.
  public static var groupTableViewBackground: UIColor { .systemGroupedBackground }
}
