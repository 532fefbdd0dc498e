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
  private let root: Element
  private let context: BuildContext
  private let resources: InterfaceResources?

  /// The document as it is on the device that it was last shown on, with what lies beside it.
  public init(_ document: InterfaceDocument, _ resources: InterfaceResources? = nil) {
    self.document = document
    self.resources = resources
    device = document.header.device
    root = document.resolved(resources)
    scenes = SceneFinder.scenes(of: root, document.header)
    context = BuildContext(
      device: device, tools: document.header.tools, document: root, notes: NoteLog(),
      assets: resources?.assets ?? AssetCatalog([]))
  }

  /// A scene at the size that the document stores, laid out.
  public func stored(_ scene: InterfaceScene) -> StoredScene { stored(scene, SceneContent()) }

  /// A scene at the size that the document stores, with content of its own.
  package func stored(_ scene: InterfaceScene, _ content: SceneContent) -> StoredScene {
    StoredSceneBuilder(
      context: context.onCanvas, header: document.header, names: names(in: scene), content: content
    ).build(scene)
  }

  /// What the views of a scene are called.
  package func names(in scene: InterfaceScene) -> SceneNames { SceneNames(scene, root: root) }

  /// The scenes that a picture of the document shows: its cells, else its views of their own, else
  /// the views of its controllers.
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

  /// A scene as a row that may be laid out at any width: a table cell as a nib gives it, anything
  /// else in a cell of its own.
  public func row(_ scene: InterfaceScene) -> InterfaceRow { row(scene, SceneContent()) }

  /// A scene as a row, with content of its own.
  package func row(_ scene: InterfaceScene, _ content: SceneContent) -> InterfaceRow {
    RowBuilder(context: context, names: names(in: scene), content: content).build(scene)
  }

  /// The files beside the document that were read so far.
  public var files: [String] { resources?.files ?? [] }

  /// What the scenes built so far ask for and could not be given; each thing once.
  public var notes: [Diagnostic] {
    (resources?.diagnostics ?? [])
      + context.notes.diagnostics { document.source.location(ofByte: $0.offset) }
  }
}

extension InterfaceDocument {
  /// The elements for the document's device, in the language of its resources.
  func resolved(_ resources: InterfaceResources?) -> Element {
    let root = VariationResolver(device: header.device).resolve(root)
    guard let texts = resources?.texts?.texts, !texts.isEmpty else { return root }
    return TextLocalizer(texts).resolve(root)
  }
}
