import Typesetting
import UIKit

/// What a document's fonts by name are set in.
struct FontTable {
  /// Whether a font that iOS does not ship with is to be had.
  ///
  /// Interface Builder takes a project's own fonts from the project where it can. Documents of
  /// Xcode 9 store the heights of Open Sans (20.5 for 15 points, 1.362 of them); one of Xcode 11
  /// that lists the same font stores 17.5 for 15 points, 28 for 24 and twelve more, all of them
  /// Helvetica Neue's in height (1.165) and width, whatever the weight asked for.
  let hasProjectFonts: Bool

  /// On the canvas of that Xcode.
  static func canvas(_ tools: ToolsVersion) -> FontTable {
    FontTable(hasProjectFonts: tools.xcode <= 10)
  }

  /// In an application.
  static let application = FontTable(hasProjectFonts: true)

  /// A font by its PostScript name: the family with the weight and slant that the name's end tells.
  /// The system's own private names are the system font.
  func font(_ name: String, family: String?, size: CGFloat) -> UIFont {
    let face = FontFaceName(name)
    if name.hasPrefix(".") || face.isSystem {
      return UIFont(
        descriptor: FontDescriptor(
          pointSize: size, weight: face.weight, isItalic: face.isItalic))
    }
    let family = family ?? face.family
    guard hasProjectFonts || ShippedFonts.contains(family) else {
      return UIFont(
        descriptor: FontDescriptor(family: .named(ShippedFonts.substitute), pointSize: size))
    }
    return UIFont(
      descriptor: FontDescriptor(
        family: .named(family), pointSize: size, weight: face.weight, isItalic: face.isItalic))
  }
}
