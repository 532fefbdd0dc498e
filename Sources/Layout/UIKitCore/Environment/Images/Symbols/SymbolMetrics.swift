import CollectionAlgorithms
import Typesetting

/// The size of a symbol beside text of 17 points, regular and medium. Lengths are points.
///
/// A symbol stands on the text's line: its middle is about that of the capitals, and its alignment
/// rectangle is as high as a line of the text, whatever the symbol's own height (images described
/// in public logs: `circle` 20 × 19 with its baseline 3.5 above the bottom and alignment insets of
/// -0.5, `person` 19 × 17.5 with -1 above and -1.5 below).
struct SymbolMetrics: Hashable, Sendable {
  var width: CGFloat
  var height: CGFloat
  /// Points from the baseline down to the image's bottom; negative if it ends above.
  var descent: CGFloat

  static let pointSize: CGFloat = 17
  /// Half the height of capitals in 17 points, rounded to half points.
  private static let middle: CGFloat = 6

  init(_ width: CGFloat, _ height: CGFloat, _ descent: CGFloat) {
    self.width = width
    self.height = height
    self.descent = descent
  }

  /// Creates metrics of a symbol that is vertically centred on its line.
  init(centred size: CGSize) {
    self.init(size.width, size.height, size.height / 2 - Self.middle)
  }

  /// The metrics of a name: its own, else those of its family, else an estimate from its
  /// proportions. `proportions`: any size of that shape; Interface Builder stores one for each
  /// symbol in a document.
  static func of(_ name: String, proportions: CGSize?) -> SymbolMetrics {
    if let known = known(name) { return known.shaped(like: proportions) }
    if let proportions, let guess = SymbolMetrics(proportions: proportions) { return guess }
    return SymbolCatalog.drawing(named: name).map { SymbolMetrics(centred: $0.size) } ?? circle
  }

  /// Adjusts known metrics to the proportions in a document. Symbols change slightly between
  /// versions of the system, and a document stores the shape of its own. A smaller difference is
  /// rounding; with a larger one the name denotes another symbol.
  private func shaped(like proportions: CGSize?) -> SymbolMetrics {
    guard let proportions, proportions.width > 0 else { return self }
    let shaped = width * proportions.height / proportions.width
    guard (0.03...0.15).contains(abs(shaped / height - 1)) else { return self }
    return SymbolMetrics(width, shaped, descent + (shaped - height) / 2)
  }

  /// Estimates metrics from the proportions: compact symbols are as high as a circle, wide ones
  /// lower, narrow ones higher (within a tenth for 100 of the 139 in the list).
  private init?(proportions: CGSize) {
    guard proportions.width > 0, proportions.height > 0 else { return nil }
    let ratio = proportions.width / proportions.height
    let height: CGFloat =
      switch ratio {
      case ..<0.8: 20
      case ..<1.15: 19
      case ..<1.5: 17.5
      case ..<1.75: 16.5
      default: min(16.5, 28 / ratio)
      }
    self.init(centred: CGSize(width: height * ratio, height: height))
  }
}

extension SymbolImage {
  /// The size in points, rounded to pixels of the environment's screen.
  package func size(in environment: LayoutEnvironment) -> CGSize {
    let grid = environment.pixelGrid
    let factor = unit * configuration.weight.extent
    return CGSize(
      width: grid.roundedUp(metrics.width * factor),
      height: grid.roundedUp(metrics.height * factor))
  }

  /// The distance in points from the text's baseline down to the bottom of the symbol's image.
  ///
  /// A scale enlarges the symbol around the middle of the capitals, which stays fixed.
  func descent(in environment: LayoutEnvironment) -> CGFloat {
    let text = configuration.pointSize / SymbolMetrics.pointSize
    let middle = SymbolMetrics(centred: CGSize(width: 0, height: metrics.height)).descent
    let offset = metrics.descent - middle
    let half = size(in: environment).height / 2
    let capitals = (metrics.height / 2 - middle) * text
    return environment.pixelGrid.rounded(half - capitals + offset * unit)
  }

  /// Points of the image outside a line of the text; negative if the image is lower.
  func alignmentInsets(in environment: LayoutEnvironment) -> UIEdgeInsets {
    let size = configuration.pointSize
    let grid = environment.pixelGrid
    let descent = descent(in: environment)
    return UIEdgeInsets(
      top: self.size(in: environment).height - descent
        - grid.rounded(size * SystemFontMetrics.ascender),
      bottom: descent - grid.rounded(-size * SystemFontMetrics.descender))
  }
}

extension UIImage.SymbolWeight {
  /// The size of a weight relative to regular (at 13 points 15 becomes 15.5, 16.5 becomes 17).
  fileprivate var extent: CGFloat {
    switch self {
    case .unspecified, .ultraLight, .thin, .light, .regular, .medium: 1
    case .semibold: 1.025
    case .bold, .heavy, .black: 1.035
    }
  }
}

extension SymbolMetrics {
  /// The metrics of most symbols: a symbol inside a circle is as large as the circle.
  static let circle = SymbolMetrics(20, 19, 3.5)
  private static let square = SymbolMetrics(19.5, 17.5, 2.5)
  private static let rectangle = SymbolMetrics(24, 17.5, 2.5)

  /// The metrics of a name; a filled symbol's are its outline's unless it has its own.
  static func known(_ name: String) -> SymbolMetrics? {
    if let exact = sizes[name] { return exact }
    let parts = name.split(separator: ".").map(String.init)
    if parts.last == "fill" { return known(parts.dropLast().joined(separator: ".")) }
    guard parts.count > 1, let frame = parts.last else { return nil }
    switch frame {
    case "circle": return circle
    case "square": return square
    case "rectangle": return rectangle
    default: return nil
    }
  }

  /// Width, height and descent at 17 points, from the resource `symbol-metrics.txt`. The sizes were
  /// measured by the public project swiftui-web (iOS agrees where its own are on record), and stored
  /// frames of Interface Builder have the same for `chevron.right` and circles. Widths of trash,
  /// die.face, hand.raised.fill and both of person.3 and memories are those of one stored frame each.
  private static let sizes = LineTable.lines(PackageResources.symbol_metrics_txt).reduce(
    into: [String: SymbolMetrics]()
  ) { sizes, line in
    let lengths = line.rest.split(separator: " ").compactMap { Double($0) }
    for name in line.words { sizes[name] = SymbolMetrics(lengths[0], lengths[1], lengths[2]) }
  }
}
