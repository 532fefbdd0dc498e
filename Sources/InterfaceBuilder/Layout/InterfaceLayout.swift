import Diagnostics
import UIKit

/// A document ready to be laid out: its scenes for one device, in one environment.
///
/// Views take the environment that is current when they are made.
public struct InterfaceLayout {
  /// The document.
  public let document: InterfaceDocument
  /// What it is laid out on.
  public let device: CanvasDevice
  /// What is laid out by itself, in the order of the file.
  public let scenes: [InterfaceScene]
  private let context: BuildContext

  /// The document as it is on the device that it was last shown on.
  public init(_ document: InterfaceDocument) {
    self.document = document
    device = document.header.device
    let root = VariationResolver(device: device).resolve(document.root)
    scenes = SceneFinder.scenes(of: root, document.header)
    context = BuildContext(
      device: device, tools: document.header.tools, document: root, notes: NoteLog())
  }

  /// A scene at the size that the document stores, laid out.
  public func stored(_ scene: InterfaceScene) -> StoredScene {
    StoredSceneBuilder(context: context.onCanvas, header: document.header).build(scene)
  }

  /// The scenes that a picture of the document shows: its cells, else its views of their own, else the views of
  /// its controllers.
  public var shownScenes: [InterfaceScene] {
    let groups: [Set<InterfaceScene.Kind>] = [
      [.tableCell, .collectionCell, .reusableView], [.xibView, .tableHeaderFooter, .looseView],
      [.controllerView],
    ]
    for kinds in groups {
      let found = scenes.filter { kinds.contains($0.kind) }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// A scene as a row that may be laid out at any width: a table cell as a nib gives it, anything else in a
  /// cell of its own.
  public func row(_ scene: InterfaceScene) -> InterfaceRow {
    RowBuilder(context: context).build(scene)
  }

  /// What the scenes built so far ask for and could not be given; each thing once.
  public var notes: [Diagnostic] {
    context.notes.diagnostics { document.source.location(ofByte: $0.offset) }
  }
}
