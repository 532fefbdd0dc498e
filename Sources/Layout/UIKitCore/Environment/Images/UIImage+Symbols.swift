extension UIImage {
  /// Creates the symbol of a name, in 17 points. Unlike on iOS every name results in an image: the
  /// system's drawings are not here, and what has no drawing is a placeholder with its name.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Nil for an empty name; without a configuration it has the default one.
  public convenience init?(
    systemName name: String, withConfiguration configuration: SymbolConfiguration?
  ) {
    guard !name.isEmpty else { return nil }
    let symbol = SymbolImage(name: name, configuration: configuration ?? SymbolConfiguration())
    self.init(
      name: name, size: symbol.size(in: LayoutEnvironment.current), scale: 1,
      content: .symbol(symbol))
  }

  package convenience init(
    symbol name: String, proportions: CGSize?, _ configuration: SymbolConfiguration?
  ) {
    let symbol = SymbolImage(
      name: name, configuration: configuration ?? SymbolConfiguration(), proportions: proportions)
    self.init(
      name: name, size: symbol.size(in: LayoutEnvironment.current), scale: 1,
      content: .symbol(symbol))
  }

  /// Creates a control's own symbol, in the control's size for it.
  convenience init(
    systemName name: String, standingIn size: CGSize, _ configuration: SymbolConfiguration
  ) {
    let symbol = SymbolImage(name: name, configuration: configuration)
    self.init(name: name, size: size, scale: 1, content: .symbol(symbol))
  }

  /// A copy of a symbol in another configuration; an image that is none returns itself.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
    guard let old = symbol else { return self }
    let symbol = old.with(configuration)
    return UIImage(
      name: name, size: symbol.size(in: LayoutEnvironment.current), scale: scale,
      content: .symbol(symbol), renderingMode: renderingMode, ownTint: ownTint)
  }

  /// The part of the image outside its alignment rectangle, a line of its text, in points.
  public var alignmentRectInsets: UIEdgeInsets { alignmentInsets(in: .current) }

  /// Points from a symbol's bottom up to the baseline of its text; nil for other images.
  public var baselineOffsetFromBottom: CGFloat? {
    symbol.map { $0.descent(in: .current) }
  }

  /// `alignmentRectInsets` in an environment; zero for a symbol that is shown in another size than
  /// its own.
  func alignmentInsets(in environment: LayoutEnvironment) -> UIEdgeInsets {
    guard let symbol, symbol.size(in: environment) == size else { return .zero }
    return symbol.alignmentInsets(in: environment)
  }

  public final class SymbolConfiguration: NSObject, Sendable {
    private let mark = FoundationMark()
    /// The font size, in points, that the symbol matches.
    package let pointSize: CGFloat
    package let weight: SymbolWeight
    package let scale: SymbolScale

    /// Creates a configuration from a font size in points, its weight, and the symbol's scale.
    public init(
      pointSize: CGFloat, weight: SymbolWeight = .regular, scale: SymbolScale = .default
    ) {
      self.pointSize =
        pointSize.isFinite
        ? min(max(pointSize, UIFont.sizes.lowerBound), UIFont.sizes.upperBound) : 17
      self.weight = weight
      self.scale = scale
      isDefault = false
    }

    /// Whether no size was specified.
    let isDefault: Bool

    /// 17 points, regular.
    public override init() {
      pointSize = 17
      weight = .regular
      scale = .default
      isDefault = true
    }

    /// Creates a configuration with a text style's size in the current environment.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {
      let font = UIFont.preferredFont(forTextStyle: textStyle)
      self.init(
        pointSize: font.pointSize, weight: textStyle == .headline ? .semibold : .regular,
        scale: scale)
    }

    public convenience init(font: UIFont, scale: SymbolScale = .default) {
      self.init(pointSize: font.pointSize, scale: scale)
    }

    /// Creates a configuration with another weight, at 17 points.
    public convenience init(weight: SymbolWeight) { self.init(pointSize: 17, weight: weight) }

    /// Creates a configuration of one colour in shades; symbols are drawn in their tint.
    public convenience init(hierarchicalColor: UIColor) { self.init() }

    /// Creates a configuration of several colours; symbols are drawn in their tint.
    public convenience init(paletteColors: [UIColor]) { self.init() }

    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      other.isDefault ? self : other
    }

    /// Creates a configuration with another scale, at 17 points.
    public convenience init(scale: SymbolScale) { self.init(pointSize: 17, scale: scale) }
  }

  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight = 1
    case thin = 2
    case light = 3
    case regular = 4
    case medium = 5
    case semibold = 6
    case bold = 7
    case heavy = 8
    case black = 9
  }

  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3
  }
}
