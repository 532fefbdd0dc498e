import UIKit

/// The margins and the safe area that Interface Builder gives the root view of a scene.
struct RootCanvas {
  let scene: InterfaceScene
  let size: CGSize
  let context: BuildContext
  let header: DocumentHeader

  func apply(to view: UIView) {
    let safeArea = SafeAreaRule(
      scene: scene, size: size, device: context.device, graph: context.graph,
      header: header
    ).insets
    view.setSafeAreaInsets(safeArea)
    guard let side = sideMargin else { return }
    let explicit = scene.element.explicitMargins?.resolved(in: .leftToRight)
    let defaults = UIEdgeInsets(left: side, right: side)
    view.layoutMargins = explicit.map { $0.maximum(defaults) } ?? defaults
  }

  /// The system's minimum for views of controllers, and in XIBs for all roots; nil where a view has
  /// the 8 points of any other (33 of 35 in storyboards).
  private var sideMargin: CGFloat? {
    switch scene.kind {
    case .controllerView: return size.width >= 390 ? 20 : 16
    case .xibView, .collectionCell, .reusableView:
      guard header.kind == .xib else { return nil }
      return context.tools.profile.margins.side(forWidth: size.width)
    case .tableHeaderFooter, .looseView, .tableCell: return nil
    }
  }

  /// The guides of storyboards before safe areas: rectangles above and below what bars leave.
  func addControllerGuides(to view: UIView, _ objects: inout SceneObjects) {
    for element in scene.controller?.elements(in: "layoutGuides") ?? [] {
      guard let id = element.id else { continue }
      let guide = UILayoutGuide()
      guide.identifier = id
      view.addLayoutGuide(guide)
      objects.add(guide, id: id)
      let isTop = element["type"] == "top"
      let insets = view.safeAreaInsets
      NSLayoutConstraint.activate([
        guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        guide.widthAnchor.constraint(equalToConstant: 0),
        guide.heightAnchor.constraint(equalToConstant: isTop ? insets.top : insets.bottom),
        isTop
          ? guide.topAnchor.constraint(equalTo: view.topAnchor)
          : guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
    }
  }
}
