import Scene
import UIKit

extension ViewPainter {
  /// The ground and border of a text field, and the button that clears it; its text is a subview.
  func face(of field: UITextField) -> [Scene.Node] {
    ((field as? UISearchTextField).map(ground) ?? border(of: field)) + clearButton(of: field)
  }

  private func border(of field: UITextField) -> [Scene.Node] {
    let bounds = Scene.Rect(field.bounds)
    let border = Scene.StrokeStyle(width: 0.5)
    let edge = bounds.outset(by: -0.25)
    switch field.borderStyle {
    case .none: return []
    case .line:
      return [.stroke(.rectangle(bounds.outset(by: -0.5)), color(.label), .init(width: 1))]
    case .bezel:
      return [
        .fill(.rectangle(bounds), color(.systemBackground)),
        .stroke(.rectangle(bounds.outset(by: -0.5)), color(.systemGray2), .init(width: 1)),
        .stroke(.rectangle(bounds.outset(by: -1.25)), color(.systemGray5), border),
      ]
    case .roundedRect:
      let ground: UIColor = field.isEnabled ? .systemBackground : .secondarySystemBackground
      return [
        .fill(.roundedRectangle(bounds, radius: 5), color(ground)),
        .stroke(.roundedRectangle(edge, radius: 4.75), color(.opaqueSeparator), border),
      ]
    }
  }

  /// A grey disc with a cross, 14 points wide.
  private func clearButton(of field: UITextField) -> [Scene.Node] {
    guard let frame = field.clearButtonFrame else { return [] }
    let symbol = SymbolImage(
      name: "xmark.circle.fill", configuration: UIImage.SymbolConfiguration(pointSize: 14))
    return SymbolInk(symbol, isMirrored: false, color: color(.tertiaryLabel))
      .nodes(in: Scene.Rect(frame).outset(by: -1.5), Scene.Size(16, 16), assets)
  }
}
