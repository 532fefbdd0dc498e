/// A symbol in a configuration.
package struct SymbolImage: Sendable {
  package let name: String
  package let configuration: UIImage.SymbolConfiguration
  let metrics: SymbolMetrics

  /// - Parameter proportions: any size of the symbol's shape, for names that nothing else is known
  ///   of.
  package init(
    name: String, configuration: UIImage.SymbolConfiguration, proportions: CGSize? = nil
  ) {
    self.init(
      name: name, configuration: configuration,
      metrics: SymbolMetrics.of(name, proportions: proportions))
  }

  private init(
    name: String, configuration: UIImage.SymbolConfiguration, metrics: SymbolMetrics
  ) {
    self.name = name
    self.configuration = configuration
    self.metrics = metrics
  }

  /// The drawing; nil where there is none of that name.
  package var drawing: SymbolDrawing? { SymbolCatalog.drawing(named: name) }

  /// Points to a unit of a drawing: drawings are made for 17 points, regular, medium.
  package var unit: CGFloat { configuration.pointSize / 17 * configuration.scale.factor }

  /// The same symbol for text of another size.
  package func scaled(by ratio: CGFloat) -> SymbolImage {
    with(
      UIImage.SymbolConfiguration(
        pointSize: configuration.pointSize * ratio, weight: configuration.weight,
        scale: configuration.scale))
  }

  /// The same symbol in another configuration.
  func with(_ configuration: UIImage.SymbolConfiguration) -> SymbolImage {
    SymbolImage(name: name, configuration: configuration, metrics: metrics)
  }

  /// How many times as thick as drawn the lines are.
  package var boldness: CGFloat { configuration.weight.boldness }
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
