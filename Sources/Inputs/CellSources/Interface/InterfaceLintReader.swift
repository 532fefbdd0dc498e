import InterfaceBuilder
import Linting
import Reading
import UIKitCore

/// Makes of the scenes of an Interface Builder file what rules look at.
final class InterfaceLintReader {
  private let layout: InterfaceLayout
  /// The layout that the file stores, where `layout` is another.
  private let canvas: InterfaceLayout
  private let lines: LineIndex
  private let outlets: [String: String]
  private let owner: InterfaceDocument.Owner
  private let sources: RowHeightSources

  init(
    _ layout: InterfaceLayout, canvas: InterfaceLayout? = nil,
    _ sources: RowHeightSources = RowHeightSources([])
  ) {
    self.layout = layout
    self.canvas = canvas ?? layout
    self.sources = sources
    lines = layout.document.lines
    outlets = layout.document.outletNames
    owner = layout.document.owner
  }

  /// A scene at its stored size, with what a phone shows in it.
  func scene(_ scene: InterfaceScene) -> LintScene {
    var subject = atStoredSize(scene, onCanvas: false)
    subject.stored = { [self] in atStoredSize(scene, onCanvas: true) }
    return subject
  }

  private func atStoredSize(_ scene: InterfaceScene, onCanvas: Bool) -> LintScene {
    let layout = onCanvas ? canvas : self.layout
    let scene = onCanvas ? layout.scenes.first { $0.id == scene.id } ?? scene : scene
    let stored = layout.stored(scene, SceneContent(), holdsEmptyViewsOpen: onCanvas)
    return self.scene(
      scene, root: stored.root, content: stored.content, stored.inventory, rowHeight(scene))
  }

  /// The cell of a table as a row of a table that is as wide as the stored cell. `width`: that of
  /// the table in points, in place of the stored one.
  func row(_ scene: InterfaceScene, atWidth width: Double? = nil) -> LintScene {
    let size = scene.storedSize
    let height = rowHeight(scene)
    let table = InterfaceTable(
      layout, [(scene, SceneContent())], at: .width(width ?? Double(max(1, size.width))),
      givesHeight: height != .unknown && height != .given)
    guard let cell = table.tableView.withRow(at: IndexPath(row: 0, section: 0), { $0 }) else {
      return self.scene(scene)
    }
    var subject = self.scene(
      scene, root: cell, content: cell.contentView, table.inventory(ofRow: 0), height)
    // Of a frame that is out of date the prototype's own height is right.
    subject.storedHeight =
      scene.source.number("rowHeight").flatMap { $0 > 0 ? $0 : nil } ?? size.height
    subject.keepsHeight = table.keepsHeight(ofRow: 0)
    // The table goes with the scene: its cell is laid out as long as it lives.
    subject.stored = { [self, table] in
      withExtendedLifetime(table) { atStoredSize(scene, onCanvas: true) }
    }
    return subject
  }

  /// A scene in a layout whose views and constraints were made from the elements of `inventory`.
  func scene(
    _ scene: InterfaceScene, root: UIView, content: UIView, _ inventory: SceneInventory,
    _ rowHeight: LintScene.RowHeight
  ) -> LintScene {
    let names = layout.names(in: scene)
    let accessory = (root as? UITableViewCell)?.accessoryView
    let shown = inventory.views.filter { entry in
      entry.view !== root && !(accessory.map(entry.view.isDescendant) ?? false)
    }
    let views = shown.map { entry in
      LintView(
        view: entry.view, id: entry.source.id ?? scene.id,
        name: entry.source.id.flatMap(names.label) ?? entry.source.name,
        place: place(entry.source), storedFrame: entry.source.storedFrame,
        hasUnknownSize: Self.hasUnknownSize(entry), isStandIn: Self.isStandIn(entry),
        mayChange: mayChange(entry.source))
    }
    let constraints = inventory.constraints.map { entry in
      LintConstraint(
        constraint: entry.constraint, id: entry.source.id ?? scene.id, place: place(entry.source))
    }
    var subject = LintScene(
      id: scene.id, name: sceneName(scene), place: place(scene.source),
      reuseIdentifier: scene.reuseIdentifier,
      // The cells of a static table are made once, whatever they are called.
      owner: scene.tableSource.flatMap { $0["dataMode"] == "static" ? nil : $0.id },
      rowHeight: rowHeight,
      estimatedHeight: scene.tableSource?.number("estimatedRowHeight").flatMap {
        $0 > 0 ? $0 : nil
      },
      root: root, content: content, views: views, constraints: constraints)
    subject.hasCanvasSize = hasCanvasSize(scene)
    subject.hasCanvasHeight = scene.kind == .tableHeaderFooter
    subject.unusable = inventory.faults.map { [lines] fault in
      UnusableConstraint(
        id: fault.object, place: SourcePlace { lines.location(ofByte: fault.offset) },
        message: fault.message, hint: fault.hint)
    }
    subject.unusable += layout.document.danglingOutlets(in: scene.source).map { [lines] outlet in
      UnusableConstraint(
        id: outlet.name, place: SourcePlace { lines.location(ofByte: outlet.offset) },
        message: "outlet '\(outlet.name)' leads to '\(outlet.id)', which the file does not have",
        hint: "connect it again, or remove it: loading the file fails or leaves it nil")
    }
    return subject
  }

  private func place(_ element: SourceElement) -> SourcePlace {
    SourcePlace { [lines] in lines.location(ofByte: element.offset) }
  }

  private func sceneName(_ scene: InterfaceScene) -> String {
    if let name = scene.source["userLabel"] ?? scene.reuseIdentifier { return "'\(name)'" }
    return outlets[scene.id] ?? scene.source["customClass"] ?? "\(scene.source.name) \(scene.id)"
  }

  /// A class of the application may have an intrinsic size; so has an image that nobody has here,
  /// and a text that is only known when the application runs.
  private static func hasUnknownSize(_ entry: SceneInventory.Entry) -> Bool {
    if let image = entry.view as? UIImageView {
      return image.image == nil && entry.source["image"] != nil
    }
    if let label = entry.view as? UILabel { return label.text?.isEmpty ?? true }
    return entry.source.name == "view" && entry.source["customClass"] != nil
  }

  /// Whether Interface Builder was told of a size that stands for the real one, or not to check the
  /// layout; an image view without an image gets one from code.
  private static func isStandIn(_ entry: SceneInventory.Entry) -> Bool {
    entry.source["placeholderIntrinsicWidth"] != nil
      || entry.source["placeholderIntrinsicHeight"] != nil
      || entry.source["verifyAmbiguity"] == "off"
      || (entry.view as? UIImageView).map { $0.image == nil } ?? false
  }

  /// Whether code may give the view content: it has an outlet or a class of the application's.
  private func mayChange(_ source: SourceElement) -> Bool {
    source["customClass"] != nil || source.id.map { outlets[$0] != nil } ?? false
  }

  /// Whether code puts the root into another view: no controller, table or collection has it.
  private func hasCanvasSize(_ scene: InterfaceScene) -> Bool {
    switch scene.kind {
    case .xibView: scene.id != owner.view
    case .looseView: true
    case .collectionCell: scene.hasCustomSize
    case .tableCell, .reusableView, .controllerView, .tableHeaderFooter: false
    }
  }

  /// Who decides the height of a row. The height of a prototype counts for the canvas only, that of
  /// a static cell for its row; a cell in a file of its own may be in any table. What code says goes
  /// first.
  private func rowHeight(_ scene: InterfaceScene) -> LintScene.RowHeight {
    guard scene.kind == .tableCell else { return .none }
    let names = [
      scene.controllerSource?["customClass"], scene.source["customClass"],
      owner.className(holding: scene.id),
    ]
    let decision = sources.decision(on: (names + [scene.reuseIdentifier]).compactMap(\.self))
    if decision == .code { return .given }
    guard let table = scene.tableSource else { return .unknown }
    if let height = scene.tableHeight {
      return decision == nil && !scene.hasOwnHeight ? .fixed(height) : .unknown
    }
    return table.number("rowHeight").map { $0 > 0 ? .unknown : .automatic } ?? .unknown
  }
}
