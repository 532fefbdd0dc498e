import Diagnostics

/// A table's width: in points, or that of a device held upright or on its side.
public struct TableWidth: Hashable, Sendable {
  /// From 1 to 10000.
  public let points: Double

  /// Why a text is no width.
  public struct Problem: Error, Hashable, Sendable {
    /// What is wrong.
    public let message: String
    /// What would have been right.
    public let expected: String
    /// What to try.
    public let hint: String?
  }

  /// Reads `568`, `iPhone SE`, `iPhone SE landscape`.
  public init(_ text: String) throws(Problem) {
    if let number = Double(text) {
      guard TemplateLimits.width.contains(number) else {
        throw Problem(
          message: "a width of \(number.plain)", expected: "from 1 to 10000 points", hint: nil)
      }
      points = number
      return
    }
    let isLandscape = text.hasSuffix(" landscape")
    let name = text.dropSuffix(" landscape").dropSuffix(" portrait")
    guard let device = Self.devices.first(where: { $0.key == name })?.value else {
      throw Problem(
        message: "no width \(Diagnostic.quoted(text))",
        expected: "points or a device such as 'iPhone SE landscape'",
        hint: Diagnostic.didYouMean(name, in: Self.devices.map(\.key)))
    }
    points = isLandscape ? device.landscape : device.portrait
  }

  /// Points across, upright and on the side.
  private struct Device {
    let portrait: Double
    let landscape: Double

    init(_ portrait: Double, _ landscape: Double) {
      self.portrait = portrait
      self.landscape = landscape
    }
  }

  /// The screens of iPhones in points (Apple's "Layout" guideline); iPhone SE is the first one.
  private static let devices: KeyValuePairs<String, Device> = [
    "iPhone SE": Device(320, 568), "iPhone 8": Device(375, 667),
    "iPhone 8 Plus": Device(414, 736), "iPhone X": Device(375, 812),
    "iPhone XR": Device(414, 896), "iPhone XS Max": Device(414, 896),
    "iPhone 12": Device(390, 844), "iPhone 13": Device(390, 844),
    "iPhone 12 Pro Max": Device(428, 926), "iPhone 15": Device(393, 852),
    "iPhone 15 Pro Max": Device(430, 932),
  ]
}

extension String {
  fileprivate func dropSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}

extension ValueReader<Double> {
  /// A width in points or by a device's name.
  static let tableWidth = ValueReader(
    "points from 1 to 10000 or a device such as 'iPhone SE landscape'"
  ) { node, context throws(ValueFailure) in
    guard let text = node.scalar?.text, node.scalar?.isNull == false else { throw .mismatch() }
    do throws(TableWidth.Problem) {
      return try TableWidth(context.metrics[text]?.plain ?? text).points
    } catch {
      throw .mismatch(hint: error.hint)
    }
  }
}
