import Reading
import UIKit

/// A document ready for layout: its scenes for one device, in one environment.
///
/// Views use the environment that is current when they are created.
public struct InterfaceLayout {
  /// The file that the scenes are made from.
  public let document: InterfaceDocument
  /// The device that the document is laid out on.
  public let device: CanvasDevice
  /// The scenes, each laid out by itself, in the order of the file.
  public let scenes: [InterfaceScene]
  private let root: Element
  private let context: BuildContext
  private let resources: InterfaceResources?
  private let lines: LineIndex

  /// Prepares a document for the device that it was saved with, with the resources beside it.
  public init(_ document: InterfaceDocument, _ resources: InterfaceResources? = nil) {
    self.document = document
    self.resources = resources
    device = document.header.device
    lines = document.lines
    root = document.resolved(resources)
    scenes = SceneFinder.scenes(of: root, document.header)
    context = BuildContext(
      document, resolved: root, assets: resources?.assets ?? AssetCatalog([]))
  }

  /// The document as a phone in portrait shows it: itself, unless it was saved on the canvas of any
  /// device, for which its variations for compact widths do not count.
  package var onPhone: InterfaceLayout {
    let other = document.asOnPhone
    return other.header.device == device ? self : InterfaceLayout(other, resources)
  }

  /// Lays out a scene at the size that the document stores.
  public func stored(_ scene: InterfaceScene) -> StoredScene { stored(scene, SceneContent()) }

  /// Lays out a scene at the size that the document stores, with other content.
  /// `holdsEmptyViewsOpen`: whether empty arranged views have a size, as on the canvas only.
  package func stored(
    _ scene: InterfaceScene, _ content: SceneContent, holdsEmptyViewsOpen: Bool = true
  ) -> StoredScene {
    let stored = StoredSceneBuilder(
      context: context.onCanvas, header: document.header, names: names(in: scene), content: content,
      holdsEmptyViewsOpen: holdsEmptyViewsOpen
    ).build(scene)
    stored.inventory.noteDeclarations(in: lines)
    return stored
  }

  /// Notes that a row has a height that its app's code gives it, in points.
  package func noteHeight(_ height: CGFloat, of scene: InterfaceScene) {
    context.notes.add(.codeHeight, scene.element, readable(Double(height)))
  }

  /// The names of a scene's views.
  package func names(in scene: InterfaceScene) -> SceneNames { SceneNames(scene, root: root) }

  /// The scenes in a picture: the cells, else the top-level views, else the controllers' views.
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

  /// A scene as a row of any width: a table cell as a nib makes it, other views inside a cell.
  public func row(_ scene: InterfaceScene) -> InterfaceRow { row(scene, SceneContent()) }

  package func row(_ scene: InterfaceScene, _ content: SceneContent) -> InterfaceRow {
    let row = RowBuilder(context: context, names: names(in: scene), content: content).build(scene)
    row.inventory.noteDeclarations(in: lines)
    return row
  }

  /// The files beside the document that have been read so far.
  public var files: [String] { resources?.files ?? [] }

  /// The settings of the scenes built so far that are not supported, each once.
  public var notes: [Diagnostic] {
    (resources?.diagnostics ?? [])
      + context.notes.diagnostics(lines.location(ofByte:))
  }
}

extension InterfaceDocument {
  /// The document for a phone in portrait; itself, unless it was saved on the canvas of any device and
  /// has variations.
  var asOnPhone: InterfaceDocument {
    header.device.horizontal == .unspecified && root.hasSizeClasses ? onPhone : self
  }

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
  /// The stored height in points, for a content without an unbroken chain of constraints.
  public let storedHeight: CGFloat
  /// The elements that its views and constraints were made from.
  package let inventory: SceneInventory

  /// The stored height if no constraints decide one; else `automaticDimension`, or, where tables
  /// size no rows (up to iOS 7), the content's height and a point for the separator. In points.
  public func height(inTableOfWidth width: CGFloat) -> CGFloat {
    cell.frame.size.width = width
    let fitted = cell.contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    guard fitted.height > 1 else { return storedHeight }
    let profile = cell.environment.profile.table
    return profile.selfSizes ? UITableView.automaticDimension : fitted.height + 1
  }

  /// Whether views stick out of a row that is as high as its constraints make it, or are flat in it,
  /// and none is at the stored height: code gives such rows a height.
  package func leavesViewsOut(atWidth width: CGFloat) -> Bool {
    let former = cell.frame
    defer { cell.frame = former }
    let fitted = cell.contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return hasViewsOut(CGSize(width: width, height: fitted.height))
      && !hasViewsOut(CGSize(width: width, height: storedHeight))
  }

  private func hasViewsOut(_ size: CGSize) -> Bool {
    cell.frame.size = size
    cell.layoutIfNeeded()
    let height = cell.contentView.bounds.height
    return cell.contentView.subviews.contains { view in
      let isFlat = view.frame.height < 1 && view.frame.width >= 1
      return !view.isHidden && (isFlat || view.frame.minY < -1 || view.frame.maxY > height + 1)
    }
  }
}

/// Builds scenes as a nib gives them: only views with a fixed frame keep their stored frames.
struct RowBuilder {
  let context: BuildContext
  let names: SceneNames
  let content: SceneContent

  func build(_ scene: InterfaceScene) -> InterfaceRow {
    let stored = scene.storedSize
    let builder = ViewBuilder(context, usesMasks: true)
    let cell =
      scene.kind == .tableCell
      ? TableCellBuilder(builder).cell(scene.element) : hostingCell(scene, stored, builder)
    takeAccessories(cell, scene.element, builder)
    cell.omitsSeparator = scene.kind != .tableCell || scene.table?["separatorStyle"] == "none"
    return InterfaceRow(
      cell: cell, storedHeight: max(1, stored.height), inventory: finished(builder))
  }

  /// An outlet may name a view in the content view as the accessory, which takes it out.
  private func takeAccessories(
    _ cell: UITableViewCell, _ element: Element, _ builder: ViewBuilder
  ) {
    for outlet in element.elements(in: "connections") where outlet.name == "outlet" {
      guard let view = outlet["destination"].flatMap(builder.objects.item) as? UIView else {
        continue
      }
      if outlet["property"] == "accessoryView" { cell.accessoryView = view }
      if outlet["property"] == "editingAccessoryView" {
        view.removeFromSuperview()
        cell.editingAccessoryView = view
      }
    }
  }

  /// Runs the steps that require all views.
  private func finished(_ builder: ViewBuilder) -> SceneInventory {
    let read = ConstraintReader(
      objects: builder.objects, context: context, names: names
    ).activateAll()
    RuntimeAttributes(context).apply(to: builder.objects)
    ContentFiller(context: context, names: names, objects: builder.objects).fill(content)
    builder.objects.takeNames(names)
    return SceneInventory(builder.objects, read)
  }

  /// A cell around a view, at the leading edge. Items of collections keep their width if it fits.
  private func hostingCell(
    _ scene: InterfaceScene, _ stored: CGSize, _ builder: ViewBuilder
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: scene.reuseIdentifier)
    guard let root = builder.view(scene.element) else { return cell }
    root.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(root)
    // Beside a narrow item there is no row.
    cell.backgroundColor = .clear
    let host = cell.contentView
    let keepsWidth = scene.kind == .collectionCell
    let width = root.widthAnchor.constraint(equalToConstant: stored.width)
    width.priority = .yielding
    let height = root.heightAnchor.constraint(equalToConstant: stored.height)
    height.priority = scene.kind.hasSizeOfItsOwn ? .yielding : Self.belowContents
    let placing = [
      root.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      root.topAnchor.constraint(equalTo: host.topAnchor),
      root.bottomAnchor.constraint(equalTo: host.bottomAnchor),
      keepsWidth
        ? root.trailingAnchor.constraint(lessThanOrEqualTo: host.trailingAnchor)
        : root.trailingAnchor.constraint(equalTo: host.trailingAnchor),
      height,
    ]
    for constraint in placing + [width] { constraint.origin = .hosting }
    NSLayoutConstraint.activate(keepsWidth ? placing + [width] : placing)
    return cell
  }

  /// Below the priorities of contents and constraints, which decide the height if they can.
  private static let belowContents = UILayoutPriority(60)
}

extension CGSize {
  /// The size of a cell that stores none, in points.
  static let usualRow = UITableViewCell.firstSize
}

extension InterfaceScene.Kind {
  /// Whether the stored height holds: for screens, and views that a collection's layout sizes.
  fileprivate var hasSizeOfItsOwn: Bool {
    switch self {
    case .controllerView, .collectionCell, .reusableView: true
    case .tableCell, .tableHeaderFooter, .xibView, .looseView: false
    }
  }
}
