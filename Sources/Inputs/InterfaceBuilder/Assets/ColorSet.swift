import Diagnostics
import Reading
import UIKit

/// A `.colorset`: one colour, for several devices and appearances.
struct ColorSet {
  private let entries: [(color: UIColor, variant: AssetVariant)]

  /// Nil, with the reason in the log, for what cannot be read.
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

  /// The colour on a kind of device, with its dark form.
  func color(isTablet: Bool) -> UIColor? {
    guard let light = best(isTablet: isTablet, isDark: false) else { return nil }
    let dark = best(isTablet: isTablet, isDark: true) ?? light
    // One colour for both keeps what a system colour looks like since iOS 26.
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

  /// Components in a colour space, or the name of one of the system's.
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
