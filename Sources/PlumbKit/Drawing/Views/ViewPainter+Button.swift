import Scene
import UIKit

extension ViewPainter {
  /// What a button has behind its title and picture: the ground of its configuration, or a close button's grey disc.
  func face(of button: UIButton) -> [Scene.Node] {
    if let ground = button.ground { return nodes(of: ground) }
    guard button.buttonType == .close, version(of: button) >= 13 else { return [] }
    let bounds = Scene.Rect(button.bounds)
    let place = ContentPlacement(bounds: bounds, size: Scene.Size(30, 30)).rect(.center)
    return [.fill(.ellipse(in: place), color(.tertiarySystemFill))]
  }

  private func nodes(of ground: UIButton.Ground) -> [Scene.Node] {
    let rect = Scene.Rect(ground.rect)
    guard rect.width > 0, rect.height > 0 else { return [] }
    let radius = min(Double(ground.radius), rect.height / 2, rect.width / 2)
    var nodes: [Scene.Node] = []
    if let fill = ground.color.map(color), fill.alpha > 0 {
      nodes.append(.fill(.roundedRectangle(rect, radius: radius), fill))
    }
    let width = Double(ground.strokeWidth)
    if width > 0, width.isFinite, width < min(rect.width, rect.height) {
      nodes.append(
        .stroke(
          .roundedRectangle(rect.outset(by: -width / 2), radius: max(0, radius - width / 2)),
          color(ground.strokeColor), .init(width: width)))
    }
    return nodes
  }

  /// A pane that blurs what lies behind it; drawn without the blur, as the pane alone.
  func face(of pane: UIVisualEffectView) -> [Scene.Node] {
    guard let blur = pane.effect as? UIBlurEffect else { return [] }
    let ground: UIColor =
      switch blur.style.fixedAppearance {
      case .light: .white
      case .dark: .black
      default: .systemBackground
      }
    return [
      .fill(
        .rectangle(Scene.Rect(pane.bounds)),
        color(ground.withAlphaComponent(blur.style.opacity)))
    ]
  }
}
