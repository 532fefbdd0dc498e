import Foundation
import LayoutTree
import Scene
import TestSupport
import Testing

@testable import UIKitCore
@testable import ViewDrawing

/// A row is drawn the same whether the table is what is drawn or lies in another view.
@Suite("The layer of a cell, and what its table adds, wherever the table lies")
struct RowPainterTests {
  @Test("round corners, a border and a clip are those of the row", arguments: places)
  func layer(_ place: Place) throws {
    let row = try row(in: place) { cell in
      cell.backgroundColor = .yellow
      cell.layer.cornerRadius = 10
      cell.layer.borderWidth = 2
      cell.layer.borderColor = UIColor.red.cgColor
      cell.clipsToBounds = true
    }
    let outline = Scene.Path.roundedRectangle(Scene.Rect(0, 0, 320, 44), radius: 10)
    guard case .group(let clipped) = try #require(row.children.first) else {
      Issue.record("no group")
      return
    }
    #expect(clipped.clip == outline)
    #expect(clipped.children.first == .fill(outline, Scene.Color(255, 255, 0)))
    // The border is above everything, half its width inside the outline.
    guard case .stroke(let path, let color, let style) = try #require(row.children.last) else {
      Issue.record("no border")
      return
    }
    #expect(path == .roundedRectangle(Scene.Rect(1, 1, 318, 42), radius: 9))
    #expect(color == Scene.Color(255, 0, 0))
    #expect(style.width == 2)
  }

  @Test("alpha, mask, sublayers and shadow are those of the row", arguments: places)
  func more(_ place: Place) throws {
    let row = try row(in: place) { cell in
      cell.alpha = 0.25
      let mask = CALayer()
      mask.frame = CGRect(x: 5, y: 6, width: 70, height: 8)
      cell.layer.mask = mask
      let dot = CALayer()
      dot.frame = CGRect(x: 100, y: 10, width: 20, height: 20)
      dot.backgroundColor = UIColor.blue.cgColor
      cell.layer.addSublayer(dot)
      cell.layer.shadowOpacity = 1
      cell.layer.shadowPath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9)).cgPath
    }
    #expect(row.opacity == 0.25)
    #expect(row.clip?.bounds == Scene.Rect(5, 6, 70, 8))
    #expect(RowShape.all(in: row.children).contains { $0.color == Scene.Color(0, 0, 255) })
    let bare = try self.row(in: place) { $0.alpha = 0.25 }
    #expect(row.children.count > bare.children.count)
  }

  @Test("a transform turns the whole row about its centre", arguments: places)
  func transform(_ place: Place) throws {
    let row = try row(in: place) { $0.transform = CGAffineTransform(scaleX: 1, y: -1) }
    let top = place == .byItself ? 0.0 : 30
    #expect(row.transform == Scene.Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: top + 44))
  }

  @Test("a hidden cell shows nothing", arguments: places)
  func hidden(_ place: Place) throws {
    let shapes = RowShape.all(in: try nodes(in: place) { $0.isHidden = true })
    #expect(!shapes.contains { $0.bounds.height == 44 })
  }

  @Test("separator and accessory stand where they stand in the table", arguments: places)
  func furniture(_ place: Place) throws {
    let row = try row(in: place) { $0.accessoryType = .disclosureIndicator }
    // Half a point high and from the leading margin on; the chevron's middle is in the 10.5 points
    // before the side margin: 320 - 16 - 5.25 = 298.75, 2.7 to each side.
    let separator = try #require(RowShape.all(in: row.children).last)
    #expect(separator.bounds == Scene.Rect(16, 43.5, 304, 0.5))
    #expect(separator.color == Scene.Color(0x3c, 0x3c, 0x43, alpha: 0x4a))
    let chevrons = row.children.compactMap { node -> Scene.Rect? in
      if case .stroke(let path, _, _) = node { path.bounds } else { nil }
    }
    #expect(chevrons.count == 1)
    #expect(chevrons.first.map { abs($0.x - 296.05) < 0.01 && abs($0.width - 5.4) < 0.01 } == true)
  }

  @Test("a cell has the appearance that it asks for", arguments: places)
  func appearance(_ place: Place) throws {
    let row = try row(in: place) { $0.overrideUserInterfaceStyle = .dark }
    #expect(row.children.first == .fill(.rectangle(Scene.Rect(0, 0, 320, 44)), .black))
  }

  @Test("a table in a view has the ground of its style, and the letters of its sections above it")
  func tableInView() throws {
    let shapes = RowShape.all(in: try nodes(in: .inView, style: .grouped) { _ in })
    #expect(shapes.first?.color == Scene.Color(0xf2, 0xf2, 0xf7))
    #expect(shapes.first?.bounds == Scene.Rect(0, 0, 320, 120))
  }

  // MARK: Making

  /// What a table lies in.
  enum Place: CaseIterable, Sendable { case byItself, inView }
  static let places = Place.allCases

  /// The group of the only row, below a header of 30 points.
  private func row(
    in place: Place, _ change: @escaping (UITableViewCell) -> Void
  ) throws -> Scene.Group {
    let nodes = try nodes(in: place, change)
    guard case .group(let group) = try #require(nodes.last) else {
      throw CocoaError(.coderValueNotFound)
    }
    return group
  }

  /// What is drawn of the table: its rows by themselves, or its ground and its subviews.
  private func nodes(
    in place: Place, style: UITableView.Style = .plain,
    _ change: @escaping (UITableViewCell) -> Void
  ) throws -> [Scene.Node] {
    let rows = RowBelowHeader(style: style, change)
    let assets = SceneAssets(BoxSetter())
    switch place {
    case .byItself:
      return TablePainter(rows.table, assets: assets).items { _, _ in
        LayoutTree.Scene(id: "0.0", height: 0, contentHeight: 0, views: [], constraints: [])
      }.map(\.node)
    case .inView:
      let view = rows.table.environment.perform {
        UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 120))
      }
      view.addSubview(rows.table)
      view.layoutIfNeeded()
      guard
        case .group(let outer)? = ViewPainter(assets: assets, style: .light, scale: 2)
          .node(for: view),
        case .group(let table)? = outer.children.first
      else { throw CocoaError(.coderValueNotFound) }
      // A table clips what scrolls.
      if case .group(let clipped)? = table.children.first, clipped.clip != nil {
        return clipped.children
      }
      return table.children
    }
  }
}

/// A filled shape of a picture, in the coordinates of its group.
private struct RowShape {
  let color: Scene.Color
  let bounds: Scene.Rect

  static func all(in nodes: [Scene.Node]) -> [RowShape] {
    nodes.flatMap { node -> [RowShape] in
      switch node {
      case .group(let group): all(in: group.children)
      case .fill(let path, let color):
        path.bounds.map { [RowShape(color: color, bounds: $0)] } ?? []
      default: []
      }
    }
  }
}

/// A table with a header of its own, 30 points high and empty, and one row.
private final class RowBelowHeader: NSObject, UITableViewDataSource {
  let table: UITableView
  private let change: (UITableViewCell) -> Void

  init(style: UITableView.Style, _ change: @escaping (UITableViewCell) -> Void) {
    self.change = change
    table = LayoutEnvironment(
      profile: OSProfile.named("ios18") ?? .standard, text: FixedAdvanceMeasurer()
    ).perform {
      let table = UITableView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 120), style: style)
      table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 30))
      table.rowHeight = 44
      return table
    }
    super.init()
    table.dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    change(cell)
    return cell
  }
}
