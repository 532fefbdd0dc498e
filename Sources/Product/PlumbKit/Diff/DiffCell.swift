import InterfaceBuilder
import LayoutChanges
import LayoutDiagrams
import LayoutTree
import Scene
import UIKit
import ViewDrawing

/// A cell of one version, laid out and painted.
struct DiffCell {
  /// An object id, or `section.row` of a template's row.
  let id: String
  let reuseIdentifier: String?
  /// What people call it.
  let title: String
  let compared: ComparedScene
  let item: PaintedItem

  /// Whether the cell is one of a template's rows, which have no ids of their own.
  let isRow: Bool

  /// The name of a cell in messages: `PhotoCell (kQ3-4f-abc)`, `row 0.1 mail`.
  func title(withID: Bool) -> String {
    if isRow { return title.isEmpty ? "row \(id)" : "row \(id) \(title)" }
    return withID && title != id ? "\(title) (\(id))" : title
  }
}

/// The cells of one version in a variant, and what is around them.
struct DiffTable {
  var cells: [DiffCell] = []
  var palette = DiagramPalette.light
  var rowBackground = Scene.Color.white
}

extension PlumbSession {
  /// The cells of a version in a variant.
  func diffTable(
    of side: DiffSide, at variant: LayoutVariant, _ request: DiffRequest, _ assets: SceneAssets
  ) throws(PlumbError) -> DiffTable {
    switch side {
    case .absent: return DiffTable()
    case .interface(let layout):
      let scenes = layout.scenes.filter { scene in
        request.scene.map { $0 == scene.id || $0 == scene.reuseIdentifier } ?? true
      }
      return interfaceTable(layout, scenes, at: variant, assets)
    case .template(let template):
      let localized = try localized(template, for: variant)
      let (table, _) = table(of: localized, at: variant)
      table.tableView.layoutAllRows()
      return withExtendedLifetime(table) {
        templateTable(table.tableView, picked: request.scene, assets)
      }
    }
  }

  private func interfaceTable(
    _ layout: InterfaceLayout, _ scenes: [InterfaceScene], at variant: LayoutVariant,
    _ assets: SceneAssets
  ) -> DiffTable {
    let table = variant.environment(text: typesetter).perform {
      let rows = scenes.map { ($0, SceneContent()) }
      let table = InterfaceTable(layout, rows, width: CGFloat(variant.width))
      table.tableView.layoutAllRows()
      return table
    }
    let painter = TablePainter(table.tableView, assets: assets)
    let items = painter.items { cell, path in RowReader.scene(of: cell, at: path) }
    let outlines = layout.outlines(of: scenes)
    let cells = items.enumerated().compactMap { index, item in
      item.scene.map { tree in
        DiffCell(
          id: scenes[index].id, reuseIdentifier: scenes[index].reuseIdentifier,
          title: scenes[index].title,
          compared: ComparedScene(outline: outlines[index], layout: tree), item: item,
          isRow: false)
      }
    }
    return DiffTable(
      cells: cells, palette: .of(table.tableView), rowBackground: painter.rowBackground)
  }

  private func templateTable(
    _ table: UITableView, picked: String?, _ assets: SceneAssets
  ) -> DiffTable {
    let painter = TablePainter(table, assets: assets)
    var cells: [DiffCell] = []
    var outlines: [SceneDeclaration] = []
    let items = painter.items { cell, path in
      let scene = RowReader.scene(of: cell, at: path)
      outlines.append(SceneDeclaration(of: cell, laidOutAs: scene))
      return scene
    }
    for item in items {
      guard let scene = item.scene else { continue }
      let outline = outlines[cells.count]
      cells.append(
        DiffCell(
          id: scene.id, reuseIdentifier: scene.reuseIdentifier,
          title: scene.reuseIdentifier ?? "",
          compared: ComparedScene(outline: outline, layout: scene), item: item,
          isRow: true))
    }
    cells.removeAll { picked != nil && $0.reuseIdentifier != picked && $0.id != picked }
    return DiffTable(
      cells: cells, palette: .of(table), rowBackground: painter.rowBackground)
  }
}

extension SceneDeclaration {
  /// What a template's row asks for, as its views have it.
  init(of cell: UITableViewCell, laidOutAs scene: LayoutTree.Scene) {
    let views = ViewNames(cell.contentView, named: "contentView").entries
    let parts = Set(views.filter { $0.view is UIControl }.map(\.id))
    self.init(
      items: views.filter { !parts.contains($0.parent ?? "") }.map {
        Item(
          id: $0.id, kind: "\(type(of: $0.view))", parent: $0.parent,
          properties: $0.view.outlineProperties)
      },
      constraints: scene.constraints.map(\.asWritten))
    if let reuse = cell.reuseIdentifier {
      properties.append(Property("reuseIdentifier", .word(reuse)))
    }
  }
}

extension LayoutTree.Constraint {
  /// The constraint without what came of it.
  fileprivate var asWritten: Self {
    var constraint = self
    constraint.violation = 0
    constraint.isBroken = false
    return constraint
  }
}

extension UIView {
  /// What decides about the view's size and what readers see of it.
  fileprivate var outlineProperties: [SceneDeclaration.Property] {
    var properties: [SceneDeclaration.Property] = []
    switch self {
    case let label as UILabel:
      if let text = label.text { properties.append(.init("text", .text(text))) }
      properties += [
        .init("fontSize", .number(Double(label.font.pointSize))),
        .init("numberOfLines", .number(Double(label.numberOfLines))),
      ]
    case let button as UIButton:
      if let title = button.title(for: .normal) { properties.append(.init("title", .text(title))) }
    case let field as UITextField:
      if let text = field.text, !text.isEmpty { properties.append(.init("text", .text(text))) }
    default: break
    }
    if isHidden { properties.append(.init("hidden", .word("YES"))) }
    for (axis, name) in [
      (NSLayoutConstraint.Axis.horizontal, "horizontal"), (.vertical, "vertical"),
    ] {
      properties += [
        .init(
          "\(name)HuggingPriority",
          .number(Double(contentHuggingPriority(for: axis).rawValue))),
        .init(
          "\(name)CompressionResistancePriority",
          .number(Double(contentCompressionResistancePriority(for: axis).rawValue))),
      ]
    }
    return properties
  }
}
