extension UIImage {
  /// The symbol of that name, or a field with the name where there is no drawing of it; 17 points.
  ///
  /// Unlike on iOS every name has a picture, because the drawings of the system are not here.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// The symbol of that name as configured.
  public convenience init?(
    systemName name: String, withConfiguration configuration: SymbolConfiguration?
  ) {
    guard !name.isEmpty else { return nil }
    let symbol = SymbolImage(name: name, configuration: configuration ?? SymbolConfiguration())
    self.init(
      name: name, size: symbol.size(in: LayoutEnvironment.current), scale: 1,
      content: .symbol(symbol))
  }

  /// The symbol of that name, of which a document tells the proportions.
  package convenience init(
    symbol name: String, proportions: CGSize?, _ configuration: SymbolConfiguration?
  ) {
    let symbol = SymbolImage(
      name: name, configuration: configuration ?? SymbolConfiguration(), proportions: proportions)
    self.init(
      name: name, size: symbol.size(in: LayoutEnvironment.current), scale: 1,
      content: .symbol(symbol))
  }

  /// A symbol that a control brings along, in the control's size for it.
  convenience init(
    systemName name: String, standingIn size: CGSize, _ configuration: SymbolConfiguration
  ) {
    let symbol = SymbolImage(name: name, configuration: configuration)
    self.init(name: name, size: size, scale: 1, content: .symbol(symbol))
  }

  /// The same symbol in another configuration; other pictures stay as they are.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
    guard let old = symbol else { return self }
    let symbol = old.with(configuration)
    return UIImage(
      name: name, size: symbol.size(in: LayoutEnvironment.current), scale: scale,
      content: .symbol(symbol), renderingMode: renderingMode, ownTint: ownTint)
  }

  /// What the picture has beyond the rectangle that constraints align: symbols take part in layout
  /// as a line of their text does.
  public var alignmentRectInsets: UIEdgeInsets { alignmentInsets(in: .current) }

  /// How far a symbol reaches below the baseline of its text; nil for other pictures.
  public var baselineOffsetFromBottom: CGFloat? {
    symbol.map { $0.descent(in: .current) }
  }

  /// As `alignmentRectInsets`, in an environment; a symbol that stands in another size than its own
  /// has none.
  func alignmentInsets(in environment: LayoutEnvironment) -> UIEdgeInsets {
    guard let symbol, symbol.size(in: environment) == size else { return .zero }
    return symbol.alignmentInsets(in: environment)
  }

  /// How large and how heavy a symbol is.
  public final class SymbolConfiguration: NSObject, Sendable {
    private let mark = FoundationMark()
    /// The font size that the symbol goes with.
    package let pointSize: CGFloat
    package let weight: SymbolWeight
    package let scale: SymbolScale

    /// The size of a font, its weight, and the symbol's scale beside it.
    public init(
      pointSize: CGFloat, weight: SymbolWeight = .regular, scale: SymbolScale = .default
    ) {
      self.pointSize = pointSize.isFinite ? min(max(pointSize, 1), 1000) : 17
      self.weight = weight
      self.scale = scale
      isDefault = false
    }

    /// Whether nothing was said about the size.
    let isDefault: Bool

    /// 17 points, regular.
    public override init() {
      pointSize = 17
      weight = .regular
      scale = .default
      isDefault = true
    }

    /// The size of a text style at the text size of the current environment.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {
      let font = UIFont.preferredFont(forTextStyle: textStyle)
      self.init(
        pointSize: font.pointSize, weight: textStyle == .headline ? .semibold : .regular,
        scale: scale)
    }

    /// The size of a font.
    public convenience init(font: UIFont, scale: SymbolScale = .default) {
      self.init(pointSize: font.pointSize, scale: scale)
    }

    /// Another scale.
    public convenience init(scale: SymbolScale) { self.init(pointSize: 17, scale: scale) }
  }

  /// How heavy a symbol's lines are. Raw values as on iOS.
  public enum SymbolWeight: Int, Sendable {
    /// As the font has it.
    case unspecified = 0
    /// The thinnest.
    case ultraLight = 1
    /// Thin.
    case thin = 2
    /// Light.
    case light = 3
    /// As text usually is.
    case regular = 4
    /// A little heavier.
    case medium = 5
    /// As headlines are.
    case semibold = 6
    /// Bold.
    case bold = 7
    /// Heavy.
    case heavy = 8
    /// The heaviest.
    case black = 9
  }

  /// How large a symbol is beside its text. Raw values as on iOS.
  public enum SymbolScale: Int, Sendable {
    /// Medium.
    case `default` = -1
    /// Medium.
    case unspecified = 0
    /// Small.
    case small = 1
    /// In between.
    case medium = 2
    /// Large.
    case large = 3
  }
}
