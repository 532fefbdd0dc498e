import LayoutTree
import Numbers
import TestSupport
import Testing

@testable import PlumbKit
@testable import UIKitCore

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

  @Test("tells what labels say, on how many lines where there are several, and what is hidden")
  func texts() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
    for (index, text) in ["One", "Some words that need several lines", "", nil].enumerated() {
      let label = UILabel(frame: CGRect(x: 0, y: 40 * index, width: 80, height: 40))
      label.name = "label\(index)"
      label.numberOfLines = 0
      label.text = text
      label.isHidden = index == 0
      cell.contentView.addSubview(label)
    }
    let scene = RowReader.scene(of: cell, at: IndexPath(row: 0, section: 0))
    let labels = scene.views.dropFirst()
    #expect(labels.map(\.text) == ["One", "Some words that need several lines", nil, nil])
    #expect(labels.map(\.isHidden) == [true, false, false, false])
    #expect(labels.map(\.lines)[0] == nil)
    #expect(try #require(labels.map(\.lines)[1]) > 1)
  }

  @Test("tells why constraints conflict as a sum, and what would end it")
  func proof() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    let box = UIView()
    box.name = "box"
    box.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
      box.heightAnchor.constraint(equalToConstant: 60),
      cell.contentView.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 10),
    ])
    cell.layoutIfNeeded()
    let scene = RowReader.scene(
      of: cell, at: IndexPath(row: 0, section: 0), withRepairs: true)
    let conflict = try #require(scene.conflicts.first)
    let height = scene.contentHeight
    #expect(conflict.sum == "10 + 10 + 60 = 80, not \(readable(height))")
    #expect(conflict.reason?.hasSuffix("\(readable(80 - height)) points apart.") == true)
    #expect(conflict.repairs.contains { $0.contains("`box.height == 60`") })
    #expect(!conflict.repairs.contains { $0.contains("`contentView.bottom == box.bottom + 10`") })
  }

  @Test("tells the interval that is left to an ambiguous view")
  func ranges() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    let box = UIView()
    box.name = "box"
    box.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 4),
      box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      box.widthAnchor.constraint(equalToConstant: 60),
      box.heightAnchor.constraint(lessThanOrEqualToConstant: 20),
    ])
    cell.layoutIfNeeded()
    let scene = RowReader.scene(of: cell, at: IndexPath(row: 0, section: 0))
    #expect(scene.views.map(\.ranges) == [[], [.init(.height, least: 0, greatest: 20)]])
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
    #expect(scene.conflicts.map(\.constraints) == [["box.height == 50", "box.height == 60"]])
    #expect(scene.conflicts.map(\.broken) == ["box.height == 60"])
    #expect(scene.conflicts.map(\.sum) == ["50, not 60"])
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
