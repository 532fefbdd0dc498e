import Foundation
import ImageCoding
import Reading
import UIKit

/// A `.colorset`: one colour, with values per device and appearance.
struct ColorSet {
  private let entries: [(color: UIColor, variant: AssetVariant)]

  /// Nil, with the reason in the log, if it cannot be read.
  init?(_ folder: AssetFolder, _ log: DiagnosticLog) {
    guard let contents = folder.contents(log) else { return nil }
    entries = contents.records("colors").compactMap { entry in
      guard let written = entry.record("color") else { return nil }
      guard let color = Self.color(written) else {
        log.warning(
          at: FileLocation(file: folder.description), "a colour that cannot be read",
          expected: "components in \(Diagnostic.choices(AssetColorSpace.allCases.map(\.rawValue)))")
        return nil
      }
      return (color, AssetVariant(entry))
    }
  }

  /// The colour for a kind of device, with its dark value.
  func color(isTablet: Bool) -> UIColor? {
    guard let light = best(isTablet: isTablet, isDark: false) else { return nil }
    let dark = best(isTablet: isTablet, isDark: true) ?? light
    // If both values are the same object, keep it: a system colour has another value since iOS 26.
    if dark === light { return light }
    return UIColor(light: light.light, dark: dark.dark)
  }

  private func best(isTablet: Bool, isDark: Bool) -> UIColor? {
    let fits = entries.compactMap { entry in
      entry.variant.fit(isTablet: isTablet, isDark: isDark).map { (color: entry.color, fit: $0) }
    }
    let best = fits.map(\.fit).max()
    return fits.first { $0.fit == best }?.color
  }

  /// A colour as components in a colour space, or by the name of a system colour.
  private static func color(_ written: DataRecord) -> UIColor? {
    if let reference = written["reference"]?.text { return UIColor.system[reference] }
    guard let components = written.record("components"),
      let space = AssetColorSpace(rawValue: written["color-space"]?.text ?? "srgb")
    else { return nil }
    let alpha = component(components, "alpha") ?? 1
    if let white = component(components, "white") {
      return space.color([white, white, white], alpha: alpha)
    }
    let parts = ["red", "green", "blue"].compactMap { component(components, $0) }
    return parts.count == 3 ? space.color(parts, alpha: alpha) : nil
  }

  /// `0x7F`, `127` or `0.498`: whole numbers are bytes.
  private static func component(_ record: DataRecord, _ name: String) -> Double? {
    guard let text = record[name]?.text else { return nil }
    if text.lowercased().hasPrefix("0x") {
      return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    guard let number = Double(text), number.isFinite, abs(number) <= 255 else { return nil }
    return text.contains(".") ? number : number / 255
  }
}

/// The colour spaces of asset catalogues, by the names used there.
enum AssetColorSpace: String, CaseIterable {
  case srgb
  case displayP3 = "display-p3"
  case extendedSRGB = "extended-srgb"
  case extendedLinearSRGB = "extended-linear-srgb"
  case grayGamma22 = "gray-gamma-22"
  case extendedGray = "extended-gray"

  /// The colour in sRGB, the space of pictures; colours outside of it are clamped.
  func color(_ parts: [Double], alpha: Double) -> UIColor {
    let encoded: [Double]
    switch self {
    case .srgb, .extendedSRGB, .extendedGray: encoded = parts
    case .extendedLinearSRGB: encoded = parts.map(SRGBCurve.encoded)
    case .grayGamma22: encoded = parts.map { SRGBCurve.encoded(pow(max(0, $0), 2.2)) }
    case .displayP3: encoded = Self.fromP3(parts.map(SRGBCurve.linear)).map(SRGBCurve.encoded)
    }
    return UIColor(red: encoded[0], green: encoded[1], blue: encoded[2], alpha: alpha)
  }

  /// Linear Display P3 to linear sRGB, white point D65 (SMPTE EG 432-1 and IEC 61966-2-1).
  private static func fromP3(_ p: [Double]) -> [Double] {
    [
      1.2249402 * p[0] - 0.2249402 * p[1],
      -0.0420570 * p[0] + 1.0420570 * p[1],
      -0.0196376 * p[0] - 0.0786361 * p[1] + 1.0982736 * p[2],
    ]
  }
}
