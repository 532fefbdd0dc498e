import LayoutTree
import Scene
import ViewDrawing

/// A picture and the layout it shows.
struct TablePicture {
  let scene: Scene
  let tree: LayoutTree
  /// The picture files that could not be drawn.
  let damagedPictures: [PictureFiles.Problem]
}

extension TablePicture {
  /// A table with `layers` over it; without layers as it looks on a phone.
  ///
  /// `name` is what the picture calls it: never a path, so that bytes do not depend on the folder a
  /// command is given in.
  init(
    _ table: PaintedTable, named name: String, layers: [PictureLayer], hasLegend: Bool = false,
    assets: SceneAssets
  ) {
    tree = table.tree
    damagedPictures = assets.pictures.problems
    let title = table.tree.title(naming: name)
    scene =
      layers.isEmpty
      ? TablePage(
        size: Scene.Size(tree.width, table.height), background: table.background, title: title,
        overlay: table.overlay
      ).scene(table.items, assets)
      : DiagramPage(
        width: tree.width, background: table.rowBackground, title: title, layers: layers,
        palette: table.palette, hasLegend: hasLegend, scrolling: table.scrolling
      ).scene(table.items, assets)
  }
}
