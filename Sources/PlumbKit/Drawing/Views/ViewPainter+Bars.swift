import Scene
import UIKit

extension ViewPainter {
  /// The ground of a bar and the hairline between it and the content; its items are subviews.
  func face(of bar: UIBar) -> [Scene.Node] {
    guard let ground = bar.groundColor else { return [] }
    let bounds = Scene.Rect(bar.bounds)
    let y = bar.hasLineBelow ? bounds.maxY : bounds.y - 1 / scale
    return [
      .fill(.rectangle(bounds), color(ground)),
      .fill(.rectangle(Scene.Rect(bounds.x, y, bounds.width, 1 / scale)), color(.separator)),
    ]
  }

  /// The ground of a search bar, with hairlines above and below; the field is a subview.
  func face(of bar: UISearchBar) -> [Scene.Node] {
    guard let ground = bar.groundColor else { return [] }
    let bounds = Scene.Rect(bar.bounds)
    let line = 1 / scale
    return [
      .fill(.rectangle(bounds), color(ground)),
      .fill(.rectangle(Scene.Rect(bounds.x, bounds.y, bounds.width, line)), color(.separator)),
      .fill(
        .rectangle(Scene.Rect(bounds.x, bounds.maxY - line, bounds.width, line)),
        color(.separator)),
    ]
  }

  /// The grey ground of a search field; white on the grey bars up to iOS 12, a capsule since iOS 26.
  ///
  /// On a bar without ground it is grey in every version.
  func ground(of field: UISearchTextField) -> [Scene.Node] {
    let bounds = Scene.Rect(field.bounds)
    let version = version(of: field)
    let radius = version >= 26 ? bounds.height / 2 : version >= 11 ? 10 : 5
    let isOnBar = (field.superview as? UISearchBar)?.groundColor != nil
    let ground: UIColor = version >= 13 || !isOnBar ? .tertiarySystemFill : .systemBackground
    return [.fill(.roundedRectangle(bounds, radius: radius), color(ground))]
  }
}
