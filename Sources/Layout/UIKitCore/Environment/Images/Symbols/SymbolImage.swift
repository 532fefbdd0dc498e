import CollectionAlgorithms

/// A symbol in a configuration.
package struct SymbolImage: Sendable {
  package let name: String
  package let configuration: UIImage.SymbolConfiguration
  let metrics: SymbolMetrics

  /// - Parameter proportions: any size of the symbol's shape; used for names without known metrics.
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

  /// The drawing; nil if the catalogue has none of that name.
  package var drawing: SymbolDrawing? { SymbolCatalog.drawing(named: name) }

  /// Points per unit of a drawing: drawings are made for 17 points, regular, medium.
  package var unit: CGFloat { configuration.pointSize / 17 * configuration.scale.factor }

  /// A copy for text whose size is `ratio` times that of the configuration.
  package func scaled(by ratio: CGFloat) -> SymbolImage {
    with(
      UIImage.SymbolConfiguration(
        pointSize: configuration.pointSize * ratio, weight: configuration.weight,
        scale: configuration.scale))
  }

  /// A copy in another configuration, of one drawing with this.
  func with(_ configuration: UIImage.SymbolConfiguration) -> SymbolImage {
    SymbolImage(name: name, configuration: configuration, metrics: metrics)
  }

  /// The thickness of lines relative to the drawing's.
  package var boldness: CGFloat { configuration.weight.boldness }
}

extension UIImage.SymbolScale {
  /// The size relative to medium, measured on `circle`: about 0.79 and 1.28.
  var factor: CGFloat {
    switch self {
    case .small: 0.79
    case .default, .unspecified, .medium: 1
    case .large: 1.28
    }
  }
}

extension UIImage.SymbolWeight {
  /// The thickness of lines: from a hairline to 1.5 times the strokes of bold text.
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

/// The drawings of the most common system symbols, under the system's names. They were drawn for
/// this project.
///
/// The resource `symbols.txt` has a line for each: name, width, height, `onward` where the drawing
/// is mirrored in right-to-left layouts (one named after a side is not), and its parts; or two
/// names for one drawing. A name with `.fill` is the filled drawing.
package enum SymbolCatalog {
  /// The drawing of a name; nil if there is none.
  package static func drawing(named name: String) -> SymbolDrawing? { drawings[name] }

  /// Every name, sorted.
  package static var names: [String] { drawings.keys.sorted() }

  private static let drawings = LineTable.lines(PackageResources.symbols_txt).reduce(
    into: [String: SymbolDrawing]()
  ) { drawings, line in
    drawings[line.words[0]] =
      line.words[1] == "="
      ? drawings[line.words[2]] : SymbolDrawing(line.words.dropFirst(), line.rest)
  }
}

/// A symbol's shape for text of 17 points: areas and lines in one colour.
///
/// Paths are written as in SVG, absolute, with the commands `M L H V C Q Z`, and two more:
/// `O x y r`, a circle, and `R x y width height r`, a rectangle with round corners.
package struct SymbolDrawing: Sendable {
  /// How a path is drawn.
  package enum Stroke: String, Sendable {
    /// A line along the path, with round ends.
    case line
    /// A finer line.
    case thin
    /// The inside of the path and a line around it.
    case area
    /// A groove in the areas before it, along a path that does not cross itself.
    case cut
    /// A hole in the areas before it.
    case hole
    /// An island in a hole.
    case more
  }

  /// Width and height in points, for text of 17 points.
  package let size: CGSize
  package let parts: [(stroke: Stroke, path: String)]
  /// Whether the shape is mirrored in right-to-left layouts.
  package let isDirectional: Bool

  /// The thickness of lines, in units of the drawing.
  package static let lineWidth: CGFloat = 1.6
  /// The thickness of finer lines, in units of the drawing.
  package static let thinWidth: CGFloat = 1.3

  /// Reads a line of the resource: the words after the name, and what follows the colon.
  fileprivate init(_ words: ArraySlice<String>, _ parts: Substring) {
    let lengths = words.compactMap { Double($0) }
    size = CGSize(width: lengths[0], height: lengths[1])
    isDirectional = words.last == "onward"
    self.parts = parts.split(separator: ";").compactMap { part in
      let words = part.split(separator: " ", maxSplits: 1)
      return Stroke(rawValue: String(words[0])).map { ($0, String(words[1])) }
    }
  }
}
