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
    let symbol = SymbolImage(name: old.name, configuration: configuration)
    return UIImage(
      name: name, size: symbol.size(in: LayoutEnvironment.current), scale: scale,
      content: .symbol(symbol), renderingMode: renderingMode, ownTint: ownTint)
  }

  /// How large and how heavy a symbol is.
  public final class SymbolConfiguration: NSObject, Sendable {
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
    }

    /// 17 points, regular.
    public override convenience init() { self.init(pointSize: 17) }

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
