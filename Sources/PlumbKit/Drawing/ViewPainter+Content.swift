import Scene
import UIKit

extension ViewPainter {
  /// What a view shows beside its background and its subviews.
  func content(of view: UIView) -> [Scene.Node] {
    switch view {
    case let label as UILabel: text(of: label)
    case let imageView as UIImageView: picture(of: imageView)
    case let toggle as UISwitch: face(of: toggle)
    default: []
    }
  }
}
