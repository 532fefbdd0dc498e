import Scene
import UIKit

/// Draws views as a phone would: background, content, subviews, border.
///
/// A small value that is handed down; what it collects goes to `assets`.
struct ViewPainter {
  let assets: SceneAssets
  /// Light or dark.
  let style: UIUserInterfaceStyle
  /// Pixels per point, for lines and baselines that sit on pixels.
  let scale: Double
  /// The version of iOS, whose system colours are drawn.
  var version = OSProfile.standard.version

  /// The view and everything in it, placed in its superview's coordinates; `nil` for a view
  /// that does not show.
  func node(for view: UIView) -> Scene.Node? {
    guard !view.isHidden, view.layer.opacity > 0 else { return nil }
    let bounds = Scene.Rect(view.bounds)
    let layer = LayerShape(view.layer, bounds)
    let children = background(of: view, layer) + content(of: view) + subviews(of: view)
    let border = layer.border(style)
    guard !children.isEmpty || border != nil else { return nil }
    let inside =
      layer.shadow(under: view.backgroundColor.map(color), style)
      + clipped(children, of: view, layer) + (border.map { [$0] } ?? [])
    return .group(
      .init(
        title: view.name, transform: placement(of: view), opacity: Double(view.layer.opacity),
        children: inside))
  }

  /// The colour of what the view shows in its tint.
  func tint(of view: UIView) -> Scene.Color { color(view.tintColor ?? .systemBlue) }

  /// A colour in this appearance.
  func color(_ color: UIColor) -> Scene.Color { Scene.Color(color, in: style, version: version) }

  private func background(of view: UIView, _ layer: LayerShape) -> [Scene.Node] {
    guard let background = view.backgroundColor else { return [] }
    let color = color(background)
    return color.alpha == 0 ? [] : [.fill(layer.path, color)]
  }

  private func subviews(of view: UIView) -> [Scene.Node] {
    view.subviews.compactMap { node(for: $0) }
  }

  private func clipped(
    _ nodes: [Scene.Node], of view: UIView, _ layer: LayerShape
  ) -> [Scene.Node] {
    guard view.layer.masksToBounds, !nodes.isEmpty else { return nodes }
    return [.group(.init(clip: layer.path, children: nodes))]
  }

  /// From the view's bounds to its superview's.
  private func placement(of view: UIView) -> Scene.Transform {
    let frame = view.frame, bounds = view.bounds
    return .translation(frame.origin.x - bounds.origin.x, frame.origin.y - bounds.origin.y)
  }
}
