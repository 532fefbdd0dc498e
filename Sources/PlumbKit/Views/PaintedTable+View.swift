import LayoutTree
import Scene
import UIKit

extension PaintedTable {
  /// Draws a view that is laid out, by itself on the background of a screen.
  ///
  /// - Parameter size: of the picture, in points.
  init(_ view: UIView, size: CGSize, header: LayoutTree, assets: SceneAssets) {
    let environment = view.environment
    let painter = ViewPainter(
      assets: assets, style: environment.userInterfaceStyle,
      scale: Double(environment.displayScale), version: environment.profile.version)
    let scene = RowReader.scene(of: view, named: "view", laidOutBy: view, .everything)
    var tree = header
    tree.scenes = [scene.withoutDetails]
    self.tree = tree
    let frame = Scene.Rect(0, 0, size.width, size.height)
    slots = [
      PaintedSlot(
        frame: frame, node: painter.node(for: view) ?? .group(.init(children: [])), scene: scene,
        isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    ]
    height = max(1, Double(size.height))
    background = painter.color(.systemBackground)
    rowBackground = background
    overlay = []
    palette = environment.userInterfaceStyle == .dark ? .dark : .light
    scrolling = nil
  }
}
