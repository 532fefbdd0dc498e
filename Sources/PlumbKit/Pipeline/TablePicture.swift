import LayoutTree
import Scene
import UIKit

/// A picture of a table and the layout it shows, both from one walk over the rows.
struct TablePicture {
  let scene: Scene
  let tree: LayoutTree
  /// The picture files that could not be drawn.
  let damagedPictures: [PictureFiles.Problem]

  /// How much the layers need to know of the views.
  private static func detail(for layers: [PictureLayer]) -> RowReader.Detail {
    layers.allSatisfy { $0 == .frames || $0 == .constraints } ? .frames : .everything
  }

  /// Draws `table`, with `layers` over it; without layers as it looks on a phone.
  ///
  /// `header` says what the table is laid out from and at; its scenes are filled in. `name` is
  /// what the picture calls it: never a path, so that bytes do not depend on the folder a
  /// command is given in.
  init(
    of table: UITableView, named name: String, header: LayoutTree, layers: [PictureLayer],
    hasLegend: Bool = false, setter: any TextSetter, estimates: TableEstimates? = nil
  ) {
    let title = header.title(naming: name)
    let assets = SceneAssets(setter)
    let painter = TablePainter(table, assets: assets)
    var tree = header
    tree.scrolling = estimates?.scrolling
    let detail = Self.detail(for: layers)
    let slots = painter.slots { cell, path in
      var scene = RowReader.scene(of: cell, at: path, detail)
      if detail == .everything {
        scene.sizing = RowReader.sizing(of: cell, at: path, in: table)
        scene.sizing?.estimate = estimates?.rows[path]
      }
      tree.scenes.append(scene)
      return scene
    }
    self.tree = tree
    damagedPictures = assets.pictures.problems
    let height = max(1, Double(table.contentSize.height))
    scene =
      layers.isEmpty
      ? TablePage(
        size: Scene.Size(header.width, height), background: painter.background, title: title,
        overlay: painter.overlay(tableHeight: height, assets)
      ).scene(slots, assets)
      : DiagramPage(
        width: header.width, background: painter.rowBackground, title: title,
        layers: layers, palette: painter.diagramPalette, hasLegend: hasLegend,
        scrolling: estimates?.scrolling
      ).scene(slots, assets)
  }
}
