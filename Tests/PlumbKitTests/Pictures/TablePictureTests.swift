import LayoutChanges
import LayoutTree
import Rendering
import TestSupport
import Testing
import ViewDrawing

@testable import PlumbKit
@testable import UIKitCore

@Suite("A picture of a table")
struct TablePictureTests {
  @Test("has the table's size, and a scene in its tree for each row")
  func size() {
    let sample = SampleTable(rows: 4)
    let picture = picture(of: sample)
    #expect(picture.scene.size.width == 320)
    #expect(picture.scene.size.height == picture.tree.scenes.reduce(0) { $0 + $1.height })
    #expect(picture.tree.scenes.map(\.id) == ["0.0", "0.1", "0.2", "0.3"])
    #expect(picture.tree.scenes[1].views.map(\.id) == ["contentView", "title", "body"])
  }

  @Test("is the same twice, whatever layers it has", arguments: [[], PictureLayer.allCases])
  func twice(layers: [PictureLayer]) throws {
    let first = picture(of: SampleTable(rows: 7), layers)
    let second = picture(of: SampleTable(rows: 7), layers)
    #expect(first.tree == second.tree)
    #expect(
      try PNGRenderer(scale: 1).render(first.scene) == PNGRenderer(scale: 1).render(second.scene))
    #expect(try SVGRenderer().render(first.scene) == SVGRenderer().render(second.scene))
  }

  @Test("is the same when rows were laid out before, in any order", arguments: 0..<8)
  func anyOrder(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let fresh = picture(of: SampleTable(rows: 9))
    let sample = SampleTable(rows: 9)
    for row in (0..<9).shuffled(using: &random) {
      _ = sample.table.withRow(at: IndexPath(row: row, section: 0)) { $0.frame }
    }
    let visited = picture(of: sample)
    #expect(visited.tree.changes(to: fresh.tree) == [])
    #expect(visited.scene == fresh.scene)
  }

  @Test("an inset row is drawn in its own coordinates, where its layers are")
  func inset() throws {
    let sample = SampleTable(rows: 1, style: .insetGrouped)
    let items = TablePainter(sample.table, assets: SceneAssets(BoxSetter())).items { cell, path in
      RowReader.scene(of: cell, at: path)
    }
    let row = try #require(items.first { $0.scene != nil })
    #expect(row.frame.x == 16 && row.frame.width == 288)
    guard case .group(let group) = row.node else {
      Issue.record("no group")
      return
    }
    #expect(group.transform == .identity)
  }

  @Test("draws accessories, and separators that begin at the inset")
  func furniture() {
    let sample = SampleTable(rows: 1)
    let items = TablePainter(sample.table, assets: SceneAssets(BoxSetter())).items { cell, path in
      RowReader.scene(of: cell, at: path)
    }
    guard case .group(let row) = items[0].node else {
      Issue.record("no group")
      return
    }
    let separators = row.children.filter { node in
      if case .fill(let path, _) = node { path.bounds?.height == 0.5 } else { false }
    }
    #expect(separators.count == 1)
    let chevrons = row.children.filter { node in
      if case .stroke(_, _, let style) = node { style.cap == .round } else { false }
    }
    #expect(chevrons.count == 1)
  }

  private func picture(
    of sample: SampleTable, _ layers: [PictureLayer] = []
  ) -> TablePicture {
    let assets = SceneAssets(BoxSetter())
    let table = PaintedTable(
      sample.table, header: LayoutTree(file: "sample", width: 320, scale: 2, profile: "ios18"),
      layers: layers, rows: SelectedRows(nil, in: sample.table), assets: assets)
    return TablePicture(table, named: "sample", layers: layers, assets: assets)
  }
}
