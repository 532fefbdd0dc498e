import Scene
import UIKit

extension Scene.Rect {
  /// The same rectangle in a scene's own type.
  init(_ rect: CGRect) { self.init(rect.origin.x, rect.origin.y, rect.width, rect.height) }
}

extension Scene.Color {
  /// A colour as it looks in one appearance, on a version of iOS.
  init(
    _ color: UIColor, in style: UIUserInterfaceStyle, version: Int = OSProfile.standard.version
  ) {
    self.init(color.resolved(for: style, version: version))
  }

  /// A border's colour, the same in every appearance.
  init(_ components: UIColor.Components) {
    let byte = { (value: CGFloat) in UInt8((value * 255).rounded()) }
    self.init(
      byte(components.red), byte(components.green), byte(components.blue),
      alpha: byte(components.alpha))
  }
}
