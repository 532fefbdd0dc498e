import Scene
import UIKit

extension ViewPainter {
  /// The ground and border of a text field; its text is a subview.
  func face(of field: UITextField) -> [Scene.Node] {
    let bounds = Scene.Rect(field.bounds)
    let border = Scene.StrokeStyle(width: 0.5)
    let edge = bounds.outset(by: -0.25)
    switch field.borderStyle {
    case .none: return []
    case .line:
      return [.stroke(.rectangle(bounds.outset(by: -0.5)), color(.label), .init(width: 1))]
    case .bezel:
      return [.stroke(.rectangle(edge), color(.systemGray), border)]
    case .roundedRect:
      return [
        .fill(.roundedRectangle(bounds, radius: 5), color(.systemBackground)),
        .stroke(.roundedRectangle(edge, radius: 4.75), color(.systemGray4), border),
      ]
    }
  }
}
