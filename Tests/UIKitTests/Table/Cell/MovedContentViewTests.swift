import Foundation
import Testing

@testable import UIKitCore

/// The usual way to put space between cells: `layoutSubviews` insets the content view.
@Suite("A content view that the cell's own layout has moved")
struct MovedContentViewTests {
  private static let hosts: [@Sendable (UITableView) -> UIView] = [
    { $0 },
    { table in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
      view.addSubview(table)
      return view
    },
    { table in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
      table.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(table)
      NSLayoutConstraint.activate([
        table.topAnchor.constraint(equalTo: view.topAnchor),
        table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
      return view
    },
  ]

  @Test("stays there in every row, whatever the table lies in", arguments: hosts)
  func everyRow(_ host: @Sendable (UITableView) -> UIView) {
    let source = InsetSource(height: 80)
    let view = host(source.table)
    for _ in 0..<2 {
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    // 320 - 2 × 20 and 80 - 2 × 10; the box is 8 from every edge of that.
    for _ in 0..<2 {
      source.table.forEachElement { _, view in
        let cell = view as? InsetCell
        #expect(cell?.contentView.frame == CGRect(x: 20, y: 10, width: 280, height: 60))
        #expect(cell?.box.frame == CGRect(x: 8, y: 8, width: 264, height: 44))
      }
    }
    #expect(source.table.visibleCells.count == 3)
    for case let cell as InsetCell in source.table.visibleCells {
      #expect(cell.contentView.frame == CGRect(x: 20, y: 10, width: 280, height: 60))
      #expect(cell.box.frame == CGRect(x: 8, y: 8, width: 264, height: 44))
    }
  }

  @Test("follows the next layout, and no other")
  func nextLayout() {
    let source = InsetSource(height: 80)
    source.table.layoutIfNeeded()
    let cell = source.table.visibleCells[0]
    cell.contentView.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    source.table.setNeedsLayout()
    source.table.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    cell.setNeedsLayout()
    source.table.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 20, y: 10, width: 280, height: 60))
    source.table.frame.size.width = 400
    source.table.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 20, y: 10, width: 360, height: 60))
  }

  @Test(
    "of a row without a height of its own is never less than the inset: such a row begins at 44")
  func firstLayout() {
    let cell = InsetCell(style: .default, reuseIdentifier: nil)
    cell.box.removeFromSuperview()
    let source = InsetSource(height: UITableView.automaticDimension)
    source.only = cell
    source.table.layoutAllRows()
    #expect(source.table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 44)
    #expect(cell.heights.allSatisfy { $0 == 24 })
  }
}

private final class InsetCell: UITableViewCell {
  let box = UIView()
  /// The heights that its layouts have left.
  var heights: [CGFloat] = []

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = contentView.frame.insetBy(dx: 20, dy: 10)
    heights.append(contentView.frame.height)
  }
}

private final class InsetSource: NSObject, UITableViewDataSource {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
  /// The cell of the only row; nil for three rows of the registered class.
  var only: InsetCell?

  init(height: CGFloat) {
    super.init()
    table.rowHeight = height
    table.separatorStyle = .none
    table.register(InsetCell.self, forCellReuseIdentifier: "inset")
    table.dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    only == nil ? 3 : 1
  }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    only ?? tableView.dequeueReusableCell(withIdentifier: "inset", for: path)
  }
}
