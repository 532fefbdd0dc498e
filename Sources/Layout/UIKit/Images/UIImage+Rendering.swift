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
