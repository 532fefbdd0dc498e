import Foundation
import LayoutTree
import Scene
import TestSupport
import Testing

@testable import UIKitCore
@testable import ViewDrawing

@Suite("A row in a picture")
struct CellPainterTests {
  @Test("that is selected has the selection over its ground, and no line below")
  func selection() throws {
    let plain = try shapes { _ in }
    let selected = try shapes { $0.isSelected = true }
    #expect(plain.count(of: Scene.Color(0xd1, 0xd1, 0xd6)) == 0)
    #expect(selected.count(of: Scene.Color(0xd1, 0xd1, 0xd6)) == 1)
    #expect(plain.count(of: separator) == 1)
    #expect(selected.count(of: separator) == 0)
    #expect(
      try shapes {
        $0.isSelected = true; $0.selectionStyle = .none
      } == plain)
  }

  @Test("begins and ends a grouped block with lines from side to side")
  func groupedLines() throws {
    let lines = try shapes(style: .grouped) { _ in }.filter { $0.color == separator }
    #expect(
      lines.map(\.bounds) == [Scene.Rect(0, 0, 320, 0.5), Scene.Rect(0, 43.5, 320, 0.5)])
    #expect(try shapes(style: .insetGrouped) { _ in }.count(of: separator) == 0)
  }

  @Test("with a picture of its style has its line begin with the text")
  func separatorBelowPicture() throws {
    let image = UIImage(size: CGSize(width: 29, height: 29))
    let shapes = try shapes { $0.imageView?.image = image }
    #expect(shapes.first { $0.color == separator }?.bounds.x == 60.0)
  }

  @Test("since iOS 26 has its line end before an accessory, or at the side margin")
  func separatorEnd() throws {
    let line = { (accessory: UITableViewCell.AccessoryType) in
      try shapes(profile: "ios26") { $0.accessoryType = accessory }
        .first { $0.color == Scene.Color(0, 0, 0, alpha: 0x19) }?.bounds
    }
    #expect(try line(.none) == Scene.Rect(16, 43, 288, 1))
    #expect(try line(.disclosureIndicator) == Scene.Rect(16, 43, 277.5, 1))
  }

  @Test(
    "that is edited has its sign at the leading side margin",
    arguments: [
      (UITableViewCell.EditingStyle.delete, Scene.Color(0xff, 0x3b, 0x30)),
      (.insert, Scene.Color(0x34, 0xc7, 0x59)),
    ])
  func editing(style: UITableViewCell.EditingStyle, color: Scene.Color) throws {
    let left = try shapes(editing: style) { _ in }
    #expect(left.first { $0.color == color }?.bounds == Scene.Rect(16, 11, 22, 22))
    let right = try shapes(editing: style) { $0.semanticContentAttribute = .forceRightToLeft }
    #expect(right.first { $0.color == color }?.bounds == Scene.Rect(282, 11, 22, 22))
    #expect(try shapes { _ in }.count(of: color) == 0)
  }

  // MARK: Making

  private let separator = Scene.Color(0x3c, 0x3c, 0x43, alpha: 0x4a)

  /// A filled shape of a picture.
  struct Shape: Equatable {
    let color: Scene.Color
    let bounds: Scene.Rect
  }

  private func shapes(
    style: UITableView.Style = .plain, profile: String = "ios18",
    editing: UITableViewCell.EditingStyle? = nil, _ change: @escaping (UITableViewCell) -> Void
  ) throws -> [Shape] {
    let rows = OneRow(style: style, profile: profile, editing: editing, change)
    let items = TablePainter(rows.table, assets: SceneAssets(BoxSetter())).items { _, _ in
      LayoutTree.Scene(id: "0.0", height: 0, contentHeight: 0, views: [], constraints: [])
    }
    return shapes(in: [try #require(items.first { $0.scene != nil }).node])
  }

  private func shapes(in nodes: [Scene.Node]) -> [Shape] {
    nodes.flatMap { node -> [Shape] in
      switch node {
      case .group(let group): shapes(in: group.children)
      case .fill(let path, let color):
        path.bounds.map { [Shape(color: color, bounds: $0)] } ?? []
      default: []
      }
    }
  }
}

extension [CellPainterTests.Shape] {
  fileprivate func count(of color: Scene.Color) -> Int { count { $0.color == color } }
}

/// A table of one row.
private final class OneRow: NSObject, UITableViewDataSource, UITableViewDelegate {
  let table: UITableView
  private let change: (UITableViewCell) -> Void
  private let editing: UITableViewCell.EditingStyle?

  init(
    style: UITableView.Style, profile: String, editing: UITableViewCell.EditingStyle?,
    _ change: @escaping (UITableViewCell) -> Void
  ) {
    self.change = change
    self.editing = editing
    table = LayoutEnvironment(
      profile: OSProfile.named(profile) ?? .standard, text: FixedAdvanceMeasurer()
    ).perform {
      UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
    }
    super.init()
    table.dataSource = self
    table.delegate = self
    table.isEditing = editing != nil
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row"
    change(cell)
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { editing ?? .none }
}
