import Scene

/// The table as it looks on a phone: its slots one below the other on its background.
struct TablePage {
  /// The table's size in points.
  let size: Scene.Size
  let background: Scene.Color
  /// What the picture shows, in a sentence.
  let title: String
  /// What stands above the rows.
  var overlay: [Scene.Node] = []

  /// The scene of the table with all its slots.
  func scene(_ slots: [PaintedSlot], _ assets: SceneAssets) -> Scene {
    Scene(
      size: size, title: title, nodes: nodes(slots), outlines: assets.outlines,
      images: assets.images)
  }

  /// What to paint, the table's top left corner at the origin.
  func nodes(_ slots: [PaintedSlot]) -> [Scene.Node] {
    let paper = Scene.Node.fill(
      .rectangle(Scene.Rect(0, 0, size.width, size.height)), background)
    let rows = slots.map { slot in
      Scene.Node.group(
        .init(
          id: slot.scene.map { "row-\($0.id)" },
          transform: .translation(slot.frame.x, slot.frame.y),
          children: [slot.node]))
    }
    return [paper] + rows + overlay
  }
}
