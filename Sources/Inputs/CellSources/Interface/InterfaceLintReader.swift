import InterfaceBuilder
import Linting
import Reading
import UIKitCore

/// Makes of the scenes of an Interface Builder file what rules look at.
final class InterfaceLintReader {
  private let layout: InterfaceLayout
  private let lines: LineIndex
  private let outlets: [String: String]

  init(_ layout: InterfaceLayout) {
    self.layout = layout
    lines = layout.document.lines
    outlets = layout.document.outletNames
  }

  /// A scene at its stored size.
  func scene(_ scene: InterfaceScene) -> LintScene {
    let stored = layout.stored(scene)
    return self.scene(
      scene, root: stored.root, content: stored.content, stored.inventory, Self.rowHeight(scene))
  }

  /// A scene in a layout whose views and constraints were made from the elements of `inventory`.
  func scene(
    _ scene: InterfaceScene, root: UIView, content: UIView, _ inventory: SceneInventory,
    _ rowHeight: LintScene.RowHeight
  ) -> LintScene {
    let names = layout.names(in: scene)
    let views = inventory.views.filter { $0.view !== root }.map { entry in
      LintView(
        view: entry.view, id: entry.source.id ?? scene.id,
        name: entry.source.id.flatMap(names.label) ?? entry.source.name,
        place: place(entry.source), storedFrame: entry.source.storedFrame,
        hasUnknownSize: Self.hasUnknownSize(entry))
    }
    let constraints = inventory.constraints.map { entry in
      LintConstraint(
        constraint: entry.constraint, id: entry.source.id ?? scene.id, place: place(entry.source))
    }
    var subject = LintScene(
      id: scene.id, name: sceneName(scene), place: place(scene.source),
      reuseIdentifier: scene.reuseIdentifier, owner: scene.tableSource?.id,
      rowHeight: rowHeight,
      estimatedHeight: scene.tableSource?.number("estimatedRowHeight").flatMap {
        $0 > 0 ? $0 : nil
      },
      root: root, content: content, views: views, constraints: constraints)
    subject.unusable = inventory.faults.map { [lines] fault in
      UnusableConstraint(
        id: fault.object, place: SourcePlace { lines.location(ofByte: fault.offset) },
        message: fault.message, hint: fault.hint)
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

  /// A cell's own height counts in a storyboard only: a table that registers a nib does not look at
  /// it.
  private static func rowHeight(_ scene: InterfaceScene) -> LintScene.RowHeight {
    guard scene.kind == .tableCell else { return .none }
    guard let table = scene.tableSource else { return .unknown }
    if let own = scene.source.number("rowHeight"), own > 0 { return .fixed(own) }
    guard let common = table.number("rowHeight") else { return .fixed(standard) }
    return common > 0 ? .fixed(common) : .automatic
  }

  /// What tables of Xcode 5 to 8 leave out.
  private static let standard: CGFloat = 44
}
