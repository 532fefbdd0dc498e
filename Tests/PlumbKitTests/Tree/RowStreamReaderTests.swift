import LayoutTree
import Testing

@testable import PlumbKit
@testable import UIKitCore

@Suite("Reading rows one after another")
struct RowStreamReaderTests {
  private typealias Change = (UITableViewCell, UILabel, NSLayoutConstraint) -> Void

  @Test("gives what reading each row by itself gives, whatever changes in the cell between them")
  func changes() {
    let changes: [Change] = [
      { _, label, _ in label.text = "Another text" },
      { _, _, gap in gap.constant = 12 },
      { _, _, gap in gap.identifier = "gap" },
      { _, _, gap in gap.identifier = nil },
      { _, _, gap in gap.priority = .defaultHigh },
      { cell, _, _ in cell.contentView.addSubview(UIImageView()) },
      { cell, _, _ in cell.contentView.subviews.last?.name = "picture" },
      { cell, _, _ in cell.contentView.exchangeSubview(at: 0, withSubviewAt: 1) },
      { cell, _, _ in cell.contentView.subviews.first?.removeFromSuperview() },
      { cell, _, _ in cell.contentView.addLayoutGuide(UILayoutGuide()) },
      { _, label, _ in label.widthAnchor.constraint(equalToConstant: 40).isActive = true },
      { _, label, _ in label.widthAnchor.constraint(equalToConstant: 50).isActive = true },
      { _, label, _ in label.removeConstraints(label.constraints) },
      { _, _, gap in gap.isActive = false },
    ]
    let (cell, label, gap) = sample()
    var names = RowStreamReader(.names)
    var objectIDs = RowStreamReader(.objectIDs)
    for (row, change) in changes.enumerated() {
      change(cell, label, gap)
      cell.layoutIfNeeded()
      let path = IndexPath(row: row, section: 0)
      #expect(
        names.scene(of: cell, at: path) == RowReader.scene(of: cell, at: path, withRepairs: true),
        "\(row)")
      #expect(
        objectIDs.scene(of: cell, at: path)
          == RowReader.scene(of: cell, at: path, .frames, .objectIDs, withRepairs: true), "\(row)")
    }
  }

  private func sample() -> (UITableViewCell, UILabel, NSLayoutConstraint) {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "sample")
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(label)
    let gap = label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 8)
    gap.isActive = true
    label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor).isActive = true
    return (cell, label, gap)
  }
}
