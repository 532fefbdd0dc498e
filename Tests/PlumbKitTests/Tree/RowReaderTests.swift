import LayoutTree
import TestSupport
import Testing

@testable import PlumbKit
@testable import UIKit

@Suite("Reading a row")
struct RowReaderTests {
  @Test("gives frames, sizes and the constraints as they were written")
  func row() throws {
    let sample = SampleTable(rows: 3)
    let scene = try #require(
      sample.table.withRow(at: IndexPath(row: 2, section: 0)) {
        RowReader.scene(of: $0, at: IndexPath(row: 2, section: 0))
      })
    #expect(scene.id == "0.2")
    #expect(scene.reuseIdentifier == "sample")
    #expect(
      scene.constraints.map(\.id) == [
        "title.leading == contentView.leading + 20", "title.trailing == contentView.trailing - 20",
        "body.leading == contentView.leading + 20", "body.trailing == contentView.trailing - 20",
        "title.top == contentView.top + 20", "gap",
        "contentView.bottom == body.bottom + 20 @999",
      ])
    #expect(scene.constraints.allSatisfy { $0.violation == 0 && !$0.isBroken })
  }

  @Test("names the minimal set of a conflict, the table's own height among it")
  func conflict() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let box = UIView()
    box.name = "box"
    box.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(box)
    box.heightAnchor.constraint(equalToConstant: 50).isActive = true
    box.heightAnchor.constraint(equalToConstant: 60).isActive = true
    cell.layoutIfNeeded()
    let scene = RowReader.scene(of: cell, at: IndexPath(row: 0, section: 0))
    #expect(
      scene.conflicts == [
        .init(constraints: ["box.height == 50", "box.height == 60"], broken: "box.height == 60")
      ])
    #expect(scene.constraints.filter(\.isBroken).map(\.id) == ["box.height == 60"])
  }

  @Test("tells views of one name apart")
  func names() {
    let root = UIView()
    for _ in 0..<3 {
      let view = UILabel()
      view.name = "label"
      root.addSubview(view)
    }
    let plain = UIView()
    plain.addSubview(UIImageView())
    root.addSubview(plain)
    #expect(
      ViewNames(root, named: "contentView").entries.map(\.id) == [
        "contentView", "label", "label 2", "label 3", "UIView#3", "UIImageView#3.0",
      ])
  }
}
