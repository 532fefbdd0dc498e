/// How large a symbol is beside text of 17 points, regular and medium.
///
/// A symbol stands on the text's line: its middle is about that of the capitals, and its alignment
/// rectangle is as high as a line of the text, whatever the symbol's own height (images described
/// in public logs: `circle` 20 × 19 with its baseline 3.5 above the bottom and alignment insets of
/// -0.5, `person` 19 × 17.5 with -1 above and -1.5 below).
struct SymbolMetrics: Hashable, Sendable {
  var width: CGFloat
  var height: CGFloat
  /// How far the image reaches below the baseline; negative where it ends above it.
  var descent: CGFloat

  /// The font size that these sizes are for.
  static let pointSize: CGFloat = 17
  /// San Francisco's, in parts of the font size: symbols stand in its line whatever the font of the
  /// texts.
  fileprivate static let ascender: CGFloat = 1950 / 2048
  fileprivate static let descender: CGFloat = 494 / 2048
  /// Half the height of capitals of 17 points, in whole half points.
  private static let middle: CGFloat = 6

  init(_ width: CGFloat, _ height: CGFloat, _ descent: CGFloat) {
    self.width = width
    self.height = height
    self.descent = descent
  }

  /// A symbol in the middle of its line.
  init(centred size: CGSize) {
    self.init(size.width, size.height, size.height / 2 - Self.middle)
  }

  /// The metrics of a name: known ones, else those of its family, else what its proportions
  /// suggest.
  ///
  /// - Parameter proportions: any size of that shape; Interface Builder keeps one for each symbol a
  ///   document names.
  static func of(_ name: String, proportions: CGSize?) -> SymbolMetrics {
    if let known = known(name) { return known.shaped(like: proportions) }
    if let proportions, let guess = SymbolMetrics(proportions: proportions) { return guess }
    return SymbolCatalog.drawing(named: name).map { SymbolMetrics(centred: $0.size) } ?? circle
  }

  /// Symbols change a little from one version of the system to the next; a document keeps the shape
  /// of its own. What differs by less is rounding, by more another symbol of that name.
  private func shaped(like proportions: CGSize?) -> SymbolMetrics {
    guard let proportions, proportions.width > 0 else { return self }
    let shaped = width * proportions.height / proportions.width
    guard (0.03...0.15).contains(abs(shaped / height - 1)) else { return self }
    return SymbolMetrics(width, shaped, descent + (shaped - height) / 2)
  }

  /// How much of its line a symbol fills goes with its shape: compact ones are as high as a circle,
  /// wide ones lower, narrow ones higher (within a tenth for 100 of the 139 in the list).
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
  /// The size in points, on pixels of the environment's screen.
  package func size(in environment: LayoutEnvironment) -> CGSize {
    let grid = environment.pixelGrid
    let factor = unit * configuration.weight.extent
    return CGSize(
      width: grid.roundedUp(metrics.width * factor),
      height: grid.roundedUp(metrics.height * factor))
  }

  /// How far the image of the symbol reaches below the baseline of the text.
  ///
  /// A scale makes the symbol larger around the middle of the capitals, which stay.
  func descent(in environment: LayoutEnvironment) -> CGFloat {
    let text = configuration.pointSize / SymbolMetrics.pointSize
    let middle = SymbolMetrics(centred: CGSize(width: 0, height: metrics.height)).descent
    let offset = metrics.descent - middle
    let half = size(in: environment).height / 2
    let capitals = (metrics.height / 2 - middle) * text
    return environment.pixelGrid.rounded(half - capitals + offset * unit)
  }

  /// What the image has beyond a line of the text, above and below: negative where it has less.
  func alignmentInsets(in environment: LayoutEnvironment) -> UIEdgeInsets {
    let size = configuration.pointSize
    let grid = environment.pixelGrid
    let descent = descent(in: environment)
    return UIEdgeInsets(
      top: self.size(in: environment).height - descent
        - grid.rounded(size * SymbolMetrics.ascender),
      bottom: descent - grid.rounded(size * SymbolMetrics.descender))
  }
}

extension UIImage.SymbolWeight {
  /// How much larger heavier symbols are (measured at 13 points: 15 becomes 15.5, 16.5 becomes 17).
  fileprivate var extent: CGFloat {
    switch self {
    case .unspecified, .ultraLight, .thin, .light, .regular, .medium: 1
    case .semibold: 1.025
    case .bold, .heavy, .black: 1.035
    }
  }
}
