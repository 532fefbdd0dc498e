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
  /// The distance from the baseline down to the bottom of the image; negative if the image ends
  /// above the baseline.
  var descent: CGFloat

  /// The font size of the metrics.
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
  /// proportions.
  ///
  /// - Parameter proportions: any size of that shape; Interface Builder stores one for each symbol
  ///   in a document.
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

  /// The height of the image outside a line of the text, above and below, in points; negative if
  /// the image is lower than the line.
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
  /// The size of a weight relative to regular (measured at 13 points: 15 becomes 15.5, 16.5 becomes
  /// 17).
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
  private static let page = SymbolMetrics(18, 20, 4)

  /// The known metrics of a name; a filled symbol is as large as its outline unless it has an entry
  /// of its own.
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

  /// Width, height and descent at 17 points. The sizes were measured by the public project
  /// swiftui-web (iOS agrees where its own are on record), and stored frames of Interface Builder
  /// have the same for `chevron.right` and circles. Widths of trash, die.face, hand.raised.fill and
  /// both of person.3 and memories are those of one stored frame each.
  private static let sizes: [String: SymbolMetrics] = Dictionary(
    (signs + arrows + things).flatMap { names, metrics in
      names.split(separator: " ").map { (String($0), metrics) }
    }, uniquingKeysWith: { first, _ in first })

  private static let signs: [(String, SymbolMetrics)] = [
    ("circle globe clock safari timer face.smiling chart.pie", circle),
    ("square qrcode square.grid.2x2 square.dashed", square),
    ("rectangle photo tablecells terminal sidebar.left sidebar.right", rectangle),
    ("doc doc.text rectangle.portrait book.closed wallet.pass", page),
    ("checkmark", SymbolMetrics(18.5, 16.5, 2.5)), ("xmark", SymbolMetrics(17.5, 15.5, 1.5)),
    ("plus", SymbolMetrics(18, 16, 2)), ("minus", SymbolMetrics(18, 3.5, -4)),
    ("questionmark", SymbolMetrics(13.5, 18, 3)), ("exclamationmark", SymbolMetrics(6.5, 18, 3)),
    ("exclamationmark.triangle triangle", SymbolMetrics(20.5, 18, 3)),
    ("ellipsis", SymbolMetrics(18.5, 5.5, -3.5)), ("star", SymbolMetrics(22, 20, 3.5)),
    ("heart", SymbolMetrics(20.5, 17.5, 3)), ("number percent", SymbolMetrics(19.5, 18.5, 3)),
    ("line.3.horizontal line.horizontal.3", SymbolMetrics(21, 10.5, -0.5)),
    ("list.bullet", SymbolMetrics(21, 14.5, 1.5)), ("list.number", SymbolMetrics(21, 16, 2)),
    ("slider.horizontal.3 text.alignleft", SymbolMetrics(21, 16.5, 2.5)),
    ("hexagon", SymbolMetrics(21, 21, 4.5)), ("seal", SymbolMetrics(21.5, 21.5, 4.5)),
  ]

  private static let arrows: [(String, SymbolMetrics)] = [
    ("chevron.left chevron.right chevron.forward chevron.backward", SymbolMetrics(12.5, 16.5, 2)),
    ("chevron.up", SymbolMetrics(18.5, 10.5, -1.5)),
    ("chevron.down", SymbolMetrics(18.5, 10.5, -0.5)),
    ("arrow.left arrow.right arrow.forward arrow.backward", SymbolMetrics(19.5, 15, 1.5)),
    ("arrow.up arrow.down", SymbolMetrics(17, 18, 3)),
    ("arrow.clockwise arrow.counterclockwise", SymbolMetrics(18, 20, 3)),
    ("arrow.uturn.left", SymbolMetrics(20, 17.5, 3)),
    ("square.and.arrow.up", SymbolMetrics(19, 22, 3.5)),
    ("square.and.arrow.down", SymbolMetrics(19, 21.5, 3.5)),
    ("memories", SymbolMetrics(22, 18.75, 3.5)),
    ("square.and.pencil", SymbolMetrics(21, 20, 3)), ("pencil", SymbolMetrics(17.5, 15.5, 1.5)),
    ("play", SymbolMetrics(15, 16, 2)), ("pause", SymbolMetrics(14.5, 16, 2)),
    ("forward backward", SymbolMetrics(25.5, 15, 1.5)),
    ("shuffle repeat", SymbolMetrics(23.5, 17.5, 2.5)),
    ("location", SymbolMetrics(20, 18.5, 3.5)), ("paperplane", SymbolMetrics(21, 19.5, 4)),
    ("airplane", SymbolMetrics(21, 19, 3.5)), ("link", SymbolMetrics(22, 21, 4.5)),
  ]

  private static let things: [(String, SymbolMetrics)] = [
    ("bell", SymbolMetrics(20, 19.5, 3.5)), ("bell.slash", SymbolMetrics(19, 20.5, 4.5)),
    ("bolt", SymbolMetrics(17, 21.5, 4.5)), ("book", SymbolMetrics(22.5, 17.5, 2.5)),
    ("bookmark", SymbolMetrics(17.5, 20, 4)), ("briefcase", SymbolMetrics(23.5, 18.5, 3)),
    ("bubble.left bubble.right text.bubble", SymbolMetrics(22.5, 19.5, 4)),
    ("building.2", SymbolMetrics(20.5, 21.5, 4.5)), ("calendar", SymbolMetrics(21, 17.5, 2.5)),
    ("archivebox", SymbolMetrics(21, 17.5, 2.5)), ("camera", SymbolMetrics(24.5, 18, 2.5)),
    ("car", SymbolMetrics(24, 17.5, 2.5)), ("cart", SymbolMetrics(23, 18.5, 4)),
    ("chart.bar", SymbolMetrics(25.5, 18, 3)), ("cloud", SymbolMetrics(22.5, 15.5, 1.5)),
    ("creditcard envelope tray", SymbolMetrics(24, 16.5, 2.5)),
    (
      "die.face.1 die.face.2 die.face.3 die.face.4 die.face.5 die.face.6",
      SymbolMetrics(18.25, 18, 3)
    ),
    ("desktopcomputer", SymbolMetrics(24, 19, 3.5)), ("doc.on.doc", SymbolMetrics(21, 23, 5.5)),
    ("drop", SymbolMetrics(15, 19, 3.5)), ("eye", SymbolMetrics(26, 16.5, 2.5)),
    ("eye.slash", SymbolMetrics(26, 20, 3.5)), ("flag", SymbolMetrics(19.5, 18.5, 3)),
    ("flame", SymbolMetrics(17, 20, 3)), ("folder", SymbolMetrics(23, 17.5, 2.5)),
    ("gear", SymbolMetrics(21.5, 20.5, 4)), ("gearshape", SymbolMetrics(21, 20, 4)),
    ("gift", SymbolMetrics(20, 19.5, 3)), ("hand.raised", SymbolMetrics(20.5, 20.5, 3.5)),
    ("hand.raised.fill", SymbolMetrics(23.5, 22, 4)), ("person.3", SymbolMetrics(36, 18.5, 3)),
    ("hand.thumbsup hand.thumbsdown", SymbolMetrics(20, 20.5, 4)),
    ("house", SymbolMetrics(24, 19.5, 3.5)), ("iphone", SymbolMetrics(17, 20, 4)),
    ("key", SymbolMetrics(15.5, 23, 5.5)), ("leaf", SymbolMetrics(21, 18, 3)),
    ("lightbulb", SymbolMetrics(15.5, 21.5, 4.5)), ("lock", SymbolMetrics(16.5, 18.5, 3)),
    ("lock.open", SymbolMetrics(21.5, 18.5, 3)), ("magnifyingglass", SymbolMetrics(20.5, 18.5, 3)),
    ("map", SymbolMetrics(21.5, 18.5, 3)), ("message", SymbolMetrics(22.5, 18.5, 2.5)),
    ("mic mic.slash", SymbolMetrics(17, 20, 3.5)), ("moon", SymbolMetrics(20, 19, 3.5)),
    ("music.note", SymbolMetrics(14.5, 19, 3.5)), ("paperclip", SymbolMetrics(20, 21, 4.5)),
    ("person", SymbolMetrics(19, 17.5, 2.5)), ("person.fill", SymbolMetrics(18, 17, 2.5)),
    ("person.2", SymbolMetrics(27.5, 19, 4)), ("phone", SymbolMetrics(20.5, 18.5, 3)),
    ("pin", SymbolMetrics(20, 21.5, 5)), ("power", SymbolMetrics(20, 19.5, 3)),
    ("printer", SymbolMetrics(23, 20, 4)), ("shield", SymbolMetrics(18, 19, 3.5)),
    ("speaker.slash", SymbolMetrics(17.5, 20, 4.5)),
    ("speaker.wave.1", SymbolMetrics(20, 17, 2.5)), ("speaker.wave.2", SymbolMetrics(24, 17, 2.5)),
    ("sun.max", SymbolMetrics(21, 20.5, 4)), ("tag", SymbolMetrics(22.5, 21, 5)),
    ("trash", SymbolMetrics(17.75, 20.5, 3.5)), ("tv", SymbolMetrics(25, 19, 3.5)),
    ("video", SymbolMetrics(24.5, 16, 2)), ("wifi", SymbolMetrics(22.5, 16, 2)),
    ("wrench", SymbolMetrics(23.5, 23, 5.5)),
  ]
}
