import Scene
import UIKit

extension ViewPainter {
  /// What a button has behind its title and picture: a close button's grey disc.
  func face(of button: UIButton) -> [Scene.Node] {
    guard button.buttonType == .close, version(of: button) >= 13 else { return [] }
    let bounds = Scene.Rect(button.bounds)
    let place = ContentPlacement(bounds: bounds, size: Scene.Size(30, 30)).rect(.center)
    return [.fill(.ellipse(in: place), color(.tertiarySystemFill))]
  }

  /// A pane that blurs what lies behind it; drawn without the blur, as the pane alone.
  func face(of pane: UIVisualEffectView) -> [Scene.Node] {
    guard let blur = pane.effect as? UIBlurEffect else { return [] }
    let ground: UIColor =
      switch blur.style {
      case .extraLight, .light: .white
      case .dark: .black
      case .regular, .prominent, .systemThinMaterial, .systemMaterial: .systemBackground
      }
    return [
      .fill(.rectangle(Scene.Rect(pane.bounds)), color(ground.withAlphaComponent(0.8)))
    ]
  }
}
