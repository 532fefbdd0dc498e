import LayoutChanges
import LayoutDiagrams
import LayoutTree
import Scene
import UIKitCore
import ViewDrawing

/// A cell of one version, laid out and painted.
struct DiffCell {
  /// An object id, or `section.row` of a template's row.
  let id: String
  let reuseIdentifier: String?
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

extension DiffTable {
  /// The rows of a table that is laid out.
  ///
  /// - Parameters:
  ///   - declared: what was written for each row; nil where its views say that.
  ///   - names: what each row is called in its source; nil where rows have only numbers.
  ///   - picked: the id or reuse identifier of the only cells to compare.
  init(
    _ table: UITableView, _ declared: [DeclaredRow]?, named names: [String]?, picked: String?,
    _ assets: SceneAssets
  ) {
    let painter = TablePainter(table, assets: assets)
    var declarations: [SceneDeclaration] = []
    let items = painter.items { cell, path in
      // Views of documents are paired by object ids, which stay when names change.
      let scene = RowReader.scene(
        of: cell, at: path, .frames, declared == nil ? .names : .objectIDs)
      declarations.append(
        declared?[path.row].declaration ?? SceneDeclaration(of: cell, laidOutAs: scene))
      return scene
    }
    palette = .of(table)
    rowBackground = painter.rowBackground
    for item in items {
      guard let scene = item.scene else { continue }
      let row = declared?[cells.count]
      let compared = ComparedScene(outline: declarations[cells.count], layout: scene)
      cells.append(DiffCell(row, name: names?[cells.count], compared, item))
    }
    guard names == nil else { return }
    cells.removeAll { picked != nil && $0.reuseIdentifier != picked && $0.id != picked }
  }
}

extension DiffCell {
  /// A cell as declared, a row of a template, or a preview or class with its name.
  fileprivate init(
    _ row: DeclaredRow?, name: String?, _ compared: ComparedScene, _ item: PaintedItem
  ) {
    let scene = compared.layout
    id = row?.id ?? name ?? scene.id
    reuseIdentifier = row == nil ? scene.reuseIdentifier : row?.reuseIdentifier
    title = row?.title ?? name ?? scene.reuseIdentifier ?? ""
    self.compared = compared
    self.item = item
    isRow = row == nil && name == nil
  }
}

extension SceneDeclaration {
  /// The declaration of a template's row, as its views have it.
  init(of cell: UITableViewCell, laidOutAs scene: LayoutTree.Scene) {
    let views = ViewNames(of: cell).entries
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
  /// The properties that decide the view's size and the texts that readers see.
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
