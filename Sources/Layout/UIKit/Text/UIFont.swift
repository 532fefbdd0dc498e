import Typesetting

/// A font at a size.
public final class UIFont: NSObject, Sendable {
  private let mark = FoundationMark()
  /// What the typesetter is asked for.
  public let descriptor: FontDescriptor
  /// The text style the font was made for, if any; it decides how the font grows with the content
  /// size category.
  package let textStyle: Typesetting.TextStyle?
  /// Vertical metrics in the current environment.
  package var metrics: FontMetrics { LayoutEnvironment.current.text.metrics(of: descriptor) }

  /// A font by the typesetter's own description.
  public init(descriptor: FontDescriptor) {
    self.descriptor = descriptor
    textStyle = nil
    super.init()
  }

  init(descriptor: FontDescriptor, textStyle: Typesetting.TextStyle) {
    self.descriptor = descriptor
    self.textStyle = textStyle
    super.init()
  }

  /// A font by name (`Helvetica-Bold`); the typesetter falls back where it has none of that name.
  public convenience init?(name: String, size: CGFloat) {
    guard !name.isEmpty else { return nil }
    self.init(descriptor: FontDescriptor(family: .named(name), pointSize: size))
  }

  /// Size in points.
  public var pointSize: CGFloat { descriptor.pointSize }
  /// The family's name; empty for the system font's own.
  public var familyName: String {
    switch descriptor.family {
    case .system: ".AppleSystemUIFont"
    case .named(let name): name
    }
  }
  /// The font's name; here the same as its family's.
  public var fontName: String { familyName }
  /// Distance from the baseline up to the top of a line.
  public var ascender: CGFloat { metrics.ascender }
  /// Distance from the baseline down to the bottom of a line, negative.
  public var descender: CGFloat { metrics.descender }
  /// What is added between two lines.
  public var leading: CGFloat { metrics.leading }
  /// Height of a line, without the leading; 1.19336 × size for the system font.
  public var lineHeight: CGFloat { metrics.lineHeight }
  /// Height of capitals.
  public var capHeight: CGFloat { metrics.capHeight }
  /// Height of a small x.
  public var xHeight: CGFloat { metrics.xHeight }

  /// The same font at another size.
  public func withSize(_ size: CGFloat) -> UIFont {
    var descriptor = descriptor
    descriptor.pointSize = size
    return UIFont(descriptor: descriptor)
  }

  /// Equal when they ask for the same face at the same size.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return self === other || descriptor == other.descriptor && textStyle == other.textStyle
  }

  /// Agrees with `isEqual(_:)`.
  public override var hash: Int { descriptor.hashValue }
}
