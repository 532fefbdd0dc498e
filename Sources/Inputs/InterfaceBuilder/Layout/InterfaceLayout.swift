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

/// A scene as a row of a table.
public struct InterfaceRow {
  /// The cell.
  public let cell: UITableViewCell
  /// The height that the document stores, for a content without an unbroken chain of constraints.
  public let storedHeight: CGFloat

  /// The height of the row in a table of that width: its content's, where constraints decide it. Up
  /// to iOS 7 tables do not size rows; the content's height and a point for the separator is what
  /// applications gave.
  public func height(inTableOfWidth width: CGFloat) -> CGFloat {
    cell.frame.size.width = width
    let fitted = cell.contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    guard fitted.height > 1 else { return storedHeight }
    let profile = cell.environment.profile.table
    return profile.selfSizes ? UITableView.automaticDimension : fitted.height + 1
  }
}

/// Builds scenes as an application gets them from a nib: nothing is held at its stored frame but
/// what says so.
struct RowBuilder {
  let context: BuildContext
  let names: SceneNames
  let content: SceneContent

  func build(_ scene: InterfaceScene) -> InterfaceRow {
    let stored = scene.element.rect("frame")?.size ?? CGSize(width: 320, height: 44)
    let cell = scene.kind == .tableCell ? tableCell(scene) : hostingCell(scene, stored)
    return InterfaceRow(cell: cell, storedHeight: max(1, stored.height))
  }

  private func tableCell(_ scene: InterfaceScene) -> UITableViewCell {
    let builder = ViewBuilder(context, usesMasks: true)
    let cell = TableCellBuilder(builder).cell(scene.element)
    finish(builder)
    return cell
  }

  /// What takes all views to be there.
  private func finish(_ builder: ViewBuilder) {
    ConstraintReader(objects: builder.objects, notes: context.notes).activateAll()
    RuntimeAttributes(context).apply(to: builder.objects)
    ContentFiller(context: context, names: names, objects: builder.objects).fill(content)
    builder.objects.takeNames(names)
  }

  /// A view stands at the leading edge of its row. Items of collections keep their width as far as
  /// there is room.
  private func hostingCell(_ scene: InterfaceScene, _ stored: CGSize) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: scene.reuseIdentifier)
    let builder = ViewBuilder(context, usesMasks: true)
    guard let root = builder.view(scene.element) else { return cell }
    root.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(root)
    let host = cell.contentView
    let keepsWidth = scene.kind == .collectionCell
    let width = root.widthAnchor.constraint(equalToConstant: stored.width)
    width.priority = UILayoutPriority(999)
    let height = root.heightAnchor.constraint(equalToConstant: stored.height)
    height.priority = scene.kind.hasSizeOfItsOwn ? UILayoutPriority(999) : Self.belowContents
    NSLayoutConstraint.activate([
      root.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      root.topAnchor.constraint(equalTo: host.topAnchor),
      root.bottomAnchor.constraint(equalTo: host.bottomAnchor),
      keepsWidth
        ? root.trailingAnchor.constraint(lessThanOrEqualTo: host.trailingAnchor)
        : root.trailingAnchor.constraint(equalTo: host.trailingAnchor),
      height,
    ])
    if keepsWidth { width.isActive = true }
    finish(builder)
    return cell
  }

  /// Contents and constraints decide a height where they say anything about it.
  private static let belowContents = UILayoutPriority(60)
}

extension InterfaceScene.Kind {
  /// Whether it is as high as stored whatever its content: screens are, and what a collection's
  /// layout gives a size.
  fileprivate var hasSizeOfItsOwn: Bool {
    switch self {
    case .controllerView, .collectionCell, .reusableView: true
    case .tableCell, .tableHeaderFooter, .xibView, .looseView: false
    }
  }
}
