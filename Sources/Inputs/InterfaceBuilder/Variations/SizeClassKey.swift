import UIKit

/// `heightClass=regular-widthClass=compact`: where a variation applies.
struct SizeClassKey {
  private var horizontal = UIUserInterfaceSizeClass.unspecified
  private var vertical = UIUserInterfaceSizeClass.unspecified
  private var isReadable = true

  /// `default` applies everywhere.
  init(_ key: String) {
    guard key != "default" else { return }
    for part in key.split(separator: "-") {
      let pair = part.split(separator: "=")
      guard pair.count == 2, let value = Self.sizeClass(pair[1]) else {
        isReadable = false
        continue
      }
      switch pair[0] {
      case "widthClass": horizontal = value
      case "heightClass": vertical = value
      default: isReadable = false
      }
    }
  }

  /// Whether the variation is for this device. One for a Mac or an unknown trait is for none.
  func applies(to device: CanvasDevice) -> Bool {
    isReadable && (horizontal == .unspecified || horizontal == device.horizontal)
      && (vertical == .unspecified || vertical == device.vertical)
  }

  /// How many traits it names: the more, the later it is applied.
  var specificity: Int {
    (horizontal == .unspecified ? 0 : 1) + (vertical == .unspecified ? 0 : 1)
  }

  private static func sizeClass(_ name: Substring) -> UIUserInterfaceSizeClass? {
    switch name {
    case "compact": .compact
    case "regular": .regular
    default: nil
    }
  }
}
