import InterfaceBuilder
import LayoutTree
import Linting
import UIKitCore

/// The scenes of an Interface Builder file at the sizes that it stores for them.
///
/// Frames are comparable with those in the file: same device, same scale, the metrics of the Xcode
/// that saved it.
package struct SourceCanvas {
  private let layout: InterfaceLayout
  private let rows: [InterfaceRows.Row]

  init(_ layout: InterfaceLayout, _ rows: [InterfaceRows.Row]) {
    self.layout = layout
    self.rows = rows
  }

  /// A scene, laid out.
  package struct Scene {
    package let id: String
    /// The name in messages: its reuse identifier, else what Xcode shows and the object id.
    package let name: String
    package let isTableCell: Bool
    /// The reuse identifier of the cell; nil for one without, and for a view that is no cell.
    package let reuseIdentifier: String?
    package let root: UIView
    /// The cell's content view, or the root.
    package let content: UIView
    /// The height in points of its row; nil for no cell of a table that sizes its rows.
    package let fittedHeight: CGFloat?

    init(_ scene: InterfaceScene, _ stored: StoredScene) {
      id = scene.id
      name = Diagnostic.printable(scene.reuseIdentifier ?? "\(scene.title) \(scene.id)")
      isTableCell = scene.kind == .tableCell
      reuseIdentifier = scene.reuseIdentifier
      root = stored.root
      content = stored.content
      fittedHeight = stored.fittedHeight
    }
  }

  /// The width of the canvas, in points.
  package var width: Double { Double(layout.device.size.width) }

  /// The environment of the canvas; what the request says goes first.
  package func environment(_ request: LayoutRequest, text: any TextMeasurer) -> LayoutEnvironment {
    let header = layout.document.header
    let scale = header.tools.canvasScale ?? layout.device.scale
    return LayoutEnvironment(
      profile: request.profile.flatMap(OSProfile.named) ?? header.tools.profile,
      text: text, displayScale: request.scale.map { CGFloat($0) } ?? scale,
      contentSizeCategory: request.contentSizeCategories.first ?? header.contentSizeCategory,
      language: request.languages.first)
  }

  /// The layout tree of the scenes in an environment, without any.
  package func header(_ environment: LayoutEnvironment) -> LayoutTree {
    LayoutTree(
      file: layout.document.path, width: width, scale: Double(environment.displayScale),
      profile: environment.profile.name)
  }

  /// Calls `body` with each scene in the order of the file, in the current environment.
  package func forEachScene<Failure: Error>(
    _ body: (Scene) throws(Failure) -> Void
  ) throws(Failure) {
    for row in rows {
      let stored = layout.stored(row.scene, row.content)
      try withExtendedLifetime(stored) { () throws(Failure) in try body(Scene(row.scene, stored)) }
    }
  }

  /// The subjects of lint rules, in the current environment: cells of tables as rows on a phone, as
  /// wide as they are stored and as high as their table makes them; other scenes as stored.
  ///
  /// - Parameters:
  ///   - width: that of cells in points, in place of the stored one.
  ///   - sources: where code may give heights to rows.
  package func lintScenes(
    atWidth width: Double? = nil, _ sources: RowHeightSources = RowHeightSources([])
  ) -> [LintScene] {
    let phone = layout.onPhone
    let reader = InterfaceLintReader(phone, canvas: layout, sources)
    return phone.scenes.map { scene in
      scene.kind == .tableCell ? reader.row(scene, atWidth: width) : reader.scene(scene)
    }
  }
}
