import LayoutDiagrams
import LayoutTree
import Scene
import ViewDrawing

/// The boxes of a message with one conflict in red; uninvolved views are ghosts.
struct ConflictDiagram {
  let scene: LogScene
  let palette: DiagramPalette

  static let headroom = 16.0
  private static let inset = 5.0

  /// Lines and badges, the top left corner of the sheet at the origin.
  func diagram(_ type: BadgeText) -> RowDiagram {
    let width = scene.scene.views.map { $0.frame.x + $0.frame.width }.max() ?? 0
    let geometry = RowGeometry(scene.scene, width: width)
    let boxes = scene.scene.views.compactMap { view in
      geometry.rect(of: view.id).map { (view: view, rect: $0) }
    }
    let names = boxes.enumerated().map { index, box in
      nameRect(box.view, box.rect, below: boxes[(index + 1)...].map(\.rect), type)
    }
    let input = LayerInput(
      geometry: geometry, text: names.compactMap(\.self), palette: palette.alarmed,
      headroom: Self.headroom)
    let marks = zip(boxes, names).map { box($0.view, $0.rect, name: $1, type) }
    return RowDiagram(
      input, marks: marks + ConstraintLayer(input).marks, around: boxes.map(\.rect),
      named: scene.scene.id, type: type)
  }

  private func box(
    _ view: LayoutTree.View, _ rect: Scene.Rect, name: Scene.Rect?, _ type: BadgeText
  ) -> DiagramMark {
    let isInvolved = scene.involved.contains(view.id)
    let color = isInvolved ? palette.title : palette.context
    let ink = isInvolved ? palette.title : palette.caption
    let shape = Scene.Path.roundedRectangle(
      rect.outset(by: -0.5), radius: min(3, rect.width / 3, rect.height / 3))
    let fill = Scene.Node.fill(shape, palette.badge)
    let line = Scene.Node.stroke(
      shape, color, .init(width: isInvolved ? 1 : 0.75, dash: isInvolved ? [] : [2, 2]))
    let letters = name.map {
      type.nodes(view.id, ink, Scene.Point($0.x, $0.y + BadgeText.baseline))
    }
    return DiagramMark(
      id: "box-\(view.id)", title: "\(view.id), \(view.className)",
      nodes: (isInvolved ? [fill, line] : [line]) + (letters ?? []), bounds: [],
      badge: name == nil ? tag(view.id, rect, ink) : nil,
      signs: [isInvolved ? .fighting : .bystander])
  }

  /// Where the name stands within its box; nil where it is too small or covered.
  private func nameRect(
    _ view: LayoutTree.View, _ rect: Scene.Rect, below others: [Scene.Rect], _ type: BadgeText
  ) -> Scene.Rect? {
    let width = type.width(view.id)
    guard width + 2 * Self.inset <= rect.width,
      BadgeText.height + Self.inset <= rect.height
    else { return nil }
    let name = Scene.Rect(rect.x + Self.inset, rect.y + 3, width, BadgeText.height)
    return others.contains { $0.intersection(name) != nil } ? nil : name
  }

  private func tag(_ name: String, _ rect: Scene.Rect, _ color: Scene.Color) -> Badge {
    Badge(
      text: name, style: .tag, color: color, anchors: FrameLayer.anchors(of: rect),
      spots: { FrameLayer.corners(of: rect, $0) })
  }
}

/// Draws the conflicts of logs.
public struct ConflictRenderer {
  private let session: PlumbSession

  /// Draws with the fonts of a session.
  public init(_ session: PlumbSession) { self.session = session }

  /// Draws the conflicts of a log: boxes, the constraints that fight, and the sum.
  public func draw(
    _ explanation: LogExplanation, _ request: PagePictureRequest
  ) throws(PlumbError) {
    let assets = SceneAssets(session.typesetter)
    let page = ConflictPage(explanation, palette: request.palette, assets)
    try PictureDelivery(session).deliver(
      page: page.scene(assets), of: explanation.file, suffix: "conflicts", request)
  }
}
