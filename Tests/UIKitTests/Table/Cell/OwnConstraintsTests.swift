import Foundation
import TestSupport
import Testing
import UIKit

@testable import UIKitCore

/// Cells that hold their subviews to themselves, not to their content views.
@Suite("Constraints of a cell itself")
struct OwnConstraintsTests {
  @Test("size a row whose content view has none", arguments: [false, true])
  func tableCell(isBesideContent: Bool) {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let box = UIView()
    (isBesideContent ? cell : cell.contentView).addSubview(box)
    pin(box, to: cell, height: 60)
    let source = OneCell(cell)
    source.table.layoutAllRows()
    // 16 + 60 + 16.
    #expect(source.table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 92)
    source.table.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 16, y: 16, width: 288, height: 60))
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 92))
    #expect(cell.layoutConflicts.isEmpty)
  }

  @Test("leave the row to the content view where that has some")
  func both() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let (box, bar) = (UIView(), UIView())
    cell.contentView.addSubview(box)
    pin(box, to: cell.contentView, height: 20)
    cell.addSubview(bar)
    pin(bar, to: cell, height: nil)
    let source = OneCell(cell)
    source.table.layoutAllRows()
    #expect(source.table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 52)
    #expect(cell.viewsBesideContent == [bar])
  }

  @Test("may tie the content view to the cell, whose height is on whole pixels")
  func tiedContent() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let (content, box) = (cell.contentView, UIView())
    box.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(box)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: cell.topAnchor),
      content.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
      box.topAnchor.constraint(equalTo: content.topAnchor),
      box.heightAnchor.constraint(equalToConstant: 60.3),
      content.bottomAnchor.constraint(greaterThanOrEqualTo: box.bottomAnchor),
    ])
    let source = OneCell(cell)
    source.table.separatorStyle = .none
    source.table.layoutAllRows()
    source.table.layoutIfNeeded()
    #expect(cell.frame.height == 60.5)
    #expect(cell.layoutConflicts.isEmpty)
  }

  @Test("know its lines of text at the width of the row")
  func text() {
    let environment = LayoutEnvironment(text: FixedAdvanceMeasurer())
    environment.perform {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let (label, inside) = (UILabel(), UILabel())
      let other = UITableViewCell(style: .default, reuseIdentifier: nil)
      for (label, cell, parent, edge) in [
        (label, cell, cell, cell as UIView), (inside, other, other.contentView, other.contentView),
      ] {
        label.numberOfLines = 0
        label.text = String(repeating: "word ", count: 30)
        parent.addSubview(label)
        pin(label, to: edge, height: nil)
        _ = cell
      }
      let heights = [cell, other].map { cell -> CGFloat in
        let source = OneCell(cell)
        source.table.separatorStyle = .none
        source.table.layoutAllRows()
        return source.table.rectForRow(at: IndexPath(row: 0, section: 0)).height
      }
      #expect(heights[0] == heights[1])
      #expect(heights[0] > 60)
    }
  }

  @Test("size an item of a collection")
  func collectionCell() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let box = UIView()
    cell.addSubview(box)
    pin(box, to: cell, height: 30)
    box.widthAnchor.constraint(equalToConstant: 100).isActive = true
    // 16 + 100 + 16, 16 + 30 + 16.
    #expect(
      cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 132, height: 62))
    let attributes = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: 0, section: 0))
    attributes.size = CGSize(width: 50, height: 50)
    #expect(
      cell.preferredLayoutAttributesFitting(attributes).size == CGSize(width: 132, height: 62))
  }

  @Test("are those of the application: accessory and backgrounds have places of their own")
  func places() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessoryView = UISwitch()
    cell.backgroundView = UIView()
    cell.backgroundConfiguration = UIBackgroundConfiguration.listPlainCell()
    cell.layoutIfNeeded()
    #expect(cell.viewsBesideContent == [])
    let extra = UIView()
    cell.addSubview(extra)
    #expect(cell.viewsBesideContent == [extra])
  }

  /// Sixteen points from every edge.
  private func pin(_ view: UIView, to other: UIView, height: CGFloat?) {
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: other.topAnchor, constant: 16),
      view.bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -16),
      view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: 16),
      view.trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -16),
    ])
    if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
  }
}

final class OneCell: NSObject, UITableViewDataSource {
  let table: UITableView
  private let cell: UITableViewCell

  init(_ cell: UITableViewCell) {
    self.cell = cell
    table = cell.environment.perform {
      UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    }
    super.init()
    table.dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { cell }
}
