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

/// The symbols that there are drawings of, under the names of the system's: the most common ones,
/// drawn by ourselves.
///
/// A name with `.fill` is the filled drawing; names of controls' own pictures are here as well.
package enum SymbolCatalog {
  /// The drawing of a name.
  package static func drawing(named name: String) -> SymbolDrawing? {
    drawings[name] ?? aliases.first { $0.alias == name }.flatMap { drawings[$0.name] }
  }

  /// Every name, sorted.
  package static var names: [String] { drawings.keys.sorted() }

  private static let drawings: [String: SymbolDrawing] = Dictionary(
    (signs + arrows + people + things + papers + nature + media + bars).map { name, drawing in
      (name, onward.contains(name) ? drawing.pointingOnward : drawing)
    }, uniquingKeysWith: { first, _ in first })

  /// Symbols that are mirrored where leading is right; those named after a side are not.
  private static let onward: Set<String> = [
    "chevron.forward", "chevron.backward", "arrow.forward", "arrow.backward", "list.bullet",
    "text.bubble", "text.bubble.fill", "doc.text", "doc.text.fill",
  ]
}

/// A symbol's shape for text of 17 points: areas and lines in one colour.
///
/// Paths are written as in SVG, absolute, with the commands `M L H V C Q Z`, and two more:
/// `O x y r`, a circle, and `R x y width height r`, a rectangle with round corners.
package struct SymbolDrawing: Sendable {
  /// One part of the shape.
  package enum Part: Sendable {
    /// A line along a path, with round ends.
    case line(String)
    /// A finer line.
    case thin(String)
    /// The inside of a path and a line around it.
    case area(String)
    /// A groove in the areas before it, along a path that does not cross itself.
    case cut(String)
    /// A hole in the areas before it.
    case hole(String)
    /// An island in a hole.
    case more(String)
  }

  /// Width and height in points.
  package let size: CGSize
  package let parts: [Part]
  /// Whether the shape points onward, and so is mirrored where leading is right.
  package private(set) var isDirectional = false

  /// Thickness of lines.
  package static let lineWidth: CGFloat = 1.6
  /// Thickness of finer lines.
  package static let thinWidth: CGFloat = 1.3

  init(_ width: CGFloat, _ height: CGFloat, _ parts: [Part]) {
    size = CGSize(width: width, height: height)
    self.parts = parts
  }

  var pointingOnward: SymbolDrawing {
    var copy = self
    copy.isDirectional = true
    return copy
  }
}
