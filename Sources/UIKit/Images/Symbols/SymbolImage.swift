/// A symbol in a configuration.
package struct SymbolImage: Sendable {
  package let name: String
  package let configuration: UIImage.SymbolConfiguration

  package init(name: String, configuration: UIImage.SymbolConfiguration) {
    self.name = name
    self.configuration = configuration
  }

  /// The drawing; nil where there is none of that name.
  package var drawing: SymbolDrawing? { SymbolCatalog.drawing(named: name) }

  /// Points to a unit of a drawing: drawings are made for 17 points, regular, medium.
  package var unit: CGFloat { configuration.pointSize / 17 * configuration.scale.factor }

  /// The same symbol for text of another size.
  package func scaled(by ratio: CGFloat) -> SymbolImage {
    SymbolImage(
      name: name,
      configuration: UIImage.SymbolConfiguration(
        pointSize: configuration.pointSize * ratio, weight: configuration.weight,
        scale: configuration.scale))
  }

  /// How many times as thick as drawn the lines are.
  package var boldness: CGFloat { configuration.weight.boldness }

  /// The size in points, on pixels of the environment's screen. A symbol without a drawing is as
  /// large as most are.
  package func size(in environment: LayoutEnvironment) -> CGSize {
    let size = drawing?.size ?? CGSize(width: 20, height: 19)
    let grid = environment.pixelGrid
    return CGSize(
      width: grid.roundedUp(size.width * unit), height: grid.roundedUp(size.height * unit))
  }
}

extension UIImage.SymbolScale {
  /// Measured on the symbol `circle` by many: about 0.79 and 1.28 of medium.
  var factor: CGFloat {
    switch self {
    case .small: 0.79
    case .default, .unspecified, .medium: 1
    case .large: 1.28
    }
  }
}

extension UIImage.SymbolWeight {
  /// From a hairline to half as thick again as the strokes of bold text.
  var boldness: CGFloat {
    switch self {
    case .ultraLight: 0.35
    case .thin: 0.55
    case .light: 0.8
    case .unspecified, .regular: 1
    case .medium: 1.12
    case .semibold: 1.28
    case .bold: 1.45
    case .heavy: 1.65
    case .black: 1.85
    }
  }
}
